// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/solverstate.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace ninefold::solve {

/// Every statement that is true in a state, in the order in which it became true. The trail of a state holds
/// placements and eliminations only; a placed digit also rules itself out in its peers and the other digits in its
/// cell, and these statements are reasons too.
///
///      trail of the state     r1c1=5                            r4c7=2 ...
///      here                   r1c1=5  r1c2<>5  r1c3<>5 ...      r4c7=2  r4c1<>2 ...
///
class LiteralTrail {
public:
    struct Fact {
        Literal literal;
        Reason reason;
        int level = 0;
        /// The event that made it true.
        std::uint64_t number = 0;
    };

    /// The state must outlive this object.
    explicit LiteralTrail(const SolverState& state);

    std::span<const Fact> facts() const { return facts_; }
    /// The index of the fact that made a literal true; -1 if the puzzle alone does, or if it is not true.
    int find(Literal literal) const;
    /// The facts that a reason consists of, as indices, from this level on. The consequence of the reason is left out
    /// by its variable; a conflict leaves out none (-1).
    std::vector<int> antecedents(Reason reason, int skipVariable = -1, int fromLevel = 1) const;
    /// The literals of which a reason says that one must hold: those of a cell, a house or a clause.
    std::vector<Literal> clauseOf(Reason reason) const;

private:
    void place(const Fact& fact, Grid& grid);
    void record(const Fact& fact);

    const SolverState& state_;
    std::vector<Fact> facts_;
    std::array<std::int16_t, kVariableCount> places_;
};

} // namespace ninefold::solve
