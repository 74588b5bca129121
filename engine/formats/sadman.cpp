// SPDX-License-Identifier: MIT
// SadMan Sudoku's full .sdk: headers, then the sections [Puzzle], [State], [PencilMarks] and [Colours]. Written by sdk.
#include "engine/formats/format.h"
#include "engine/formats/parts/sections.h"

namespace ninefold::formats {

using namespace text;

const Format sadman = {
    .id = "sadman",
    .name = "SadMan Sudoku",
    .extensions = "sdk",
    .documentLimit = kLongestSections,
    .detect = hasSections,
    .read = readSections,
};

} // namespace ninefold::formats
