// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/solve/bitboard.h"

#include <array>
#include <cstdint>
#include <vector>

namespace ninefold {

/// Counts all solutions of a grid in pieces that are short enough to be left between two of them: a grid of few
/// givens has more solutions than anybody can wait for.
///
///     grid ── more than a piece? ── no ──▶ add them
///                  │ yes
///                  ▼
///     the cell with the fewest candidates, one smaller grid for each of them
class SolutionCount {
public:
    /// `candidatesBind`: what the grid's candidates leave out is ruled out; otherwise only the set digits count.
    explicit SolutionCount(const Grid& grid, bool candidatesBind = false);

    /// Does one piece. Returns false when all are counted.
    bool advance(FastSolver& solver);

    std::uint64_t found() const { return found_; }
    bool complete() const { return open_.empty(); }
    /// How much of the search is behind us, 0 to 1, taking all branches of a choice for equal.
    double share() const { return complete() ? 1.0 : share_; }

private:
    struct Part {
        Grid grid;
        double share;
    };

    std::vector<Part> open_;
    std::uint64_t found_ = 0;
    double share_ = 0;
};

/// The cells in which two solutions differ: giving any one of them settles which is meant.
Cells differingCells(const std::array<std::uint8_t, kCellCount>& one,
                     const std::array<std::uint8_t, kCellCount>& other);

} // namespace ninefold
