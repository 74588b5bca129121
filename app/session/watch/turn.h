// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/recording.h"
#include "engine/solve/solver.h"

#include <array>
#include <optional>

namespace ninefold::session {

/// Is this event a guess that a person could have made instead of the solver? `after` is the state after it.
bool isTurn(const solve::Solver& solver, const solve::SolverEvent& event, const solve::SolverState& after);

/// A place in a run where a person can guess.
struct Turn {
    /// The number of the decision, from 1.
    std::uint64_t number = 0;
    /// What the solver does here.
    solve::Literal usual;
    /// The candidates that can be guessed.
    std::array<Digits, kCellCount> open;
};
/// The turn at a position whose next event the window holds; nothing if that is no guess.
std::optional<Turn> turnAt(const solve::Solver& solver, const solve::EventWindow& window, std::uint64_t position);

/// The decisions of a run that leaves another at a turn: those before it, and this one.
solve::OwnDecisions decisionsWith(const solve::OwnDecisions& before, std::uint64_t number, solve::Literal chosen);

} // namespace ninefold::session
