// SPDX-License-Identifier: MIT
// Tables of puzzles and solutions, 81 digits each, as on Kaggle; other columns may stand around them.
//
//     quizzes,solutions
//     073400002801032600004...,673415982851932674924...     (81 digits each)
//
//     id,puzzle,solution,clues,difficulty
//     1,.734....28.1.326....4...,673415982851932674924...,41,1.2
//
// The solution is no second puzzle: a full board behind cells that agree with it is passed over (scan/linescan.cpp).
// That alone tells the form; where the solutions are left out, the line with the names of the columns does.
#include "engine/formats/format.h"
#include "engine/formats/parts/surroundings.h"
#include "engine/formats/scan/sample.h"
#include "engine/formats/scan/scanpuzzles.h"

namespace ninefold::formats {

using namespace text;

namespace {

/// Is the first line of text the names of columns?
bool hasColumnNames(const Sample& sample) {
    return namesColumns(sample.head.substr(0, sample.head.find_first_of("\r\n")));
}

bool fits(const Sample& sample) {
    return sample.shape == Shape::Pair || (sample.shape == Shape::Line && hasColumnNames(sample));
}

} // namespace

const Format kaggle = {
    .id = "kaggle",
    .name = "Puzzles with solutions",
    .extensions = "csv",
    .fits = fits,
    .read = scanPuzzles,
};

} // namespace ninefold::formats
