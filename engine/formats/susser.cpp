// SPDX-License-Identifier: MIT
// The middle of a library line, as it goes round in forums: 81 cells with "+5" for placed digits, then a colon and the
// removed candidates as digit, row, column.
#include "engine/formats/format.h"
#include "engine/formats/scan/sample.h"
#include "engine/formats/scan/scanner.h"

namespace ninefold::formats {

using namespace text;

namespace {

bool fits(const Sample& sample) {
    return sample.shape == Shape::Placed;
}

} // namespace

const Format susser = {
    .id = "susser",
    .name = "Susser position",
    .extensions = "txt",
    .fits = fits,
    .read = scanPositions,
};

} // namespace ninefold::formats
