// SPDX-License-Identifier: MIT
// Nine rows of cells between bars: "9!" a given, "3" placed, ".(3,4)" a blank with notes.
#include "engine/formats/format.h"
#include "engine/formats/scan/sample.h"
#include "engine/formats/scan/scanner.h"

namespace ninefold::formats {

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
    .read = scanPuzzles,
};

} // namespace ninefold::formats
