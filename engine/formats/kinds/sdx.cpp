// SPDX-License-Identifier: MIT
// SudoCue's progress: nine rows of tokens separated by one space: "5" is a given, "u5" placed by the player, "268"
// candidates. A single candidate looks like a given and is read as one.
//
//     u6 7 3 4 1568 59 89 8 2     (the 8 was alone in its cell and comes back as a given)
//
// The single space distinguishes it from a candidate grid: programs that draw candidates for people align them
// (parts/layout.cpp), and there a single digit follows another rule (parts/board.h). The program does not write
// this format, because a saved game would not come back unchanged.
#include "engine/formats/format.h"
#include "engine/formats/scan/scan.h"

namespace ninefold::formats::descriptors {

using namespace text;

namespace {

bool fits(const Sample& sample) {
    return sample.shape == Shape::Progress;
}

} // namespace

const Format sdx = {
    .id = "sdx",
    .name = "SudoCue progress",
    .extensions = "sdx",
    .fits = fits,
    .scan = Scan::Puzzles,
};

} // namespace ninefold::formats::descriptors
