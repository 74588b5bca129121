// SPDX-License-Identifier: MIT
#include "engine/analysis/givens.h"

#include "engine/solve/bitboard.h"

#include <algorithm>
#include <cassert>

namespace ninefold::analysis {

std::vector<WithoutGiven> countWithoutEach(const Grid& puzzle, std::uint64_t limit, const std::stop_token& stop) {
    assert(limit >= 2);
    std::vector<WithoutGiven> found;
    solve::FastSolver solver;
    for (Cell cell : puzzle.givens()) {
        if (stop.stop_requested()) return found;
        Grid rest;
        for (Cell other : puzzle.givens())
            if (other != cell) rest.give(other, puzzle.value(other));
        found.push_back({cell, std::min(limit, solver.solve(rest, limit).solutions)});
    }
    return found;
}

} // namespace ninefold::analysis
