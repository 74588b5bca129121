// SPDX-License-Identifier: MIT
#include "app/session/watch/turn.h"

#include <algorithm>
#include <cassert>

namespace ninefold::session {
namespace {

using solve::SolverState;

/// The digits that could go into the cell of the last decision when it was made.
Digits answersBefore(const SolverState& after) {
    const auto trail = after.trail();
    const Cell cell = trail.back().literal.cell();
    Digits answers = after.start().candidates(cell);
    for (Cell peer = 0; peer < kCellCount; ++peer)
        if (sees(cell, peer) && after.start().isSet(peer)) answers.remove(after.start().value(peer));
    for (const SolverState::Entry& entry : trail.first(trail.size() - 1)) {
        const bool placed = entry.kind == SolverState::Kind::Decided || entry.kind == SolverState::Kind::Implied;
        if (placed && sees(cell, entry.literal.cell())) answers.remove(entry.literal.digit());
    }
    return answers;
}

} // namespace

bool isTurn(const solve::Solver& solver, const solve::SolverEvent& event, const SolverState& after) {
    if (event.kind != solve::EventKind::Decide || solver.steering == solve::Steering::Nowhere) return false;
    if (solver.steering == solve::Steering::Everywhere) return true;
    const auto trail = after.trail();
    assert(!trail.empty() && trail.back().kind == SolverState::Kind::Decided);
    // What was tried is noted where the same question is asked again.
    const bool again = trail.size() > 1 && trail[trail.size() - 2].kind == SolverState::Kind::Tried;
    return !again && answersBefore(after).count() > 1;
}

std::optional<Turn> turnAt(const solve::Solver& solver, const solve::EventWindow& window, std::uint64_t position) {
    if (!window.holds(position) || !window.holds(position + 1)) return std::nullopt;
    const solve::SolverEvent& event = window.event(position + 1);
    if (event.kind != solve::EventKind::Decide) return std::nullopt;
    const SolverState before = window.state(position);
    SolverState after = before;
    after.apply(event);
    if (!isTurn(solver, event, after)) return std::nullopt;
    Turn turn{.number = before.count(solve::EventKind::Decide) + 1,
              .usual = solve::Literal::is(event.cell, event.digit),
              .open = {}};
    const Grid grid = before.grid();
    for (const Cell cell : grid.blanks()) turn.open[cell] = grid.candidates(cell) - before.tried(cell);
    return turn;
}

solve::OwnDecisions decisionsWith(const solve::OwnDecisions& before, std::uint64_t number, solve::Literal chosen) {
    std::vector<solve::OwnDecision> decisions;
    if (before)
        std::ranges::copy_if(*before, std::back_inserter(decisions),
                             [number](const solve::OwnDecision& one) { return one.number < number; });
    decisions.push_back({number, chosen});
    return std::make_shared<const std::vector<solve::OwnDecision>>(std::move(decisions));
}

} // namespace ninefold::session
