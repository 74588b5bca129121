// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/literaltrail.h"

#include <optional>
#include <vector>

namespace ninefold::solve {

/// One step on the way from a conflict to the clause that is learned from it. Each step is a resolution: the clause so
/// far and the reason of its latest fact give the next clause. That a placed digit rules a candidate out is part of the
/// step before.
///
///      r3c9 has no digit left                  r3c9=1  r3c9=5  r3c9=7
///      digits rule these out                   r3c4<>1 r5c9<>5 r3c3<>7
///      r3c3=7: no other place in column 3      r3c4<>1 r5c9<>5 r6c2<>7
///      ...                                     until one literal of the last level is left (the first UIP)
///
struct ResolutionStep {
    /// The true statement that was replaced by its reasons; empty for the conflict itself and for a shortening.
    std::optional<Literal> replaced;
    /// The reason of the replaced statement, or of the conflict.
    Reason reason;
    /// One of these must hold, and all are false. In the order in which they became false.
    std::vector<Literal> clause;
    /// How many of them became false on the level of the conflict.
    int ofLastLevel = 0;
    /// The digits that ruled the candidates out took the place of these, without another statement being replaced.
    bool placements = false;
    /// Literals that follow from the others were dropped.
    bool shortened = false;
};

/// All steps from the conflict of a state to the learned clause, as the analysis of CDCL makes them. Empty without a
/// conflict above level 0. What the puzzle alone implies is left out.
std::vector<ResolutionStep> resolution(const SolverState& state, std::span<const Literal> learned);

} // namespace ninefold::solve
