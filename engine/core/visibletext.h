// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace ninefold {

/// The words of others (names in a file, names of files, input that could not be read) as they may be shown: in a
/// terminal, a title, a sentence. Characters that steer a terminal or change the order or the lines of the text around
/// them are written by their numbers: controls, direction marks and overrides, line and paragraph separators, as
/// "<U+202E>". A byte that is no UTF-8 becomes "<FF>", as `less` shows it. Everything else stays as it is, so that names
/// in any script and emoji come through; what was made visible stays the same when it is done again.
///
/// `kept` lists ASCII controls that may stay where the place can show them: "\n\t" in a text of several lines.
std::string visibleText(std::string_view text, std::string_view kept = {});

/// Would visibleText spell this character out?
bool isHiddenControl(char32_t code);

} // namespace ninefold
