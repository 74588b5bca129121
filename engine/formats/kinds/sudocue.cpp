// SPDX-License-Identifier: MIT
// SudoCue's .sdk: headers without a space after their letter ("#ARuth"), then nine rows.
//
//     #ARuth
//     #LEasy
//     .734....2     ... nine rows
//
// "#Difficult" looks like such a header but is a comment: parts/header.h says when a line counts as a header. This
// format is read only; the program writes headers in SadMan's form, which holds more (sdk.cpp).
#include "engine/formats/format.h"
#include "engine/formats/parts/header.h"
#include "engine/formats/scan/scan.h"
#include "engine/formats/scan/sections.h"

namespace ninefold::formats::descriptors {

using namespace text;

namespace {

bool fits(const Sample& sample) {
    const HeaderStyle style = headerStyle(sample.head);
    return sample.shape == Shape::Rows && style.lines > 0 && !style.spaced;
}

} // namespace

const Format sudocue = {
    .id = "sudocue",
    .name = "SudoCue",
    .extensions = "sdk",
    .documentLimit = kLongestSections,
    .fits = fits,
    .read = readSections,
};

} // namespace ninefold::formats::descriptors
