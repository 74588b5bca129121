// SPDX-License-Identifier: MIT
#include "app/session/watch/stops/stop.h"

#include "engine/core/houses.h"

#include <algorithm>

namespace ninefold::session {
namespace {

using Kind = StopCondition::Kind;

bool places(solve::EventKind kind) {
    return kind == solve::EventKind::Decide || kind == solve::EventKind::Imply;
}

bool goesBack(solve::EventKind kind) {
    return kind == solve::EventKind::Backjump || kind == solve::EventKind::Backtrack ||
           kind == solve::EventKind::Restart;
}

/// Does a placed digit leave no room for another in that cell?
bool excludes(Cell placed, Digit digit, const StopCondition& condition) {
    return placed == condition.cell ? digit != condition.digit
                                    : digit == condition.digit && sees(placed, condition.cell);
}

} // namespace

StopScan::StopScan(const std::vector<Stop>& stops, const solve::Solver& solver, const solve::SolverState& before)
    : deadEnd_(solver.deadEnd) {
    for (const Stop& stop : stops) {
        if (!stop.on || stop.conditions.empty()) continue;
        Group group;
        for (const StopCondition& condition : stop.conditions) {
            group.conditions.push_back({condition, !condition.isMoment() && holdsIn(condition, before)});
            group.momentary |= condition.isMoment();
        }
        group.met = std::ranges::all_of(group.conditions, &Watched::holds);
        groups_.push_back(std::move(group));
    }
}

/// Built from the trail: the start of a scan, and what is left after guesses are taken back.
bool StopScan::holdsIn(const StopCondition& condition, const solve::SolverState& state) {
    using Entry = solve::SolverState::Kind;
    if (condition.kind == Kind::Level) return state.level() == condition.number;
    const Grid& start = state.start();
    const bool filled = condition.kind == Kind::CellFilled;
    if (start.isSet(condition.cell)) return filled || start.value(condition.cell) != condition.digit;
    if (!filled && !start.isCandidate(condition.cell, condition.digit)) return true;
    return std::ranges::any_of(state.trail(), [&](const solve::SolverState::Entry& entry) {
        const Cell cell = entry.literal.cell();
        const Digit digit = entry.literal.digit();
        if (entry.kind == Entry::Tried) return false;
        if (entry.kind == Entry::Eliminated) return !filled && cell == condition.cell && digit == condition.digit;
        return filled ? cell == condition.cell : excludes(cell, digit, condition);
    });
}

/// A run has a hundred million events, so the board is looked at only after guesses were taken back.
void StopScan::update(Watched& watched, const solve::SolverEvent& event, std::span<const solve::Literal> clause,
                      const solve::SolverState& after) const {
    const StopCondition& condition = watched.condition;
    const auto number = static_cast<std::uint64_t>(condition.number);
    switch (condition.kind) {
    case Kind::CellFilled:
    case Kind::CandidateGone:
        if (goesBack(event.kind) && watched.holds) watched.holds = holdsIn(condition, after);
        else if (places(event.kind) && condition.kind == Kind::CellFilled)
            watched.holds |= event.cell == condition.cell;
        else if (places(event.kind)) watched.holds |= excludes(event.cell, event.digit, condition);
        else if (event.kind == solve::EventKind::Eliminate && condition.kind == Kind::CandidateGone)
            watched.holds |= event.cell == condition.cell && event.digit == condition.digit;
        return;
    case Kind::Level:
        watched.holds = after.level() == condition.number;
        return;
    case Kind::DeadEnd:
        watched.holds = event.kind == deadEnd_;
        return;
    case Kind::EveryDeadEnd:
        watched.holds = event.kind == deadEnd_ && number > 0 && after.count(deadEnd_) % number == 0;
        return;
    case Kind::Note:
        watched.holds = event.kind == solve::EventKind::Learn && clause.size() <= number;
        return;
    case Kind::Restart:
        watched.holds = event.kind == solve::EventKind::Restart;
        return;
    case Kind::LongJump:
        watched.holds = event.kind == solve::EventKind::Backjump && event.level > event.to + 1;
        return;
    case Kind::NoteUsed:
        watched.holds = event.kind != solve::EventKind::Learn && event.kind != solve::EventKind::Forget &&
                        event.reason == solve::Reason::clause(static_cast<std::uint32_t>(condition.number));
        return;
    }
}

bool StopScan::take(const solve::SolverEvent& event, std::span<const solve::Literal> clause,
                    const solve::SolverState& after) {
    bool stops = false;
    for (Group& group : groups_) {
        for (Watched& watched : group.conditions) update(watched, event, clause, after);
        const bool met = std::ranges::all_of(group.conditions, &Watched::holds);
        stops |= met && (group.momentary || !group.met);
        group.met = met;
    }
    return stops;
}

} // namespace ninefold::session
