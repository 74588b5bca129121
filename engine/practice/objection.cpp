// SPDX-License-Identifier: MIT
#include "engine/practice/objection.h"

#include "engine/core/houses.h"
#include "engine/logic/reasons/reason.h"

#include <algorithm>
#include <cassert>

namespace ninefold::practice {
namespace {

using logic::Candidate;
using logic::Deduction;
using logic::Position;
using logic::Step;
using Kind = Objection::Kind;

/// How much a player has to follow: a chain by its statements, the solution last.
int lengthOf(const Objection& objection) {
    return objection.reason ? objection.reason->length : logic::kShortReason + 1;
}

std::optional<Step> shortReason(const Position& position, Candidate candidate, const std::stop_token& stop) {
    auto reason = logic::reasonAgainst(position, candidate, stop);
    if (reason && reason->length > logic::kShortReason) reason.reset();
    return reason;
}

/// What can be seen at once; nothing if a search is needed.
std::optional<Objection> atSight(const Deduction& change, const Question& question) {
    const auto [cell, digit, places] = change;
    const Position& position = question.position;
    assert(!question.isTrue(change));
    Objection objection{.change = change, .right = question.solution[static_cast<std::size_t>(cell)]};
    const auto as = [&objection](Kind kind) { return objection.kind = kind, objection; };
    const Cells holders = position.grid().cellsWith(digit) & kPeers[cell];
    objection.holder = position.isSet(cell) ? cell : places && !holders.empty() ? holders.first() : -1;
    if (objection.holder >= 0) return as(Kind::Held);
    if (places) return position.isCandidate(cell, digit) ? std::nullopt : std::optional(as(Kind::RuledOut));
    if (position.candidates(cell).count() == 1) return as(Kind::OnlyDigit);
    for (const House house : housesOf(cell)) {
        objection.house = house;
        if (position.cellsFor(digit, house).count() == 1) return as(Kind::OnlyPlace);
    }
    return std::nullopt;
}

/// The candidates that alone would be left if this one went, each with the house in which, or -1: in its cell.
std::vector<std::pair<Candidate, House>> aloneWithout(const Position& position, Candidate gone) {
    std::vector<std::pair<Candidate, House>> left;
    const Digits others = position.candidates(gone.cell) - Digits::of(gone.digit);
    if (others.count() == 1) left.push_back({{gone.cell, others.first()}, -1});
    for (const House house : housesOf(gone.cell)) {
        Cells places = position.cellsFor(gone.digit, house);
        places.remove(gone.cell);
        if (places.count() == 1) left.push_back({{places.first(), gone.digit}, house});
    }
    return left;
}

/// A contradiction if a short one is found, else the solution.
Objection bySearch(const Deduction& change, const Question& question, const std::stop_token& stop) {
    const auto [cell, digit, places] = change;
    Objection objection{.change = change, .right = question.solution[static_cast<std::size_t>(cell)]};
    std::vector<std::pair<Candidate, House>> refutable{{{cell, digit}, -1}};
    if (!places) refutable = aloneWithout(question.position, {cell, digit});
    for (const auto& [candidate, house] : refutable) {
        auto reason = shortReason(question.position, candidate, stop);
        if (!reason || (objection.reason && objection.reason->length <= reason->length)) continue;
        objection.kind = Kind::Contradiction;
        objection.house = house;
        objection.reason = std::move(reason);
    }
    return objection;
}

} // namespace

Objection objectionTo(const Deduction& change, const Question& question, const std::stop_token& stop) {
    auto objection = atSight(change, question);
    return objection ? *std::move(objection) : bySearch(change, question, stop);
}

Objection shortestObjection(std::span<const Deduction> changes, const Question& question, const std::stop_token& stop) {
    // A search takes some milliseconds. Who marks dozens of wrong candidates gets an answer to one of the first.
    constexpr std::size_t kMostSearched = 8;
    assert(!changes.empty());
    for (const Deduction& change : changes)
        if (auto objection = atSight(change, question)) return *std::move(objection);
    Objection best = bySearch(changes.front(), question, stop);
    for (const Deduction& change : changes.first(std::min(changes.size(), kMostSearched)).subspan(1)) {
        Objection next = bySearch(change, question, stop);
        if (lengthOf(next) < lengthOf(best)) best = std::move(next);
    }
    return best;
}

} // namespace ninefold::practice
