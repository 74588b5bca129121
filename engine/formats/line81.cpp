// SPDX-License-Identifier: MIT
// A Sudoku as a line of 81 signs, the commonest form of all.
#include "engine/formats/format.h"
#include "engine/formats/parts/sample.h"
#include "engine/formats/parts/scanner.h"
#include "engine/formats/parts/writing.h"

namespace ninefold::formats {

using namespace text;

namespace {

bool fits(const Sample& sample) {
    return sample.shape == Shape::Line || sample.shape == Shape::List;
}

void write(const Puzzle& puzzle, std::string& out) {
    out += puzzleCells(puzzle, '.');
    out += '\n';
}

} // namespace

const Format line81 = {
    .id = "line81",
    .name = "81 characters, . for a blank",
    .extensions = "txt",
    .holds = {.many = true},
    .fits = fits,
    .read = scanPuzzles,
    .write = write,
};

} // namespace ninefold::formats
