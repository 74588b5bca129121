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

StopIndex::StopIndex(solve::EventKind deadEnd, const Grid& puzzle) : deadEnd_(deadEnd) {
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (puzzle.isSet(cell)) board_.set(bitOf(cell, puzzle.value(cell)));
}

void StopIndex::add(const solve::SolverEvent& event) {
    Section& section = sections_.next(&StopIndex::merge);
    if (section.kinds == EventKinds()) {
        section.deadEndsBefore = deadEnds_;
        section.fixed = board_;
    }
    section.kinds.add(event.kind);
    const std::uint8_t level = goesBack(event.kind) ? static_cast<std::uint8_t>(event.to) : event.level;
    section.lowest = std::min(section.lowest, level);
    section.highest = std::max(section.highest, level);
    if (event.kind == deadEnd_) {
        ++section.deadEnds;
        ++deadEnds_;
    }
    if (event.kind == solve::EventKind::Learn) section.shortest = std::min(section.shortest, event.literalCount);
    if (event.kind == solve::EventKind::Backjump)
        section.longest = std::max(section.longest, static_cast<std::uint8_t>(event.level - event.to));
    if (goesBack(event.kind)) takeBack(section, event.to);
    if (event.kind == solve::EventKind::Decide || event.kind == solve::EventKind::Imply) place(section, event);
    if (event.kind == solve::EventKind::Eliminate) section.removed.set(bitOf(event.cell, event.digit));
}

void StopIndex::place(Section& section, const solve::SolverEvent& event) {
    const std::size_t bit = bitOf(event.cell, event.digit);
    section.placed.set(bit);
    board_.set(bit);
    trail_.push_back({static_cast<std::uint16_t>(bit), event.level});
}

void StopIndex::takeBack(Section& section, int level) {
    for (; !trail_.empty() && trail_.back().level > level; trail_.pop_back()) {
        board_.reset(trail_.back().bit);
        section.fixed.reset(trail_.back().bit);
    }
}

void StopIndex::merge(Section& first, const Section& second) {
    first.kinds = first.kinds | second.kinds;
    first.lowest = std::min(first.lowest, second.lowest);
    first.highest = std::max(first.highest, second.highest);
    first.longest = std::max(first.longest, second.longest);
    first.shortest = std::min(first.shortest, second.shortest);
    first.deadEnds += second.deadEnds;
    first.placed |= second.placed;
    first.removed |= second.removed;
    first.fixed &= second.fixed;
}

/// Does one of these digits leave no room for the condition's candidate?
bool StopIndex::isExcluded(const Candidates& digits, const StopCondition& condition) {
    for (const Digit digit : Digits::all() - Digits::of(condition.digit))
        if (digits.test(bitOf(condition.cell, digit))) return true;
    for (const Cell peer : kPeers[condition.cell])
        if (digits.test(bitOf(peer, condition.digit))) return true;
    return false;
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
        // It is gone all the time.
        if (isExcluded(section.fixed, condition)) return false;
        if (section.removed.test(bitOf(condition.cell, condition.digit))) return true;
        return isExcluded(section.placed, condition);
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
    case Kind::LongJump:
        return section.longest > 1;
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
