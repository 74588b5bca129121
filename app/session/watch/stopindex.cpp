// SPDX-License-Identifier: MIT
#include "app/session/watch/stopindex.h"

#include "engine/core/houses.h"

#include <algorithm>
#include <cassert>

namespace ninefold::session {
namespace {

using Kind = StopCondition::Kind;

bool goesBack(solve::EventKind kind) {
    return kind == solve::EventKind::Backjump || kind == solve::EventKind::Backtrack ||
           kind == solve::EventKind::Restart;
}

std::size_t bitOf(Cell cell, Digit digit) {
    return static_cast<std::size_t>(solve::Literal::is(cell, digit).variable());
}

} // namespace

void StopIndex::add(const solve::SolverEvent& event) {
    Section& section = sections_.next(&StopIndex::merge);
    if (section.kinds == EventKinds()) section.deadEndsBefore = deadEnds_;
    section.kinds.add(event.kind);
    const std::uint8_t level = goesBack(event.kind) ? static_cast<std::uint8_t>(event.to) : event.level;
    section.lowest = std::min(section.lowest, level);
    section.highest = std::max(section.highest, level);
    if (event.kind == deadEnd_) {
        ++section.deadEnds;
        ++deadEnds_;
    }
    if (event.kind == solve::EventKind::Learn) section.shortest = std::min(section.shortest, event.literalCount);
    if (event.kind == solve::EventKind::Decide || event.kind == solve::EventKind::Imply)
        section.placed.set(bitOf(event.cell, event.digit));
    if (event.kind == solve::EventKind::Eliminate) section.removed.set(bitOf(event.cell, event.digit));
}

void StopIndex::merge(Section& first, const Section& second) {
    first.kinds = first.kinds | second.kinds;
    first.lowest = std::min(first.lowest, second.lowest);
    first.highest = std::max(first.highest, second.highest);
    first.shortest = std::min(first.shortest, second.shortest);
    first.deadEnds += second.deadEnds;
    first.placed |= second.placed;
    first.removed |= second.removed;
}

/// Can the condition begin to hold here, or hold at an event if it is one of a moment?
bool StopIndex::canMeet(const Section& section, const StopCondition& condition) const {
    const auto number = static_cast<std::uint64_t>(std::max(condition.number, 0));
    switch (condition.kind) {
    case Kind::CellFilled:
        for (const Digit digit : Digits::all())
            if (section.placed.test(bitOf(condition.cell, digit))) return true;
        return false;
    case Kind::CandidateGone:
        if (section.removed.test(bitOf(condition.cell, condition.digit))) return true;
        for (const Digit digit : Digits::all() - Digits::of(condition.digit))
            if (section.placed.test(bitOf(condition.cell, digit))) return true;
        for (const Cell peer : kPeers[condition.cell])
            if (section.placed.test(bitOf(peer, condition.digit))) return true;
        return false;
    case Kind::Level:
        return section.lowest <= number && number <= section.highest;
    case Kind::DeadEnd:
        return section.deadEnds > 0;
    case Kind::EveryDeadEnd:
        return number > 0 && (section.deadEndsBefore + section.deadEnds) / number > section.deadEndsBefore / number;
    case Kind::Note:
        return section.shortest <= number;
    case Kind::Restart:
        return section.kinds.has(solve::EventKind::Restart);
    case Kind::NoteUsed:
        return true;
    }
    return true;
}

/// What lasts may have started before, but at least one condition begins where the stop is.
bool StopIndex::canMeet(const Section& section, const Stop& stop) const {
    if (!stop.on || stop.conditions.empty()) return false;
    bool any = false, momentary = false;
    for (const StopCondition& condition : stop.conditions) {
        const bool met = canMeet(section, condition);
        if (condition.isMoment() && !met) return false;
        momentary |= condition.isMoment();
        any |= met;
    }
    return momentary || any;
}

bool StopIndex::canStop(std::size_t section, const StopsWanted& wanted) const {
    assert(section < sectionCount());
    const Section& here = sections_.all()[section];
    if (wanted.guesses && here.kinds.has(solve::EventKind::Decide)) return true;
    return std::ranges::any_of(wanted.stops, [&](const Stop& stop) { return canMeet(here, stop); });
}

} // namespace ninefold::session
