// SPDX-License-Identifier: MIT
// Long jobs beside the window: each tells what it found, and after a stop nothing more.
#include "app/work/solutioncounter.h"
#include "app/work/solvercomparison.h"

#include <QSignalSpy>
#include <QTest>

using namespace ninefold;

namespace {

constexpr auto kEasy = ".734....28.1.326....4...5315362.17987198..246...7.....19.5..367.6...84......96.2.";

} // namespace

class TestJobs : public QObject {
    Q_OBJECT

private slots:
    /// All solvers in turn, logic among them.
    void everySolverTellsItsAnswerOnce() {
        SolverComparison comparison;
        QHash<int, SolverFigures> last;
        connect(&comparison, &SolverComparison::told, this,
                [&](int row, const SolverFigures& figures) { last[row] = figures; });
        QSignalSpy end(&comparison, &SolverComparison::finished);
        comparison.start(Grid::fromCells(kEasy), false);
        QTRY_COMPARE(end.size(), 1);
        const QStringList names = SolverComparison::names();
        QCOMPARE(last.size(), names.size());
        for (int row = 0; row < names.size(); ++row) {
            QCOMPARE(last[row].name, names[row]);
            QVERIFY2(last[row].finished, qPrintable(names[row]));
            // Each for itself: none takes the answer over from another.
            QCOMPARE(last[row].solutions, 1);
        }
        // The first row is logic; on this puzzle it takes one step for each blank cell.
        QCOMPARE(last[0].implications, Grid::fromCells(kEasy).blanks().count());
    }

    /// A job may be in the middle of its work when the window goes.
    void aStoppedComparisonSaysNothingMore() {
        SolverComparison comparison;
        QSignalSpy told(&comparison, &SolverComparison::told), end(&comparison, &SolverComparison::finished);
        comparison.start(Grid(), false); // the empty board keeps a prover busy for long
        comparison.stop();
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
        QCOMPARE(told.size() + end.size(), 0);
    }

    /// One solution, and more than anybody waits for: two of them are shown at once while the count goes on.
    void solutionsAreShownAndCounted() {
        SolutionCounter counter;
        std::vector<Solution> shown;
        connect(&counter, &SolutionCounter::shown, this, [&](const std::vector<Solution>& two) { shown = two; });
        QSignalSpy counted(&counter, &SolutionCounter::counted);
        Grid grid = Grid::fromCells(kEasy);
        counter.start(grid, false);
        QTRY_VERIFY(!counted.isEmpty() && counted.last()[2].toBool());
        QCOMPARE(counted.last()[0].toULongLong(), 1u);
        QCOMPARE(shown.size(), 1u);
        counted.clear();
        Grid open;
        for (const Cell cell : grid.givens())
            // Only the lower half of the givens: far too few for one solution.
            if (cell > 40) open.give(cell, grid.value(cell));
        counter.start(open, false);
        QTRY_VERIFY(!counted.isEmpty());
        counter.stop();
        QCOMPARE(shown.size(), 2u);
        QVERIFY(shown[0] != shown[1]);
    }
};

QTEST_GUILESS_MAIN(TestJobs)
#include "tst_jobs.moc"
