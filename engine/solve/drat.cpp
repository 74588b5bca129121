// SPDX-License-Identifier: MIT
// A learned clause follows by unit propagation from the clauses of the puzzle, because the solver's reasons are such
// clauses, with two exceptions that get lines of their own:
//
//      all places of a digit in one house lie in another    a clause for each cell that loses the digit, once
//      a learned clause forces something at level 0         that fact, because the clause may be forgotten later
#include "engine/solve/drat.h"

#include <cassert>

namespace ninefold::solve {

namespace {

void write(Literal literal, std::string& text) {
    if (!literal.positive()) text += '-';
    // DIMACS counts variables from 1.
    text += std::to_string(literal.variable() + 1);
    text += ' ';
}

int placeIn(House house, Cell cell) {
    int place = 0;
    while (kHouseCells[house][place] != cell) ++place;
    return place;
}

} // namespace

bool DratWriter::take(const EventBatch& batch) {
    for (const SolverEvent& event : batch.events) {
        switch (event.kind) {
        case EventKind::Learn:
        case EventKind::Exclude:
            add(event, batch.clause(event));
            break;
        case EventKind::Imply:
        case EventKind::Eliminate:
            addFact(event);
            break;
        case EventKind::Forget:
            forget(event.reason.clause());
            break;
        case EventKind::Exhausted:
            line({});
            break;
        default:
            break;
        }
    }
    const bool more = write_(text_);
    text_.clear();
    return more;
}

/// The literal that the clause forces comes first, as in the proofs of other solvers.
void DratWriter::add(const SolverEvent& event, std::span<const Literal> clause) {
    std::vector<Literal> literals(clause.rbegin(), clause.rend());
    line(literals);
    clauses_[event.reason.clause()] = std::move(literals);
}

void DratWriter::addFact(const SolverEvent& event) {
    const Reason reason = event.reason;
    if (reason.kind() == Reason::Kind::Crossing) addCrossing(event.cell, reason);
    if (reason.kind() != Reason::Kind::Learned || event.level > 0) return;
    // A clause of one literal is that fact.
    if (const auto clause = clauses_.find(reason.clause()); clause->second.size() == 1) return;
    const bool holds = event.kind == EventKind::Imply;
    const Literal fact = holds ? Literal::is(event.cell, event.digit) : Literal::isNot(event.cell, event.digit);
    line({&fact, 1});
}

/// "The cell does not hold the digit, or a cell of the house outside the other house does." If the cell held it, the
/// common cells could not, and the house would have no place left.
void DratWriter::addCrossing(Cell cell, Reason reason) {
    const House house = reason.house(), other = reason.other();
    const Digit digit = reason.digit();
    const int row = (house * kHouseCount + other) * kDigitCount + digit - 1;
    auto written = crossings_[static_cast<std::size_t>(9 * row + placeIn(other, cell))];
    if (written) return;
    written = true;
    std::vector<Literal> clause{Literal::isNot(cell, digit)};
    for (const Cell outside : kHouses[house] - kHouses[other]) clause.push_back(Literal::is(outside, digit));
    line(clause);
}

void DratWriter::forget(std::uint32_t id) {
    const auto clause = clauses_.find(id);
    assert(clause != clauses_.end());
    text_ += "d ";
    line(clause->second);
    clauses_.erase(clause);
}

void DratWriter::line(std::span<const Literal> clause) {
    for (const Literal literal : clause) write(literal, text_);
    // As in DIMACS, 0 ends a clause.
    text_ += "0\n";
}

} // namespace ninefold::solve
