// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/solverstate.h"

#include <optional>
#include <vector>

namespace ninefold {

/// Why something followed, back to the decisions it rests on:
///
///      r1c1=5 (level 1)  ------->  r1c4=7  ----.
///      r6c2=3 (level 2)  --> r6c9<>8 -----------+-->  no place for 8 in row 5
///
/// What the puzzle alone says (its givens and level 0) is taken for granted and left out.
struct Explanation {
    struct Fact {
        SolverState::Entry entry;
        /// The facts that it follows from, by their place in the list; none for a decision.
        std::vector<int> from;
        /// One of those that a learned clause forbids to hold together.
        bool cut = false;
    };
    /// In the order in which they came to hold.
    std::vector<Fact> facts;
    /// The facts that the last conclusion is drawn from.
    std::vector<int> premises;
};

/// Explains a reason that holds in this state; `of` is what follows from it, nothing for a conflict. Facts that a
/// clause denies are the cut: what lies behind them is not followed any further.
Explanation explain(const SolverState& state, Reason reason, std::optional<Literal> of,
                    std::span<const Literal> clause = {});

} // namespace ninefold
