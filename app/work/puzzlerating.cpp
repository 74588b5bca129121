// SPDX-License-Identifier: MIT
#include "app/work/puzzlerating.h"

#include "engine/rating/levelrule.h"
#include "engine/rating/seed.h"
#include "engine/solve/bitboard.h"

#include <cassert>

namespace ninefold {

void PuzzleRating::start(const Grid& puzzle, const Solution& solution) {
    assert(isOnlySolution(puzzle, solution));
    job_.start(this, [puzzle, solution](const std::stop_token& stop, auto post) {
        PuzzleRatings ratings;
        const auto tell = [&] { post([ratings](PuzzleRating& rating) { emit rating.told(ratings); }); };
        // Both of these take milliseconds.
        ratings.branching = seedDifficulty(puzzle, solution);
        ratings.hodoku = rateByHodoku(puzzle, solution, stop);
        tell();
        // This one can take seconds where nothing but long chains goes on.
        ratings.explainer = rateByExplainer(puzzle, {}, stop);
        ratings.level = levelOf(puzzle, *ratings.explainer);
        tell();
    });
}

} // namespace ninefold
