// SPDX-License-Identifier: MIT
// Why a puzzle has one solution, none or several.
#include "app/session/work/solutionreasons.h"

#include "engine/solve/bitboard.h"
#include "tests/engine/candidatepuzzle.h"
#include "tests/engine/solve/puzzlekinds.h"

#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::session;

namespace {

Grid only(const Grid& puzzle, Cells cells) {
    Grid part;
    for (const Cell cell : cells) part.give(cell, puzzle.value(cell));
    return part;
}

} // namespace

class TestSolutionReasons : public QObject {
    Q_OBJECT

private slots:
    /// The needed givens suffice, and none of them can be left out.
    void neededGivensAreNeeded() {
        std::mt19937 random(51);
        solve::FastSolver fast;
        for (int round = 0; round < 30; ++round) {
            const bool minimal = round % 2 == 0;
            const Grid puzzle = minimal ? puzzles::minimal(random).grid : puzzles::easy(random);
            const Reasons reasons = reasonsOf(puzzle, false);
            QCOMPARE(reasons.answer, Reasons::Answer::One);
            QCOMPARE(reasons.givens, Cells::all() - puzzle.blanks());
            QVERIFY(reasons.givens.contains(reasons.needed));
            if (minimal) QCOMPARE(reasons.needed, reasons.givens);
            QCOMPARE(fast.solve(only(puzzle, reasons.needed), 2).solutions, std::uint64_t{1});
            for (const Cell cell : reasons.needed)
                QCOMPARE(fast.solve(only(puzzle, reasons.needed - Cells::of(cell)), 2).solutions, std::uint64_t{2});
            QVERIFY(reasons.notes >= 1 && reasons.contradictions.empty() && !reasons.exchange);
        }
    }

    void candidatesCountAsGivens() {
        const Reasons reasons = reasonsOf(candidatePuzzle(), true);
        QCOMPARE(reasons.answer, Reasons::Answer::One);
        QVERIFY(!reasons.needed.empty() && reasons.givens.contains(reasons.needed));
    }

    void contradictingGivensHaveNoSolution() {
        std::mt19937 random(52);
        solve::FastSolver fast;
        for (int round = 0; round < 10; ++round) {
            const Grid puzzle = puzzles::unsolvable(random);
            const Reasons reasons = reasonsOf(puzzle, false);
            QCOMPARE(reasons.answer, Reasons::Answer::None);
            QVERIFY(!reasons.contradictions.empty());
            for (const Reasons::Contradiction& one : reasons.contradictions)
                QCOMPARE(fast.solve(only(puzzle, one.givens), 1).solutions, std::uint64_t{0});
        }
    }

    void severalSolutionsAreExchanged() {
        std::mt19937 random(53);
        for (int round = 0; round < 10; ++round) {
            const Grid puzzle = puzzles::ambiguous(random);
            const Reasons reasons = reasonsOf(puzzle, false);
            QCOMPARE(reasons.answer, Reasons::Answer::Several);
            QVERIFY(reasons.exchange && puzzle.blanks().contains(reasons.exchange->cells));
        }
    }

    void itAnswersFromItsThread() {
        std::mt19937 random(54);
        SolutionReasons work;
        QSignalSpy found(&work, &SolutionReasons::reasonsFound);
        work.start(puzzles::minimal(random).grid, false);
        QTRY_COMPARE(found.size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestSolutionReasons)
#include "tst_solutionreasons.moc"
