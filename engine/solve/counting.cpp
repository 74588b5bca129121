// SPDX-License-Identifier: MIT
#include "engine/solve/counting.h"

#include <cassert>

namespace ninefold::solve {
namespace {

/// A few milliseconds of work, so that a stop request takes effect quickly.
constexpr std::uint64_t kPiece = 20'000;

Cell mostConstrained(const Grid& grid) {
    Cell best = -1;
    int fewest = kDigitCount + 1;
    for (const Cell cell : grid.blanks()) {
        const int count = grid.candidates(cell).count();
        if (count < fewest) {
            fewest = count;
            best = cell;
        }
    }
    return best;
}

} // namespace

SolutionCount::SolutionCount(const Grid& grid, bool candidatesBind) {
    Grid start = grid;
    if (!candidatesBind) start.resetCandidates();
    open_.push_back({start, 1.0});
}

bool SolutionCount::advance(FastSolver& solver) {
    if (open_.empty()) return false;
    const Part part = open_.back();
    open_.pop_back();
    const FastSolver::Answer answer = solver.solveCandidates(part.grid, kPiece);
    if (answer.solutions < kPiece) {
        found_ += answer.solutions;
        share_ += part.share;
        return !open_.empty();
    }
    const Cell cell = mostConstrained(part.grid);
    assert(cell >= 0);
    const Digits digits = part.grid.candidates(cell);
    assert(!digits.empty());
    for (const Digit digit : digits) {
        Part smaller{part.grid, part.share / digits.count()};
        smaller.grid.place(cell, digit);
        open_.push_back(smaller);
    }
    return true;
}

Cells differingCells(const std::array<std::uint8_t, kCellCount>& one,
                     const std::array<std::uint8_t, kCellCount>& other) {
    Cells cells;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (one[cell] != other[cell]) cells.add(cell);
    return cells;
}

} // namespace ninefold::solve
