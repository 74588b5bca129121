// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/solverstate.h"

#include <optional>
#include <vector>

namespace ninefold::solve {

/// Why something followed, back to the decisions it depends on:
///
///      r1c1=5 (level 1)  ------->  r1c4=7  ----.
///      r6c2=3 (level 2)  --> r6c9<>8 -----------+-->  no place for 8 in row 5
///
/// What the puzzle alone implies (its givens and level 0) is taken for granted and left out.
struct Explanation {
    struct Fact {
        SolverState::Entry entry;
        /// The facts that it follows from, as indices of the list; none for a decision.
        std::vector<int> from;
        /// True for a fact that is part of a learned clause: these cannot all hold together.
        bool cut = false;
    };
    /// In the order in which they became true.
    std::vector<Fact> facts;
    /// Indices of the facts that lead directly to the conclusion.
    std::vector<int> premises;
};

/// Explains a reason that holds in this state; `of` is its consequence, empty for a conflict. Facts that `clause`
/// negates are the cut: their own reasons are not followed any further.
Explanation explain(const SolverState& state, Reason reason, std::optional<Literal> of,
                    std::span<const Literal> clause = {});

} // namespace ninefold::solve
