// SPDX-License-Identifier: MIT
// Whether missing candidates belong to the puzzle depends on the givens and not on the file format.
#include "app/documents/reading.h"
#include "engine/solve/bitboard.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::formats;
using namespace ninefold::solve;

namespace {

const std::string kGivens = "......39...6.732.83.9.2....64.35..2.....91.6.59......396.8.....8.2...91...4.....5";
const std::string kSolution = "728546391416973258359128476641357829283491567597682143965814732832765914174239685";
/// Without its first given it has many solutions.
const std::string kOpen = "......39...6.732.83.9.2....64.35..2.....91.6.59......396.8.....8.2...91..........";

std::string libraryLine(const std::string& cells, const std::string& removed) {
    return ":0200:12:" + cells + ':' + removed + ":::";
}

/// 729 characters: nine candidates per cell, all that the rules allow except those that `rulesOut` names.
template <typename RulesOut>
std::string candidateLine(const std::string& cells, RulesOut rulesOut) {
    const Grid grid = Grid::fromCells(cells);
    std::string text;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        for (Digit digit = 1; digit <= kDigitCount; ++digit) {
            const bool stays =
                grid.isSet(cell) ? grid.value(cell) == digit : grid.isCandidate(cell, digit) && !rulesOut(cell, digit);
            text += stays ? static_cast<char>('0' + digit) : '.';
        }
    return text;
}

int digitAt(const std::string& cells, Cell cell) {
    return cells[static_cast<std::size_t>(cell)] - '0';
}

} // namespace

class TestRemovedCandidates : public QObject {
    Q_OBJECT

private slots:
    void progressWhereTheGivensHaveOneSolution() {
        const auto puzzle = readFirst(libraryLine(kGivens, "111 112"));
        QVERIFY(puzzle && puzzle->hasMarks && !puzzle->marksBind && puzzle->marksAreRight);
        QVERIFY(!puzzle->grid.isCandidate(0, 1));
        // The puzzle itself is unchanged.
        QCOMPARE(puzzleGrid(*puzzle), Grid::fromCells(kGivens));
        const auto grid =
            readFirst(candidateLine(kGivens, [](Cell cell, Digit digit) { return cell == 0 && digit == 1; }));
        QVERIFY(grid && grid->hasMarks && !grid->marksBind && grid->marksAreRight);
    }

    void aWrongOneIsAMistakeOfTheWay() {
        const auto puzzle = readFirst(libraryLine(kGivens, "711"));
        QVERIFY(puzzle && puzzle->hasMarks && !puzzle->marksBind && !puzzle->marksAreRight);
    }

    void partOfThePuzzleOtherwise() {
        const auto open = readFirst(libraryLine(kOpen, "111"));
        QVERIFY(open && open->hasMarks && open->marksBind && !open->marksAreRight);
        // A Sukaku: only the candidates lead to the solution.
        const auto sukaku = readFirst(candidateLine(
            kOpen, [](Cell cell, Digit digit) { return cell > 70 && digit != digitAt(kSolution, cell); }));
        QVERIFY(sukaku && sukaku->marksBind && !sukaku->marksAreRight);
    }
};

QTEST_APPLESS_MAIN(TestRemovedCandidates)
#include "tst_removedcandidates.moc"
