// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/clues.h"
#include "engine/core/grid.h"
#include "engine/core/houses.h"
#include "engine/solve/bitboard.h"

#include <array>
#include <cstdint>
#include <vector>

namespace ninefold::solve {

/// The facts about a grid; app/documents/text makes sentences of them.
struct Verdict {
    /// Invalid: a house holds the same digit twice. None: no clash, but no solution either.
    enum class Status { Unique, Multiple, None, Invalid };
    /// A digit that has no place left in a house.
    struct Homeless {
        House house = -1;
        Digit digit = 0;
        friend bool operator==(const Homeless&, const Homeless&) = default;
    };
    using Values = std::array<std::uint8_t, kCellCount>;

    Status status = Status::None;
    /// Every cell is set and all are correct.
    bool complete = false;
    /// The number of set cells.
    int clues = 0;
    /// Fewer than kFewestClues cells are set and no candidates bind: there cannot be only one solution.
    bool tooFewClues = false;
    std::vector<Clash> clashes;
    /// The first blank cell without candidates, -1 if there is none.
    Cell deadCell = -1;
    /// The first house and digit without a place, in the order rows, columns, boxes; digit 0 if there is none.
    Homeless homeless;
    /// Solutions found, at most the limit.
    std::uint64_t solutions = 0;
    /// Valid if solutions > 0, and the second one if solutions > 1. Digits 1..9.
    Values solution{}, otherSolution{};
    /// How often the search had to branch.
    std::uint64_t guesses = 0;
};

/// Examines the set digits, givens or not. With `candidatesBind` the grid's candidates restrict the solutions
/// (Sukaku); otherwise only the digits count. Counts solutions up to `limit` (at least 2).
Verdict examine(const Grid& grid, bool candidatesBind, FastSolver& solver, std::uint64_t limit = 2);

} // namespace ninefold::solve
