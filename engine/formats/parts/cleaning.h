// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace ninefold::text {

/// A line as its writer typed it, before mail programs, forums and word processors got hold of it: without quote
/// marks, with plain blanks and dashes, and with | - + for the lines of drawn boxes. What needs no change stays where
/// it is; anything else is made in `buffer`.
std::string_view cleaned(std::string_view line, std::string& buffer);

/// With small letters for A to Z; other signs stay.
std::string lowered(std::string_view text);

/// How many bytes the sign at the beginning of the text has (1 for what is no UTF-8, so that every loop ends).
std::size_t signLength(std::string_view text);
/// How many signs the text has.
std::size_t signCount(std::string_view text);
/// A digit of another script: not ours, but meant as one. It is refused with a sentence about that sign, where a letter
/// would make the whole line prose.
bool isForeignDigit(std::string_view sign);

} // namespace ninefold::text
