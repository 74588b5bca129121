// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/solve/event.h"

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace ninefold::solve {

/// The board of a solver after some of its events, made from the events alone. Applying an event is cheap: only
/// the trail grows or shrinks, and the board is built from it on request.
class SolverState {
public:
    enum class Kind : std::uint8_t {
        Decided,
        Implied,
        Eliminated,
        Tried, ///< a choice that the solver has taken back: still a candidate by the rules, but not tried again
    };
    struct Entry {
        /// The number of its event.
        std::uint64_t number = 0;
        Reason reason;
        Literal literal;
        Kind kind = Kind::Decided;
        std::uint8_t level = 0;
        friend bool operator==(const Entry&, const Entry&) = default;
    };
    struct Clause {
        std::uint32_t id = 0;
        /// The event that added it.
        std::uint64_t number = 0;
        /// The literal that the clause forced when it was learned comes last.
        std::vector<Literal> literals;
    };

    SolverState() = default;
    explicit SolverState(const Grid& puzzle, bool candidatesBind = false);

    /// Applies the next event; `clause` only if the event has one.
    void apply(const SolverEvent& event, std::span<const Literal> clause = {});

    /// How many events were applied, of all kinds and of one kind.
    std::uint64_t position() const { return position_; }
    std::uint64_t count(EventKind kind) const { return counts_[static_cast<int>(kind)]; }
    /// The board before the first event.
    const Grid& start() const { return start_; }
    int level() const { return static_cast<int>(starts_.size()); }
    /// Decisions and consequences, in order.
    std::span<const Entry> trail() const { return trail_; }
    const Entry& decision(int level) const { return trail_[starts_[level - 1]]; }
    /// Where nothing was left, from the conflict until the search goes back; Kind::None otherwise.
    Reason conflict() const { return conflict_; }
    /// The clauses that hold now, the oldest first, including those that exclude a solution.
    std::span<const std::shared_ptr<const Clause>> clauses() const { return clauses_; }
    /// How often a clause was a reason or failed, and the last event at which it did.
    struct Use {
        std::uint32_t count = 0;
        std::uint64_t last = 0;
        friend bool operator==(const Use&, const Use&) = default;
    };
    /// Of each of the clauses, in their order.
    std::span<const Use> uses() const { return uses_; }

    /// The digits, and the candidates without those that a peer holds or that were eliminated.
    Grid grid() const;
    /// The candidates of a cell that were tried and failed.
    Digits tried(Cell cell) const;

    std::size_t bytes() const;
    /// Compares board, trail and clauses.
    friend bool operator==(const SolverState& a, const SolverState& b);

private:
    void push(const SolverEvent& event, Kind kind);
    void addClause(const SolverEvent& event, std::span<const Literal> clause);
    void forgetClause(std::uint32_t id);
    void countUse(Reason reason);
    void back(int level);

    Grid start_;
    std::uint64_t position_ = 0;
    std::array<std::uint64_t, kEventKindCount> counts_{};
    std::vector<Entry> trail_;
    /// The trail index at which each level starts, from level 1.
    std::vector<std::uint16_t> starts_;
    Reason conflict_;
    /// Shared between copies: clauses never change.
    std::vector<std::shared_ptr<const Clause>> clauses_;
    std::vector<Use> uses_;
};

} // namespace ninefold::solve
