// SPDX-License-Identifier: MIT
// What backtracking needs for the puzzle of another run is what it reports itself.
#include "app/session/watch/why/effortwithoutnotes.h"

#include "app/session/watch/runtour.h"
#include "engine/solve/solver.h"

#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::session;

class TestEffortWithoutNotes : public QObject {
    Q_OBJECT

private slots:
    void itCountsWhatBacktrackingReports() {
        const RunRequest request{
            &solve::solvers::cdcl, Grid::fromCells(std::string(RunTour::puzzle())), {.proof = solve::Proof::None}};
        const solve::Report report = solve::solvers::backtracking.run(request.puzzle, request.options, nullptr);
        EffortWithoutNotes effort;
        QSignalSpy counted(&effort, &EffortWithoutNotes::effortCounted);
        effort.count(request);
        effort.count(request);
        QTRY_COMPARE(counted.size(), 1);
        QVERIFY(effort.backtracking() && effort.backtracking()->finished);
        QCOMPARE(effort.backtracking()->guesses, report.reported.count(solve::EventKind::Decide));
        QCOMPARE(effort.backtracking()->deadEnds, report.reported.count(solve::solvers::backtracking.deadEnd));
        QVERIFY(effort.backtracking()->guesses > 0);
        QVERIFY(effort.propagation().finished && effort.propagation().guesses < effort.backtracking()->guesses);
        QVERIFY(effort.sentence().contains(
            QStringLiteral("Propagation, with conclusions and without notes: %1 ").arg(effort.propagation().guesses)));
        // What is known is not counted again, until it is forgotten.
        effort.count(request);
        effort.clear();
        QVERIFY(!effort.backtracking());
        QCOMPARE(counted.size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestEffortWithoutNotes)
#include "tst_effortwithoutnotes.moc"
