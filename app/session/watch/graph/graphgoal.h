// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/graph/implicationgraph.h"
#include "engine/solve/recording.h"

#include <optional>
#include <vector>

namespace ninefold::session {

/// What the graph of an event explains: a statement or a conflict, the state in which its reasons hold, and the clause
/// that was learned from the conflict.
struct GraphGoal {
    GraphNode node;
    std::vector<solve::Literal> learned;
    std::uint32_t note = 0;
    solve::SolverState state;
};

/// The goal at a position that the window holds; none where nothing rests on reasons. A dead end is explained until the
/// guesses are taken back.
std::optional<GraphGoal> graphGoalAt(const solve::EventWindow& window, std::uint64_t position);

} // namespace ninefold::session
