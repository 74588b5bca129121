// SPDX-License-Identifier: MIT
// A solution in one line with "!" after each given:
//
//     6[6.9],7!,3!,4!,1,5,9:9,8,2!;8!,5,1!, ...     (rows end with ";", optional after the last one)
//
// The trap of this format: read as 81 digits it is a full board, and the player would see the solution of the
// puzzle. So it has a reader of its own: see parts/komoline.h.
#include "engine/formats/format.h"
#include "engine/formats/scan/scan.h"

namespace ninefold::formats::descriptors {

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
    .scan = Scan::Puzzles,
};

} // namespace ninefold::formats::descriptors
