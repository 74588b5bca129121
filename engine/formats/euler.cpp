// SPDX-License-Identifier: MIT
// Boards with titles such as "Grid 01", as in problem 96 of Project Euler and the many files made like it.
//
//     Grid 01
//     073400002
//     801032600     ... seven more, and Grid 02 follows at once
//
// The reader is that of all boards; only the name differs, because the titles, which hold digits themselves, are what a
// simpler reader of rows would trip over. Each becomes the name of its puzzle.
#include "engine/formats/format.h"
#include "engine/formats/scan/sample.h"
#include "engine/formats/scan/scanpuzzles.h"

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
