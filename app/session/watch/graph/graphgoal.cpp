// SPDX-License-Identifier: MIT
#include "app/session/watch/graph/graphgoal.h"

namespace ninefold::session {
namespace {

std::optional<GraphGoal> conflictAt(const solve::EventWindow& window, std::uint64_t conflict) {
    if (conflict <= window.first() || window.event(conflict).kind != solve::EventKind::Conflict) return std::nullopt;
    GraphGoal goal{{}, {}, 0, window.state(conflict)};
    goal.node = {
        .kind = GraphNode::Kind::Conflict, .literal = {}, .reason = goal.state.conflict(), .level = goal.state.level()};
    if (conflict + 1 <= window.end() && window.event(conflict + 1).kind == solve::EventKind::Learn) {
        const solve::SolverEvent& learned = window.event(conflict + 1);
        const auto clause = window.clause(learned);
        goal.learned.assign(clause.begin(), clause.end());
        goal.note = learned.reason.clause();
    }
    return goal;
}

} // namespace

std::optional<GraphGoal> graphGoalAt(const solve::EventWindow& window, std::uint64_t position) {
    if (position <= window.first()) return std::nullopt;
    const solve::SolverEvent& event = window.event(position);
    switch (event.kind) {
    case solve::EventKind::Conflict:
        return conflictAt(window, position);
    case solve::EventKind::Learn:
        return conflictAt(window, position - 1);
    case solve::EventKind::Backjump:
        return position < 3 ? std::nullopt : conflictAt(window, position - 2);
    case solve::EventKind::Imply:
    case solve::EventKind::Eliminate: {
        const bool placed = event.kind == solve::EventKind::Imply;
        return GraphGoal{{.kind = placed ? GraphNode::Kind::Implied : GraphNode::Kind::Removed,
                          .literal = placed ? solve::Literal::is(event.cell, event.digit)
                                            : solve::Literal::isNot(event.cell, event.digit),
                          .reason = event.reason,
                          .level = event.level,
                          .number = position},
                         {},
                         0,
                         window.state(position - 1)};
    }
    default:
        return std::nullopt;
    }
}

} // namespace ninefold::session
