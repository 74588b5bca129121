// SPDX-License-Identifier: MIT
#include "app/dialogs/help/whatiswatched.h"

#include "app/session/watch/tour/activitytour.h"
#include "app/session/watch/tour/searchtour.h"
#include "engine/solve/solver.h"

#include <QCoreApplication>

#include <string>
#include <utility>

namespace ninefold::dialogs {
namespace {

/// As large as a board can be that leaves room for the text.
constexpr int kCell = 36;

} // namespace

WhatIsWatched::WhatIsWatched(NameStyle names, QWidget* parent) : HelpPage(tr("What Am I Watching?"), parent) {
    addText(introduction());
    addContents();
    for (const HelpSection& section : solvers() + views()) addSection(section);
    for (const Tour& tour : tours(names)) {
        addHeading(tour.heading);
        for (const HelpSection& stop : tour.stops) addSection(stop);
    }
}

QString WhatIsWatched::introduction() {
    return tr(
        "On the page Watch a solver works on your puzzle, and you see every event of it. Some digits follow from "
        "the rules. Others are guesses; the small number in a cell is the latest guess that its digit rests on, and "
        "a digit without a number is certain. When a cell "
        "has no digit left, or a digit no place, that is a dead end: some guess was wrong and is taken back. Your "
        "own game waits meanwhile.");
}

QList<HelpSection> WhatIsWatched::solvers() {
    QList<HelpSection> sections = {
        {.heading = QCoreApplication::translate("Solver", "Logic"),
         .text = tr(
             "Logic solves as a person does. It looks for the easiest step that the techniques of the hints find, does "
             "it, and looks again. It never guesses. The tab Why gives the reason of every step. Where no technique "
             "helps, it stops.")}};
    for (const solve::Solver* solver : solve::eventSolvers())
        sections << HelpSection{.heading = QCoreApplication::translate("Solver", std::string(solver->name).c_str()),
                                .text = QCoreApplication::translate("Solver", std::string(solver->about).c_str())};
    return sections;
}

QList<HelpSection> WhatIsWatched::views() {
    return {
        {tr("Why: From a Dead End to a Note"),
         tr("At a dead end the list Why opens with its first step: what would have to hold, though none of it can. In "
            "each further step one part is replaced by what it rests on, until only one part comes from the last "
            "guess. All that leads from this guess to the dead end goes through it (the first unique implication "
            "point, UIP). What is left is the note. Parts whose causes are among the others are dropped in the end "
            "(minimisation).")},
        {tr("The Graph"),
         tr("The implication graph draws the same steps. Boxes are digits that stand or are ruled out, arrows lead "
            "from reasons to what follows, and each guess has its columns. The tinted side is what the steps have "
            "replaced so far; the arrows that lead into it are the cut, and the note says that the dashed boxes where "
            "they begin cannot all be true. The one with the letters UIP is the first UIP.")},
        {tr("Notes and LBD"),
         tr("A note (learned clause) says that at least one of its parts holds. The solver watches only two parts of "
            "each: as long as these can hold, it need not look at the others. LBD is from how many guesses the parts "
            "came; a small one is good. When there are too many notes, those with a high LBD that were not "
            "needed for long are forgotten.")},
        {tr("Starting Again"),
         tr("After some dead ends the search takes back all guesses and begins again (a restart). Nothing is lost: "
            "the notes stay and lead it another way. The first time it does so after at least 16 dead ends, "
            "later sometimes after more.")},
        {tr("Proofs"),
         tr("The notes of a run that looks for a second solution prove that there is none: each follows from the rules "
            "and the notes before it. Explain the Solutions in the menu Solve shows it, and ninefold-cli solve --proof "
            "writes it to a file that other programs check (DRAT).")}};
}

QList<WhatIsWatched::Tour> WhatIsWatched::tours(NameStyle names) {
    QList<Tour> all = {tour(tr("A Run of CDCL in Five Pictures"), session::RunTour().stops(names))};
    const session::TourStop activity = session::ActivityTour().stop(names);
    all.first().stops << HelpSection{
        .heading = activity.title, .text = activity.text, .frame = activity.frame, .cellSize = kCell};
    for (const solve::Solver* solver : solve::eventSolvers())
        if (!solver->learns)
            all << tour(tr("%1 in Five Pictures", "a solver")
                            .arg(QCoreApplication::translate("Solver", std::string(solver->name).c_str())),
                        session::SearchTour(*solver).stops(names));
    return all;
}

WhatIsWatched::Tour WhatIsWatched::tour(const QString& heading, const std::array<session::TourStop, 5>& stops) {
    Tour tour{.heading = heading};
    for (const session::TourStop& stop : stops)
        tour.stops << HelpSection{
            .heading = tr("%1. %2", "number and title of a picture").arg(tour.stops.size() + 1).arg(stop.title),
            .text = stop.text,
            .frame = stop.frame,
            .cellSize = kCell};
    return tour;
}

} // namespace ninefold::dialogs
