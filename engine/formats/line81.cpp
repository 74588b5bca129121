// SPDX-License-Identifier: MIT
// A Sudoku as a line of 81 signs, the commonest form of all: with dots or with zeros for blanks.
//
//     .734....28.1.326....4...5315362.17987198..246...7.....19.5..367.6...84......96.2.
//     073400002801032600004000531536201798719800246000700000190500367060008400000096020
//
// It stands last in formats.def and takes what nobody else claimed: lines with names, comments or ratings around the
// cells, and cells that stand apart from each other (lists of programs). What surrounds the cells is read for all these
// forms in the same way (parts/surroundings.h). The two ids differ in what is written; reading is the same.
#include "engine/formats/format.h"
#include "engine/formats/parts/signs.h"
#include "engine/formats/parts/writing.h"
#include "engine/formats/scan/sample.h"
#include "engine/formats/scan/scanpuzzles.h"

namespace ninefold::formats {

using namespace text;

namespace {

bool fits(const Sample& sample) {
    return sample.shape == Shape::Line || sample.shape == Shape::List;
}

bool fitsZeros(const Sample& sample) {
    return sample.shape == Shape::Line && blanksOf(sample.signs) == sign::kZero;
}

template <char blank>
void write(const Puzzle& puzzle, std::string& out) {
    out += puzzleCells(puzzle, blank);
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
    .write = write<'.'>,
};

const Format line81zero = {
    .id = "line81-zero",
    .name = "81 digits, 0 for a blank",
    .extensions = "txt",
    .holds = {.many = true},
    .fits = fitsZeros,
    .read = scanPuzzles,
    .write = write<'0'>,
};

} // namespace ninefold::formats
