// SPDX-License-Identifier: MIT
#include "app/work/lists/listrating.h"

#include "app/game/sheet.h"

#include "engine/rating/levelrule.h"
#include "engine/rating/se/rater.h"
#include "engine/rating/seed.h"

namespace ninefold {

ListedRating rateListed(const Puzzle& puzzle, const std::stop_token& stop) {
    // The puzzle, not the position that somebody has reached in it.
    const Grid grid = puzzle.marksBind ? puzzle.grid : sheetOf(puzzle).blank().digits();
    FastSolver solver;
    const Verdict verdict = examine(grid, puzzle.marksBind, solver);
    ListedRating rating{.status = verdict.status};
    if (!rating.isKnown()) return rating;
    rating.branching = seedDifficulty(grid, verdict.solution);
    const HodokuRating hodoku = rateByHodoku(grid, verdict.solution, stop);
    rating.score = hodoku.score;
    rating.grade = hodoku.grade;
    const ExplainerRating explainer = rateByExplainer(grid, {}, stop);
    rating.hardest = explainer.complete ? explainer.rating : -1;
    rating.pearl = explainer.pearl;
    rating.diamond = explainer.diamond;
    rating.level = levelOf(grid, explainer);
    return rating;
}

ListRating::ListRating(QObject* parent)
    : QObject(parent),
      batch_(
          [this](const ListedRatings& answers) {
              ListedRatings ratings = answers;
              for (auto& [number, rating] : ratings) number = rows_[static_cast<std::size_t>(number)];
              emit rated(ratings);
          },
          [this] { emit finished(!batch_.wasCancelled()); }) {}

void ListRating::start(const PuzzleRows& puzzles, const std::vector<int>& rows) {
    rows_ = rows;
    batch_.start(static_cast<int>(rows.size()), [puzzles, rows](int number, const std::stop_token& stop) {
        return rateListed(puzzles[rows[static_cast<std::size_t>(number)]], stop);
    });
}

} // namespace ninefold
