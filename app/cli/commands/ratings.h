// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/json.h"
#include "engine/formats/puzzle.h"
#include "engine/rating/hodoku/rater.h"
#include "engine/rating/level.h"
#include "engine/rating/se/rater.h"
#include "engine/solve/verdict.h"

#include <QString>

#include <optional>
#include <stop_token>

namespace ninefold::cli {

/// Which ratings are asked for.
struct Scales {
    bool explainer = true, hodoku = true, seed = true;
    /// With the explainer's: the rating of every step.
    bool profile = false;

    /// Ninefold's own level needs the explainer's scale.
    bool level() const { return explainer && seed; }
};

/// What is known of a puzzle; without a verdict of one solution nothing else is.
struct Ratings {
    Verdict verdict;
    std::optional<ExplainerRating> explainer;
    std::optional<HodokuRating> hodoku;
    std::optional<int> seed;
    std::optional<Level> level;
};

/// Stopped, what it says is of no use.
Ratings rate(const Scales& scales, const Puzzle& puzzle, FastSolver& solver, const std::stop_token& stop);

/// The fields of the scales, null where a rating is not known.
void writeRatings(const Scales& scales, const Ratings& ratings, JsonLine& json);

/// "Very Hard, ER 7.1/1.2/1.2, HoDoKu Hard 1420, seed 256 (Very Hard)"
QString ratingsText(const Ratings& ratings);

} // namespace ninefold::cli
