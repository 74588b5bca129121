// SPDX-License-Identifier: MIT
// The candidates of every cell in a frame, as HoDoKu draws it. Most programs copy something similar, and forums are
// full of such grids.
//
//     .-------------------.-------------------.----------------.
//     | 69    7      3    | 4    1568  59     | 89   8    2    |
//     | 8     5      1    | 9    3     2      | 6    7    49   |
//     | 269   2      4    | 69   678   79     | 5    3    1    |
//     :-------------------+-------------------+----------------:     ... two more bands
//
// The text leaves two things open: a cell with one digit may be set or have one candidate left, and a given looks
// like a placed digit. The reader guesses the first (parts/board.h) and leaves the second open: givensKnown stays
// false. Such a grid is written for its candidates, so they bind: a missing candidate is ruled out.
#include "engine/formats/format.h"
#include "engine/formats/parts/writing.h"
#include "engine/formats/scan/scan.h"

#include <algorithm>

namespace ninefold::formats::descriptors {

using namespace text;

namespace {

bool fits(const Sample& sample) {
    return sample.shape == Shape::Marks;
}

/// Each column is as wide as its widest cell, and the frame as wide as the columns of its box.
struct Widths {
    std::array<std::size_t, 9> column{};
    std::size_t ofBox(int box) const { return column[3 * box] + column[3 * box + 1] + column[3 * box + 2] + 2 * 2 + 2; }
};

void writeBorder(std::string_view corners, const Widths& widths, std::string& out) {
    out += corners[0];
    for (int box = 0; box < 3; ++box) {
        out.append(widths.ofBox(box), '-');
        out += box < 2 ? corners[1] : corners[2];
    }
    out += '\n';
}

void writeRow(const std::string* texts, const Widths& widths, std::string& out) {
    for (std::size_t column = 0; column < 9; ++column) {
        out += column % 3 == 0 ? "| " : " ";
        out += texts[column];
        out.append(widths.column[column] - texts[column].size() + 1, ' ');
    }
    out += "|\n";
}

void write(const Puzzle& puzzle, std::string& out) {
    std::array<std::string, kCellCount> texts;
    Widths widths;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        texts[cell] = digitsText(shownDigits(puzzle.grid, cell));
        // A cell without any candidate needs a character, or all cells after it would move forward.
        if (texts[cell].empty()) texts[cell] += '-';
        std::size_t& width = widths.column[columnOf(cell)];
        width = std::max(width, texts[cell].size());
    }
    for (int row = 0; row < 9; ++row) {
        if (row % 3 == 0) writeBorder(row == 0 ? "..." : ":+:", widths, out);
        writeRow(&texts[cellAt(row, 0)], widths, out);
    }
    writeBorder("'''", widths, out);
}

} // namespace

const Format pm = {
    .id = "pm",
    .name = "Candidate grid",
    .extensions = "txt",
    .holds = {.placedAsGivens = true, .candidates = true, .binding = true, .many = true},
    .fits = fits,
    .scan = Scan::Puzzles,
    .write = write,
    .separator = "\n\n",
};

} // namespace ninefold::formats::descriptors
