// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ninefold {

/// Makes texts from outside (names in a file, file names, unreadable input) safe to show in a terminal, a title or
/// a sentence. Characters that control a terminal or change the order or the lines of the text around them are
/// replaced by their code points: controls, direction marks and overrides, line and paragraph separators, as
/// "<U+202E>". An invalid UTF-8 byte becomes "<FF>", as `less` shows it. All other characters are unchanged, so
/// names in any script and emoji survive. Applying the function twice gives the same result.
///
/// `kept` lists the ASCII controls that the place can show: "\n\t" in a text of several lines.
std::string visibleText(std::string_view text, std::string_view kept = {});

/// Would visibleText replace this character by its code point?
bool isHiddenControl(char32_t code);

inline constexpr std::size_t kLongestName = 200, kLongestComment = 4000;

/// The same for a name: removes spaces at its ends, turns line ends and tabs into spaces, and ends a text of more
/// than `most` characters with an ellipsis.
std::string oneLine(std::string_view text, std::size_t most = kLongestName);

/// The same for a text of several lines. All line ends become "\n"; at most one empty line in a row is kept.
std::string severalLines(std::string_view text, std::size_t most = kLongestComment);

} // namespace ninefold
