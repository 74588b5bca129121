// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/hodoku/rater.h"
#include "engine/rating/level.h"
#include "engine/rating/se/rater.h"
#include "engine/solve/verdict.h"

#include <functional>
#include <optional>
#include <stop_token>

namespace ninefold {

/// Which ratings are asked for.
struct RatingScales {
    bool explainer = true, hodoku = true, branching = true;

    /// Ninefold's own level is found on the way to the explainer's rating, and is told with the branching.
    bool level() const { return explainer && branching; }
};

/// How hard a puzzle is on the scales that players quote, as far as that is known or was asked for.
struct PuzzleRatings {
    /// By Ninefold's own rule.
    std::optional<Level> level;
    std::optional<ExplainerRating> explainer;
    std::optional<HodokuRating> hodoku;
    std::optional<int> branching;
};

/// A verdict and, where it is one solution, the ratings.
struct RatedPuzzle {
    Verdict verdict;
    PuzzleRatings ratings;
};

/// Takes the ratings that are known first, when those that can take seconds are still to come.
using RatingsReport = std::function<void(const PuzzleRatings&)>;

/// Rates a puzzle that has this one solution. Stopped, what it returns is of no use.
PuzzleRatings rateSolved(const Grid& puzzle, const Verdict::Values& solution, const RatingScales& scales = {},
                         const std::stop_token& stop = {}, const RatingsReport& reportFirst = {});

/// Examines and rates a puzzle: the one way in which the window and the command line do it, so that both give the same
/// answer for the same file. (Which cells of a file are the puzzle is told by puzzleGrid in engine/formats.)
RatedPuzzle ratePuzzle(const Grid& puzzle, bool candidatesBind, FastSolver& solver, const RatingScales& scales = {},
                       const std::stop_token& stop = {});

} // namespace ninefold
