// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/literaltrail.h"
#include "engine/solve/solver.h"

#include <QtGlobal>

#include <cstdint>
#include <vector>

namespace ninefold::session {

/// A clause as a list shows it: what it says, which parts hold at this moment, and what it was good for.
struct ClauseRow {
    enum class Truth : std::uint8_t { Open, True, False };
    struct Part {
        solve::Literal literal;
        Truth truth = Truth::Open;
        bool watched = false;
    };

    /// 0 for a rule of the puzzle.
    std::uint32_t id = 0;
    /// The literal that the clause forced when it was learned comes last.
    std::vector<Part> parts;
    /// A rule's cell or house.
    solve::Reason rule;
    /// How many levels its parts came from when it was learned (LBD); 0 if that is not known.
    int levels = 0;
    /// The number of the last conflict in which it took part; 0 if that is not known.
    std::uint32_t lastConflict = 0;
    /// How often it was a reason or failed, and the last event at which it did (0 for none).
    std::uint32_t uses = 0;
    quint64 lastUse = 0;
    /// The event that added it.
    quint64 learnedAt = 0;

    bool isRule() const { return id == 0; }
    bool holds() const;
    int open() const;
    std::vector<solve::Literal> literals() const;
};

/// The clauses that a state holds, the newest first; `held` are those of the solver itself, if they are known.
std::vector<ClauseRow> learnedRows(const solve::SolverState& state, std::span<const solve::HeldClause> held = {});
/// The rules of cells and houses that are not fulfilled, those with the fewest open parts first. The solver keeps them
/// as masks and watches none of their parts.
std::vector<ClauseRow> ruleRows(const solve::SolverState& state);

/// Which rows a list shows.
enum class ClauseFilter : std::uint8_t { All, Unfulfilled, Short, Used, Rules };
std::vector<ClauseRow> clauseRows(const solve::SolverState& state, std::span<const solve::HeldClause> held,
                                  ClauseFilter filter);

} // namespace ninefold::session
