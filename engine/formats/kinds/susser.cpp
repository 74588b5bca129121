// SPDX-License-Identifier: MIT
// The middle of a library line, as people post it in forums: 81 cells with "+5" for placed digits, then a colon and
// the removed candidates as digit, row, column.
//
//     +6734....28.1.326....4...5315362.17987198..246...7.....19.5..367.6...84......96.2.:862 366
//
// One "+" identifies the format, or a colon that is followed only by candidates. It is a position to study rather
// than a game, so it is read like library lines (scanPositions): only when it is the only one in its text does it
// count as a game.
#include "engine/formats/format.h"
#include "engine/formats/scan/scan.h"

namespace ninefold::formats::descriptors {

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
    .scan = Scan::Positions,
};

} // namespace ninefold::formats::descriptors
