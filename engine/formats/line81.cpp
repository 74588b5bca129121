// SPDX-License-Identifier: MIT
// A Sudoku as a line of 81 signs, the commonest form of all.
#include "engine/formats/format.h"

namespace ninefold::formats {
namespace {

void write(const Puzzle& puzzle, std::string& out) {
    out += puzzle.grid.givensText('.');
    out += '\n';
}

} // namespace

const Format line81 = {
    .id = "line81",
    .name = "81 characters, . for a blank",
    .extensions = "txt",
    .holds = {.many = true},
    .write = write,
};

} // namespace ninefold::formats
