// SPDX-License-Identifier: MIT
// Lists of hard puzzles: the puzzle and at least six more fields (label, poster, ratings) with commas between them.
#include "engine/formats/format.h"
#include "engine/formats/scan/sample.h"
#include "engine/formats/scan/scanner.h"

#include <algorithm>

namespace ninefold::formats {

using namespace text;

namespace {

bool isTaxonomy(std::string_view line) {
    return std::ranges::count(line, ',') >= 6;
}

bool fits(const Sample& sample) {
    return sample.shape == Shape::Line && (sample.head.starts_with("#!sudoku") || isTaxonomy(sample.line));
}

} // namespace

const Format gsf = {
    .id = "gsf",
    .name = "Taxonomy of hard puzzles",
    .extensions = "txt csv",
    .fits = fits,
    .read = scanPuzzles,
};

} // namespace ninefold::formats
