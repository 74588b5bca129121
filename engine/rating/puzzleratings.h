// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/hodoku/rater.h"
#include "engine/rating/level.h"
#include "engine/rating/se/rater.h"
#include "engine/solve/verdict.h"

#include <functional>
#include <optional>
#include <stop_token>

namespace ninefold::rating {

/// The requested ratings.
struct RatingScales {
    bool explainer = true, hodoku = true, branching = true;

    /// Ninefold's own level needs the explainer's rating and is shown together with the branching.
    bool level() const { return explainer && branching; }
};

/// The difficulty of a puzzle on the scales that players quote, as far as it is known or was requested.
struct PuzzleRatings {
    /// By Ninefold's own rule.
    std::optional<Level> level;
    std::optional<ExplainerRating> explainer;
    std::optional<HodokuRating> hodoku;
    std::optional<int> branching;
};

/// A verdict and, for a unique solution, the ratings.
struct RatedPuzzle {
    solve::Verdict verdict;
    PuzzleRatings ratings;
};

/// Receives the fast ratings while those that can take seconds are still to come.
using RatingsReport = std::function<void(const PuzzleRatings&)>;

/// Rates a puzzle with this unique solution. When stopped, the result is invalid.
PuzzleRatings rateSolved(const Grid& puzzle, const solve::Verdict::Values& solution, const RatingScales& scales = {},
                         const std::stop_token& stop = {}, const RatingsReport& reportFirst = {});

/// Examines and rates a puzzle. The window and the command line both use this function, so that they give the same
/// answer for the same file. (puzzleGrid in engine/formats decides which cells of a file are the puzzle.)
RatedPuzzle ratePuzzle(const Grid& puzzle, bool candidatesBind, solve::FastSolver& solver,
                       const RatingScales& scales = {}, const std::stop_token& stop = {});

} // namespace ninefold::rating
