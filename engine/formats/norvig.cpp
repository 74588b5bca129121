// SPDX-License-Identifier: MIT
// Boards as small programs print them, with a line of === between two.
#include "engine/formats/format.h"
#include "engine/formats/scan/sample.h"
#include "engine/formats/scan/scanner.h"

namespace ninefold::formats {

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
    .read = scanPuzzles,
};

} // namespace ninefold::formats
