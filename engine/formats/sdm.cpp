// SPDX-License-Identifier: MIT
// SudoCue's collections: a line of 81 digits for each puzzle, 0 for a blank, line ends of Windows.
#include "engine/formats/format.h"
#include "engine/formats/parts/signs.h"
#include "engine/formats/parts/writing.h"
#include "engine/formats/scan/sample.h"
#include "engine/formats/scan/scanner.h"

namespace ninefold::formats {

using namespace text;

namespace {

bool fits(const Sample& sample) {
    return sample.shape == Shape::Line && sample.crlf && blanksOf(sample.signs) == sign::kZero &&
           sample.line.size() == kCellCount;
}

void write(const Puzzle& puzzle, std::string& out) {
    out += puzzleCells(puzzle, '0');
    out += "\r\n";
}

} // namespace

const Format sdm = {
    .id = "sdm",
    .name = "SudoCue collection",
    .extensions = "sdm",
    .holds = {.many = true},
    .fits = fits,
    .read = scanPuzzles,
    .write = write,
};

} // namespace ninefold::formats
