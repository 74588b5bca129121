// SPDX-License-Identifier: MIT
// Nine lines of nine characters.
//
//     .734....2
//     8.1.326..
//     ..4...531     ... six more
//
// Sudoku Explainer and many small programs write this format. The reader accepts any character for a blank cell,
// spaces, bars or commas between the cells, empty lines between the bands, and a first line with the number of
// rows.
#include "engine/formats/format.h"
#include "engine/formats/parts/writing.h"
#include "engine/formats/scan/scan.h"

namespace ninefold::formats::descriptors {

using namespace text;

namespace {

bool fits(const Sample& sample) {
    return sample.shape == Shape::Rows;
}

void write(const Puzzle& puzzle, std::string& out) {
    writeRows(puzzleCells(puzzle, '.'), "\n", out);
}

} // namespace

const Format rows = {
    .id = "rows",
    .name = "Nine rows",
    .extensions = "txt",
    .holds = {.many = true},
    .fits = fits,
    .scan = Scan::Puzzles,
    .write = write,
    .separator = "\n",
};

} // namespace ninefold::formats::descriptors
