// SPDX-License-Identifier: MIT
// Nine lines of nine signs.
#include "engine/formats/format.h"
#include "engine/formats/parts/writing.h"
#include "engine/formats/scan/sample.h"
#include "engine/formats/scan/scanner.h"

namespace ninefold::formats {

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
    .read = scanPuzzles,
    .write = write,
    .separator = "\n",
};

} // namespace ninefold::formats
