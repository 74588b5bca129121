// SPDX-License-Identifier: MIT
#include "app/session/watch/deadend.h"

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
    /// Marks a fact, but no candidate of a filled cell.
    void show(Literal fact) {
        if (fact.positive() || !isFilled(fact.cell())) mark(roleOf(fact), fact);
        else involved_.add(fact.cell());
    }
    void fadeRest() { frame_.faded = Cells::all() - involved_; }

private:
    bool isFilled(Cell cell) const { return frame_.cells[static_cast<std::size_t>(cell)].value != 0; }

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
    return !fact.positive() ? logic::Role::Remove : decided ? logic::Role::Place : logic::Role::On;
}

/// `lost` could have saved the position. What the puzzle alone rules out is no news.
void Drawing::showLost(Literal lost) {
    const int place = trail_.find(~lost);
    if (place < 0) return;
    const auto& fact = trail_.facts()[static_cast<std::size_t>(place)];
    if (fact.level == 0) return;
    // Another digit in the cell would hide the candidate, and be taken for it.
    if (isFilled(lost.cell())) involved_.add(lost.cell());
    else mark(logic::Role::Remove, ~lost);
    if (fact.reason.kind() != Reason::Kind::Placed) return;
    const Literal holder = Literal::is(fact.reason.cell(), fact.reason.digit());
    mark(roleOf(holder), holder);
    link(holder, ~lost);
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

void drawResolution(const solve::SolverState& state, const solve::ResolutionStep& step, logic::Frame& frame) {
    if (!step.replaced && !step.shortened) return drawDeadEnd(state, frame);
    using Kind = solve::Reason::Kind;
    frame.dead = {};
    frame.deadHouse = -1;
    Drawing drawing(state, frame);
    if (step.replaced) {
        drawing.mark(logic::Role::Extra, *step.replaced);
        for (const int place : drawing.trail().antecedents(step.reason, step.replaced->variable())) {
            const Literal reason = drawing.trail().facts()[static_cast<std::size_t>(place)].literal;
            if (reason.positive()) drawing.mark(drawing.roleOf(reason), reason);
            else drawing.showLost(~reason);
            if (step.reason.kind() == Kind::Learned) drawing.link(reason, *step.replaced);
        }
    }
    if (step.reason.kind() == Kind::OneHouse || step.reason.kind() == Kind::Crossing) {
        frame.houses.push_back({logic::HouseRole::Look, step.reason.house()});
        drawing.involve(kHouses[step.reason.house()]);
    }
    for (const Literal literal : step.clause) drawing.show(~literal);
    drawing.fadeRest();
}

} // namespace ninefold::session
