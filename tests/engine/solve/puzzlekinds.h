// SPDX-License-Identifier: MIT
// Proper, ambiguous and unsolvable puzzles made from a seed.
#pragma once

#include "tests/engine/logic/puzzles.h"

namespace puzzles {

inline ninefold::Grid gridOf(const Values& values) {
    ninefold::Grid grid;
    for (ninefold::Cell cell = 0; cell < ninefold::kCellCount; ++cell)
        if (values[cell] != 0) grid.give(cell, values[cell]);
    return grid;
}

inline Values valuesOf(const ninefold::Grid& grid) {
    Values values;
    for (ninefold::Cell cell = 0; cell < ninefold::kCellCount; ++cell)
        values[cell] = static_cast<std::uint8_t>(grid.value(cell));
    return values;
}

inline std::vector<ninefold::Cell> givensOf(const ninefold::Grid& grid) {
    std::vector<ninefold::Cell> cells;
    for (const ninefold::Cell cell : grid.givens()) cells.push_back(cell);
    return cells;
}

/// A proper puzzle with some redundant givens, easy enough for the simplest engine.
inline ninefold::Grid easy(std::mt19937& random) {
    const Puzzle puzzle = minimal(random);
    Values values = valuesOf(puzzle.grid);
    // Thirty draws among all cells: some hit a given or the same cell twice, so fewer than twenty digits are new.
    for (int i = 0; i < 30; ++i) {
        const int cell = below(random, ninefold::kCellCount);
        values[cell] = puzzle.solution[cell];
    }
    return gridOf(values);
}

/// More than one solution: some givens of a minimal puzzle are removed.
inline ninefold::Grid ambiguous(std::mt19937& random) {
    const ninefold::Grid proper = minimal(random).grid;
    std::vector<ninefold::Cell> givens = givensOf(proper);
    shuffle(givens, random);
    Values values = valuesOf(proper);
    // Up to three: enough for several solutions, few enough that the engines soon find the second one.
    for (int i = 1 + below(random, 3); i > 0; --i) values[givens[i]] = 0;
    return gridOf(values);
}

/// No clash and no solution: one given of a minimal puzzle is changed.
inline ninefold::Grid unsolvable(std::mt19937& random) {
    // Some changed givens clash, and some leave another solution: these are skipped.
    for (ninefold::solve::FastSolver solver;;) {
        Values values = valuesOf(minimal(random).grid);
        const std::vector<ninefold::Cell> givens = givensOf(gridOf(values));
        std::uint8_t& value = values[givens[below(random, static_cast<int>(givens.size()))]];
        value = static_cast<std::uint8_t>(value % 9 + 1);
        const ninefold::Grid grid = gridOf(values);
        if (ninefold::clashingCells(grid).empty() && solver.solve(grid, 1).solutions == 0) return grid;
    }
}

/// No givens, but few candidates: up to seven in each cell, and they bind. Causes many conflicts before anything is
/// known.
inline ninefold::Grid tangled(std::mt19937& random) {
    const Values solution = solutionGrid(random);
    ninefold::Grid grid;
    for (ninefold::Cell cell = 0; cell < ninefold::kCellCount; ++cell) {
        ninefold::Digits digits = ninefold::Digits::of(solution[cell]);
        for (int i = 0; i < 6; ++i) digits.add(below(random, 9) + 1);
        grid.setCandidates(cell, digits);
    }
    return grid;
}

/// The kinds in turn, one puzzle each.
struct Sample {
    ninefold::Grid grid;
    bool candidatesBind = false;
};
inline Sample sample(int round, std::mt19937& random) {
    switch (round % 5) {
    case 0:
        return {easy(random)};
    case 1:
        return {minimal(random).grid};
    case 2:
        return {ambiguous(random)};
    case 3:
        return {unsolvable(random)};
    default:
        return {tangled(random), true};
    }
}

} // namespace puzzles
