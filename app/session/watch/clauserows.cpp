// SPDX-License-Identifier: MIT
#include "app/session/watch/clauserows.h"

#include <algorithm>

namespace ninefold::session {
namespace {

using Truth = ClauseRow::Truth;

/// Says what is true in a state. What the puzzle alone rules out is on no trail.
class Judge {
public:
    explicit Judge(const solve::SolverState& state) : grid_(state.grid()) {}

    Truth truth(solve::Literal literal) const {
        const Cell cell = literal.cell();
        const bool placed = grid_.value(cell) == literal.digit();
        const bool gone = !placed && (grid_.isSet(cell) || !grid_.isCandidate(cell, literal.digit()));
        if (!placed && !gone) return Truth::Open;
        return placed == literal.positive() ? Truth::True : Truth::False;
    }

private:
    Grid grid_;
};

} // namespace

bool ClauseRow::holds() const {
    return std::ranges::any_of(parts, [](const Part& part) { return part.truth == Truth::True; });
}

int ClauseRow::open() const {
    return static_cast<int>(std::ranges::count_if(parts, [](const Part& part) { return part.truth == Truth::Open; }));
}

std::vector<solve::Literal> ClauseRow::literals() const {
    std::vector<solve::Literal> literals;
    for (const Part& part : parts) literals.push_back(part.literal);
    return literals;
}

std::vector<ClauseRow> learnedRows(const solve::SolverState& state) {
    const Judge judge(state);
    const auto clauses = state.clauses();
    std::vector<ClauseRow> rows;
    for (std::size_t at = clauses.size(); at-- > 0;) {
        const auto& clause = *clauses[at];
        const auto& use = state.uses()[at];
        ClauseRow row{.id = clause.id, .parts = {}, .uses = use.count, .lastUse = use.last, .learnedAt = clause.number};
        for (const solve::Literal literal : clause.literals) row.parts.push_back({literal, judge.truth(literal)});
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace ninefold::session
