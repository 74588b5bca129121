// SPDX-License-Identifier: MIT
// Links to the solver of SudokuWiki: 81 digits, or a code that starts in S9B and holds candidates too.
//
//     https://www.sudokuwiki.org/sudoku.htm?bd=0734000028010326...
//     https://www.sudokuwiki.org/sudoku.htm?bd=S9B8i0703045f...
//
// The code is explained in parts/solverlink.cpp. It is asked for before the plain links (link.cpp), which would take
// the first of these for one of theirs.
#include "engine/formats/format.h"
#include "engine/formats/scan/sample.h"
#include "engine/formats/scan/scanpuzzles.h"

namespace ninefold::formats {

using namespace text;

namespace {

bool fits(const Sample& sample) {
    return sample.shape == Shape::SolverCode ||
           (sample.shape == Shape::Link && sample.line.find("?bd=") != std::string::npos);
}

} // namespace

const Format sudokuwiki = {
    .id = "sudokuwiki",
    .name = "SudokuWiki link",
    .extensions = "txt",
    .fits = fits,
    .read = scanPuzzles,
};

} // namespace ninefold::formats
