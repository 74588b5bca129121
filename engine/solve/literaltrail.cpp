// SPDX-License-Identifier: MIT
#include "engine/solve/literaltrail.h"

#include <algorithm>
#include <cassert>

namespace ninefold::solve {

using Kind = SolverState::Kind;

LiteralTrail::LiteralTrail(const SolverState& state) : state_(state) {
    places_.fill(-1);
    Grid grid = state.start();
    for (const SolverState::Entry& entry : state.trail()) {
        if (entry.kind == Kind::Tried) continue;
        const Fact fact{entry.literal, entry.reason, entry.level, entry.number};
        if (entry.literal.positive()) {
            place(fact, grid);
            continue;
        }
        record(fact);
        grid.removeCandidate(entry.literal.cell(), entry.literal.digit());
    }
}

/// In the order of the solver: the placement, the rest of its cell, its peers.
void LiteralTrail::place(const Fact& fact, Grid& grid) {
    record(fact);
    const Cell cell = fact.literal.cell();
    const Digit digit = fact.literal.digit();
    const auto rule = [&](Cell where, Digit out) {
        if (!grid.isSet(where) && grid.isCandidate(where, out))
            record({Literal::isNot(where, out), Reason::placed(cell, digit), fact.level, fact.number});
    };
    for (const Digit other : Digits::all() - Digits::of(digit)) rule(cell, other);
    for (const Cell peer : kPeers[cell]) rule(peer, digit);
    grid.place(cell, digit);
}

void LiteralTrail::record(const Fact& fact) {
    std::int16_t& place = places_[static_cast<std::size_t>(fact.literal.variable())];
    if (place >= 0) return;
    place = static_cast<std::int16_t>(facts_.size());
    facts_.push_back(fact);
}

int LiteralTrail::find(Literal literal) const {
    const int place = places_[static_cast<std::size_t>(literal.variable())];
    return place >= 0 && facts_[static_cast<std::size_t>(place)].literal == literal ? place : -1;
}

std::vector<Literal> LiteralTrail::clauseOf(Reason reason) const {
    std::vector<Literal> literals;
    if (reason.kind() == Reason::Kind::OneCell)
        for (const Digit digit : Digits::all()) literals.push_back(Literal::is(reason.cell(), digit));
    if (reason.kind() == Reason::Kind::OneHouse)
        for (const Cell cell : kHouseCells[reason.house()]) literals.push_back(Literal::is(cell, reason.digit()));
    if (reason.kind() == Reason::Kind::Learned)
        for (const auto& clause : state_.clauses())
            if (clause->id == reason.clause()) literals = clause->literals;
    return literals;
}

std::vector<int> LiteralTrail::antecedents(Reason reason, int skipVariable, int fromLevel) const {
    std::vector<int> found;
    const auto need = [&](Literal literal) {
        if (literal.variable() == skipVariable) return;
        const int place = find(literal);
        if (place >= 0 && facts_[static_cast<std::size_t>(place)].level >= fromLevel) found.push_back(place);
    };
    if (reason.kind() == Reason::Kind::Placed) need(Literal::is(reason.cell(), reason.digit()));
    if (reason.kind() == Reason::Kind::Crossing)
        for (const Cell cell : kHouses[reason.house()] - kHouses[reason.other()])
            need(Literal::isNot(cell, reason.digit()));
    for (const Literal literal : clauseOf(reason)) need(~literal);
    return found;
}

} // namespace ninefold::solve
