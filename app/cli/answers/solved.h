// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/pipeline.h"
#include "app/documents/parts/jsonwriter.h"
#include "engine/core/names.h"
#include "engine/solve/solver.h"
#include "engine/solve/verdict.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ninefold::cli {

/// Keeps the events of a run from number `from` to number `to`, both included and counted from 1.
class EventKeeper : public solve::EventSink {
public:
    /// The largest number of events kept of one run, to bound memory.
    static constexpr std::uint64_t kMost = 5'000'000;

    EventKeeper(std::uint64_t from, std::uint64_t to);
    bool take(const solve::EventBatch& batch) override;

    /// The kept events.
    const solve::EventBatch& events() const { return kept_; }
    /// Were some requested events dropped because of kMost?
    bool cut() const { return cut_; }

private:
    const std::uint64_t from_, to_;
    solve::EventBatch kept_;
    bool cut_ = false;
};

/// The result of an engine for one puzzle: everything that the output needs.
struct Solved {
    /// The facts about the puzzle; the solutions are those that the engine found.
    solve::Verdict verdict;
    /// The word of the contract: solved, multiple, none, invalid; or interrupted.
    std::string_view status;
    solve::SolverStats reported, total;
    long long microseconds = 0;
    std::optional<EventKeeper> events;
};

/// "stats", with the counts of the run.
void writeStats(const Solved& solved, documents::JsonWriter& json);
void writeJson(const Item& item, const Solved& solved, NameStyle names, BatchResult& result);
/// The events as sentences where they were kept, the verdict and the grid. `out` is a text of the result.
void writeText(const Item& item, const Solved& solved, NameStyle names, bool colours, std::string& out,
               BatchResult& result);

} // namespace ninefold::cli
