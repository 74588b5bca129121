// SPDX-License-Identifier: MIT
// A Sudoku as a line of 81 digits, 0 for a blank.
#include "engine/formats/format.h"
#include "engine/formats/parts/sample.h"
#include "engine/formats/parts/scanner.h"
#include "engine/formats/parts/signs.h"
#include "engine/formats/parts/writing.h"

namespace ninefold::formats {

using namespace text;

namespace {

bool fits(const Sample& sample) {
    return sample.shape == Shape::Line && blanksOf(sample.signs) == sign::kZero;
}

void write(const Puzzle& puzzle, std::string& out) {
    out += puzzleCells(puzzle, '0');
    out += '\n';
}

} // namespace

const Format line81zero = {
    .id = "line81-zero",
    .name = "81 digits, 0 for a blank",
    .extensions = "txt",
    .holds = {.many = true},
    .fits = fits,
    .read = scanPuzzles,
    .write = write,
};

} // namespace ninefold::formats
