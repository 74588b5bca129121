// SPDX-License-Identifier: MIT
// Web addresses that hold the puzzle as 81 digits: sudoku.coach, Sudoku Exchange and others.
#include "engine/formats/format.h"
#include "engine/formats/scan/sample.h"
#include "engine/formats/scan/scanner.h"

namespace ninefold::formats {

using namespace text;

namespace {

bool fits(const Sample& sample) {
    return sample.shape == Shape::Link;
}

} // namespace

const Format link = {
    .id = "link",
    .name = "Link with 81 digits",
    .extensions = "txt",
    .fits = fits,
    .read = scanPuzzles,
};

} // namespace ninefold::formats
