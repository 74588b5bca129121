// SPDX-License-Identifier: MIT
// Nine rows of cells between bars: "9!" is a given, "3" a placed digit, ".(3,4)" a blank cell with notes.
//
//     .(6,9)|7!|3!|4!|.(1,5)|.(5,9)|.(8,9)|8|2!     ... eight more
//
// Where any cell has a "!", a digit without one was placed by the player; in the other formats with bars it is a
// given. So one "!" or one note anywhere makes the whole board a Doku board (parts/board.cpp); without any it is a
// plain board.
#include "engine/formats/format.h"
#include "engine/formats/scan/scan.h"

namespace ninefold::formats::descriptors {

using namespace text;

namespace {

bool fits(const Sample& sample) {
    return sample.shape == Shape::Noted;
}

} // namespace

const Format doku = {
    .id = "doku",
    .name = "Doku",
    .extensions = "doku",
    .fits = fits,
    .scan = Scan::Puzzles,
};

} // namespace ninefold::formats::descriptors
