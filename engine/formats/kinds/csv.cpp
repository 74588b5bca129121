// SPDX-License-Identifier: MIT
// A table of nine rows of nine fields, empty for a blank cell, as spreadsheets save it. The reader accepts
// semicolons and tabs as well: where the comma is the decimal separator, a spreadsheet writes semicolons.
//
//     ,7,3,4,,,,,2
//     8,,1,,3,2,6,,
//     ,,4,,,,5,3,1     ... six more
//
// Tables with a whole puzzle in one field are a different format (kaggle.cpp).
#include "engine/formats/format.h"
#include "engine/formats/parts/writing.h"
#include "engine/formats/scan/scan.h"

namespace ninefold::formats::descriptors {

using namespace text;

namespace {

bool fits(const Sample& sample) {
    return sample.shape == Shape::Table;
}

void write(const Puzzle& puzzle, std::string& out) {
    const std::string cells = puzzleCells(puzzle, ' ');
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        if (const char character = cells[static_cast<std::size_t>(cell)]; character != ' ') out += character;
        out += columnOf(cell) == 8 ? '\n' : ',';
    }
}

} // namespace

const Format csv = {
    .id = "csv",
    .name = "Table of nine rows (CSV)",
    .extensions = "csv",
    .holds = {.many = true},
    .fits = fits,
    .scan = Scan::Puzzles,
    .write = write,
    .separator = "\n",
};

} // namespace ninefold::formats::descriptors
