// SPDX-License-Identifier: MIT
#include "app/documents/removedcandidates.h"

#include "engine/solve/verdict.h"

namespace ninefold::documents {

void settleRemovedCandidates(formats::Puzzle& puzzle, solve::FastSolver& solver) {
    if (!puzzle.marksBind) return;
    const solve::Verdict verdict = solve::examine(puzzle.grid.start(), false, solver);
    if (verdict.status != solve::Verdict::Status::Unique) return;
    puzzle.marksBind = false;
    // A wrong removal is the player's mistake, and steps must not be based on it.
    puzzle.marksAreRight = true;
    for (const Cell cell : puzzle.grid.blanks())
        if (!puzzle.grid.isCandidate(cell, verdict.solution[static_cast<std::size_t>(cell)]))
            puzzle.marksAreRight = false;
}

} // namespace ninefold::documents
