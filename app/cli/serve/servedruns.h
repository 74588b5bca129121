// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/answers/logic.h"
#include "app/cli/answers/solved.h"
#include "app/cli/serve/boards.h"

#include <cstdint>
#include <string>
#include <vector>

namespace ninefold::cli {

/// Runs engines for clients, within bounds. One object per thread, because solvers keep memory.
class ServedRuns {
public:
    ServedRuns();

    /// How many events a client can look at, and how much an engine works for one request (turns; about a second).
    static constexpr std::uint64_t kMostEvents = 500'000;
    static constexpr std::uint64_t kMostTurns = 10'000'000;
    /// Events or steps in one reply.
    static constexpr std::uint64_t kMostInPage = 1000;

    solve::Verdict examine(const formats::Puzzle& puzzle);

    /// The fields of `solve`, and "complete": false if the engine was stopped before its end.
    void writeSolved(const ServedBoard& board, documents::JsonWriter& json);
    /// The fields of `state`. After logic, `at` counts steps.
    void writeState(const ServedBoard& board, std::uint64_t at, documents::JsonWriter& json);
    /// "total", "complete", "from" and "events" or "steps", at most `count` of them.
    void writeSteps(const ServedBoard& board, std::uint64_t from, std::uint64_t count, documents::JsonWriter& json);
    /// "total", "from" and "conflicts" [{n, level, because, text, learned, to}]
    void writeConflicts(const ServedBoard& board, std::uint64_t from, std::uint64_t count, documents::JsonWriter& json);

private:
    /// Reports the events of a board's run up to the first solution.
    solve::Report follow(const ServedBoard& board, solve::EventSink& sink);
    std::vector<logic::Step> path(const ServedBoard& board, std::uint64_t most, Grid& end);
    void writeLogicSolved(const ServedBoard& board, documents::JsonWriter& json);

    solve::FastSolver fast_;
    Logician logician_;
};

} // namespace ninefold::cli
