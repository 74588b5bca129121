// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/rating.h"

#include <functional>

namespace ninefold::rating {

/// Which ratings are requested.
struct RatingScales {
    /// The ids; empty = all. A derived rating comes with those that it needs.
    std::vector<std::string_view> only;

    bool includes(const Rating& rating) const;
};

/// The difficulty of a puzzle on the scales that players quote, as far as it is known or was requested.
struct PuzzleRatings {
    /// In the order of allRatings().
    std::array<std::optional<RatingResult>, kRatingCount> results;

    /// The value in a column; nothing if there is no rating or the value is not known.
    std::optional<int> value(std::string_view key) const;
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
