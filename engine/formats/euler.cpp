// SPDX-License-Identifier: MIT
// Boards with titles such as "Grid 01", as in problem 96 of Project Euler.
#include "engine/formats/format.h"
#include "engine/formats/scan/sample.h"
#include "engine/formats/scan/scanner.h"

namespace ninefold::formats {

using namespace text;

namespace {

bool fits(const Sample& sample) {
    return (sample.shape == Shape::Rows || sample.shape == Shape::Board) && sample.puzzle.name.starts_with("Grid ");
}

} // namespace

const Format euler = {
    .id = "euler",
    .name = "Numbered grids",
    .extensions = "txt",
    .fits = fits,
    .read = scanPuzzles,
};

} // namespace ninefold::formats
