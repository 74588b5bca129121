// SPDX-License-Identifier: MIT
#include "engine/analysis/puzzleproperties.h"

namespace ninefold::analysis {

Cells PuzzleProperties::redundant() const {
    Cells cells;
    for (const WithoutGiven& one : withoutEach)
        if (one.solutions == 1) cells.add(one.cell);
    return cells;
}

PuzzleProperties propertiesOf(const Grid& puzzle, const std::optional<Values>& solution, const PropertyLimits& limits,
                              const std::stop_token& stop) {
    PuzzleProperties found;
    found.withoutEach = countWithoutEach(puzzle, limits.solutions, stop);
    found.automorphisms = findAutomorphisms(puzzle, limits.automorphisms, stop);
    if (!solution) return found;
    found.magicCandidates = findMagicCandidates(puzzle, *solution);
    found.backdoors = findBackdoors(puzzle, *solution, limits.backdoorCells, stop);
    return found;
}

} // namespace ninefold::analysis
