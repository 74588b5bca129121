// SPDX-License-Identifier: MIT
// What backtracking needs for the puzzle of another run is what it reports itself.
#include "app/session/watch/why/backtrackingeffort.h"

#include "app/session/watch/runtour.h"
#include "engine/solve/solver.h"

#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::session;

class TestBacktrackingEffort : public QObject {
    Q_OBJECT

private slots:
    void itCountsWhatBacktrackingReports() {
        const RunRequest request{
            &solve::solvers::cdcl, Grid::fromCells(std::string(RunTour::puzzle())), {.proof = solve::Proof::None}};
        const solve::Report report = solve::solvers::backtracking.run(request.puzzle, request.options, nullptr);
        BacktrackingEffort effort;
        QSignalSpy counted(&effort, &BacktrackingEffort::effortCounted);
        effort.count(request);
        effort.count(request);
        QTRY_COMPARE(counted.size(), 1);
        QVERIFY(effort.figures() && effort.figures()->finished);
        QCOMPARE(effort.figures()->guesses, report.reported.count(solve::EventKind::Decide));
        QCOMPARE(effort.figures()->deadEnds, report.reported.count(solve::solvers::backtracking.deadEnd));
        QVERIFY(effort.figures()->guesses > 0);
        QVERIFY(effort.concluding().finished && effort.concluding().guesses < effort.figures()->guesses);
        QVERIFY(effort.sentence().contains(
            QStringLiteral("Propagation, with conclusions and without notes: %1 ").arg(effort.concluding().guesses)));
        // What is known is not counted again, until it is forgotten.
        effort.count(request);
        effort.clear();
        QVERIFY(!effort.figures());
        QCOMPARE(counted.size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestBacktrackingEffort)
#include "tst_backtrackingeffort.moc"
