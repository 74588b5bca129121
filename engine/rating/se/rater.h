// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"

#include <limits>
#include <stop_token>
#include <vector>

namespace ninefold::rating {

/// A rating on Sudoku Explainer's scale, in tenths: 45 is 4.5.
struct ExplainerRating {
    /// The rating of the hardest step; 0 for a full grid.
    int rating = 0;
    /// The rating of the hardest step up to and including the first that places a digit.
    int pearl = 0;
    /// The rating of the first step.
    int diamond = 0;
    /// The ratings of all steps in order.
    std::vector<int> profile;
    /// False when no step was found, when the next one was harder than the limit, or when stopped.
    bool complete = false;
};

struct ExplainerLimits {
    /// Steps harder than this are not searched.
    int hardest = std::numeric_limits<int>::max();
};

/// Rates a puzzle by the steps that Sudoku Explainer 1.2.1 by Nicolas Juillerat would take, in its order: always
/// the first step of the easiest technique that has one. Starts from the candidates of the grid, which must allow
/// exactly one solution.
ExplainerRating rateByExplainer(const Grid& puzzle, const ExplainerLimits& limits = {}, std::stop_token stop = {});

} // namespace ninefold::rating
