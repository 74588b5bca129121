// SPDX-License-Identifier: MIT
// SadMan Sudoku's complete .sdk format: headers, then the sections [Puzzle], [State], [PencilMarks] and [Colours].
// sdk.cpp writes it.
//
//     #A The author
//     [Puzzle]
//     .734....2     ... nine rows: the givens
//     [State]
//     6734....2     ... nine rows: givens and placed digits
//     [PencilMarks]
//     ,,,,1568,59,89,8,     ... nine rows, a field for each cell, empty where the cell is set
//
// Sections come in any order. Their presence identifies the format, so detection
// needs no scan. scan/sections.h says why such a file is read in one go.
#include "engine/formats/format.h"
#include "engine/formats/scan/sections.h"

namespace ninefold::formats::descriptors {

using namespace text;

const Format sadman = {
    .id = "sadman",
    .name = "SadMan Sudoku",
    .extensions = "sdk",
    .documentLimit = kLongestSections,
    .detect = hasSections,
    .read = readSections,
};

} // namespace ninefold::formats::descriptors
