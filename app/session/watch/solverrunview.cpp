// SPDX-License-Identifier: MIT
#include "app/session/watch/solverrunview.h"

#include "app/documents/text/events.h"
#include "app/documents/text/numbers.h"
#include "app/session/watch/deadend.h"
#include "app/session/watch/watchwords.h"

#include <QStringList>

#include <algorithm>
#include <cassert>

namespace ninefold::session {
namespace {

/// Finds a clause by its number among the clauses in use; empty if it has been forgotten.
std::span<const solve::Literal> clauseOf(const solve::SolverState& state, solve::Reason reason) {
    const auto clauses = state.clauses();
    const auto found = std::ranges::find_if(clauses, [&](const auto& clause) { return clause->id == reason.clause(); });
    return found == clauses.end() ? std::span<const solve::Literal>() : std::span((*found)->literals);
}

void drawState(const solve::SolverState& state, logic::Frame& frame) {
    const Grid grid = state.grid();
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        frame.cells[cell].value = static_cast<std::uint8_t>(grid.value(cell));
        if (!grid.isSet(cell)) frame.cells[cell].candidates = grid.candidates(cell);
    }
    for (const solve::SolverState::Entry& entry : state.trail()) {
        const Cell cell = entry.literal.cell();
        const bool chosen = entry.kind == solve::SolverState::Kind::Decided;
        if (!chosen && entry.kind != solve::SolverState::Kind::Implied) continue;
        frame.solver.add(cell);
        if (chosen) frame.chosen.add(cell);
        frame.levels[cell] = entry.level;
    }
}

/// Draws why a digit was placed or removed.
void drawReason(const solve::SolverState& state, const solve::SolverEvent& event, logic::Frame& frame) {
    const solve::Reason reason = event.reason;
    switch (reason.kind()) {
    case solve::Reason::Kind::Placed:
        frame.marks.push_back({logic::Role::On, {reason.cell(), 0}});
        return;
    case solve::Reason::Kind::OneHouse:
        frame.houses.push_back({logic::HouseRole::Look, reason.house()});
        return;
    case solve::Reason::Kind::Crossing:
        frame.houses.push_back({logic::HouseRole::Base, reason.house()});
        frame.houses.push_back({logic::HouseRole::Cover, reason.other()});
        return;
    case solve::Reason::Kind::Learned:
        for (const solve::Literal literal : clauseOf(state, reason))
            if (literal.cell() != event.cell) frame.marks.push_back({logic::Role::On, {literal.cell(), 0}});
        return;
    case solve::Reason::Kind::None:
    case solve::Reason::Kind::OneCell:
        return;
    }
}

void drawEvent(const solve::SolverState& state, const solve::SolverEvent& event, std::span<const solve::Literal> clause,
               logic::Frame& frame) {
    if (event.cell >= 0) frame.selected = Cells::of(event.cell);
    switch (event.kind) {
    case solve::EventKind::Decide:
    case solve::EventKind::Imply:
        frame.fresh = Cells::of(event.cell);
        return drawReason(state, event, frame);
    case solve::EventKind::Reject:
    case solve::EventKind::Eliminate:
        frame.marks.push_back({logic::Role::Remove, {event.cell, event.digit}});
        return drawReason(state, event, frame);
    case solve::EventKind::Learn:
        frame.marks.clear();
        return drawClause(clause, frame);
    default:
        return;
    }
}

void showOnly(std::span<const solve::Literal> clause, logic::Frame& frame) {
    frame.faded = Cells::all();
    for (const solve::Literal literal : clause) frame.faded.remove(literal.cell());
    frame.dead = {};
    frame.deadHouse = -1;
    frame.links.clear();
}

} // namespace

void drawClause(std::span<const solve::Literal> clause, logic::Frame& frame) {
    for (std::size_t i = 0; i < clause.size(); ++i) {
        const solve::Literal literal = clause[i];
        const bool forced = i + 1 == clause.size();
        const logic::Role role = forced ? (literal.positive() ? logic::Role::Place : logic::Role::Remove)
                                        : (literal.positive() ? logic::Role::Off : logic::Role::On);
        // A digit would hide the chip, so the whole cell gets the mark.
        const Digit digit = frame.cells[literal.cell()].value != 0 ? 0 : literal.digit();
        frame.marks.push_back({role, {literal.cell(), digit}});
    }
}

logic::Frame SolverRunView::frame(quint64 position) const {
    assert(run_.holds(position));
    const solve::SolverState state = run_.window().state(position);
    logic::Frame frame;
    frame.names = names_;
    frame.givens = Cells::all() - run_.request().puzzle.blanks();
    drawState(state, frame);
    const bool deadEnd = state.conflict().kind() != solve::Reason::Kind::None;
    if (deadEnd) drawDeadEnd(state, frame);
    if (position > run_.window().first()) {
        const solve::SolverEvent& event = run_.window().event(position);
        const auto clause = run_.window().clause(event);
        drawEvent(state, event, clause, frame);
        // Only what the new clause names matters now.
        if (event.kind == solve::EventKind::Learn) showOnly(clause, frame);
    }
    return frame;
}

QString SolverRunView::sentence(quint64 number) const {
    const solve::SolverEvent& event = run_.window().event(number);
    return ninefold::documents::sentence(event, run_.window().clause(event), names_);
}

Weight SolverRunView::weight(quint64 number) const {
    switch (run_.window().event(number).kind) {
    case solve::EventKind::Decide:
        return Weight::Choice;
    case solve::EventKind::Conflict:
        return Weight::Clash;
    case solve::EventKind::Learn:
    case solve::EventKind::Exclude:
        return Weight::Learned;
    case solve::EventKind::Solved:
    case solve::EventKind::Exhausted:
        return Weight::Goal;
    case solve::EventKind::Imply:
    case solve::EventKind::Backjump:
    case solve::EventKind::Backtrack:
    case solve::EventKind::Restart:
        return Weight::Plain;
    case solve::EventKind::Reject:
    case solve::EventKind::Eliminate:
    case solve::EventKind::Forget:
        return Weight::Quiet;
    }
    return Weight::Plain;
}

Cells SolverRunView::cells(quint64 number) const {
    const solve::SolverEvent& event = run_.window().event(number);
    Cells cells;
    if (event.cell >= 0) cells.add(event.cell);
    else if (event.reason.kind() == solve::Reason::Kind::OneCell) cells.add(event.reason.cell());
    else if (event.reason.kind() == solve::Reason::Kind::OneHouse) cells = kHouses[event.reason.house()];
    for (const solve::Literal literal : run_.window().clause(event)) cells.add(literal.cell());
    return cells;
}

QString SolverRunView::counts(quint64 position) const {
    const solve::SolverState state = run_.window().state(position);
    const struct {
        solve::EventKind kind;
        const char* text;
    } rows[] = {{solve::EventKind::Decide, QT_TRANSLATE_NOOP("Watch", "decisions %1")},
                {solve::EventKind::Reject, QT_TRANSLATE_NOOP("Watch", "refused %1")},
                {solve::EventKind::Imply, QT_TRANSLATE_NOOP("Watch", "implied %1")},
                {solve::EventKind::Eliminate, QT_TRANSLATE_NOOP("Watch", "removed %1")},
                {solve::EventKind::Conflict, QT_TRANSLATE_NOOP("Watch", "conflicts %1")},
                {solve::EventKind::Learn, QT_TRANSLATE_NOOP("Watch", "learned %1")},
                {solve::EventKind::Backtrack, QT_TRANSLATE_NOOP("Watch", "steps back %1")},
                {solve::EventKind::Restart, QT_TRANSLATE_NOOP("Watch", "restarts %1")}};
    QStringList parts{Watch::tr("level %1").arg(state.level())};
    for (const auto& row : rows)
        if (const auto count = state.count(row.kind); count > 0)
            parts << Watch::tr(row.text).arg(documents::numberText(static_cast<qint64>(count)));
    return parts.join(QStringLiteral(" \u00B7 "));
}

RunView::Overview SolverRunView::overview() const {
    const RunIndex& index = run_.index();
    const auto stride = static_cast<double>(index.stride());
    const EventKinds conflicts = kindsOf(Landmark::Conflict, *run_.request().solver);
    Overview view{.length = static_cast<double>(index.length())};
    double at = stride / 2;
    for (const RunIndex::Section& section : index.sections()) {
        view.depths.push_back(section.deepest);
        if (section.kinds.meets(conflicts)) view.conflicts.push_back(at);
        if (section.kinds.has(solve::EventKind::Restart)) view.restarts.push_back(at);
        at += stride;
    }
    const int deepest = view.depths.empty() ? 0 : *std::ranges::max_element(view.depths);
    view.deepest = Watch::tr("depth %1").arg(deepest);
    return view;
}

} // namespace ninefold::session
