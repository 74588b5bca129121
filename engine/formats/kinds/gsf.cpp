// SPDX-License-Identifier: MIT
// Lists of hard puzzles, as collectors of the hardest puzzles exchange them: the puzzle and at least six more
// fields (label, poster, ratings) separated by commas; or some numbers first and the puzzle after them.
//
//     .734....28.1.326....4...5315362.17987198..246...7.....19.5..367.6...84......96.2.,easy,somebody,1,1,1.2,1.2,1.2
//
// A head line "#!sudoku ..." (options of the program that made the list) identifies the format; without it the
// number of commas does, because no other list has that many. Without a header line the first text field is taken
// for a name.
#include "engine/formats/format.h"
#include "engine/formats/scan/scan.h"

#include <algorithm>

namespace ninefold::formats::descriptors {

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
    .scan = Scan::Puzzles,
};

} // namespace ninefold::formats::descriptors
