// SPDX-License-Identifier: MIT
#include "app/session/watch/runtour.h"

#include "app/documents/text/events.h"
#include "app/documents/text/parts/cellnames.h"
#include "app/documents/text/parts/values.h"
#include "app/session/watch/rundrawing.h"

#include <QCoreApplication>

#include <algorithm>
#include <cassert>

namespace ninefold::session {
namespace {

using documents::cellText;

constexpr std::string_view kPuzzle =
    ".....12.....789..1...5...............164.73....5....4.5.8....962.7.9.8..9....5...";

/// Names the context of the translations.
class Tour {
    Q_DECLARE_TR_FUNCTIONS(Tour)
};

/// Arrows to the empty cells of the house of a dead end, from the digits that keep it out of them.
void drawBlocks(solve::Reason deadEnd, logic::Frame& frame) {
    for (const Cell open : kHouseCells[deadEnd.house()]) {
        if (frame.cells[open].value != 0) continue;
        for (const Cell cell : kPeers[open]) {
            if (frame.cells[cell].value != deadEnd.digit()) continue;
            frame.marks.push_back({logic::Role::On, {cell, 0}});
            frame.links.push_back({{Cells::of(cell), deadEnd.digit()}, {Cells::of(open), deadEnd.digit()}, true});
            break;
        }
    }
}

/// In pictures of this size candidates would be mere dots.
logic::Frame withoutCandidates(logic::Frame frame) {
    for (CellState& cell : frame.cells) cell.candidates = {};
    return frame;
}

/// The board at a dead end, for a drawing of our own.
logic::Frame plainDeadEnd(const solve::EventWindow& run, quint64 event, NameStyle names) {
    logic::Frame frame = withoutCandidates(frameOfRun(run, event, names));
    frame.marks.clear();
    frame.links.clear();
    frame.faded = {};
    return frame;
}

/// Fades what has no part in the explanation.
void fadeRest(logic::Frame& frame) {
    Cells involved = kHouses[frame.deadHouse];
    for (const logic::Mark& mark : frame.marks) involved.add(mark.candidate.cell);
    frame.faded = Cells::all() - involved;
}

} // namespace

std::string_view RunTour::puzzle() {
    return kPuzzle;
}

RunTour::RunTour() {
    const solve::Solver* cdcl = nullptr;
    for (const solve::Solver* solver : solve::eventSolvers())
        if (solver->learns) cdcl = solver;
    assert(cdcl != nullptr);
    solve::SolverOptions options;
    options.proof = solve::Proof::None;
    constexpr std::size_t kMostEvents = 1000;
    solve::Recording recording(*cdcl, Grid::fromCells(kPuzzle), options);
    while (recording.extend(kMostEvents)) {
    }
    run_ = recording.windowAt(recording.eventCount());
    using solve::EventKind;
    const quint64 first = find(EventKind::Decide, 0);
    for (quint64 number = 1; number < first; ++number)
        if (run_->event(number).kind == EventKind::Eliminate) events_.removal = number;
    quint64 guess = 0;
    for (quint64& number : events_.guesses) number = guess = find(EventKind::Decide, guess);
    events_.deadEnd = find(EventKind::Conflict, 0);
    events_.note = find(EventKind::Learn, events_.deadEnd);
    events_.use = find(EventKind::Eliminate, events_.note);
    events_.second = events_.last = find(EventKind::Learn, events_.note);
    for (quint64 next = events_.last; next != 0; next = find(EventKind::Learn, next)) events_.last = next;
}

quint64 RunTour::find(solve::EventKind kind, quint64 after) const {
    for (quint64 number = after + 1; number <= run_->end(); ++number)
        if (run_->event(number).kind == kind) return number;
    return 0;
}

std::array<TourStop, 5> RunTour::stops(NameStyle names) const {
    return {beforeGuessing(names), guessing(names), stuck(names), noting(names), ending(names)};
}

TourStop RunTour::beforeGuessing(NameStyle names) const {
    const solve::SolverEvent& event = run_->event(events_.removal);
    const QString text =
        Tour::tr("Nothing has been guessed yet: every digit follows from the rules. So does this: in %1, the %2 can "
                 "only be in %3, so %4 cannot be %2.")
            .arg(documents::houseText(event.reason.house()))
            .arg(event.digit)
            .arg(documents::houseText(event.reason.other()), cellText(event.cell, names));
    logic::Frame frame = frameOfRun(*run_, events_.removal, names);
    for (CellState& cell : frame.cells) cell.candidates = cell.candidates & Digits::of(event.digit);
    return {events_.removal, Tour::tr("What Is Sure"), text, frame};
}

TourStop RunTour::guessing(NameStyle names) const {
    const auto guess = [&](int number) -> const solve::SolverEvent& { return run_->event(events_.guesses[number]); };
    const auto followed = static_cast<int>(events_.guesses[1] - events_.guesses[0] - 1);
    const QString text =
        Tour::tr("Nothing sure is left, so it guesses. Guess 1 is %1 in %2; %n digit(s) follow from it. "
                 "Then guess 2 is %3 in %4, and guess 3 is %5 in %6. The small number says which guess a "
                 "digit rests on.",
                 nullptr, followed)
            .arg(guess(0).digit)
            .arg(cellText(guess(0).cell, names))
            .arg(guess(1).digit)
            .arg(cellText(guess(1).cell, names))
            .arg(guess(2).digit)
            .arg(cellText(guess(2).cell, names));
    return {events_.guesses[2], Tour::tr("Guesses"), text,
            withoutCandidates(frameOfRun(*run_, events_.guesses[2], names))};
}

TourStop RunTour::stuck(NameStyle names) const {
    const solve::SolverEvent& event = run_->event(events_.deadEnd);
    logic::Frame frame = plainDeadEnd(*run_, events_.deadEnd, names);
    drawBlocks(event.reason, frame);
    const QString text = Tour::tr("%1 The arrows show what blocks it. So one of the guesses must be wrong.", "dead end")
                             .arg(documents::sentence(event, {}, names));
    return {events_.deadEnd, Tour::tr("A Dead End"), text, frame};
}

TourStop RunTour::noting(NameStyle names) const {
    const solve::SolverEvent& event = run_->event(events_.note);
    const auto clause = run_->clause(event);
    logic::Frame frame = plainDeadEnd(*run_, events_.deadEnd, names);
    drawExplanation(explainEvent(run_->state(events_.note - 1), event, clause), event, frame);
    fadeRest(frame);
    const QString text =
        Tour::tr("The reasons of the dead end lead back to guess 1 and guess 3, never to guess 2. So it writes note 1: "
                 "%1 and %2 cannot both be right. Guesses 2 and 3 are taken back.")
            .arg(Tour::tr("%1 in %2", "digit and cell").arg(clause[0].digit()).arg(cellText(clause[0].cell(), names)),
                 Tour::tr("%1 in %2", "digit and cell").arg(clause[1].digit()).arg(cellText(clause[1].cell(), names)));
    return {events_.note, Tour::tr("A Note"), text, frame};
}

TourStop RunTour::ending(NameStyle names) const {
    const auto note = [&](quint64 number) {
        return documents::clauseSentence(run_->clause(run_->event(number)), names);
    };
    const solve::SolverEvent& use = run_->event(events_.use);
    const QString text =
        Tour::tr("Under guess 1, note 1 now rules out %1 in %2. The next dead end gives note 2: %3 So "
                 "guess 1 was wrong, and goes. The last note, number %4, says: %5 All the rest follows.")
            .arg(use.digit)
            .arg(cellText(use.cell, names), note(events_.second))
            .arg(run_->event(events_.last).reason.clause())
            .arg(note(events_.last));
    return {run_->end(), Tour::tr("Solved"), text, frameOfRun(*run_, run_->end(), names)};
}

} // namespace ninefold::session
