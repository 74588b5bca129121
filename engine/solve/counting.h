// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/solve/bitboard.h"

#include <array>
#include <cstdint>
#include <vector>

namespace ninefold::solve {

/// Counts all solutions of a grid in small pieces, so that the caller can stop or report progress between two of
/// them: a grid with few givens has too many solutions to count in one call.
///
///     grid ── more than a piece? ── no ──▶ add them
///                  │ yes
///                  ▼
///     the cell with the fewest candidates, one smaller grid for each of them
class SolutionCount {
public:
    /// `candidatesBind`: the grid's candidates restrict the solutions; otherwise only the set digits count.
    explicit SolutionCount(const Grid& grid, bool candidatesBind = false);

    /// Does one piece. Returns false when all are counted.
    bool advance(FastSolver& solver);

    std::uint64_t found() const { return found_; }
    bool complete() const { return open_.empty(); }
    /// The estimated share of the search that is done, 0 to 1, with all branches of a choice counted as equal.
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

/// The cells in which two solutions differ: giving any one of them decides between the two.
Cells differingCells(const std::array<std::uint8_t, kCellCount>& one,
                     const std::array<std::uint8_t, kCellCount>& other);

} // namespace ninefold::solve
