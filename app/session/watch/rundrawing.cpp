// SPDX-License-Identifier: MIT
// Draws what a watched solver did: its board, its last event, and why that happened.
#include "app/session/watch/rundrawing.h"

#include "app/session/watch/deadend.h"

#include <algorithm>
#include <cassert>

namespace ninefold::session {
namespace {

/// Finds a clause by its number among the clauses in use; empty if it has been forgotten.
std::span<const solve::Literal> clauseOf(const solve::SolverState& state, solve::Reason reason) {
    const auto clauses = state.clauses();
    const auto found = std::ranges::find_if(clauses, [&](const auto& clause) { return clause->id == reason.clause(); });
    return found == clauses.end() ? std::span<const solve::Literal>() : std::span((*found)->literals);
}

void drawState(const solve::SolverState& state, logic::Frame& frame) {
    const Grid grid = state.grid();
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        frame.cells[cell].value = static_cast<std::uint8_t>(grid.value(cell));
        if (!grid.isSet(cell)) frame.cells[cell].candidates = grid.candidates(cell);
    }
    for (const solve::SolverState::Entry& entry : state.trail()) {
        const Cell cell = entry.literal.cell();
        const bool chosen = entry.kind == solve::SolverState::Kind::Decided;
        if (!chosen && entry.kind != solve::SolverState::Kind::Implied) continue;
        frame.solver.add(cell);
        if (chosen) frame.chosen.add(cell);
        frame.levels[cell] = entry.level;
    }
}

/// A digit that is a reason: guesses have a colour of their own.
logic::Mark reasonMark(const logic::Frame& frame, Cell cell) {
    return {frame.chosen.has(cell) ? logic::Role::Place : logic::Role::On, {cell, 0}};
}

/// Draws why a digit was placed or removed.
void drawReason(const solve::SolverState& state, const solve::SolverEvent& event, logic::Frame& frame) {
    const solve::Reason reason = event.reason;
    switch (reason.kind()) {
    case solve::Reason::Kind::Placed:
        frame.marks.push_back(reasonMark(frame, reason.cell()));
        return;
    case solve::Reason::Kind::OneHouse:
        frame.houses.push_back({logic::HouseRole::Look, reason.house()});
        return;
    case solve::Reason::Kind::Crossing:
        frame.houses.push_back({logic::HouseRole::Base, reason.house()});
        frame.houses.push_back({logic::HouseRole::Cover, reason.other()});
        return;
    case solve::Reason::Kind::Learned:
        for (const solve::Literal literal : clauseOf(state, reason))
            if (literal.cell() != event.cell) frame.marks.push_back(reasonMark(frame, literal.cell()));
        return;
    case solve::Reason::Kind::None:
    case solve::Reason::Kind::OneCell:
        return;
    }
}

/// Draws a learned clause: the statements that it says cannot all be true, the last of which is the first UIP.
void drawClause(std::span<const solve::Literal> clause, logic::Frame& frame) {
    for (std::size_t i = 0; i < clause.size(); ++i) {
        const solve::Literal literal = clause[i];
        // A digit would hide the chip, so the whole cell gets the mark.
        const bool filled = frame.cells[literal.cell()].value != 0;
        logic::Mark mark = reasonMark(frame, literal.cell());
        if (!filled) mark.candidate.digit = literal.digit();
        if (literal.positive()) mark.role = logic::Role::Off;
        if (i + 1 == clause.size()) mark.role = kUipRole;
        frame.marks.push_back(mark);
    }
}

void drawEvent(const solve::SolverState& state, const solve::SolverEvent& event, std::span<const solve::Literal> clause,
               logic::Frame& frame) {
    if (event.cell >= 0) frame.selected = Cells::of(event.cell);
    switch (event.kind) {
    case solve::EventKind::Decide:
    case solve::EventKind::Imply:
        frame.fresh = Cells::of(event.cell);
        return drawReason(state, event, frame);
    case solve::EventKind::Reject:
    case solve::EventKind::Eliminate:
        frame.marks.push_back({logic::Role::Off, {event.cell, event.digit}});
        return drawReason(state, event, frame);
    case solve::EventKind::Learn:
        frame.marks.clear();
        return drawClause(clause, frame);
    default:
        return;
    }
}

void showOnly(std::span<const solve::Literal> clause, logic::Frame& frame) {
    frame.faded = Cells::all();
    for (const solve::Literal literal : clause) frame.faded.remove(literal.cell());
    frame.dead = {};
    frame.deadHouse = -1;
    frame.links.clear();
}

logic::LinkEnd endOf(const solve::Explanation::Fact& fact) {
    return {Cells::of(fact.entry.literal.cell()), fact.entry.literal.digit()};
}

logic::Mark markOf(const solve::Explanation::Fact& fact) {
    const solve::Literal literal = fact.entry.literal;
    if (!literal.positive()) return {logic::Role::Off, {literal.cell(), literal.digit()}};
    const bool decided = fact.entry.kind == solve::SolverState::Kind::Decided;
    // A placed digit hides chips in its cell, so the whole cell gets the mark.
    return {fact.cut ? logic::Role::SetB : decided ? logic::Role::Place : logic::Role::On, {literal.cell(), 0}};
}

} // namespace

logic::Frame frameOfRun(const solve::EventWindow& window, std::uint64_t position, NameStyle names) {
    assert(window.holds(position));
    const solve::SolverState state = window.state(position);
    logic::Frame frame;
    frame.names = names;
    frame.givens = Cells::all() - state.start().blanks();
    drawState(state, frame);
    if (state.conflict().kind() != solve::Reason::Kind::None) drawDeadEnd(state, frame);
    if (position > window.first()) {
        const solve::SolverEvent& event = window.event(position);
        const auto clause = window.clause(event);
        drawEvent(state, event, clause, frame);
        // Only what the new clause names matters now.
        if (event.kind == solve::EventKind::Learn) showOnly(clause, frame);
    }
    return frame;
}

solve::Explanation explainEvent(const solve::SolverState& before, const solve::SolverEvent& event,
                                std::span<const solve::Literal> clause) {
    switch (event.kind) {
    case solve::EventKind::Imply:
        return solve::explain(before, event.reason, solve::Literal::is(event.cell, event.digit));
    case solve::EventKind::Eliminate:
        return solve::explain(before, event.reason, solve::Literal::isNot(event.cell, event.digit));
    case solve::EventKind::Reject:
    case solve::EventKind::Conflict:
        return solve::explain(before, event.reason, std::nullopt);
    case solve::EventKind::Learn:
        // The clause was learned from the conflict that is still on the board.
        return solve::explain(before, before.conflict(), std::nullopt, clause);
    default:
        return {};
    }
}

void drawExplanation(const solve::Explanation& explanation, const solve::SolverEvent& event, logic::Frame& frame) {
    frame.houses.clear();
    frame.marks.clear();
    for (const solve::Explanation::Fact& fact : explanation.facts) {
        frame.marks.push_back(markOf(fact));
        for (const int from : fact.from)
            frame.links.push_back({endOf(explanation.facts[static_cast<std::size_t>(from)]), endOf(fact), true});
    }
    if (event.cell < 0) return;
    // Marks the candidate that all arrows lead to; a placed digit needs no mark.
    if (event.kind == solve::EventKind::Eliminate || event.kind == solve::EventKind::Reject)
        frame.marks.push_back({logic::Role::Off, {event.cell, event.digit}});
    for (const int premise : explanation.premises)
        frame.links.push_back(
            {endOf(explanation.facts[static_cast<std::size_t>(premise)]), {Cells::of(event.cell), event.digit}, false});
}

} // namespace ninefold::session
