// SPDX-License-Identifier: MIT
#include "engine/rating/puzzleratings.h"

#include "engine/rating/levelrule.h"
#include "engine/rating/seed.h"

namespace ninefold::rating {

PuzzleRatings rateSolved(const Grid& puzzle, const solve::Verdict::Values& solution, const RatingScales& scales,
                         const std::stop_token& stop, const RatingsReport& reportFirst) {
    PuzzleRatings ratings;
    // Both of these take milliseconds.
    if (scales.branching) ratings.branching = seedDifficulty(puzzle, solution);
    if (scales.hodoku) ratings.hodoku = rateByHodoku(puzzle, solution, stop);
    if (reportFirst) reportFirst(ratings);
    if (!scales.explainer) return ratings;
    // This one can take seconds for puzzles that need long chains.
    ratings.explainer = rateByExplainer(puzzle, {}, stop);
    if (scales.level() && !stop.stop_requested()) ratings.level = levelOf(puzzle, *ratings.explainer);
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
