// SPDX-License-Identifier: MIT
// Boards with a pattern become minimal puzzles: the pattern stays where it can, and its blank cells stay blank.
#include "engine/generator/aroundpattern.h"
#include "engine/generator/digging.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::generator;

class TestAroundPattern : public QObject {
    Q_OBJECT

private slots:
    void init() {
        solution_ = randomSolution(random_, solver_);
        puzzle_ = minimal();
    }

    /// The givens of the pattern go only where they are not needed.
    void spareGivensGo() {
        const auto made = AroundPattern(Cells::all(), {}, random_, solver_).complete(solution_);
        QVERIFY(made && isMinimal(*made, solver_));
        // All others go first.
        QVERIFY(AroundPattern(givensOf(puzzle_), {}, random_, solver_).complete(solution_) == puzzle_);
    }

    void blankCellsStayBlank() {
        const Cells blank = kHouses[boxHouse(0)] | kHouses[boxHouse(8)];
        Solution start = puzzle_;
        for (const Cell cell : blank | kHouses[rowHouse(4)]) start[cell] = 0;
        int made = 0;
        for (int round = 0; round < 20; ++round) {
            const auto puzzle = AroundPattern(givensOf(start), blank, random_, solver_).complete(start);
            if (!puzzle) continue;
            ++made;
            QVERIFY(isMinimal(*puzzle, solver_) && !givensOf(*puzzle).meets(blank));
        }
        QVERIFY(made > 0);
    }

    void aBoardWithoutSolutionIsLeft() {
        Solution wrong = puzzle_;
        for (Cell cell = 0; cell < kCellCount; ++cell)
            if (wrong[cell] == 0) wrong[cell] = solution_[cell];
        std::swap(wrong[0], wrong[1]);
        QVERIFY(!AroundPattern({}, {}, random_, solver_).complete(wrong));
    }

    /// Measured by the number of givens, for example. It never falls, and ends at the goal.
    void climbsToTheHardest() {
        AroundPattern around({}, {}, random_, solver_);
        const auto count = [](const Solution& puzzle) { return givensOf(puzzle).count(); };
        const int before = count(puzzle_);
        const Solution higher = around.climb(puzzle_, count, before + 1, {});
        QVERIFY(count(higher) > before && isMinimal(higher, solver_));
        QVERIFY(around.climb(puzzle_, count, before, {}) == puzzle_);
        // It ends with the hardest that it has met.
        int most = 0;
        const auto watched = [&](const Solution& puzzle) {
            most = std::max(most, count(puzzle));
            return count(puzzle);
        };
        const int reached = count(around.climb(puzzle_, watched, kCellCount, {}));
        QCOMPARE(reached, most);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(around.climb(puzzle_, count, kCellCount, stop.get_token()) == puzzle_);
    }

private:
    Solution minimal() {
        std::vector<Cells> cells;
        for (Cell cell = 0; cell < kCellCount; ++cell) cells.push_back(Cells::of(cell));
        random_.shuffle(cells);
        return dig(solution_, cells, 0, solver_);
    }

    Random random_{3};
    solve::FastSolver solver_;
    Solution solution_{}, puzzle_{};
};

QTEST_APPLESS_MAIN(TestAroundPattern)
#include "tst_aroundpattern.moc"
