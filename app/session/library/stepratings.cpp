// SPDX-License-Identifier: MIT
#include "app/session/library/stepratings.h"

#include "engine/rating/puzzleratings.h"
#include "engine/solve/bitboard.h"

namespace ninefold::session {

std::vector<int> stepRatings(const QString& givens, const std::stop_token& stop) {
    const Grid puzzle = Grid::fromCells(givens.toStdString());
    solve::FastSolver solver;
    const rating::RatedPuzzle rated = rating::ratePuzzle(puzzle, false, solver, {.only = {"se"}}, stop);
    for (const auto& result : rated.ratings.results)
        if (result && !result->profile.empty()) return result->profile;
    return {};
}

} // namespace ninefold::session
