// SPDX-License-Identifier: MIT
// A solution in one line with "!" behind the givens:
//
//     6[6.9],7!,3!,4!,1,5,9:9,8,2!;8!,5,1!, ...     (rows end in ";", the last one need not)
//
// The trap of this form: read as 81 digits it is a full board, and the player would be shown the solution of the puzzle
// that was to be opened. So it has a reader of its own: see parts/komoline.h.
#include "engine/formats/format.h"
#include "engine/formats/scan/sample.h"
#include "engine/formats/scan/scanpuzzles.h"

namespace ninefold::formats {

using namespace text;

namespace {

bool fits(const Sample& sample) {
    return sample.shape == Shape::Komo;
}

} // namespace

const Format komo = {
    .id = "komo",
    .name = "Komo",
    .extensions = "sdk",
    .fits = fits,
    .read = scanPuzzles,
};

} // namespace ninefold::formats
