// SPDX-License-Identifier: MIT
#include "app/session/watch/deadend.h"

#include <cassert>

namespace ninefold::session {
namespace {

using solve::Literal;
using solve::Reason;

/// Draws facts and the arrows between them into a frame, and remembers which cells matter.
class Drawing {
public:
    Drawing(const solve::SolverState& state, logic::Frame& frame) : trail_(state), frame_(frame) {
        frame_.marks.clear();
        frame_.links.clear();
        frame_.houses.clear();
        frame_.fresh = {};
        frame_.selected = {};
    }

    const solve::LiteralTrail& trail() const { return trail_; }
    void involve(Cells cells) { involved_ |= cells; }
    void mark(logic::Role role, Literal fact);
    void link(Literal from, Literal to);
    /// The role of a fact among the reasons: decisions stand out.
    logic::Role roleOf(Literal fact) const;
    void showLost(Literal lost);
    /// Marks a fact and its reasons.
    void explain(Literal fact, Reason reason);
    /// Marks a fact, but no candidate of a filled cell.
    void show(Literal fact) {
        if (fact.positive() || !isFilled(fact.cell())) mark(roleOf(fact), fact);
        else involved_.add(fact.cell());
    }
    void fadeRest() { frame_.faded = Cells::all() - involved_; }

private:
    bool isFilled(Cell cell) const {
        assert(cell >= 0 && cell < kCellCount);
        return frame_.cells[static_cast<std::size_t>(cell)].value != 0;
    }

    const solve::LiteralTrail trail_;
    logic::Frame& frame_;
    Cells involved_;
};

/// A digit would hide a chip, so a filled cell is marked as a whole, once.
void Drawing::mark(logic::Role role, Literal fact) {
    const Cell cell = fact.cell();
    involved_.add(cell);
    const logic::Mark mark{role, {cell, isFilled(cell) ? 0 : fact.digit()}};
    for (const logic::Mark& known : frame_.marks)
        if (known.candidate == mark.candidate) return;
    frame_.marks.push_back(mark);
}

void Drawing::link(Literal from, Literal to) {
    if (from.cell() == to.cell()) return;
    frame_.links.push_back({{Cells::of(from.cell()), from.digit()}, {Cells::of(to.cell()), to.digit()}, true});
}

logic::Role Drawing::roleOf(Literal fact) const {
    const int place = trail_.find(fact);
    const bool decided =
        place >= 0 && trail_.facts()[static_cast<std::size_t>(place)].reason.kind() == Reason::Kind::None;
    return !fact.positive() ? logic::Role::Off : decided ? logic::Role::Place : logic::Role::On;
}

/// Marks a literal whose loss led to the dead end, unless the puzzle alone rules it out.
void Drawing::showLost(Literal lost) {
    const int place = trail_.find(~lost);
    if (place < 0) return;
    const auto& fact = trail_.facts()[static_cast<std::size_t>(place)];
    if (fact.level == 0) return;
    // Another digit in the cell would hide the candidate, and be taken for it.
    if (isFilled(lost.cell())) involved_.add(lost.cell());
    else mark(logic::Role::Off, ~lost);
    if (fact.reason.kind() != Reason::Kind::Placed) return;
    const Literal holder = Literal::is(fact.reason.cell(), fact.reason.digit());
    mark(roleOf(holder), holder);
    link(holder, ~lost);
}

void Drawing::explain(Literal fact, Reason reason) {
    using Kind = Reason::Kind;
    mark(reason.kind() == Kind::None ? logic::Role::Place : logic::Role::Extra, fact);
    for (const int place : trail_.antecedents(reason, fact.variable())) {
        const Literal before = trail_.facts()[static_cast<std::size_t>(place)].literal;
        if (before.positive()) mark(roleOf(before), before);
        else showLost(~before);
        if (reason.kind() == Kind::Learned) link(before, fact);
    }
    if (reason.kind() != Kind::OneHouse && reason.kind() != Kind::Crossing) return;
    frame_.houses.push_back({logic::HouseRole::Look, reason.house()});
    involved_ |= kHouses[reason.house()];
}

/// Once one statement of the last level is left, it is the first UIP. What became true last is last in the clause.
void markUip(const solve::ResolutionStep& step, logic::Frame& frame) {
    if (step.ofLastLevel != 1) return;
    const Literal last = step.clause.back();
    for (logic::Mark& mark : frame.marks)
        if (mark.candidate.cell == last.cell() && (mark.candidate.digit == 0 || mark.candidate.digit == last.digit()))
            mark.role = kUipRole;
}

} // namespace

void drawDeadEnd(const solve::SolverState& state, logic::Frame& frame) {
    const Reason reason = state.conflict();
    Drawing drawing(state, frame);
    if (reason.kind() == Reason::Kind::OneCell) frame.dead = Cells::of(reason.cell());
    if (reason.kind() == Reason::Kind::OneHouse) {
        frame.deadHouse = reason.house();
        drawing.involve(kHouses[reason.house()]);
    }
    for (const Literal literal : drawing.trail().clauseOf(reason)) {
        if (reason.kind() != Reason::Kind::Learned) {
            drawing.showLost(literal);
            continue;
        }
        // All that the clause asks for has become false: these facts are the reasons.
        frame.dead.add(literal.cell());
        drawing.mark(drawing.roleOf(~literal), ~literal);
    }
    drawing.involve(frame.dead);
    drawing.fadeRest();
}

void drawStatement(const solve::SolverState& state, Literal statement, logic::Frame& frame) {
    frame.dead = {};
    frame.deadHouse = -1;
    Drawing drawing(state, frame);
    const int place = drawing.trail().find(statement);
    if (place < 0) return;
    drawing.explain(statement, drawing.trail().facts()[static_cast<std::size_t>(place)].reason);
    drawing.fadeRest();
}

void drawResolution(const solve::SolverState& state, const solve::ResolutionStep& step, logic::Frame& frame) {
    if (!step.replaced) {
        drawDeadEnd(state, frame);
        return markUip(step, frame);
    }
    frame.dead = {};
    frame.deadHouse = -1;
    Drawing drawing(state, frame);
    drawing.explain(*step.replaced, step.reason);
    for (const Literal literal : step.clause) drawing.show(~literal);
    drawing.fadeRest();
    markUip(step, frame);
}

} // namespace ninefold::session
