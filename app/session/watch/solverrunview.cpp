// SPDX-License-Identifier: MIT
#include "app/session/watch/solverrunview.h"

#include "app/documents/runs/runpage.h"
#include "app/documents/text/events.h"
#include "app/session/watch/rundrawing.h"
#include "app/session/watch/watchwords.h"

#include <QStringList>

#include <algorithm>
#include <cassert>
#include <limits>
#include <utility>

namespace ninefold::session {
logic::Frame SolverRunView::frame(quint64 position) const {
    assert(run_.holds(position));
    return frameOfRun(run_.window(), position, names());
}

QString SolverRunView::sentence(quint64 number) const {
    const solve::SolverEvent& event = run_.window().event(number);
    return ninefold::documents::sentence(event, run_.window().clause(event), names());
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
        return Weight::Plain;
    case solve::EventKind::Backjump:
    case solve::EventKind::Backtrack:
    case solve::EventKind::Restart:
        return Weight::Back;
    case solve::EventKind::Reject:
    case solve::EventKind::Eliminate:
    case solve::EventKind::Forget:
        return Weight::Quiet;
    }
    return Weight::Plain;
}

QString SolverRunView::outcome() const {
    const QString own = ownOutcome();
    return own.isEmpty() || comparison_.isEmpty() ? own : own + u' ' + comparison_;
}

QString SolverRunView::ownOutcome() const {
    using Status = solve::Report::Status;
    if (!run_.isComplete()) return {};
    const solve::Report& report = run_.report();
    const auto counted = [&report](solve::EventKind kind) { return static_cast<int>(report.reported.count(kind)); };
    const int guessed = counted(solve::EventKind::Decide), failed = counted(run_.request().solver->deadEnd);
    const QString guesses = Watch::tr("%Ln guess(es)", nullptr, guessed);
    const QString deadEnds = Watch::tr("%Ln dead end(s)", nullptr, failed);
    switch (report.status) {
    case Status::Solved:
        if (run_.request().options.proof != solve::Proof::None)
            return Watch::tr("Solved: it is the only solution (%1, %2).").arg(guesses, deadEnds);
        if (guessed == 0) return Watch::tr("Solved: no guess was needed.");
        return Watch::tr("Solved: %1, %2.").arg(guesses, deadEnds);
    case Status::Multiple:
        return Watch::tr("Not unique: there is more than one solution (%1, %2).").arg(guesses, deadEnds);
    case Status::None:
    case Status::Invalid:
        return Watch::tr("No solution: everything has been tried (%1, %2).").arg(guesses, deadEnds);
    case Status::Unfinished:
        return {};
    }
    return {};
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
    const auto counted = [&state](solve::EventKind kind) {
        return static_cast<int>(std::min<std::uint64_t>(state.count(kind), std::numeric_limits<int>::max()));
    };
    const std::pair<int, QString (*)(int)> rows[] = {
        {counted(solve::EventKind::Decide), [](int n) { return Watch::tr("%Ln guess(es)", nullptr, n); }},
        {counted(solve::EventKind::Reject), [](int n) { return Watch::tr("%Ln digit(s) refused", nullptr, n); }},
        {counted(solve::EventKind::Imply), [](int n) { return Watch::tr("%Ln digit(s) followed", nullptr, n); }},
        {counted(solve::EventKind::Eliminate), [](int n) { return Watch::tr("%Ln candidate(s) removed", nullptr, n); }},
        {counted(solve::EventKind::Conflict), [](int n) { return Watch::tr("%Ln dead end(s)", nullptr, n); }},
        {counted(solve::EventKind::Learn), [](int n) { return Watch::tr("%Ln note(s)", nullptr, n); }},
        {counted(solve::EventKind::Backtrack), [](int n) { return Watch::tr("%Ln step(s) back", nullptr, n); }},
        {counted(solve::EventKind::Restart), [](int n) { return Watch::tr("%Ln restart(s)", nullptr, n); }}};
    QStringList parts{state.level() == 0 ? Watch::tr("no guess stands")
                                         : Watch::tr("%n guess(es) stand", nullptr, state.level())};
    for (const auto& [count, text] : rows)
        if (count > 0) parts << text(count);
    return parts.join(QStringLiteral(" \u00B7 "));
}

/// The events themselves: the player makes its boards of them, and knows levels and notes.
std::unique_ptr<documents::RunPage> SolverRunView::page(const QString& title, quint64 position) const {
    return std::make_unique<documents::RunPage>(title, run_.window().state(position), names());
}

void SolverRunView::addTo(documents::RunPage& page, quint64 number) const {
    const solve::SolverEvent& event = run_.window().event(number);
    page.add(event, run_.window().clause(event));
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
    view.ticks = Watch::tr("Each tick is a dead end, each triangle a restart.");
    view.deepest = Watch::tr("%n guess(es) deep", nullptr, deepest);
    return view;
}

} // namespace ninefold::session
