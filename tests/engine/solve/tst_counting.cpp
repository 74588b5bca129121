// SPDX-License-Identifier: MIT
// Solutions are counted in pieces, because a board with few givens has too many for one call. The pieces must add up
// to the count of a single search, and the reported share may only grow.
#include "engine/generator/solutiongrid.h"
#include "engine/solve/counting.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::solve;

namespace {

/// Random givens, so most boards have several solutions.
Grid withGivens(const Solution& solution, int givens, Random& random) {
    std::array<Cell, kCellCount> order;
    for (Cell cell = 0; cell < kCellCount; ++cell) order[static_cast<std::size_t>(cell)] = cell;
    random.shuffle(order);
    Grid grid;
    for (int index = 0; index < givens; ++index) {
        const Cell cell = order[static_cast<std::size_t>(index)];
        grid.give(cell, solution[static_cast<std::size_t>(cell)]);
    }
    return grid;
}

} // namespace

class TestCounting : public QObject {
    Q_OBJECT

private slots:
    /// From puzzles with one solution to boards with hundreds of thousands, many pieces long.
    void piecesAddUpToTheWholeCount() {
        Random random(11);
        FastSolver solver;
        int inPieces = 0;
        for (int round = 0; round < 60; ++round) {
            const Grid grid = withGivens(randomSolution(random, solver), 20 + round % 8, random);
            constexpr std::uint64_t kMost = 100'000;
            const std::uint64_t whole = solver.solve(grid, kMost).solutions;
            // Beyond this the plain search takes too long to compare with.
            if (whole == kMost) continue;
            SolutionCount count(grid);
            double share = 0;
            int pieces = 1;
            for (; count.advance(solver); ++pieces) {
                QCOMPARE_GE(count.share(), share);
                share = count.share();
            }
            inPieces += pieces > 1;
            QVERIFY(count.complete());
            QCOMPARE(count.found(), whole);
            QCOMPARE(count.share(), 1.0);
        }
        // Some boards must need more than one piece, or the test has no effect.
        QCOMPARE_GT(inPieces, 3);
    }

    /// A clash is detected before any search, without a piece.
    void boardsWithoutSolutionCountNone() {
        Grid clash;
        clash.give(0, 5);
        clash.give(1, 5);
        FastSolver solver;
        SolutionCount count(clash);
        QVERIFY(!count.advance(solver));
        QCOMPARE(count.found(), 0u);
    }

    /// The same candidates once as the puzzle (one solution) and once as notes that do not count (the empty board).
    void candidatesBindOnlyWhereTheyAreMeantTo() {
        Random random(5);
        FastSolver solver;
        const Solution solution = randomSolution(random, solver);
        Grid grid;
        for (Cell cell = 0; cell < kCellCount; ++cell)
            grid.setCandidates(cell, Digits::of(solution[static_cast<std::size_t>(cell)]));
        SolutionCount bound(grid, true);
        // To the end, which is quick with binding candidates.
        while (bound.advance(solver)) {
        }
        QCOMPARE(bound.found(), 1u);
        SolutionCount free(grid, false);
        QVERIFY(free.advance(solver)); // the empty board: more than one piece
    }

    /// Each of the cells in which two solutions differ decides between them.
    void differingCellsSettleWhichSolutionIsMeant() {
        Random random(7);
        FastSolver solver;
        for (int round = 0; round < 50; ++round) {
            Grid grid = withGivens(randomSolution(random, solver), 22, random);
            const auto answer = solver.solve(grid);
            if (answer.solutions < 2) continue;
            const Cells cells = differingCells(answer.solution[0], answer.solution[1]);
            // Two full grids differ in at least four cells: two digits in two cells each.
            QCOMPARE_GE(cells.count(), 4);
            for (const Cell cell : cells) {
                QVERIFY(!grid.isSet(cell));
                Grid settled = grid;
                settled.give(cell, answer.solution[0][static_cast<std::size_t>(cell)]);
                const auto left = solver.solve(settled, 100'000);
                QVERIFY(left.solutions >= 1 && left.solution[0][static_cast<std::size_t>(cell)] ==
                                                   answer.solution[0][static_cast<std::size_t>(cell)]);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestCounting)
#include "tst_counting.moc"
