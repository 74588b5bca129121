// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/core/houseset.h"
#include "engine/logic/step.h"

#include <array>
#include <vector>

namespace ninefold::verify {

/// What a step says that its reader looks at. Nothing else of the position counts in its proof, except the rule
/// that a digit excludes itself from the peers of its cell.
struct Facts {
    /// Each of these cells takes one of its candidates.
    Cells cells;
    /// For each digit the houses that need it in one of its places.
    std::array<HouseSet, kDigitCount> places;
    /// At least one candidate of each list is true.
    std::vector<std::vector<logic::Candidate>> lists;
    /// The cells that a second solution may fill differently; empty if the step does not conclude from uniqueness.
    Cells exchangeable;
    /// The cells of a pattern with givens that leaves the rest to be exchanged; see leavesExchange.
    Cells closing;
};

/// Reads the marks, houses, links and chains of a step. `unique`: the puzzle has only one solution, and its givens
/// alone see to that; otherwise a second solution proves nothing, and the facts have no cells that could be exchanged.
Facts factsOf(const Grid& grid, const logic::Step& step, bool unique);

} // namespace ninefold::verify
