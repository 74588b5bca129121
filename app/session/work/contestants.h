// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/solver.h"

#include <QString>

#include <vector>

namespace ninefold::session {

/// A solver that takes part in a comparison or a race, with one way of deciding and its parts on or off.
struct Contestant {
    QString name;
    const solve::Solver* solver = nullptr;
    solve::SolverOptions options;
};

/// All solvers that report events, the simplest first; then the solvers with options, in each other way
/// of deciding, and with each of their parts switched.
std::vector<Contestant> contestants(bool candidatesBind);

} // namespace ninefold::session
