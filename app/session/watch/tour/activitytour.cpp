// SPDX-License-Identifier: MIT
#include "app/session/watch/tour/activitytour.h"

#include "app/documents/text/parts/cellnames.h"
#include "app/session/watch/rundrawing.h"
#include "engine/solve/solver.h"

#include <QCoreApplication>

#include <cassert>

namespace ninefold::session {
namespace {

/// Names the context of the translations.
class Tour {
    Q_DECLARE_TR_FUNCTIONS(Tour)
};

/// More than the run has.
constexpr std::size_t kEvents = 2000;

} // namespace

ActivityTour::ActivityTour() {
    solve::Recording recording(
        solve::solvers::cdcl, Grid::fromCells(std::string(RunTour::puzzle())),
        {.proof = solve::Proof::None, .choice = solve::Choice::Activity, .switches = solve::kUsualSwitches});
    recording.extend(kEvents);
    run_ = recording.windowAt(0);
    note_ = find(solve::EventKind::Learn, 0);
    guess_ = find(solve::EventKind::Decide, note_);
    assert(note_ > 0 && guess_ > 0);
}

quint64 ActivityTour::find(solve::EventKind kind, quint64 after) const {
    for (quint64 number = after + 1; number <= run_->end(); ++number)
        if (run_->event(number).kind == kind) return number;
    return 0;
}

TourStop ActivityTour::stop(NameStyle names) const {
    const solve::SolverEvent& guess = run_->event(guess_);
    logic::Frame frame = frameOfRun(*run_, guess_, names);
    for (CellState& cell : frame.cells) cell.candidates = {};
    for (const solve::Literal literal : run_->clause(run_->event(note_)))
        frame.marks.push_back({logic::Role::SetB, {literal.cell(), 0}});
    const QString text =
        Tour::tr("With the choice \"dead ends\" every candidate has a score, its activity. What leads to a dead "
                 "end gets a point, and older points count less and less. It guesses the candidate with the highest "
                 "score: here %1 in %2, after note 1, whose cells are marked. So the search stays where it got stuck "
                 "last. The literature calls this VSIDS.")
            .arg(guess.digit)
            .arg(documents::cellText(guess.cell, names));
    return {guess_, Tour::tr("Guessing by Dead Ends"), text, frame};
}

} // namespace ninefold::session
