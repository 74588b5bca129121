// SPDX-License-Identifier: MIT
#include "engine/solve/resolution.h"

#include <algorithm>
#include <cassert>
#include <set>

namespace ninefold::solve {
namespace {

class Resolver {
public:
    /// `names`: what a step brings is named by the digits that rule it out, on the last level too.
    Resolver(const SolverState& state, bool names) : trail_(state), level_(state.level()), names_(names) {}

    std::vector<ResolutionStep> run(Reason conflict, std::span<const Literal> learned);

private:
    const LiteralTrail::Fact& fact(int place) const { return trail_.facts()[static_cast<std::size_t>(place)]; }
    bool isOfLastLevel(int place) const { return fact(place).level == level_; }
    bool isRuledOut(int place) const { return fact(place).reason.kind() == Reason::Kind::Placed; }
    void meet(int place);
    void replace(int place);
    void nameDigits();
    void shorten(std::span<const Literal> learned);
    ResolutionStep stepOf(const LiteralTrail::Fact& replaced) const;
    void fill(ResolutionStep& step) const;

    const LiteralTrail trail_;
    const int level_;
    const bool names_;
    /// The facts whose negations are the clause.
    std::set<int> open_;
    /// Those that the last step brought.
    std::set<int> fresh_;
    std::vector<ResolutionStep> steps_;
};

/// On lower levels the clause names the placement that ruled a candidate out, as the analysis does.
void Resolver::meet(int place) {
    if ((names_ || !isOfLastLevel(place)) && isRuledOut(place)) {
        const Reason reason = fact(place).reason;
        place = trail_.find(Literal::is(reason.cell(), reason.digit()));
    }
    assert(place >= 0);
    if (open_.insert(place).second) fresh_.insert(place);
}

ResolutionStep Resolver::stepOf(const LiteralTrail::Fact& replaced) const {
    return {
        .replaced = replaced.literal, .reason = replaced.reason, .event = replaced.number, .clause = {}, .events = {}};
}

void Resolver::fill(ResolutionStep& step) const {
    step.clause.clear();
    step.events.clear();
    step.ofLastLevel = 0;
    for (const int place : open_) {
        step.clause.push_back(~fact(place).literal);
        step.events.push_back(fact(place).number);
        step.ofLastLevel += isOfLastLevel(place);
    }
}

/// A digit that rules out what the last step brought belongs to that step.
void Resolver::replace(int place) {
    const LiteralTrail::Fact& here = fact(place);
    const bool joins = isRuledOut(place) && fresh_.contains(place);
    if (!joins) fresh_.clear();
    open_.erase(place);
    for (const int before : trail_.antecedents(here.reason, here.literal.variable())) meet(before);
    if (!joins) steps_.push_back(stepOf(here));
    fill(steps_.back());
}

/// In the clause of the conflict there are candidates that digits of lower levels rule out.
void Resolver::nameDigits() {
    const std::vector<int> places(open_.rbegin(), open_.rend());
    for (const int place : places)
        if (!isOfLastLevel(place) && isRuledOut(place)) replace(place);
}

/// Drops what is not in the learned clause, the latest first: its reasons are earlier, and in the clause or dropped
/// later.
void Resolver::shorten(std::span<const Literal> learned) {
    const std::set<Literal> kept(learned.begin(), learned.end());
    const std::vector<int> places(open_.rbegin(), open_.rend());
    for (const int place : places) {
        if (kept.contains(~fact(place).literal)) continue;
        open_.erase(place);
        steps_.push_back(stepOf(fact(place)));
        steps_.back().shortened = true;
        fill(steps_.back());
    }
}

std::vector<ResolutionStep> Resolver::run(Reason conflict, std::span<const Literal> learned) {
    for (const int place : trail_.antecedents(conflict)) open_.insert(place);
    steps_.push_back({.replaced = std::nullopt, .reason = conflict, .clause = {}, .events = {}});
    fill(steps_.back());
    nameDigits();
    while (steps_.back().ofLastLevel > 1) {
        assert(isOfLastLevel(*open_.rbegin()));
        replace(*open_.rbegin());
    }
    if (!learned.empty()) shorten(learned);
    return std::move(steps_);
}

} // namespace

std::vector<ResolutionStep> resolution(const SolverState& state, std::span<const Literal> learned) {
    if (state.level() == 0 || state.conflict().kind() == Reason::Kind::None) return {};
    auto steps = Resolver(state, true).run(state.conflict(), learned);
    // The last literal that is left may be a candidate, not the digit that rules it out.
    const auto& clause = steps.back().clause;
    const auto isLearned = [&](Literal literal) { return std::ranges::find(learned, literal) != learned.end(); };
    if (learned.empty() || (clause.size() == learned.size() && std::ranges::all_of(clause, isLearned))) return steps;
    return Resolver(state, false).run(state.conflict(), learned);
}

} // namespace ninefold::solve
