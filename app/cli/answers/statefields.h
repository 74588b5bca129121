// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/parts/jsonwriter.h"
#include "engine/formats/puzzle.h"
#include "engine/solve/solverstate.h"

#include <cstdint>

namespace ninefold::cli {

/// Follows a run up to a number of events.
class StateFollower : public solve::EventSink {
public:
    StateFollower(const formats::Puzzle& puzzle, std::uint64_t at)
        : state_(formats::puzzleGrid(puzzle), puzzle.marksBind), at_(at) {}

    bool take(const solve::EventBatch& batch) override;
    const solve::SolverState& state() const { return state_; }

private:
    solve::SolverState state_;
    const std::uint64_t at_;
};

/// "at", "grid", "candidates", "level", "decisions", "conflict" and "learned".
void writeState(const solve::SolverState& state, documents::JsonWriter& json);

/// "grid" and "candidates".
void writeGrid(const Grid& grid, documents::JsonWriter& json);

} // namespace ninefold::cli
