// SPDX-License-Identifier: MIT
// A solution in one line with "!" behind the givens: see parts/komoline.h.
#include "engine/formats/format.h"
#include "engine/formats/scan/sample.h"
#include "engine/formats/scan/scanner.h"

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
