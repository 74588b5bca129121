// SPDX-License-Identifier: MIT
#include "engine/rating/puzzleratings.h"

#include <algorithm>

namespace ninefold::rating {
namespace {

void rateStage(RatingStage stage, const RatingTask& task, const RatingScales& scales, PuzzleRatings& ratings) {
    for (std::size_t number = 0; number < kRatingCount; ++number) {
        const Rating& rating = *allRatings()[number];
        if (rating.stage == stage && scales.includes(rating)) ratings.results[number] = rating.rate(task);
    }
}

} // namespace

bool RatingScales::includes(const Rating& rating) const {
    const auto isRequested = [this](std::string_view id) { return std::ranges::find(only, id) != only.end(); };
    if (only.empty()) return true;
    return rating.stage == RatingStage::Derived ? std::ranges::all_of(rating.needs, isRequested)
                                                : isRequested(rating.id);
}

std::optional<int> PuzzleRatings::value(std::string_view key) const {
    const auto place = ratingColumn(key);
    if (!place) return std::nullopt;
    const auto& result = results[static_cast<std::size_t>(place->rating)];
    if (!result) return std::nullopt;
    const int value = result->values[static_cast<std::size_t>(place->column)];
    return value == kUnknownRating ? std::nullopt : std::optional(value);
}

PuzzleRatings rateSolved(const Grid& puzzle, const solve::Verdict::Values& solution, const RatingScales& scales,
                         const std::stop_token& stop, const RatingsReport& reportFirst) {
    PuzzleRatings ratings;
    const RatingTask task{puzzle, solution, ratings, stop};
    for (const RatingStage stage : kRatingStages) {
        // An interrupted rating is no basis for another.
        if (stage == RatingStage::Derived && stop.stop_requested()) break;
        rateStage(stage, task, scales, ratings);
        if (stage == RatingStage::Fast && reportFirst) reportFirst(ratings);
    }
    return ratings;
}

RatedPuzzle ratePuzzle(const Grid& puzzle, bool candidatesBind, solve::FastSolver& solver, const RatingScales& scales,
                       const std::stop_token& stop) {
    RatedPuzzle rated{.verdict = solve::examine(puzzle, candidatesBind, solver), .ratings = {}};
    if (rated.verdict.status == solve::Verdict::Status::Unique)
        rated.ratings = rateSolved(puzzle, rated.verdict.solution, scales, stop);
    return rated;
}

} // namespace ninefold::rating
