// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/parts/jsonwriter.h"
#include "engine/formats/puzzle.h"
#include "engine/logic/needs.h"
#include "engine/rating/puzzleratings.h"

#include <QString>

#include <stop_token>

namespace ninefold::cli {

/// Which ratings to compute.
struct Scales {
    rating::RatingScales rated = {};
    /// Adds the rating of every step.
    bool profile = false;
};

/// If it was stopped, the result is invalid.
rating::RatedPuzzle rate(const Scales& scales, const formats::Puzzle& puzzle, solve::FastSolver& solver,
                         const std::stop_token& stop);

/// The fields of the scales, null where a rating is not known.
void writeRatings(const Scales& scales, const rating::RatedPuzzle& rated, documents::JsonWriter& json);

/// One value as the field of its column; null where the rating does not know it.
void writeRatingValue(const rating::RatingColumn& column, std::optional<int> value, documents::JsonWriter& json);

/// The field "needs": the techniques beyond singles on the way of a person; null where they do not suffice.
void writeNeeds(const logic::Needs& needs, documents::JsonWriter& json);

/// "Very Hard, ER 7.1/1.2/1.2, HoDoKu Hard 1420, seed 256 (Very Hard)"
QString ratingsText(const rating::RatedPuzzle& rated);

} // namespace ninefold::cli
