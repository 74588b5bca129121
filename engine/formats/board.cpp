// SPDX-License-Identifier: MIT
// Nine rows in a drawn frame, as people show them to each other.
#include "engine/formats/format.h"
#include "engine/formats/parts/writing.h"
#include "engine/formats/scan/sample.h"
#include "engine/formats/scan/scanner.h"

namespace ninefold::formats {

using namespace text;

namespace {

bool fits(const Sample& sample) {
    return sample.shape == Shape::Board;
}

void write(const Puzzle& puzzle, std::string& out) {
    constexpr std::string_view border = "+-------+-------+-------+\n";
    const std::string cells = puzzleCells(puzzle, '.');
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        if (cell % 27 == 0) out += border;
        if (cell % 3 == 0) out += "| ";
        out += cells[static_cast<std::size_t>(cell)];
        out += cell % 9 == 8 ? " |\n" : " ";
    }
    out += border;
}

} // namespace

const Format board = {
    .id = "board",
    .name = "Board with a frame",
    .extensions = "txt",
    .holds = {.many = true},
    .fits = fits,
    .read = scanPuzzles,
    .write = write,
    // One empty line would make a later board a state of the first.
    .separator = "\n\n",
};

} // namespace ninefold::formats
