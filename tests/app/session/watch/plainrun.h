// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/solver.h"
#include "engine/solve/solverstate.h"

#include <limits>
#include <vector>

/// The reference for a run that is watched: the solver alone, its events applied one after the other. states[i] is the
/// board after event i, kinds[i] the kind of event i + 1.
struct PlainRun : ninefold::solve::EventSink {
    explicit PlainRun(const ninefold::Grid& puzzle, std::size_t limit = std::numeric_limits<std::size_t>::max())
        : most(limit) {
        states.emplace_back(puzzle);
    }
    bool take(const ninefold::solve::EventBatch& batch) override {
        for (const ninefold::solve::SolverEvent& event : batch.events) {
            states.push_back(states.back());
            states.back().apply(event, batch.clause(event));
            kinds.push_back(event.kind);
        }
        return states.size() < most;
    }
    /// The run ends with the batch that reaches this number of states.
    std::size_t most;
    std::vector<ninefold::solve::SolverState> states;
    std::vector<ninefold::solve::EventKind> kinds;
};
