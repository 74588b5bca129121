// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"

#include <limits>
#include <stop_token>
#include <vector>

namespace ninefold {

/// A rating on Sudoku Explainer's scale, in tenths: 45 is 4.5.
struct ExplainerRating {
    /// The hardest step; 0 for a full grid.
    int rating = 0;
    /// The hardest step up to and including the first that places a digit.
    int pearl = 0;
    /// The first step.
    int diamond = 0;
    /// Every step in order.
    std::vector<int> profile;
    /// False when no step was found, when the next would have been harder than asked for, or when stopped.
    bool complete = false;
};

struct ExplainerLimits {
    /// No step harder than this is looked for.
    int hardest = std::numeric_limits<int>::max();
};

/// Rates a puzzle by the steps that Sudoku Explainer 1.2.1 would take, in its order: always the first step of the
/// easiest technique that has one. Starts from the candidates of the grid, which allow one solution.
ExplainerRating rateByExplainer(const Grid& puzzle, const ExplainerLimits& limits = {}, std::stop_token stop = {});

} // namespace ninefold
