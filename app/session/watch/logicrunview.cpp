// SPDX-License-Identifier: MIT
#include "app/session/watch/logicrunview.h"

#include "app/documents/text/steps.h"
#include "app/session/watch/watchwords.h"
#include "engine/logic/overlay.h"

#include <QLocale>

#include <algorithm>
#include <cassert>

namespace ninefold::session {

logic::Frame LogicRunView::frame(quint64 position) const {
    assert(run_.holds(position));
    const Grid& grid = run_.grid(position);
    logic::Frame frame;
    frame.names = names();
    frame.givens = Cells::all() - run_.grid(0).blanks();
    frame.solver = frame.givens ^ (Cells::all() - grid.blanks());
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        frame.cells[cell].value = static_cast<std::uint8_t>(grid.value(cell));
        if (!grid.isSet(cell)) frame.cells[cell].candidates = grid.candidates(cell);
    }
    if (position == 0) return frame;
    const logic::Step& step = run_.step(position);
    for (const logic::Deduction& deduction : step.deductions)
        if (deduction.places) frame.fresh.add(deduction.cell);
    frame.selected = frame.fresh;
    // The digit that was just placed would hide marks in its cell.
    for (const logic::Mark& mark : step.marks)
        if (mark.candidate.digit == 0 || !grid.isSet(mark.candidate.cell)) frame.marks.push_back(mark);
    for (const logic::Deduction& deduction : step.deductions)
        if (!deduction.places) frame.marks.push_back({logic::Role::Remove, {deduction.cell, deduction.digit}});
    frame.houses = step.houses;
    frame.links = step.links;
    frame.sets = logic::setsOf(step);
    return frame;
}

QString LogicRunView::sentence(quint64 number) const {
    return lead(number) + u' ' + documents::resultNotation(run_.step(number), names());
}

QString LogicRunView::lead(quint64 number) const {
    return documents::techniqueName(*run_.step(number).technique) + u':';
}

const logic::Technique* LogicRunView::technique(quint64 number) const {
    return run_.step(number).technique;
}

Weight LogicRunView::weight(quint64 number) const {
    return run_.step(number).technique->family == logic::Family::Singles ? Weight::Plain : Weight::Step;
}

QString LogicRunView::outcome() const {
    if (!run_.isComplete()) return {};
    const int steps = static_cast<int>(run_.lastKnown()), left = run_.grid(run_.lastKnown()).blanks().count();
    if (steps == 0 && left == 0) return {};
    if (left == 0) return Watch::tr("Solved: %n step(s), no guess.", nullptr, steps);
    return Watch::tr("Stuck: no technique goes further, and %n cell(s) are left.", nullptr, left);
}

Cells LogicRunView::cells(quint64 number) const {
    Cells cells;
    for (const logic::Deduction& deduction : run_.step(number).deductions) cells.add(deduction.cell);
    return cells;
}

QString LogicRunView::counts(quint64 position) const {
    int placed = 0, removed = 0;
    for (quint64 number = 1; number <= position; ++number)
        for (const logic::Deduction& deduction : run_.step(number).deductions) ++(deduction.places ? placed : removed);
    QString text = Watch::tr("digits placed %1 \u00B7 candidates removed %2").arg(placed).arg(removed);
    if (position > 0)
        text += Watch::tr(" \u00B7 this step is rated %1 by Ninefold").arg(documents::ratingText(run_.step(position)));
    return text;
}

RunView::Overview LogicRunView::overview() const {
    // Human logic has no search depth, so the chart shows the difficulty of its steps instead.
    Overview view{.length = static_cast<double>(run_.lastKnown())};
    for (quint64 number = 1; number <= run_.lastKnown(); ++number) {
        const logic::Step& step = run_.step(number);
        view.depths.push_back(static_cast<std::uint8_t>(step.er > 0 ? step.er : step.technique->rating));
    }
    const int hardest = view.depths.empty() ? 0 : *std::ranges::max_element(view.depths);
    view.about = Watch::tr("How hard the steps are; click to go there");
    view.deepest = Watch::tr("hardest %1").arg(QLocale().toString(hardest / 10.0, 'f', 1));
    return view;
}

} // namespace ninefold::session
