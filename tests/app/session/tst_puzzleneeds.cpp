// SPDX-License-Identifier: MIT
// Which techniques the puzzle on the board needs.
#include "app/session/puzzleneeds.h"

#include "tests/app/session/gameparts.h"

#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::session;

class TestPuzzleNeeds : public QObject {
    Q_OBJECT

private slots:
    void aPuzzleOfSinglesNeedsNothingElse() {
        QSignalSpy changed(&needs_, &PuzzleNeeds::needsChanged);
        parts_.play(kEasyCells);
        QTRY_VERIFY(needs_.needs());
        QVERIFY(needs_.needs()->complete && needs_.needs()->techniques.empty());
        QCOMPARE(changed.size(), 1);
    }

    void aHardPuzzleNeedsMore() {
        parts_.play(kHardCells);
        QTRY_VERIFY(needs_.needs());
        QVERIFY(!needs_.needs()->techniques.empty());
    }

    /// Two solutions, or a puzzle that is being typed in: nothing can be said.
    void withoutASolutionNothingIsKnown() {
        parts_.play(kEasyCells);
        QTRY_VERIFY(needs_.needs());
        parts_.games.startGame(GameParts::puzzle("1" + QByteArray(80, '.')));
        QVERIFY(!needs_.needs());
        QTRY_VERIFY(parts_.examiner.verdict());
        QVERIFY(!needs_.needs());
    }

private:
    GameParts parts_;
    PuzzleNeeds needs_{parts_.game, parts_.examiner};
};

QTEST_GUILESS_MAIN(TestPuzzleNeeds)
#include "tst_puzzleneeds.moc"
