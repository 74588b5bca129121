// SPDX-License-Identifier: MIT
// Links to the solver of SudokuWiki: 81 digits, or a code that starts with S9B and contains candidates too.
//
//     https://www.sudokuwiki.org/sudoku.htm?bd=0734000028010326...
//     https://www.sudokuwiki.org/sudoku.htm?bd=S9B8i0703045f...
//
// parts/solverlink.cpp explains the code. Detection asks for it before the plain links (link.cpp), which would also
// accept the first of these.
#include "engine/formats/format.h"
#include "engine/formats/scan/scan.h"

namespace ninefold::formats::descriptors {

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
    .scan = Scan::Puzzles,
};

} // namespace ninefold::formats::descriptors
