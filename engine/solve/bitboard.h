// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"

#include <array>
#include <cstdint>

namespace ninefold::solve {

/// Which instruction set the fast solver uses. Auto takes the best one that this processor has.
enum class SimdLevel { Auto, Portable, Sse, Avx2, Avx512 };

/// The fast solver: reports no events, only answers. It is re-entrant: use one object per thread, for any number
/// of puzzles.
class FastSolver {
public:
    explicit FastSolver(SimdLevel level = SimdLevel::Auto);

    struct Answer {
        /// Solutions found, at most the limit.
        std::uint64_t solutions = 0;
        /// The first two solutions; only the first `solutions` entries are valid. Cells hold digits 1..9.
        std::array<std::array<std::uint8_t, kCellCount>, 2> solution;
        std::uint64_t guesses = 0;
    };

    /// Counts the solutions of the set digits up to `limit`. A board with a clash has none.
    Answer solve(const Grid& grid, std::uint64_t limit = 2);
    /// The same, but allows only the candidates of the grid.
    Answer solveCandidates(const Grid& grid, std::uint64_t limit = 2);
    /// The same from 81 bytes 0..9, without a Grid in between.
    Answer solve(const std::array<std::uint8_t, kCellCount>& values, std::uint64_t limit = 2);

    SimdLevel level() const { return level_; }

private:
    SimdLevel level_;
};

/// Do the set digits and the candidates allow this solution and no other?
bool isOnlySolution(const Grid& puzzle, const std::array<std::uint8_t, kCellCount>& solution);

/// The best level of this processor.
SimdLevel bestSimdLevel();

} // namespace ninefold::solve
