// SPDX-License-Identifier: MIT
#include "engine/solve/counting.h"
#include "engine/solve/why/exchange.h"
#include "tests/engine/solve/agreement.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::solve;

namespace {

/// How many solutions there are if all cells but these keep their digits.
std::uint64_t waysToFill(Cells cells, const Exchange::Values& solution) {
    std::array<std::uint8_t, kCellCount> values = solution;
    for (const Cell cell : cells) values[cell] = 0;
    return FastSolver().solve(values, 3).solutions;
}

QString fault(const Exchange& exchange, const Grid& puzzle) {
    if (!test::solves(exchange.one, puzzle) || !test::solves(exchange.other, puzzle)) return "not a solution";
    if (exchange.cells != differingCells(exchange.one, exchange.other)) return "not where they differ";
    if (exchange.cells.empty() || exchange.cells.meets(puzzle.givens())) return "a given hits it";
    for (const Cell cell : exchange.cells)
        if (waysToFill(exchange.cells - Cells::of(cell), exchange.one) != 1) return "a part can be filled in two ways";
    return {};
}

} // namespace

class TestExchange : public QObject {
    Q_OBJECT

private slots:
    void noPartCanBeExchanged() {
        std::mt19937 random(71);
        for (int round = 0; round < 100; ++round) {
            const Grid puzzle = puzzles::ambiguous(random);
            const std::optional<Exchange> found = smallExchange(puzzle, false);
            QVERIFY(found);
            QVERIFY2(fault(*found, puzzle).isEmpty(), puzzle.cellsText().c_str());
        }
    }

    /// Two digits in the corners of a rectangle, the smallest exchange.
    void aRectangleIsFound() {
        std::mt19937 random(72);
        int found = 0;
        for (int round = 0; round < 200; ++round) {
            const auto solution = puzzles::solutionGrid(random);
            for (Cell cell = 0; cell < 6; ++cell) {
                // Two cells of a box's row, and those below them in the next band.
                const Cell under = cell + 27, right = cell / 3 * 3 + (cell + 1) % 3;
                const Cell corner = right + 27;
                if (solution[cell] != solution[corner] || solution[right] != solution[under]) continue;
                Grid puzzle = puzzles::gridOf(solution);
                for (const Cell blank : {cell, under, right, corner}) {
                    puzzle.setGiven(blank, false);
                    puzzle.setValue(blank, 0);
                }
                const std::optional<Exchange> exchange = smallExchange(puzzle, false);
                QVERIFY(exchange && exchange->cells.count() == 4);
                ++found;
            }
        }
        QVERIFY(found > 3);
    }

    void oneSolutionOrNoneHasNoExchange() {
        std::mt19937 random(73);
        QVERIFY(!smallExchange(puzzles::minimal(random).grid, false));
        QVERIFY(!smallExchange(puzzles::unsolvable(random), false));
    }

    void candidatesBindOnlyWhenAsked() {
        std::mt19937 random(74);
        Grid grid;
        const auto one = puzzles::solutionGrid(random), other = puzzles::solutionGrid(random);
        for (Cell cell = 0; cell < kCellCount; ++cell)
            grid.setCandidates(cell, Digits::of(one[cell]) | Digits::of(other[cell]));
        const std::optional<Exchange> exchange = smallExchange(grid, true);
        QVERIFY(exchange);
        for (Cell cell = 0; cell < kCellCount; ++cell)
            QVERIFY(grid.isCandidate(cell, exchange->one[cell]) && grid.isCandidate(cell, exchange->other[cell]));
        // On an empty board two digits are enough.
        const std::optional<Exchange> empty = smallExchange(Grid(), false);
        QVERIFY(empty && fault(*empty, Grid()).isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestExchange)
#include "tst_exchange.moc"
