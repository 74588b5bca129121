// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/puzzle.h"

#include <optional>
#include <string_view>

namespace ninefold::formats::text {

/// A line at the top of an .sdk file: "#A name" as SadMan writes it, "#Aname" as SudoCue does. A is the author, D a
/// description (the name of the puzzle here), C a comment, and so on (header.cpp). Other lines with # are comments.
struct Header {
    char key = 0;
    bool spaced = false; // there is a space after the letter
    std::string_view text;
};

std::optional<Header> parseHeader(std::string_view line);

/// Stores the value of a header in the puzzle.
void setField(const Header& header, Puzzle& puzzle);

/// Appends the headers with the texts of the puzzle, as SadMan writes them.
void writeHeaders(const Puzzle& puzzle, std::string& out);

/// The headers at the top of an .sdk file.
struct HeaderStyle {
    int lines = 0;
    bool spaced = false;
};

/// Looks at the lines before the first one that is not a header, a comment or an empty line. A single header that
/// might be a word does not count: "#Difficult" above nine rows is a comment. Two such lines do.
HeaderStyle headerStyle(std::string_view head);

} // namespace ninefold::formats::text
