// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/names.h"
#include "engine/logic/frame.h"
#include "engine/solve/explanation.h"
#include "engine/solve/recording.h"

namespace ninefold::session {

/// The board of a run after `position` events, with a drawing of the last of them.
logic::Frame frameOfRun(const solve::EventWindow& window, std::uint64_t position, NameStyle names);

/// Explains why `event` happened. `before` is the state before it, `clause` the clause that it learned, if any.
solve::Explanation explainEvent(const solve::SolverState& before, const solve::SolverEvent& event,
                                std::span<const solve::Literal> clause);

/// Draws an explanation: facts as marks, implications as arrows.
void drawExplanation(const solve::Explanation& explanation, const solve::SolverEvent& event, logic::Frame& frame);

} // namespace ninefold::session
