// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/event.h"

#include <bitset>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace ninefold::solve {

/// Writes the events of cdcl as a DRAT proof (Wetzler, Heule and Hunt 2014): clauses to add and to delete, one per
/// line, which a checker follows by unit propagation alone. The last one is the empty clause, so no solution is left.
///
///      729 -5 12 0       this clause follows from all before it
///      d 729 -5 12 0     it is not needed any more
///
/// The proof is about the puzzle as clauses: variable 81 * (row - 1) + 9 * (column - 1) + digit, each cell and each
/// digit of a house exactly once, and "not this solution" where there is one. That is the output of `dimacs --unique`.
///
/// The memory is that of the clauses which the solver holds.
class DratWriter : public EventSink {
public:
    /// Receives the text piece by piece; returns false to stop the solver.
    using Write = std::function<bool(std::string_view text)>;
    explicit DratWriter(Write write) : write_(std::move(write)) {}

    /// Needs all events of a run, the proof after a solution included.
    bool take(const EventBatch& batch) override;

private:
    void add(const SolverEvent& event, std::span<const Literal> clause);
    void addFact(const SolverEvent& event);
    void addCrossing(Cell cell, Reason reason);
    void forget(std::uint32_t id);
    void line(std::span<const Literal> clause);

    const Write write_;
    std::string text_;
    std::unordered_map<std::uint32_t, std::vector<Literal>> clauses_;
    /// By house, other house, digit and place in the other house.
    std::bitset<kHouseCount * kHouseCount * kDigitCount * 9> crossings_;
};

} // namespace ninefold::solve
