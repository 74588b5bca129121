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
    Literal latest;
    int position = trail.size();
    for (int skip = kNone;;) {
        if (reason.kind() == Reason::Kind::Learned) clausesMet_.push_back(static_cast<int>(reason.clause()));
        forEachAntecedent(reason, trail, clauses, skip, [&](Literal literal) {
            meet(literal, trail);
            return true;
        });
        assert(pending_ > 0);
        do latest = trail[--position];
        while (marks_[latest.variable()] == Mark::None);
        if (--pending_ == 0) break;
        noteMet(latest);
        skip = latest.variable();
        reason = trail.reasonOf(latest);
    }
    learned_.clause[0] = ~implicationPoint(latest, trail);
    if (shortest) minimise(trail, clauses);
    arrange(trail);
    for (const Literal literal : met_) marks_[literal.variable()] = Mark::None;
    return learned_;
}

/// `literal` is true and part of a reason. What level 0 implies is taken for granted, literals of lower levels go into
/// the clause, literals of the conflict's level wait to be replaced. Where a placed digit ruled something out on a
/// lower level, the clause names the placement: "r1c1 is 5" represents everything that follows from it at once, which
/// makes clauses half as long. On the conflict's level the placement waits in the place of all that it ruled out.
void Analysis::meet(Literal literal, const Trail& trail) {
    assert(trail.board().isFalse(~literal));
    const int level = trail.levelOf(literal);
    if (level == 0) return;
    const bool latest = level == trail.level();
    if (const Reason reason = trail.reasonOf(literal); reason.kind() == Reason::Kind::Placed) {
        const Literal placed = Literal::is(reason.cell(), reason.digit());
        if (latest) {
            if (marks_[literal.variable()] == Mark::Met) return;
            noteMet(literal);
            if (marks_[placed.variable()] == Mark::None) {
                marks_[placed.variable()] = Mark::MetThroughOne;
                ++pending_;
                return;
            }
        }
        literal = placed;
    }
    const Mark mark = marks_[literal.variable()];
    noteMet(literal);
    if (mark != Mark::None) return;
    if (latest) ++pending_;
    else learned_.clause.push_back(~literal);
}

void Analysis::noteMet(Literal literal) {
    Mark& mark = marks_[literal.variable()];
    if (mark == Mark::Met) return;
    mark = Mark::Met;
    met_.push_back(literal);
}

/// The one literal of the conflict's level that is left: the earliest entry of the trail, or, if only one of the
/// candidates that it ruled out was met, that one.
Literal Analysis::implicationPoint(Literal entry, const Trail& trail) {
    if (marks_[entry.variable()] == Mark::Met) return entry;
    marks_[entry.variable()] = Mark::None;
    const Reason placed = Reason::placed(entry.cell(), entry.digit());
    const auto ruledOut = [&](Literal literal) { return trail.reasonOf(literal) == placed; };
    const auto found = std::ranges::find_if(met_, ruledOut);
    assert(found != met_.end());
    return *found;
}

/// Drops every literal that follows from the others: the conflict clause minimisation of MiniSat.
void Analysis::minimise(const Trail& trail, const Clauses& clauses) {
    judged_.clear();
    const auto drop = [&](Literal literal) {
        const Reason reason = trail.reasonOf(literal);
        return reason.kind() != Reason::Kind::None &&
               forEachAntecedent(reason, trail, clauses, literal.variable(),
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
    const bool follows = forEachAntecedent(reason, trail, clauses, literal.variable(), [&](Literal before) {
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
