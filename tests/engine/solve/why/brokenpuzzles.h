// SPDX-License-Identifier: MIT
// Puzzles without a solution that have few givens.
#pragma once

#include "tests/engine/solve/puzzlekinds.h"

namespace puzzles {

/// Digits at random in three rows, or in a row, a column and a box, until they have no solution. Every third board has
/// digits that clash.
inline ninefold::Grid fewBroken(int round, std::mt19937& random) {
    using namespace ninefold;
    const Cells star = kHouses[rowHouse(4)] | kHouses[columnHouse(4)] | kHouses[boxHouse(4)];
    const Cells band = kHouses[rowHouse(0)] | kHouses[rowHouse(1)] | kHouses[rowHouse(2)];
    std::vector<Cell> cells;
    for (const Cell cell : round % 2 == 0 ? band : star) cells.push_back(cell);
    for (solve::FastSolver solver;;) {
        Grid grid;
        shuffle(cells, random);
        for (std::size_t i = 0; i < 11 && solver.solve(grid, 1).solutions > 0; ++i) {
            const Digits free = round % 3 == 0 ? Digits::all() : grid.candidates(cells[i]);
            std::vector<Digit> digits;
            for (const Digit digit : free) digits.push_back(digit);
            if (!digits.empty())
                grid.give(cells[i], digits[static_cast<std::size_t>(below(random, static_cast<int>(digits.size())))]);
        }
        if (solver.solve(grid, 1).solutions == 0) return grid;
    }
}

} // namespace puzzles
