// SPDX-License-Identifier: MIT
// Web addresses that contain the puzzle as 81 digits: sudoku.coach, Sudoku Exchange and others.
//
//     https://sudoku.coach/en/play/073400002801032600004...     https://sudokuexchange.com/play/?s=0734000028010...&d=1
//
// There is no list of sites: any address with a run of exactly 81 cells is accepted. The program never loads the
// page. app/documents recognises and refuses links that contain only an id, and reads links with a packed puzzle.
#include "engine/formats/format.h"
#include "engine/formats/scan/scan.h"

namespace ninefold::formats::descriptors {

using namespace text;

namespace {

bool fits(const Sample& sample) {
    return sample.shape == Shape::Link;
}

} // namespace

const Format link = {
    .id = "link",
    .name = "Link with 81 digits",
    .extensions = "txt",
    .fits = fits,
    .scan = Scan::Puzzles,
};

} // namespace ninefold::formats::descriptors
