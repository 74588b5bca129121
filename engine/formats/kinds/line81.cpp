// SPDX-License-Identifier: MIT
// A Sudoku as a line of 81 characters, the most common format of all, with dots or zeros for blank cells.
//
//     .734....28.1.326....4...5315362.17987198..246...7.....19.5..367.6...84......96.2.
//     073400002801032600004000531536201798719800246000700000190500367060008400000096020
//
// It is the last entry of formats.def and takes the lines that no other format has claimed: lines with names,
// comments or ratings around the cells, and cells with separators between them (lists of programs). All these
// formats read the text around the cells in the same way (parts/surroundings.h). The two ids differ only in what
// they write.
#include "engine/formats/format.h"
#include "engine/formats/parts/characters.h"
#include "engine/formats/parts/writing.h"
#include "engine/formats/scan/scan.h"

namespace ninefold::formats::descriptors {

using namespace text;

namespace {

bool fits(const Sample& sample) {
    return sample.shape == Shape::Line || sample.shape == Shape::List;
}

bool fitsZeros(const Sample& sample) {
    return sample.shape == Shape::Line && blanksOf(sample.characterKinds) == character::kZero;
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
    .scan = Scan::Puzzles,
    .write = write<'.'>,
};

const Format line81zero = {
    .id = "line81-zero",
    .name = "81 digits, 0 for a blank",
    .extensions = "txt",
    .holds = {.many = true},
    .fits = fitsZeros,
    .scan = Scan::Puzzles,
    .write = write<'0'>,
};

} // namespace ninefold::formats::descriptors
