// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace ninefold::formats::text {

/// Undoes what mail programs, forums and word processors do to a line: it removes quote marks and replaces special
/// spaces, dashes and box-drawing characters by ASCII ones (| - + for the boxes). A line that needs no change is
/// returned itself; otherwise the result is in `buffer`.
std::string_view cleaned(std::string_view line, std::string& buffer);

/// With small letters for A to Z; other characters are unchanged.
std::string lowered(std::string_view text);

/// The number of bytes of the first character (1 for invalid UTF-8, so that every loop ends).
std::size_t characterLength(std::string_view text);
/// The number of characters in the text.
std::size_t characterCount(std::string_view text);
/// A digit of another script: the reader does not accept it but knows that it was meant as a digit. The error names
/// that character, whereas a letter would make the whole line prose.
bool isForeignDigit(std::string_view character);

} // namespace ninefold::formats::text
