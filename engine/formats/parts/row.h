// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/digits.h"
#include "engine/core/result.h"
#include "engine/formats/parts/layout.h"

#include <array>
#include <memory>
#include <optional>
#include <string_view>

namespace ninefold::formats::text {

/// One cell as it was written. Its meaning is decided only when all 81 cells are known (board.h): a single digit
/// may be a given, a placed digit or the last candidate of its cell.
struct CellText {
    Digits digits;               // none = blank, several = candidates
    unsigned characterKinds = 0; // kinds of characters used
    bool given = false;          // marked as given: "5!"
    bool placed = false;         // marked as placed: "u5"
    bool notes = false;          // the digits are notes of a blank cell: ".(3,4)"
    Digit value = 0;             // of a cell that has notes beside a digit: "9(2,3)"
    char wrongCharacter[5] = ""; // the first character that is not allowed here
    bool wrongDigit = false;     // ... is a digit but not a candidate
};

/// Accepts any text; a character that is not allowed is stored in the cell, so that an error can name it.
CellText parseCell(std::string_view text);

/// One line of a board in any layout.
struct Row {
    static constexpr std::size_t kCells = 9;

    int line = 0;
    std::size_t cells = 0;                   // the number of cells; only rows of nine make a Sudoku
    std::array<CellText, kCells + 1> cell{}; // one more because the first may be a label
    unsigned characterKinds = 0;
    bool wrong = false;  // some cell holds a wrong character
    bool marks = false;  // some cell lists several digits
    bool noted = false;  // some cell has notes or is marked as given (.doku)
    bool placed = false; // some cell is marked as placed (.sdx)
    bool barred = false;
    bool loose = false;
    bool fields = false;                // a row of a table
    bool opens = false, closes = false; // begins, ends with a bracket
    /// The line read without the label that it may begin with; null where it cannot begin with one (scan/labels.h).
    std::shared_ptr<const Row> unlabelled;
    int label = -1;

    /// Sizes of larger Sudokus.
    bool isLarge() const { return cells == 12 || cells == 16 || cells == 25 || cells == 36; }
    /// Only one kind of blank character: a row, or a ruler between two rows.
    bool couldBeRuler() const { return text::couldBeRuler(characterKinds) && characterKinds != 0 && !marks && !wrong; }
};

/// Reads a cleaned line as a row of a board of any size; nothing when it cannot be meant as one. Rows of other
/// sizes than nine are read too, so that a 16x16 Sudoku is reported as such.
std::optional<Row> parseRow(std::string_view line);

/// Does the line begin or end with the bracket of a list?
bool opensBracket(std::string_view line);
bool closesBracket(std::string_view line);

/// A border of a frame, a line between bands, or a row of brackets: decoration without cells.
bool isBorder(std::string_view line);

} // namespace ninefold::formats::text
