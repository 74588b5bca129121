// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/literaltrail.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace ninefold::solve {

/// One step on the way from a conflict to the clause that is learned from it. Each step is a resolution: the clause so
/// far and the reason of one of its facts give the next clause. Digits that rule out what only this reason names are
/// part of the step.
///
///      r3c9 has no digit left                  r3c9=1  r3c9=5  r3c9=7
///      r3c9<>1: 1 is in r3c4                   r3c4<>1 r3c9=5  r3c9=7
///      r3c9<>5: 5 is in r5c9                   r3c4<>1 r5c9<>5 r3c9=7
///      r3c9<>7: 7 is in r3c3                   r3c4<>1 r5c9<>5 r3c3<>7
///      r3c3=7: no other place in column 3      r3c4<>1 r5c9<>5 r6c2<>7
///      ...                                     until one literal of the last level is left (the first UIP)
///
struct ResolutionStep {
    /// The true statement that was replaced by its reasons; empty for the conflict itself.
    std::optional<Literal> replaced;
    /// The reason of the replaced statement, or of the conflict.
    Reason reason;
    /// The event that made the replaced statement true; 0 for the conflict.
    std::uint64_t event = 0;
    /// One of these must hold, and all are false. In the order in which they became false.
    std::vector<Literal> clause;
    /// The event that made each of them false.
    std::vector<std::uint64_t> events;
    /// How many of them became false on the level of the conflict.
    int ofLastLevel = 0;
    /// What the replaced statement rests on is in the clause anyway, or follows from it: nothing takes its place.
    bool shortened = false;
};

/// All steps from the conflict of a state to the learned clause, as the analysis of CDCL makes them. Empty without a
/// conflict above level 0. What the puzzle alone implies is left out.
std::vector<ResolutionStep> resolution(const SolverState& state, std::span<const Literal> learned);

} // namespace ninefold::solve
