// SPDX-License-Identifier: MIT
#include "app/session/work/propertysearch.h"

#include "engine/solve/bitboard.h"

#include <cassert>

namespace ninefold::session {

void PropertySearch::start(const Grid& puzzle, const analysis::Values& solution, bool candidatesBind) {
    assert(solve::isOnlySolution(puzzle, solution));
    task_.start([puzzle, solution, candidatesBind](const std::stop_token& stop, const auto&) {
        analysis::PuzzleProperties found;
        if (!candidatesBind) found = analysis::propertiesOf(puzzle, solution, {}, stop);
        else
            found.backdoors = analysis::findBackdoors(puzzle, solution, analysis::PropertyLimits().backdoorCells, stop);
        return [found](PropertySearch& search) { emit search.propertiesFound(found); };
    });
}

} // namespace ninefold::session
