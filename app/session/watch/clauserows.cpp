// SPDX-License-Identifier: MIT
#include "app/session/watch/clauserows.h"

#include <algorithm>
#include <cassert>

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

void addFacts(ClauseRow& row, const solve::HeldClause& held) {
    row.levels = held.levels;
    row.lastConflict = held.lastConflict;
    for (ClauseRow::Part& part : row.parts)
        part.watched = std::ranges::find(held.watched, part.literal) != held.watched.end();
}

/// The row of a rule, without the literals that the puzzle alone rules out.
ClauseRow ruleRow(solve::Reason rule, const solve::LiteralTrail& trail, const Judge& judge, const Grid& start) {
    ClauseRow row{.parts = {}, .rule = rule};
    for (const solve::Literal literal : trail.clauseOf(rule)) {
        const bool given = start.isSet(literal.cell());
        if (given ? start.value(literal.cell()) == literal.digit() : start.isCandidate(literal.cell(), literal.digit()))
            row.parts.push_back({literal, judge.truth(literal)});
    }
    return row;
}

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

std::vector<ClauseRow> learnedRows(const solve::SolverState& state, std::span<const solve::HeldClause> held) {
    const Judge judge(state);
    const auto clauses = state.clauses();
    assert(state.uses().size() == clauses.size());
    std::vector<ClauseRow> rows;
    for (std::size_t at = clauses.size(); at-- > 0;) {
        const auto& clause = *clauses[at];
        const auto& use = state.uses()[at];
        ClauseRow row{.id = clause.id, .parts = {}, .uses = use.count, .lastUse = use.last, .learnedAt = clause.number};
        for (const solve::Literal literal : clause.literals) row.parts.push_back({literal, judge.truth(literal)});
        const auto known = std::ranges::find(held, clause.id, &solve::HeldClause::id);
        if (known != held.end()) addFacts(row, *known);
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<ClauseRow> ruleRows(const solve::SolverState& state) {
    const Judge judge(state);
    const solve::LiteralTrail trail(state);
    std::vector<ClauseRow> rows;
    const auto add = [&](solve::Reason rule) {
        ClauseRow row = ruleRow(rule, trail, judge, state.start());
        if (!row.holds()) rows.push_back(std::move(row));
    };
    for (Cell cell = 0; cell < kCellCount; ++cell) add(solve::Reason::cell(cell));
    for (House house = 0; house < kHouseCount; ++house)
        for (Digit digit = 1; digit <= kDigitCount; ++digit) add(solve::Reason::house(house, digit));
    std::ranges::stable_sort(rows, {}, &ClauseRow::open);
    return rows;
}

std::vector<ClauseRow> clauseRows(const solve::SolverState& state, std::span<const solve::HeldClause> held,
                                  ClauseFilter filter) {
    constexpr std::size_t kShort = 3;
    if (filter == ClauseFilter::Rules) return ruleRows(state);
    std::vector<ClauseRow> rows = learnedRows(state, held);
    std::erase_if(rows, [&](const ClauseRow& row) {
        return (filter == ClauseFilter::Unfulfilled && row.holds()) ||
               (filter == ClauseFilter::Short && row.parts.size() > kShort) ||
               (filter == ClauseFilter::Used && row.uses == 0);
    });
    return rows;
}

} // namespace ninefold::session
