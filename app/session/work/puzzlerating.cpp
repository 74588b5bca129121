// SPDX-License-Identifier: MIT
#include "app/session/work/puzzlerating.h"

#include "engine/solve/bitboard.h"

#include <cassert>

namespace ninefold {

void PuzzleRating::start(const Grid& puzzle, const Solution& solution) {
    assert(isOnlySolution(puzzle, solution));
    job_.start(this, [puzzle, solution](const std::stop_token& stop, auto post) {
        const auto tell = [&](const PuzzleRatings& ratings) {
            post([ratings](PuzzleRating& rating) { emit rating.rated(ratings); });
        };
        tell(rateSolved(puzzle, solution, {}, stop, tell));
    });
}

} // namespace ninefold
