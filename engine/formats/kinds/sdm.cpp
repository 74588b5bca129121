// SPDX-License-Identifier: MIT
// SudoCue's collections: a line of 81 digits for each puzzle, 0 for a blank cell, CRLF line ends.
//
//     073400002801032600004000531536201798719800246000700000190500367060008400000096020
//
// OpenSudoku 2 accepts such files only if they contain nothing but digits, dots and line ends, so the writer leaves
// out names and comments. Only the line ends distinguish the format from line81-zero; where a transfer has changed
// them, only the name of the format is lost.
#include "engine/formats/format.h"
#include "engine/formats/parts/characters.h"
#include "engine/formats/parts/writing.h"
#include "engine/formats/scan/scan.h"

namespace ninefold::formats::descriptors {

using namespace text;

namespace {

bool fits(const Sample& sample) {
    return sample.shape == Shape::Line && sample.crlf && blanksOf(sample.characterKinds) == character::kZero &&
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
    .scan = Scan::Puzzles,
    .write = write,
};

} // namespace ninefold::formats::descriptors
