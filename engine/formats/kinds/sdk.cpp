// SPDX-License-Identifier: MIT
// SadMan Sudoku's .sdk: headers and nine rows; if there are placed digits, candidates or colours, sections for
// them.
//
//     #A The author
//     #D The name
//     .734....2     ... nine rows
//
// The writer uses the plainest form that holds the puzzle: other programs know only headers and rows, and an
// unplayed puzzle needs no more. Line ends are CRLF, as the program runs on Windows.
//
// The extension .sdk says little: such files also contain lines of 81 characters, plain rows and other sizes.
// Detection recognises them by their content and assigns them to the other formats.
#include "engine/formats/format.h"
#include "engine/formats/parts/header.h"
#include "engine/formats/parts/writing.h"
#include "engine/formats/scan/scan.h"
#include "engine/formats/scan/sections.h"

#include <algorithm>

namespace ninefold::formats::descriptors {

using namespace text;

namespace {

constexpr std::string_view kLineEnd = "\r\n";

/// SadMan writes a space after the letter of a header; SudoCue writes none (sudocue.cpp).
bool fits(const Sample& sample) {
    const HeaderStyle style = headerStyle(sample.head);
    return sample.shape == Shape::Rows && style.lines > 0 && style.spaced;
}

bool hasColours(const Puzzle& puzzle) {
    return std::ranges::any_of(puzzle.notes, [](const CellState& state) { return state.colours[0] != 0; });
}

/// A field for each cell, empty where the cell is set.
void writeMarks(const Grid& grid, std::string& out) {
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        if (!grid.isSet(cell)) out += digitsText(grid.candidates(cell));
        out += columnOf(cell) == 8 ? kLineEnd : ",";
    }
}

/// One colour for each cell, 1 to 9: the format has no second colour and no colours of candidates.
void writeColours(const std::vector<CellState>& notes, std::string& out) {
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const int colour = notes[static_cast<std::size_t>(cell)].colours[0];
        out += colour >= 1 && colour <= 9 ? static_cast<char>('0' + colour) : '.';
        if (columnOf(cell) == 8) out += kLineEnd;
    }
}

void writeSections(const Puzzle& puzzle, std::string& out) {
    writeHeaders(puzzle, out);
    out += "[Puzzle]\r\n";
    writeRows(puzzle.grid.givensText('.'), kLineEnd, out);
    out += "[State]\r\n";
    writeRows(puzzle.grid.cellsText('.'), kLineEnd, out);
    if (puzzle.hasMarks) {
        out += "[PencilMarks]\r\n";
        writeMarks(puzzle.grid, out);
    }
    if (hasColours(puzzle)) {
        out += "[Colours]\r\n";
        writeColours(puzzle.notes, out);
    }
}

void write(const Puzzle& puzzle, std::string& out) {
    if (puzzle.hasMarks || hasColours(puzzle) || !placedCells(puzzle.grid).empty()) return writeSections(puzzle, out);
    writeHeaders(puzzle, out);
    writeRows(puzzle.grid.cellsText('.'), kLineEnd, out);
}

} // namespace

const Format sdk = {
    .id = "sdk",
    .name = "SadMan Sudoku puzzle",
    .extensions = "sdk",
    .holds = {.placed = true, .candidates = true, .colours = true, .names = true, .comment = true},
    .documentLimit = kLongestSections,
    .fits = fits,
    .read = readSections,
    .write = write,
};

} // namespace ninefold::formats::descriptors
