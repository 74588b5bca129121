// SPDX-License-Identifier: MIT
#include "app/session/work/puzzlerating.h"

#include "engine/solve/bitboard.h"

#include <cassert>

namespace ninefold::session {

void PuzzleRating::start(const Grid& puzzle, const generator::Solution& solution) {
    assert(solve::isOnlySolution(puzzle, solution));
    task_.start([puzzle, solution](const std::stop_token& stop, const auto& post) {
        const auto answer = [](const rating::PuzzleRatings& ratings) {
            return [ratings](PuzzleRating& rating) { emit rating.rated(ratings); };
        };
        return answer(rating::rateSolved(puzzle, solution, {}, stop,
                                         [&](const rating::PuzzleRatings& some) { post(answer(some)); }));
    });
}

} // namespace ninefold::session
