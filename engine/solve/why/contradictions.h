// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/solve/bitboard.h"

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

namespace ninefold::solve {

/// Why a puzzle has no solution: its smallest sets of givens that contradict each other.
struct Contradictions {
    /// Each has no solution, and has one without any of its cells. The smallest first; equally large ones in the order
    /// of their cells.
    std::vector<Cells> sets;
    /// There are no others.
    bool complete = false;
    /// Every set that is missing has at least as many cells as the last one.
    bool smallest = true;
};

struct ContradictionLimits {
    /// The number of sets to find.
    std::size_t sets = 10;
    /// The work of choosing what to try next, in sets looked at, and the number of smaller puzzles to solve.
    std::uint64_t steps = 200'000'000;
    std::uint64_t puzzles = 200'000;
};

/// The puzzle must not have a solution; with one the result is empty and complete. With `candidatesBind` a cell whose
/// candidates are restricted counts as a given, too.
Contradictions contradictions(const Grid& grid, bool candidatesBind, const ContradictionLimits& limits = {},
                              const std::stop_token& stop = {});

} // namespace ninefold::solve
