// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/puzzle.h"

#include <string>
#include <string_view>

namespace ninefold::text {

/// Titles between the puzzles of a text. A level ("# EASY") holds until the next title; any other title names the board
/// that follows, or comments the lines that follow. Several comment lines in a row introduce a file and name nothing.
class Headings {
public:
    explicit Headings(std::string_view heading) { set(heading); }

    void comment(std::string_view line);
    /// A line of prose: only "Grid 01" and the like are titles.
    void prose(std::string_view line);
    /// Anything that is no comment ends a run of comment lines.
    void otherLine() { commentLines_ = 0; }

    /// A title is the name of the next board and of no other; a level is that of all boards that follow.
    void giveToBoard(Puzzle& puzzle);
    /// Lines come in lists, so a title above them comments each one.
    void giveToLine(Puzzle& puzzle);

    const std::string& text() const { return text_; }

private:
    void set(std::string_view title);

    std::string text_;
    bool isLevel_ = false;
    int commentLines_ = 0;
};

/// A line that is a comment from its first sign on.
bool isComment(std::string_view line);

} // namespace ninefold::text
