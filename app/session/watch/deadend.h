// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/frame.h"
#include "engine/solve/resolution.h"

namespace ninefold::session {

/// How the first UIP is marked.
inline constexpr logic::Role kUipRole = logic::Role::SetB;

/// Draws why a state is a dead end: the cell, the house or the clause that has nothing left, the candidates that it
/// lost and an arrow from the last reason of each. Everything else fades.
void drawDeadEnd(const solve::SolverState& state, logic::Frame& frame);

/// Draws a statement that holds in a state, with its reasons.
void drawStatement(const solve::SolverState& state, solve::Literal statement, logic::Frame& frame);

/// Draws one step from a dead end to the clause that is learned from it: what the clause names, and the reasons that
/// take the place of a statement.
void drawResolution(const solve::SolverState& state, const solve::ResolutionStep& step, logic::Frame& frame);

} // namespace ninefold::session
