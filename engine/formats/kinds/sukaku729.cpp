// SPDX-License-Identifier: MIT
// Sukaku: 729 characters, nine for each cell, a digit where it is a candidate. A given looks like a single
// candidate.
//
//     .....6..9......7....3......     ... the cells r1c1 (6 or 9), r1c2 (7), r1c3 (3)
//
// Sukaku Explainer and fast solvers read it. The digits of a cell have fixed positions, but other readers accept
// them in any order, and so does this one. Some of these puzzles have no givens at all: their candidates are the
// puzzle, so they bind.
#include "engine/formats/format.h"
#include "engine/formats/parts/writing.h"
#include "engine/formats/scan/scan.h"

namespace ninefold::formats::descriptors {

using namespace text;

namespace {

bool fits(const Sample& sample) {
    return sample.shape == Shape::Candidates;
}

void write(const Puzzle& puzzle, std::string& out) {
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const Digits shown = shownDigits(puzzle.grid, cell);
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            out += shown.has(digit) ? static_cast<char>('0' + digit) : '.';
    }
    out += '\n';
}

} // namespace

const Format sukaku729 = {
    .id = "sukaku729",
    .name = "Sukaku, 729 characters",
    .extensions = "txt",
    .holds = {.placedAsGivens = true, .candidates = true, .binding = true, .many = true},
    .fits = fits,
    .scan = Scan::Puzzles,
    .write = write,
};

} // namespace ninefold::formats::descriptors
