// SPDX-License-Identifier: MIT
// SudoCue's progress: nine rows of tokens one blank apart: "5" a given, "u5" placed by the player, "268" candidates. A
// candidate that is alone in its cell looks like a given, and is taken for one.
//
//     u6 7 3 4 1568 59 89 8 2     (the 8 was alone in its cell and comes back as a given)
//
// It is told from a candidate grid by that single blank: programs that draw candidates for people align them
// (parts/layout.cpp), and their lone digits follow another rule (parts/board.h). Because of what it cannot tell it is
// not written: a game would not come back as it was.
#include "engine/formats/format.h"
#include "engine/formats/scan/sample.h"
#include "engine/formats/scan/scanpuzzles.h"

namespace ninefold::formats {

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
    .read = scanPuzzles,
};

} // namespace ninefold::formats
