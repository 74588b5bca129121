// SPDX-License-Identifier: MIT
#include "engine/solve/cdcl/analysis.h"

#include "engine/solve/cdcl/antecedents.h"

#include <algorithm>
#include <cassert>

namespace ninefold::solve::cdcl {

namespace {

/// Means "no variable".
constexpr int kNone = -1;
/// Longer chains of reasons are not followed in the search for redundant literals.
constexpr int kDeepest = 30;

} // namespace

const Analysis::LearnedClause& Analysis::learn(const Trail& trail, const Clauses& clauses, Reason conflict,
                                               bool shortest) {
    assert(trail.level() > 0);
    learned_.clause.assign(1, Literal());
    met_.clear();
    clausesMet_.clear();
    pending_ = 0;
    Reason reason = conflict;
    int position = trail.size();
    for (int skip = kNone;;) {
        if (reason.kind() == Reason::Kind::Learned) clausesMet_.push_back(static_cast<int>(reason.clause()));
        forEachAntecedent(reason, clauses, skip, [&](Literal literal) {
            meet(literal, trail);
            return true;
        });
        assert(pending_ > 0);
        while (marks_[trail[--position].variable()] != Mark::Met) {
        }
        if (--pending_ == 0) break;
        skip = trail[position].variable();
        reason = trail.reasonOf(trail[position]);
    }
    learned_.clause[0] = ~trail[position];
    if (shortest) minimise(trail, clauses);
    arrange(trail);
    for (const Literal literal : met_) marks_[literal.variable()] = Mark::None;
    return learned_;
}

/// `literal` is true and part of a reason. What the givens and level 0 imply is taken for granted, literals of
/// lower levels go into the clause, literals of the conflict's level wait to be replaced. Where a placed digit
/// ruled something out on a lower level, the clause names the placement: "r1c1 is 5" represents everything that
/// follows from it at once, which makes clauses half as long.
void Analysis::meet(Literal literal, const Trail& trail) {
    assert(trail.board().isFalse(~literal));
    const int level = trail.levelOf(literal);
    const Reason reason = trail.reasonOf(literal);
    if (level < trail.level() && reason.kind() == Reason::Kind::Placed)
        literal = Literal::is(reason.cell(), reason.digit());
    Mark& mark = marks_[literal.variable()];
    if (mark != Mark::None || level == 0) return;
    mark = Mark::Met;
    met_.push_back(literal);
    if (level == trail.level()) ++pending_;
    else learned_.clause.push_back(~literal);
}

/// Drops every literal that follows from the others: the conflict clause minimisation of MiniSat.
void Analysis::minimise(const Trail& trail, const Clauses& clauses) {
    judged_.clear();
    const auto drop = [&](Literal literal) {
        const Reason reason = trail.reasonOf(literal);
        return reason.kind() != Reason::Kind::None &&
               forEachAntecedent(reason, clauses, literal.variable(),
                                 [&](Literal before) { return redundant(before, trail, clauses, 0); });
    };
    auto& clause = learned_.clause;
    clause.erase(std::remove_if(clause.begin() + 1, clause.end(), drop), clause.end());
    for (const Literal literal : judged_) marks_[literal.variable()] = Mark::None;
}

/// Does a true literal follow from the literals met below the conflict's level?
bool Analysis::redundant(Literal literal, const Trail& trail, const Clauses& clauses, int depth) {
    const int level = trail.levelOf(literal);
    Mark& mark = marks_[literal.variable()];
    if (level == 0 || mark == Mark::Redundant) return true;
    if (mark == Mark::Met) return level < trail.level();
    const Reason reason = trail.reasonOf(literal);
    if (mark == Mark::Needed || reason.kind() == Reason::Kind::None || depth == kDeepest) return false;
    const bool follows = forEachAntecedent(reason, clauses, literal.variable(), [&](Literal before) {
        return redundant(before, trail, clauses, depth + 1);
    });
    mark = follows ? Mark::Redundant : Mark::Needed;
    judged_.push_back(literal);
    return follows;
}

void Analysis::arrange(const Trail& trail) {
    auto& clause = learned_.clause;
    std::sort(clause.begin() + 1, clause.end(),
              [&](Literal a, Literal b) { return trail.positionOf(a) > trail.positionOf(b); });
    learned_.level = clause.size() > 1 ? trail.levelOf(clause[1]) : 0;
    // All is false now, and of the last level only what the clause forces after the backjump.
    assert(std::ranges::all_of(clause, [&](Literal literal) { return trail.board().isFalse(literal); }));
    assert(trail.levelOf(clause[0]) == trail.level() && learned_.level < trail.level());
    learned_.glue = 1;
    for (std::size_t i = 1; i < clause.size(); ++i)
        learned_.glue += trail.levelOf(clause[i]) != trail.levelOf(clause[i - 1]);
}

} // namespace ninefold::solve::cdcl
