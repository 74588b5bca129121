// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/solve/event.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <stop_token>
#include <string_view>

namespace ninefold {

/// What happens once the first solution is found.
enum class Proof {
    None,   ///< nothing: the run ends there
    Silent, ///< the search for a second one goes on, but tells no more events
    Told,   ///< it goes on and tells
};

/// How cdcl chooses: the most constrained cell, or what took part in recent conflicts.
enum class Choice { MostConstrained, Activity };

/// Limits count work, never time: the same limit always ends a run at the same place.
struct Limits {
    /// A turn is one choice, one way back or one round of implications.
    std::uint64_t turns = std::numeric_limits<std::uint64_t>::max();
};

struct SolverOptions {
    Proof proof = Proof::Silent;
    Choice choice = Choice::MostConstrained;
    /// What the grid's candidates leave out is ruled out; otherwise only the set digits count.
    bool candidatesBind = false;
    Limits limits;
};

struct SolverStats {
    std::array<std::uint64_t, kEventKindCount> counts{};
    /// Decisions that had another digit to choose in their cell.
    std::uint64_t guesses = 0;

    std::uint64_t count(EventKind kind) const { return counts[static_cast<int>(kind)]; }
    /// All events together.
    std::uint64_t events() const {
        std::uint64_t sum = 0;
        for (const std::uint64_t count : counts) sum += count;
        return sum;
    }
    friend bool operator==(const SolverStats&, const SolverStats&) = default;
};

struct Report {
    using Values = std::array<std::uint8_t, kCellCount>;
    /// Unfinished: stopped, or the limit was reached. Solved: one solution, and no other unless nobody asked.
    enum class Status { Solved, Multiple, None, Invalid, Unfinished };

    Status status = Status::Unfinished;
    /// Solutions found, at most 2, and valid so far. Digits 1..9.
    int solutions = 0;
    std::array<Values, 2> solution{};
    /// What was told, or would have been told to a sink, and all that was done: a silent proof is only in `whole`.
    SolverStats told, whole;
};

/// A run under way: a value behind an interface. It goes on in small steps and can be copied at any of them, so a
/// copy kept aside is a place in the run that one can come back to.
class Search {
public:
    virtual ~Search() = default;
    /// Begins anew with another puzzle; memory is kept.
    virtual void start(const Grid& grid, const SolverOptions& options) = 0;
    virtual std::unique_ptr<Search> clone() const = 0;
    /// Goes on for at most `turns` turns, or until at least `wanted` events were appended to `events` (null: full
    /// speed, nothing is told). Returns false when the run is over.
    virtual bool advance(std::uint64_t turns, EventBatch* events, std::size_t wanted) = 0;
    virtual Report report() const = 0;
    /// The memory that a copy takes.
    virtual std::size_t bytes() const = 0;
};

/// One engine. Deterministic: same puzzle, same options, same events.
struct Solver {
    std::string_view id;
    std::string_view name;
    std::unique_ptr<Search> (*begin)();

    /// Solves from beginning to end.
    Report run(const Grid& grid, const SolverOptions& options = {}, EventSink* sink = nullptr,
               std::stop_token stop = {}) const;
};

/// Runs a search that has been started to its end, until it is stopped or the sink has enough.
Report finish(Search& search, EventSink* sink = nullptr, const std::stop_token& stop = {});

/// All engines that tell what they do, the simplest first.
std::span<const Solver* const> eventSolvers();
/// Null when there is none of this name.
const Solver* findSolver(std::string_view id);

namespace solvers {
#define NINEFOLD_SOLVER(name) extern const Solver name;
#include "engine/solve/solvers.def"
#undef NINEFOLD_SOLVER
} // namespace solvers

} // namespace ninefold
