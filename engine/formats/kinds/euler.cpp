// SPDX-License-Identifier: MIT
// Boards with titles such as "Grid 01", as in problem 96 of Project Euler and the many files made like it.
//
//     Grid 01
//     073400002
//     801032600     ... seven more, then Grid 02 without an empty line
//
// These boards use the reader of all boards and differ only in the name of the format. The titles contain digits,
// which a simpler reader of rows would take for cells. Each title becomes the name of its puzzle.
#include "engine/formats/format.h"
#include "engine/formats/scan/scan.h"

namespace ninefold::formats::descriptors {

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
    .scan = Scan::Puzzles,
};

} // namespace ninefold::formats::descriptors
