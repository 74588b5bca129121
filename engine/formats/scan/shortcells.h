// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"

#include <optional>
#include <string>
#include <string_view>

namespace ninefold::formats::text {

// A Sudoku of a list of which the greater part is missing. By itself such a text could be anything; its place shows
// that it was one: the line before has the Sudoku there, or the head of the table names the column.
//
//     id,puzzle,level
//     1,7.4..5..1.....2.6..2.........8.1..9.9...3...4.1..7.2.........3..6.9.....5..8..4.6,easy
//     2,7.4..5..1.....2.6,hard                   <- a short cell
//
// `listed` is the line before, if it held a Sudoku, and empty otherwise.

/// A line that holds a Sudoku, for the line after it. Empty lines between the two do not count.
class ListedLine {
public:
    ListedLine(std::string_view text, int next) : text_(text), next_(next) {}
    void set(std::string_view text, int line) {
        text_ = text;
        next_ = line + 1;
    }
    /// The list continues after this line.
    void skip(int line) { next_ += next_ == line; }
    /// Empty where the line before is another one.
    std::string_view before(int line) const { return line == next_ ? std::string_view(text_) : std::string_view{}; }

private:
    std::string text_;
    int next_;
};

/// The error for a row of a table whose Sudoku is short; nothing for any other line. The full grid after a short
/// cell is its solution and no puzzle.
std::optional<Error> findShortCell(std::string_view line, std::string_view columns, std::string_view listed);

} // namespace ninefold::formats::text
