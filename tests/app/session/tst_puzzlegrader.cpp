// SPDX-License-Identifier: MIT
// The level of a puzzle that came without one.
#include "app/session/puzzlegrader.h"

#include "tests/app/session/gameparts.h"

#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::game;
using namespace ninefold::session;

class TestPuzzleGrader : public QObject {
    Q_OBJECT

private slots:
    void aPastedPuzzleGetsItsLevel() {
        parts_.play(kEasyCells);
        QTRY_COMPARE(level(), "Easy");
        parts_.play(kHardCells);
        QTRY_COMPARE(level(), "Hard");
    }

    /// The level of a list, or of the generator, is that of the player's choice.
    void aLevelThatCameIsKept() {
        QSignalSpy graded(&parts_.game, &Game::graded);
        Puzzle puzzle = GameParts::puzzle(kEasyCells);
        puzzle.level = "Hard";
        parts_.games.startGame(puzzle);
        QTRY_VERIFY(parts_.examiner.solution());
        QCOMPARE(level(), "Hard");
        // A game that comes later would be answered later.
        parts_.play(kEasyCells);
        QTRY_COMPARE(graded.size(), 1);
        QCOMPARE(level(), "Easy");
    }

private:
    QString level() const { return QString::fromStdString(parts_.game.about().level); }

    GameParts parts_;
    PuzzleGrader grader_{parts_.game, parts_.examiner};
};

QTEST_GUILESS_MAIN(TestPuzzleGrader)
#include "tst_puzzlegrader.moc"
