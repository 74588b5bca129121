// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/digits.h"
#include "engine/core/result.h"
#include "engine/formats/parts/layout.h"

#include <array>
#include <memory>
#include <optional>
#include <string_view>

namespace ninefold::text {

/// One cell as it was written. What the form as a whole means by it is decided when all 81 are there (board.h): a lone
/// digit may be a given, a placed digit or the last candidate of its cell.
struct CellText {
    Digits digits;           // none = blank, several = candidates
    unsigned signs = 0;      // kinds of signs used
    bool given = false;      // said to be so: "5!"
    bool placed = false;     // said to be so: "u5"
    bool notes = false;      // the digits are notes of a blank cell: ".(3,4)"
    Digit value = 0;         // of a cell that has notes beside a digit: "9(2,3)"
    char wrongSign[5] = "";  // the first sign that has no business here
    bool wrongDigit = false; // ... a digit that is no candidate
};

/// Any text makes a cell; what has no business there is noted in it, so that an error can say which sign it was.
CellText parseCell(std::string_view text);

/// One line of a board, in whatever way it was written.
struct Row {
    static constexpr std::size_t kCells = 9;

    int line = 0;
    std::size_t cells = 0;                   // how many it has; only rows of nine make a Sudoku
    std::array<CellText, kCells + 1> cell{}; // one more: it may be a label
    unsigned signs = 0;
    bool wrong = false;  // some cell holds a wrong sign
    bool marks = false;  // some cell lists several digits
    bool noted = false;  // some cell has notes or is said to be given (.doku)
    bool placed = false; // some cell is said to be placed (.sdx)
    bool barred = false;
    bool loose = false;
    bool fields = false;                // a row of a table
    bool opens = false, closes = false; // begins, ends with a bracket
    /// The line read without the label that it may begin with; null where it cannot (label.h).
    std::shared_ptr<const Row> unlabelled;
    int label = -1;

    /// A size of which Sudokus larger than ours are made.
    bool isLarge() const { return cells == 12 || cells == 16 || cells == 25 || cells == 36; }
    /// Nothing but one kind of blank sign: a row, or the ruler between two.
    bool couldBeRuler() const { return text::couldBeRuler(signs) && signs != 0 && !marks && !wrong; }
};

/// A cleaned line as a row of a board of any size; nothing when it cannot be meant as one. Rows of other sizes than
/// nine are wanted too: whoever opens a 16x16 Sudoku is to be told just that.
std::optional<Row> parseRow(std::string_view line);

/// Does the line begin, end with the bracket of a list?
bool opensBracket(std::string_view line);
bool closesBracket(std::string_view line);

/// Border of a frame, line between bands, or a row of brackets: decoration without cells.
bool isBorder(std::string_view line);

} // namespace ninefold::text
