// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/cdcl/clauses.h"

#include <array>
#include <vector>

namespace ninefold::solve::cdcl {

/// Learns a clause from a conflict: the first unique implication point (1-UIP) scheme of Zhang et al. 2001, the
/// way MiniSat by Eén and Sörensson does it ("analyze").
///
/// Every literal on the trail but the decisions follows from earlier ones; the arrows from reasons to consequences
/// form the implication graph, which ends in the conflict. Starting at the conflict, each literal of the
/// conflict's level is replaced by its reasons until a single one of that level is left: the first unique
/// implication point. It and the literals of lower levels met on the way were enough for the conflict, so not all
/// of them can be true together:
///
///      level 1   o---------o . . . . . . . . .
///                           \                 .   what is cut by the dotted line
///      level 2   o--o--------\----o . . . . . .   becomes the clause
///                             \    \          .
///      level 3   o---o---(UIP)-o----o---conflict
///
class Analysis {
public:
    struct LearnedClause {
        /// The literal that the clause forces comes first, the others follow from the latest to the earliest.
        std::vector<Literal> clause;
        /// The backjump level, the second-highest level in the clause: there one literal is left.
        int level = 0;
        /// How many levels its literals come from (Audemard and Simon 2009, Glucose).
        int glue = 0;
    };

    /// Needs a level above 0 and a conflict that the trail's current level has led to. Without `shortest` the clause
    /// keeps literals that follow from its others.
    const LearnedClause& learn(const Trail& trail, const Clauses& clauses, Reason conflict, bool shortest = true);
    /// All literals and clauses that the analysis met on the way, to raise their activity.
    const std::vector<Literal>& met() const { return met_; }
    const std::vector<int>& clausesMet() const { return clausesMet_; }

    std::size_t bytes() const { return (learned_.clause.capacity() + met_.capacity()) * sizeof(Literal); }

private:
    /// MetThroughOne: a digit of the conflict's level of which nothing was met but one candidate that it ruled out.
    enum class Mark : std::uint8_t { None, Met, MetThroughOne, Redundant, Needed };

    void meet(Literal literal, const Trail& trail);
    void noteMet(Literal literal);
    Literal implicationPoint(Literal entry, const Trail& trail);
    void minimise(const Trail& trail, const Clauses& clauses);
    bool redundant(Literal literal, const Trail& trail, const Clauses& clauses, int depth);
    void arrange(const Trail& trail);

    LearnedClause learned_;
    std::vector<Literal> met_;
    std::vector<Literal> judged_;
    std::vector<int> clausesMet_;
    std::array<Mark, kVariableCount> marks_{};
    /// Entries of the conflict's level on the trail that wait to be replaced.
    int pending_ = 0;
};

} // namespace ninefold::solve::cdcl
