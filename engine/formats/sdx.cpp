// SPDX-License-Identifier: MIT
// SudoCue's progress: nine rows of tokens one blank apart: "5" a given, "u5" placed by the player, "268" candidates. A
// candidate that is alone in its cell looks like a given, and is taken for one.
#include "engine/formats/format.h"
#include "engine/formats/scan/sample.h"
#include "engine/formats/scan/scanner.h"

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
