// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/puzzle.h"

#include <string>
#include <string_view>

namespace ninefold::formats::text {

/// Titles between the puzzles of a text. A level ("# EASY") holds until the next title; any other title names the
/// next board, or comments the lines below it. Several comment lines in a row introduce a file and name nothing.
class Headings {
public:
    explicit Headings(std::string_view heading) { set(heading); }

    void comment(std::string_view line);
    /// A line of prose: only lines like "Grid 01" are titles.
    void prose(std::string_view line);
    /// Any line that is not a comment ends a run of comment lines.
    void otherLine() { commentLines_ = 0; }

    /// A title names only the next board; a level applies to all boards that follow.
    void giveToBoard(Puzzle& puzzle);
    /// Puzzles in lines come in lists, so a title above them becomes the comment of each one.
    void giveToLine(Puzzle& puzzle);

    const std::string& text() const { return text_; }

private:
    void set(std::string_view title);

    std::string text_;
    bool isLevel_ = false;
    int commentLines_ = 0;
};

/// A line that is a comment from its first character on.
bool isComment(std::string_view line);

} // namespace ninefold::formats::text
