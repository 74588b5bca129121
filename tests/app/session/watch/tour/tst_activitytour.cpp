// SPDX-License-Identifier: MIT
// The picture of guessing by dead ends: its sentence is true for the run that it shows.
#include "app/session/watch/tour/activitytour.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::session;
using namespace ninefold::solve;

class TestActivityTour : public QObject {
    Q_OBJECT

private slots:
    void theGuessComesAfterTheFirstNote() {
        const ActivityTour tour;
        const EventWindow& run = tour.run();
        QCOMPARE(run.event(tour.note()).kind, EventKind::Learn);
        QCOMPARE(run.event(tour.note()).reason.clause(), 1U);
        QVERIFY(tour.guess() > tour.note());
        const SolverEvent& guess = run.event(tour.guess());
        QCOMPARE(guess.kind, EventKind::Decide);
        const TourStop stop = tour.stop(NameStyle::RowColumn);
        QCOMPARE(stop.event, tour.guess());
        QVERIFY(stop.text.contains(
            QStringLiteral("here %1 in r%2c%3").arg(guess.digit).arg(guess.cell / 9 + 1).arg(guess.cell % 9 + 1)));
        // Every cell of the note is marked.
        for (const Literal literal : run.clause(run.event(tour.note())))
            QVERIFY(std::ranges::any_of(stop.frame.marks, [&](const logic::Mark& mark) {
                return mark.role == logic::Role::SetB && mark.candidate.cell == literal.cell();
            }));
    }
};

QTEST_GUILESS_MAIN(TestActivityTour)
#include "tst_activitytour.moc"
