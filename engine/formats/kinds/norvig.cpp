// SPDX-License-Identifier: MIT
// Boards as small programs print them, with a line of === between two boards.
//
//     . 7 3 |4 . . |. . 2
//     8 . 1 |. 3 2 |6 . .
//     . . 4 |. . . |5 3 1
//     ------+------+------     ... and so on
//     ========================
//
// Only this double rule distinguishes them from other boards. It ends a board, while a line of --- is part of one.
#include "engine/formats/format.h"
#include "engine/formats/scan/scan.h"

namespace ninefold::formats::descriptors {

using namespace text;

namespace {

bool fits(const Sample& sample) {
    return (sample.shape == Shape::Rows || sample.shape == Shape::Board) && sample.doubleRule;
}

} // namespace

const Format norvig = {
    .id = "norvig",
    .name = "Boards with double rules",
    .extensions = "txt",
    .fits = fits,
    .scan = Scan::Puzzles,
};

} // namespace ninefold::formats::descriptors
