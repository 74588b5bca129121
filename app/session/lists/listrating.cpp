// SPDX-License-Identifier: MIT
#include "app/session/lists/listrating.h"

#include "engine/rating/puzzleratings.h"

namespace ninefold::session {

rating::ListedRating rateListed(const formats::Puzzle& puzzle, const std::stop_token& stop) {
    solve::FastSolver solver;
    const rating::RatedPuzzle rated =
        rating::ratePuzzle(formats::puzzleGrid(puzzle), puzzle.marksBind, solver, {}, stop);
    rating::ListedRating rating{.status = rated.verdict.status};
    // If it was stopped, the ratings are incomplete.
    if (!rating.isKnown() || stop.stop_requested()) return rating;
    for (std::size_t number = 0; number < rating::kRatingCount; ++number)
        rating.values[number] = rated.ratings.results[number]->values;
    return rating;
}

ListRating::ListRating(QObject* parent)
    : QObject(parent),
      batch_(
          [this](const rating::ListedRatings& answers) {
              rating::ListedRatings ratings = answers;
              for (auto& [number, rating] : ratings) number = rows_[static_cast<std::size_t>(number)];
              emit ratingsFound(ratings);
          },
          [this] { emit ratingEnded(!batch_.wasCancelled()); }) {}

void ListRating::start(const PuzzleRows& puzzles, const std::vector<int>& rows) {
    rows_ = rows;
    batch_.start(static_cast<int>(rows.size()), [puzzles, rows](int number, const std::stop_token& stop) {
        return rateListed(puzzles[rows[static_cast<std::size_t>(number)]], stop);
    });
}

} // namespace ninefold::session
