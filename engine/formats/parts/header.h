// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/puzzle.h"

#include <optional>
#include <string_view>

namespace ninefold::text {

/// A line at the head of an .sdk file: "#A name" as SadMan writes it, "#Aname" as SudoCue does. A for the author, D for
/// a description, which is our name, C for a comment, and so on (header.cpp). Other lines with # are comments.
struct Header {
    char key = 0;
    bool spaced = false; // there is a blank behind the letter
    std::string_view text;
};

std::optional<Header> parseHeader(std::string_view line);

/// Puts what a header says into the puzzle.
void setField(const Header& header, Puzzle& puzzle);

/// Appends the headers for what the puzzle says of itself, as SadMan writes them.
void writeHeaders(const Puzzle& puzzle, std::string& out);

/// What stands at the head of an .sdk file.
struct HeaderStyle {
    int lines = 0;
    bool spaced = false;
};

/// Looks at the lines before the first one that is no header, comment or empty line. None of them count when the only
/// one might be a word: "#Difficult" above nine rows is a comment. Two such lines are believed.
HeaderStyle headerStyle(std::string_view head);

} // namespace ninefold::text
