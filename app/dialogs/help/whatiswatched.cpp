// SPDX-License-Identifier: MIT
#include "app/dialogs/help/whatiswatched.h"

#include "app/session/watch/tour/searchtour.h"
#include "engine/solve/solver.h"

#include <QCoreApplication>

#include <string>

namespace ninefold::dialogs {
namespace {

/// As large as a board can be that leaves room for the text.
constexpr int kCell = 36;

} // namespace

WhatIsWatched::WhatIsWatched(NameStyle names, QWidget* parent) : HelpPage(tr("What Am I Watching?"), parent) {
    addText(
        tr("On the page Watch a solver works on your puzzle, and you see every event of it. Some digits follow from "
           "the rules. Others are guesses; the small number in a cell is the latest guess that its digit rests on, and "
           "a digit without a number is certain. When a cell "
           "has no digit left, or a digit no place, that is a dead end: some guess was wrong and is taken back. Your "
           "own game waits meanwhile."));
    addContents();
    describeSolvers();
    addPictures(tr("A Run of CDCL in Five Pictures"), session::RunTour().stops(names));
    for (const solve::Solver* solver : solve::eventSolvers())
        if (!solver->learns)
            addPictures(tr("%1 in Five Pictures", "a solver")
                            .arg(QCoreApplication::translate("Solver", std::string(solver->name).c_str())),
                        session::SearchTour(*solver).stops(names));
}

void WhatIsWatched::describeSolvers() {
    addHeading(QCoreApplication::translate("Solver", "Logic"));
    addText(tr(
        "Logic solves as a person does. It looks for the easiest step that the techniques of the hints find, does it, "
        "and looks again. It never guesses. The tab Why gives the reason of every step. Where no technique helps, it "
        "stops."));
    for (const solve::Solver* solver : solve::eventSolvers()) {
        addHeading(QCoreApplication::translate("Solver", std::string(solver->name).c_str()));
        addText(QCoreApplication::translate("Solver", std::string(solver->about).c_str()));
    }
}

void WhatIsWatched::addPictures(const QString& heading, const std::array<session::TourStop, 5>& stops) {
    addHeading(heading);
    int number = 0;
    for (const session::TourStop& stop : stops)
        addSection(tr("%1. %2", "number and title of a picture").arg(++number).arg(stop.title), stop.text,
                   new BoardPicture(stop.frame, {}, kCell, this));
}

} // namespace ninefold::dialogs
