// SPDX-License-Identifier: MIT
// HoDoKu's library line: a complete position with placed digits and removed candidates. See libraryline.h.
//
//     :0000:x:+6734....28.1.326....4...5315362.17987198..246...7.....19.5..367.6...84......96.2.:862 366::
//
// (r1c1 was placed; the player took 8 from r6c2 and 3 from r6c6.) Code 0000 with candidates "x" is a game. Any
// other code makes the line an example of that technique; the program reads such lines but never writes them,
// because a game is no example of a technique.
#include "engine/formats/format.h"
#include "engine/formats/parts/writing.h"
#include "engine/formats/scan/scan.h"

#include <cassert>

namespace ninefold::formats::descriptors {

using namespace text;

namespace {

bool fits(const Sample& sample) {
    return sample.shape == Shape::Library;
}

char character(int number) {
    assert(number >= 1 && number <= 9);
    return static_cast<char>('0' + number);
}

/// Digit, row and column of every candidate that the rules allow and the position lacks.
void writeRemoved(const Grid& grid, std::string& out) {
    const auto removed = removedCandidates(grid);
    const std::size_t begin = out.size();
    for (Cell cell = 0; cell < kCellCount; ++cell)
        for (const Digit digit : removed[cell]) {
            if (out.size() > begin) out += ' ';
            out += {character(digit), character(rowOf(cell) + 1), character(columnOf(cell) + 1)};
        }
}

void write(const Puzzle& puzzle, std::string& out) {
    const Grid& grid = puzzle.grid;
    out += ":0000:x:";
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        if (grid.isSet(cell) && !grid.isGiven(cell)) out += '+';
        out += grid.isSet(cell) ? character(grid.value(cell)) : '.';
    }
    out += ':';
    if (puzzle.hasMarks) writeRemoved(grid, out);
    out += "::\n";
}

} // namespace

const Format library = {
    .id = "library",
    .name = "HoDoKu library line",
    .extensions = "txt",
    .holds = {.placed = true, .candidates = true, .binding = true, .many = true},
    .fits = fits,
    .scan = Scan::Positions,
    .write = write,
};

} // namespace ninefold::formats::descriptors
