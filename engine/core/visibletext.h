// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ninefold {

/// The words of others (names in a file, names of files, input that could not be read) as they may be shown: in a
/// terminal, a title, a sentence. Characters that steer a terminal or change the order or the lines of the text around
/// them are written by their numbers: controls, direction marks and overrides, line and paragraph separators, as
/// "<U+202E>". A byte that is no UTF-8 becomes "<FF>", as `less` shows it. Everything else stays as it is, so that
/// names in any script and emoji come through; what was made visible stays the same when it is done again.
///
/// `kept` lists ASCII controls that may stay where the place can show them: "\n\t" in a text of several lines.
std::string visibleText(std::string_view text, std::string_view kept = {});

/// Would visibleText spell this character out?
bool isHiddenControl(char32_t code);

inline constexpr std::size_t kLongestName = 200, kLongestComment = 4000;

/// The same for a name: blanks at its ends go, line ends and tabs become a blank, and what is longer than `most`
/// characters ends in an ellipsis.
std::string oneLine(std::string_view text, std::size_t most = kLongestName);

/// The same for a text of several lines. All line ends become "\n"; empty lines beyond the first in a row go.
std::string severalLines(std::string_view text, std::size_t most = kLongestComment);

} // namespace ninefold
