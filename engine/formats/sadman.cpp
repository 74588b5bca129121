// SPDX-License-Identifier: MIT
// SadMan Sudoku's full .sdk: headers, then the sections [Puzzle], [State], [PencilMarks] and [Colours]. Written by sdk.
//
//     #A The author
//     [Puzzle]
//     .734....2     ... nine rows: the givens
//     [State]
//     6734....2     ... nine rows: givens and placed digits
//     [PencilMarks]
//     ,,,,1568,59,89,8,     ... nine rows, a field for each cell, empty where it is filled
//
// Sections come in any order. That they stand in a file is enough to know it, whatever else does, so no scan is needed:
// see parts/sections.h, which also says why a file of this kind is read in one go.
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
