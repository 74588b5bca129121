// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/solve/event.h"
#include "engine/solve/options.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace ninefold::solve {

struct SolverStats {
    std::array<std::uint64_t, kEventKindCount> counts{};
    /// Decisions in a cell that had another digit to choose.
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
    /// Unfinished: stopped, or the limit was reached. Solved: one solution, and no other unless a proof was not
    /// requested.
    enum class Status { Solved, Multiple, None, Invalid, Unfinished };

    Status status = Status::Unfinished;
    /// The number of solutions found, at most 2; only these are valid. Digits 1..9.
    int solutions = 0;
    std::array<Values, 2> solution{};
    /// `reported`: the events reported to a sink, or that would have been. `total`: all work; a silent proof counts
    /// only here.
    SolverStats reported, total;
};

/// A learned clause as its solver holds it.
struct HeldClause {
    std::uint32_t id = 0;
    /// How many levels its literals came from when it was learned (LBD).
    int levels = 0;
    /// The number of the last conflict in which it took part.
    std::uint32_t lastConflict = 0;
    /// The literals that are watched: two, or none of a clause with a single literal.
    std::vector<Literal> watched;
    friend bool operator==(const HeldClause&, const HeldClause&) = default;
};

/// A running search: a value with a virtual interface. It advances in small steps and can be copied after any of
/// them, so a stored copy is a position in the run to return to.
class Search {
public:
    virtual ~Search() = default;
    /// Restarts with another puzzle; keeps its memory.
    virtual void start(const Grid& grid, const SolverOptions& options) = 0;
    virtual std::unique_ptr<Search> clone() const = 0;
    /// Runs at most `turns` further turns, or until at least `wanted` events were appended to `events` (null: full
    /// speed, without events). Returns false when the run is over.
    virtual bool advance(std::uint64_t turns, EventBatch* events, std::size_t wanted) = 0;
    virtual Report report() const = 0;
    /// The clauses that the search will hold after this number of further events; it does not move itself. Empty for an
    /// engine without clauses.
    virtual std::vector<HeldClause> clausesAfter(std::uint64_t events) const = 0;
    /// The memory that a copy takes.
    virtual std::size_t bytes() const = 0;
};

/// One engine. Deterministic: the same puzzle and options give the same events.
struct Solver {
    std::string_view id;
    std::string_view name;
    /// What it does, in five sentences for players who watch it.
    std::string_view about;
    std::unique_ptr<Search> (*begin)();
    /// The ways in which it can decide (SolverOptions::choice); empty: only in its own way.
    std::span<const Choice> choices = {};
    /// What can be switched on and off in it.
    Switches switches = {};
    /// Where a person can decide instead of it (SolverOptions::decisions).
    Steering steering = Steering::Nowhere;
    /// Does it learn clauses from conflicts?
    bool learns = false;
    /// The event that ends a search in vain. An engine that looks for no conflicts goes back instead.
    EventKind deadEnd = EventKind::Conflict;

    /// Solves a puzzle from beginning to end.
    Report run(const Grid& grid, const SolverOptions& options = {}, EventSink* sink = nullptr,
               std::stop_token stop = {}) const;
};

/// Runs a started search until it is over, it is stopped or the sink has enough.
Report finish(Search& search, EventSink* sink = nullptr, const std::stop_token& stop = {});

/// All engines that report events, the simplest first.
std::span<const Solver* const> eventSolvers();
/// Null if there is no engine with this id.
const Solver* findSolver(std::string_view id);

namespace solvers {
#define NINEFOLD_SOLVER(name) extern const Solver name;
#include "engine/solve/solvers.def"
#undef NINEFOLD_SOLVER
} // namespace solvers

} // namespace ninefold::solve
