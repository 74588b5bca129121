// SPDX-License-Identifier: MIT
// Tables of puzzles and solutions, 81 digits each, as on Kaggle; other columns may stand around them.
#include "engine/formats/format.h"
#include "engine/formats/parts/surroundings.h"
#include "engine/formats/scan/sample.h"
#include "engine/formats/scan/scanner.h"

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
