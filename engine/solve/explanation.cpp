// SPDX-License-Identifier: MIT
#include "engine/solve/explanation.h"

#include "engine/core/houses.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <set>

namespace ninefold::solve {

namespace {

using Kind = SolverState::Kind;

/// Follows reasons backwards over a trail. Facts are named by their index on it.
class Tracer {
public:
    explicit Tracer(const SolverState& state) : state_(state), trail_(state.trail()) {}

    /// The facts that a reason needs; `of`, its consequence, is left out.
    std::set<int> premises(Reason reason, std::optional<Literal> of);
    /// Only entries before this index count: a fact must not follow from itself.
    void lookBefore(int place) { trail_ = state_.trail().first(static_cast<std::size_t>(place)); }
    /// The index of the first entry that made a literal true; empty if the puzzle alone does.
    std::optional<int> cause(Literal literal) const;

private:
    static bool makesTrue(const SolverState::Entry& entry, Literal literal);
    void need(Literal literal, std::optional<Literal> of, std::set<int>& places) const;

    const SolverState& state_;
    std::span<const SolverState::Entry> trail_;
};

bool Tracer::makesTrue(const SolverState::Entry& entry, Literal literal) {
    if (entry.kind == Kind::Tried) return false;
    if (entry.literal == literal) return true;
    if (literal.positive() || !entry.literal.positive()) return false;
    // A placed digit removes the other digits from its cell, and itself from its peers.
    const Cell cell = literal.cell(), holder = entry.literal.cell();
    return cell == holder ? entry.literal.digit() != literal.digit()
                          : sees(cell, holder) && entry.literal.digit() == literal.digit();
}

std::optional<int> Tracer::cause(Literal literal) const {
    const Grid& start = state_.start();
    const bool puzzle = literal.positive() ? start.value(literal.cell()) == literal.digit()
                                           : !start.isCandidate(literal.cell(), literal.digit()) &&
                                                 start.value(literal.cell()) != literal.digit();
    if (puzzle) return std::nullopt;
    const auto found = std::ranges::find_if(trail_, [&](const auto& entry) { return makesTrue(entry, literal); });
    if (found == trail_.end() || found->level == 0) return std::nullopt;
    return static_cast<int>(found - trail_.begin());
}

void Tracer::need(Literal literal, std::optional<Literal> of, std::set<int>& places) const {
    if (of && literal.variable() == of->variable()) return;
    if (const auto place = cause(literal)) places.insert(*place);
}

std::set<int> Tracer::premises(Reason reason, std::optional<Literal> of) {
    std::set<int> places;
    switch (reason.kind()) {
    case Reason::Kind::None:
        break;
    case Reason::Kind::Placed:
        need(Literal::is(reason.cell(), reason.digit()), of, places);
        break;
    case Reason::Kind::OneCell:
        for (Digit digit = 1; digit <= kDigitCount; ++digit) need(Literal::isNot(reason.cell(), digit), of, places);
        break;
    case Reason::Kind::OneHouse:
        for (const Cell cell : kHouseCells[reason.house()]) need(Literal::isNot(cell, reason.digit()), of, places);
        break;
    case Reason::Kind::Crossing:
        for (const Cell cell : kHouses[reason.house()] - kHouses[reason.other()])
            need(Literal::isNot(cell, reason.digit()), of, places);
        break;
    case Reason::Kind::Learned:
        for (const auto& clause : state_.clauses())
            if (clause->id == reason.clause())
                for (const Literal literal : clause->literals) need(~literal, of, places);
        break;
    }
    return places;
}

} // namespace

Explanation explain(const SolverState& state, Reason reason, std::optional<Literal> of,
                    std::span<const Literal> clause) {
    Tracer tracer(state);
    const auto trail = state.trail();
    std::set<int> cut;
    for (const Literal literal : clause)
        if (const auto place = tracer.cause(~literal)) cut.insert(*place);
    const std::set<int> conclusion = tracer.premises(reason, of);
    std::map<int, std::set<int>> found;
    std::vector<int> open(conclusion.begin(), conclusion.end());
    while (!open.empty()) {
        const int place = open.back();
        open.pop_back();
        if (found.contains(place)) continue;
        const SolverState::Entry& entry = trail[static_cast<std::size_t>(place)];
        assert(entry.level > 0);
        std::set<int>& from = found[place];
        if (cut.contains(place)) continue;
        tracer.lookBefore(place);
        from = tracer.premises(entry.reason, entry.literal);
        // A fact follows from earlier ones only.
        assert(from.empty() || *from.rbegin() < place);
        open.insert(open.end(), from.begin(), from.end());
    }
    Explanation explanation;
    std::map<int, int> indexOf;
    for (const auto& [place, from] : found) {
        Explanation::Fact fact{trail[static_cast<std::size_t>(place)], {}, cut.contains(place)};
        for (const int before : from) fact.from.push_back(indexOf.at(before));
        indexOf[place] = static_cast<int>(explanation.facts.size());
        explanation.facts.push_back(std::move(fact));
    }
    for (const int place : conclusion) explanation.premises.push_back(indexOf.at(place));
    return explanation;
}

} // namespace ninefold::solve
