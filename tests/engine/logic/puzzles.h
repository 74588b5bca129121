// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/solve/bitboard.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <random>
#include <string>
#include <vector>

/// Puzzles generated from a seed: no files, and any number of them.
namespace puzzles {

using Values = std::array<std::uint8_t, ninefold::kCellCount>;

struct Puzzle {
    ninefold::Grid grid;
    Values solution{};
};

/// Numbers below `end`, the same on every platform (the distributions of the standard library are not).
inline int below(std::mt19937& random, int end) {
    return static_cast<int>(random() % static_cast<unsigned>(end));
}

template <typename List>
void shuffle(List& list, std::mt19937& random) {
    for (int i = static_cast<int>(list.size()) - 1; i > 0; --i) std::swap(list[i], list[below(random, i + 1)]);
}

/// A full grid: three random boxes on the diagonal, the rest by search.
inline Values solutionGrid(std::mt19937& random) {
    ninefold::solve::FastSolver solver;
    Values start{};
    // Boxes on the diagonal do not see each other, so any digits are possible.
    for (int box : {0, 4, 8}) {
        std::array<int, 9> digits;
        std::iota(digits.begin(), digits.end(), 1);
        shuffle(digits, random);
        for (int i = 0; i < 9; ++i) start[ninefold::cellOfBox(box, i)] = static_cast<std::uint8_t>(digits[i]);
    }
    return solver.solve(start, 1).solution[0];
}

/// A given grid with its solution.
inline Puzzle solved(const ninefold::Grid& grid) {
    return {grid, ninefold::solve::FastSolver().solve(grid, 1).solution[0]};
}

/// A puzzle with one solution; every given is needed.
inline Puzzle minimal(std::mt19937& random) {
    ninefold::solve::FastSolver solver;
    const Values solution = solutionGrid(random);
    Values values = solution;
    std::array<int, ninefold::kCellCount> order;
    std::iota(order.begin(), order.end(), 0);
    shuffle(order, random);
    for (int cell : order) {
        const std::uint8_t old = values[cell];
        values[cell] = 0;
        if (solver.solve(values, 2).solutions != 1) values[cell] = old;
    }
    Puzzle puzzle;
    puzzle.solution = solution;
    for (int cell = 0; cell < ninefold::kCellCount; ++cell)
        if (values[cell] != 0) puzzle.grid.give(cell, values[cell]);
    return puzzle;
}

} // namespace puzzles
