// SPDX-License-Identifier: MIT
// Tables of puzzles and solutions, 81 digits each, as on Kaggle; there may be other columns.
//
//     quizzes,solutions
//     073400002801032600004...,673415982851932674924...     (81 digits each)
//
//     id,puzzle,solution,clues,difficulty
//     1,.734....28.1.326....4...,673415982851932674924...,41,1.2
//
// The scanner does not report the solution as a second puzzle: it skips a full grid after cells that agree with it
// (scan/linescan.cpp). Such a pair identifies the format; where a table has no solutions, its header line does.
#include "engine/formats/format.h"
#include "engine/formats/parts/surroundings.h"
#include "engine/formats/scan/scan.h"

namespace ninefold::formats::descriptors {

using namespace text;

namespace {

/// Is the first line of the text a header line with column names?
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
    .scan = Scan::Puzzles,
};

} // namespace ninefold::formats::descriptors
