// SPDX-License-Identifier: MIT
// The verdicts on grids, and the reasons given for them.
#include "engine/solve/verdict.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace ninefold;
using namespace ninefold::solve;

namespace {

/// A valid full grid: the shift pattern with shuffled digits, and rows and columns shuffled within bands and stacks.
/// A test of verdicts should not need the solver to make its boards.
Grid fullGrid(std::mt19937& random) {
    std::array<int, 9> rows, columns, digits;
    for (int i = 0; i < 9; ++i) rows[i] = columns[i] = digits[i] = i;
    std::shuffle(digits.begin(), digits.end(), random);
    for (int i = 0; i < 9; i += 3) {
        std::shuffle(rows.begin() + i, rows.begin() + i + 3, random);
        std::shuffle(columns.begin() + i, columns.begin() + i + 3, random);
    }
    Grid grid;
    for (int row = 0; row < 9; ++row)
        for (int column = 0; column < 9; ++column) {
            const int r = rows[row], c = columns[column];
            grid.give(cellAt(row, column), digits[(r * 3 + r / 3 + c) % 9] + 1);
        }
    return grid;
}

Verdict verdictOf(const Grid& grid, bool candidatesBind = false) {
    FastSolver solver;
    return examine(grid, candidatesBind, solver);
}

bool solves(const Verdict::Values& values, const Grid& grid) {
    Grid full;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        if (grid.isSet(cell) && grid.value(cell) != values[cell]) return false;
        full.give(cell, values[cell]);
    }
    return full.isFull() && clashingCells(full).empty();
}

} // namespace

class TestVerdict : public QObject {
    Q_OBJECT

private slots:
    /// A complete solution differs from a partial correct one: the program congratulates on it.
    void aFullRightGridIsUniqueAndComplete() {
        std::mt19937 random(1);
        for (int round = 0; round < 50; ++round) {
            const Grid grid = fullGrid(random);
            const Verdict verdict = verdictOf(grid);
            QCOMPARE(verdict.status, Verdict::Status::Unique);
            QVERIFY(verdict.complete && verdict.clashes.empty() && !verdict.tooFewClues);
            QCOMPARE(verdict.clues, kCellCount);
            QVERIFY(solves(verdict.solution, grid));
        }
    }

    /// One digit of a full grid is changed: it clashes in its row, its column and its box.
    void theSameDigitTwiceIsInvalidAndNamed() {
        std::mt19937 random(2);
        for (int round = 0; round < 200; ++round) {
            Grid grid = fullGrid(random);
            const Cell cell = static_cast<Cell>(random() % kCellCount);
            // Any other digit is wrong in a full valid grid.
            const Digit wrong = grid.value(cell) % 9 + 1;
            grid.give(cell, wrong);
            const Verdict verdict = verdictOf(grid);
            QCOMPARE(verdict.status, Verdict::Status::Invalid);
            QVERIFY(!verdict.complete);
            QCOMPARE(verdict.clashes.size(), std::size_t{3});
            for (const Clash& clash : verdict.clashes) {
                QCOMPARE(clash.digit, wrong);
                QCOMPARE(clash.cells.count(), 2);
                QVERIFY(clash.cells.has(cell) && kHouses[clash.house].contains(clash.cells));
            }
            QCOMPARE(verdict.solutions, std::uint64_t{0});
        }
    }

    /// Every count below 17, including the empty board.
    void tooFewCluesLeaveTwoSolutionsThatDiffer() {
        std::mt19937 random(3);
        for (int clues = 0; clues < kFewestClues; ++clues) {
            const Grid full = fullGrid(random);
            Grid grid;
            while (grid.givens().count() < clues) {
                const Cell cell = static_cast<Cell>(random() % kCellCount);
                grid.give(cell, full.value(cell));
            }
            const Verdict verdict = verdictOf(grid);
            QVERIFY(verdict.tooFewClues);
            QCOMPARE(verdict.clues, clues);
            QCOMPARE(verdict.status, Verdict::Status::Multiple);
            QVERIFY(solves(verdict.solution, grid) && solves(verdict.otherSolution, grid));
            QVERIFY(verdict.solution != verdict.otherSolution);
        }
    }

    /// Row 1 lacks 9, and the cell that could take it sees one.
    void aCellWithoutCandidatesIsNamed() {
        Grid grid;
        for (int column = 1; column < 9; ++column) grid.give(cellAt(0, column), column);
        grid.give(cellAt(4, 0), 9);
        const Verdict verdict = verdictOf(grid);
        // Both the cell and the house are named, because people may look for either.
        QCOMPARE(verdict.status, Verdict::Status::None);
        QCOMPARE(verdict.deadCell, cellAt(0, 0));
        // The first house in order that lacks a place.
        QCOMPARE(verdict.homeless, (Verdict::Homeless{rowHouse(0), 9}));
    }

    /// Box 1 has blank cells for a 1, but each of them sees one; no cell is dead.
    void aDigitWithoutPlaceIsNamed() {
        Grid blocked;
        blocked.give(cellAt(0, 3), 1);
        blocked.give(cellAt(3, 0), 1);
        for (int i = 0; i < 4; ++i) blocked.give(cellAt(1 + i / 2, 1 + i % 2), i + 2);
        const Verdict verdict = verdictOf(blocked);
        QCOMPARE(verdict.status, Verdict::Status::None);
        QCOMPARE(verdict.deadCell, -1);
        QCOMPARE(verdict.homeless, (Verdict::Homeless{boxHouse(0), 1}));
    }

    /// The same grid read as a Sukaku and as an empty board.
    void candidatesBindOnlyWhenAsked() {
        std::mt19937 random(4);
        for (int round = 0; round < 50; ++round) {
            const Grid full = fullGrid(random);
            Grid sukaku;
            for (Cell cell = 0; cell < kCellCount; ++cell)
                sukaku.setCandidates(cell, Digits::of(full.value(cell)) | Digits::of(random() % 9 + 1));
            const Verdict bound = verdictOf(sukaku, true);
            QVERIFY(bound.solutions > 0 && !bound.tooFewClues);
            QCOMPARE(bound.clues, 0);
            for (Cell cell = 0; cell < kCellCount; ++cell) QVERIFY(sukaku.isCandidate(cell, bound.solution[cell]));
            // Candidates that do not bind leave the empty board, which has too few clues.
            const Verdict freely = verdictOf(sukaku);
            QCOMPARE(freely.status, Verdict::Status::Multiple);
            QVERIFY(freely.tooFewClues);
        }
    }
};

QTEST_APPLESS_MAIN(TestVerdict)
#include "tst_verdict.moc"
