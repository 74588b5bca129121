// SPDX-License-Identifier: MIT
// Long jobs in the background: each reports its results, and nothing after a stop.
#include "app/session/work/puzzlereading.h"
#include "app/session/work/solutioncounter.h"
#include "app/session/work/solvercomparison.h"

#include "tests/engine/candidatepuzzle.h"

#include <QScopeGuard>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <QThreadPool>

#include <memory>
#include <vector>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::generator;
using namespace ninefold::session;
using namespace ninefold::solve;

namespace {

constexpr auto kEasy = ".734....28.1.326....4...5315362.17987198..246...7.....19.5..367.6...84......96.2.";

} // namespace

class TestJobs : public QObject {
    Q_OBJECT

private slots:
    /// All solvers in turn, including logic.
    void everySolverAnswersOnce() {
        SolverComparison comparison;
        QHash<int, SolverFigures> last;
        connect(&comparison, &SolverComparison::measured, this,
                [&](int row, const SolverFigures& figures) { last[row] = figures; });
        QSignalSpy end(&comparison, &SolverComparison::comparisonEnded);
        comparison.start(Grid::fromCells(kEasy), false);
        QTRY_COMPARE(end.size(), 1);
        const QStringList names = SolverComparison::names();
        QCOMPARE(last.size(), names.size());
        for (int row = 0; row < names.size(); ++row) {
            QCOMPARE(last[row].name, names[row]);
            QVERIFY2(last[row].finished, qPrintable(names[row]));
            // Each independently: none takes the answer from another.
            QCOMPARE(last[row].solutions, 1);
        }
        // The first row is logic; on this puzzle it takes one step for each blank cell.
        QCOMPARE(last[0].implications, Grid::fromCells(kEasy).blanks().count());
    }

    /// Logic must not conclude from uniqueness where the candidates exclude the other solutions.
    void candidatesExcludeUniquenessFromLogic() {
        SolverComparison comparison;
        QHash<int, SolverFigures> last;
        connect(&comparison, &SolverComparison::measured, this,
                [&](int row, const SolverFigures& figures) { last[row] = figures; });
        QSignalSpy end(&comparison, &SolverComparison::comparisonEnded);
        comparison.start(candidatePuzzle(), true);
        QTRY_COMPARE(end.size(), 1);
        for (int row = 0; row < SolverComparison::names().size(); ++row) QCOMPARE(last[row].solutions, 1);
    }

    /// A job may be in the middle of its work when the window is closed.
    void aStoppedComparisonSaysNothingMore() {
        SolverComparison comparison;
        QSignalSpy reported(&comparison, &SolverComparison::measured),
            end(&comparison, &SolverComparison::comparisonEnded);
        comparison.start(Grid(), false); // the empty board keeps a prover busy for long
        comparison.stop();
        longWorkThreads().waitForDone();
        QCoreApplication::processEvents();
        QCOMPARE(reported.size() + end.size(), 0);
    }

    /// One solution, and too many to count: two of them are shown at once while the count continues.
    void solutionsAreShownAndCounted() {
        SolutionCounter counter;
        std::vector<Solution> shown;
        connect(&counter, &SolutionCounter::solutionsFound, this,
                [&](const std::vector<Solution>& two) { shown = two; });
        QSignalSpy counted(&counter, &SolutionCounter::counted);
        Grid grid = Grid::fromCells(kEasy);
        counter.start(grid, false);
        QTRY_VERIFY(!counted.isEmpty() && counted.last()[2].toBool());
        QCOMPARE(counted.last()[0].toULongLong(), 1u);
        QCOMPARE(shown.size(), 1u);
        counted.clear();
        Grid open;
        for (const Cell cell : grid.givens())
            // Only the first half of the givens: far too few for one solution.
            if (cell > 40) open.give(cell, grid.value(cell));
        counter.start(open, false);
        QTRY_VERIFY(!counted.isEmpty());
        counter.stop();
        QCOMPARE(shown.size(), 2u);
        QVERIFY(shown[0] != shown[1]);
    }

    /// One endless count more than there are cores: neither another count nor a file waits for them.
    void runningCountsKeepNothingFromStarting() {
        std::vector<std::unique_ptr<SolutionCounter>> counters;
        std::vector<std::unique_ptr<QSignalSpy>> shown;
        for (int number = 0; number <= QThread::idealThreadCount(); ++number) {
            counters.push_back(std::make_unique<SolutionCounter>());
            shown.push_back(std::make_unique<QSignalSpy>(counters.back().get(), &SolutionCounter::solutionsFound));
            counters.back()->start(Grid(), false);
        }
        for (const auto& one : shown) QTRY_COMPARE(one->size(), 1);
        PuzzleReading reading;
        QSignalSpy finished(&reading, &PuzzleReading::readingEnded);
        reading.readText(kEasy);
        QTRY_COMPARE(finished.size(), 1);
        // They end with their owners.
        counters.clear();
        QVERIFY(longWorkThreads().waitForDone());
    }

    /// Other users of the global pool, such as parts of Qt, do not delay the opening of a file.
    void theGlobalPoolIsNotUsed() {
        QThreadPool& global = *QThreadPool::globalInstance();
        QSemaphore end;
        const auto finish = qScopeGuard([&] {
            end.release(global.maxThreadCount());
            global.waitForDone();
        });
        for (int thread = 0; thread < global.maxThreadCount(); ++thread) global.start([&end] { end.acquire(); });
        PuzzleReading reading;
        QSignalSpy finished(&reading, &PuzzleReading::readingEnded);
        reading.readText(kEasy);
        QTRY_COMPARE(finished.size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestJobs)
#include "tst_jobs.moc"
