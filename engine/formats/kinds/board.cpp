// SPDX-License-Identifier: MIT
// Nine rows in a drawn frame, as people paste them into forums and mails.
//
//     +-------+-------+-------+
//     | . 7 3 | 4 . . | . . 2 |
//     | 8 . 1 | . 3 2 | 6 . . |
//     | . . 4 | . . . | 5 3 1 |
//     +-------+-------+-------+     ... and so on, in any of a dozen styles: dots, stars, box-drawing lines
//
// The style does not matter: the reader ignores the frame and reads the rows (scan/rowgroup.h).
#include "engine/formats/format.h"
#include "engine/formats/parts/writing.h"
#include "engine/formats/scan/scan.h"

namespace ninefold::formats::descriptors {

using namespace text;

namespace {

/// Boards of Simple Sudoku have a shape of their own; formats earlier in formats.def claim boards with titles or
/// double rules.
bool fits(const Sample& sample) {
    return sample.shape == Shape::Board;
}

void write(const Puzzle& puzzle, std::string& out) {
    constexpr std::string_view border = "+-------+-------+-------+\n";
    const std::string cells = puzzleCells(puzzle, '.');
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        if (cell % 27 == 0) out += border;
        if (cell % 3 == 0) out += "| ";
        out += cells[static_cast<std::size_t>(cell)];
        out += cell % 9 == 8 ? " |\n" : " ";
    }
    out += border;
}

} // namespace

const Format board = {
    .id = "board",
    .name = "Board with a frame",
    .extensions = "txt",
    .holds = {.many = true},
    .fits = fits,
    .scan = Scan::Puzzles,
    .write = write,
    // After a single empty line the scanner would take the second board for a later state of the first.
    .separator = "\n\n",
};

} // namespace ninefold::formats::descriptors
