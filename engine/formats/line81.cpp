// SPDX-License-Identifier: MIT
// A Sudoku as a line of 81 signs, the commonest form of all: with dots or with zeros for blanks.
#include "engine/formats/format.h"
#include "engine/formats/parts/signs.h"
#include "engine/formats/parts/writing.h"
#include "engine/formats/scan/sample.h"
#include "engine/formats/scan/scanner.h"

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
