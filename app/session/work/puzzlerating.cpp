// SPDX-License-Identifier: MIT
#include "app/session/work/puzzlerating.h"

#include "engine/solve/bitboard.h"

#include <cassert>

namespace ninefold::session {

void PuzzleRating::start(const Grid& puzzle, const generator::Solution& solution) {
    assert(solve::isOnlySolution(puzzle, solution));
    job_.start(this, [puzzle, solution](const std::stop_token& stop, auto post) {
        const auto tell = [&](const rating::PuzzleRatings& ratings) {
            post([ratings](PuzzleRating& rating) { emit rating.rated(ratings); });
        };
        tell(rating::rateSolved(puzzle, solution, {}, stop, tell));
    });
}

} // namespace ninefold::session
