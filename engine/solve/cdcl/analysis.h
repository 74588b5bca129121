// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/cdcl/clauses.h"

#include <array>
#include <vector>

namespace ninefold::cdcl {

/// Learns from a conflict.
///
/// Every literal on the trail but the decisions follows from earlier ones; the arrows from reasons to consequences
/// form a graph that ends in the conflict. Going back along them from the conflict, one literal of the conflict's
/// level after another is replaced by its reasons until a single one of that level is left: the first unique
/// implication point. It and the literals of lower levels met on the way were enough for the conflict, so not all of
/// them can be true together:
///
///      level 1   o---------o . . . . . . . . .
///                           \                 .   what is cut by the dotted line
///      level 2   o--o--------\----o . . . . . .   becomes the clause
///                             \    \          .
///      level 3   o---o---(UIP)-o----o---conflict
///
class Analysis {
public:
    struct Lesson {
        /// What the clause forces comes first, the others follow from the latest to the earliest.
        std::vector<Literal> clause;
        /// The second-highest level in it: there the clause has one literal left.
        int level = 0;
        /// How many levels its literals come from.
        int glue = 0;
    };

    /// Above level 0, from a conflict that the trail's own level has led to.
    const Lesson& learn(const Trail& trail, const Clauses& clauses, Reason conflict);
    /// Every literal that was looked at on the way, for whoever rates them, and every clause.
    const std::vector<Literal>& met() const { return met_; }
    const std::vector<int>& clausesMet() const { return clausesMet_; }

    std::size_t bytes() const { return (lesson_.clause.capacity() + met_.capacity()) * sizeof(Literal); }

private:
    enum class Mark : std::uint8_t { None, Met, Redundant, Needed };

    void meet(Literal literal, const Trail& trail);
    void minimise(const Trail& trail, const Clauses& clauses);
    bool redundant(Literal literal, const Trail& trail, const Clauses& clauses, int depth);
    void arrange(const Trail& trail);

    Lesson lesson_;
    std::vector<Literal> met_;
    std::vector<Literal> judged_;
    std::vector<int> clausesMet_;
    std::array<Mark, kVariableCount> marks_{};
    /// Literals of the conflict's level that are met and not yet replaced.
    int pending_ = 0;
};

} // namespace ninefold::cdcl
