// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/solutiongrid.h"

#include <functional>
#include <optional>
#include <stop_token>

namespace ninefold::generator {

/// Completes boards that hold a pattern to minimal puzzles, and makes these harder.
class AroundPattern {
public:
    /// The givens of the pattern stay if possible, because it makes the puzzle hard; its blank cells get none.
    AroundPattern(Cells givens, Cells blank, Random& random, solve::FastSolver& solver)
        : givens_(givens), blank_(blank), random_(random), solver_(solver) {}

    /// Nothing if the board has no solution, or if givens outside the blank cells do not make it unique.
    std::optional<Solution> complete(Solution puzzle);

    using Hardness = std::function<int(const Solution& puzzle)>;
    /// Changes a few givens at a time and keeps what is not easier, until it is `hardest` or nothing is gained any
    /// more.
    Solution climb(Solution puzzle, const Hardness& hardnessOf, int hardest, const std::stop_token& stop);

private:
    bool makeUnique(Solution& puzzle);
    void removeSpare(Solution& puzzle);
    /// Takes some givens away that do not belong to the pattern.
    Solution thinned(Solution puzzle);

    const Cells givens_, blank_;
    Random& random_;
    solve::FastSolver& solver_;
};

} // namespace ninefold::generator
