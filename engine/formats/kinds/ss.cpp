// SPDX-License-Identifier: MIT
// Simple Sudoku: the givens in a frame of *---*, then "I042" for every placed digit (2 in cell 4, counted from 0)
// and "E39001" for every candidate that the player removed.
//
//      *-----------*
//      |.73|4..|..2|
//      |8.1|.32|6..|
//      |..4|...|531|
//      |---+---+---|     ... two more bands
//      *-----------*
//
//     I006             r1c1 is 6
//     E46008           r6c2 is not 8
//
// Cells count from 00, candidates have three digits, and line ends are CRLF. The frame distinguishes it from other
// boards.
#include "engine/formats/format.h"
#include "engine/formats/parts/writing.h"
#include "engine/formats/scan/scan.h"

#include <cassert>

namespace ninefold::formats::descriptors {

using namespace text;

namespace {

bool fits(const Sample& sample) {
    return sample.shape == Shape::SimpleBoard;
}

void writeBoard(std::string_view cells, std::string& out) {
    assert(cells.size() == kCellCount);
    out += " *-----------*\r\n";
    for (std::size_t row = 0; row < 9; ++row) {
        if (row == 3 || row == 6) out += " |---+---+---|\r\n";
        for (std::size_t box = 0; box < 3; ++box) {
            out += box == 0 ? " |" : "|";
            out += cells.substr(9 * row + 3 * box, 3);
        }
        out += "|\r\n";
    }
    out += " *-----------*\r\n";
}

/// `zeros` pad the digit to the width of this kind of entry.
void writeEntry(std::string_view kind, Cell cell, std::string_view zeros, Digit digit, std::string& out) {
    assert(cell >= 0 && cell < kCellCount && digit >= 1 && digit <= kDigitCount);
    out += kind;
    out += {static_cast<char>('0' + cell / 10), static_cast<char>('0' + cell % 10)};
    out += zeros;
    out += {static_cast<char>('0' + digit), '\r', '\n'};
}

void write(const Puzzle& puzzle, std::string& out) {
    const Grid& grid = puzzle.grid;
    writeBoard(grid.givensText('.'), out);
    out += "\r\n\r\n";
    for (const Cell cell : placedCells(grid)) writeEntry("I", cell, "", grid.value(cell), out);
    if (!puzzle.hasMarks) return;
    const auto removed = removedCandidates(grid);
    for (Cell cell = 0; cell < kCellCount; ++cell)
        for (const Digit digit : removed[cell]) writeEntry("E", cell, "00", digit, out);
}

} // namespace

const Format ss = {
    .id = "ss",
    .name = "Simple Sudoku",
    .extensions = "ss",
    .holds = {.placed = true, .candidates = true},
    .fits = fits,
    .scan = Scan::Puzzles,
    .write = write,
};

} // namespace ninefold::formats::descriptors
