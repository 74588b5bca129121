// SPDX-License-Identifier: MIT
// Examiner: the verdict and the solution of each puzzle, and whether and about what logic can be asked.
#include "tests/app/session/gameparts.h"

#include <QSignalSpy>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::game;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::rating;
using namespace ninefold::session;
using namespace ninefold::solve;
using namespace ninefold::store;

class TestExaminer : public QObject {
    Q_OBJECT

private slots:
    void init();
    void theSolutionComesWithTheVerdict();
    void anotherGameHasNoVerdictYet();
    void anUnplayablePuzzleIsReported();
    void logicIsRefusedWithAReason();
    void candidatesOfThePuzzleExcludeUniqueness();
    void whatIsTypedInIsThePuzzle();

private:
    std::unique_ptr<GameParts> parts_;
};

void TestExaminer::init() {
    parts_.reset();
    parts_ = std::make_unique<GameParts>();
}

void TestExaminer::theSolutionComesWithTheVerdict() {
    QSignalSpy changed(&parts_->examiner, &Examiner::solutionChanged);
    parts_->games.startGame(GameParts::puzzle(kEasyCells));
    QVERIFY(parts_->examiner.isVerdictAwaited());
    QTRY_VERIFY(parts_->examiner.verdict());
    QVERIFY(!parts_->examiner.isVerdictAwaited());
    QCOMPARE(parts_->right(0), Digit(6));
    QVERIFY(parts_->examiner.whyNoLogic().isEmpty());
    QVERIFY(parts_->examiner.logicQuestion().unique);
    // Once without and once with a solution.
    QCOMPARE(changed.count(), 2);
    QVERIFY(parts_->heard.isEmpty());
}

void TestExaminer::anotherGameHasNoVerdictYet() {
    parts_->play(kEasyCells);
    parts_->games.startGame(GameParts::puzzle(kHardCells));
    QVERIFY(!parts_->examiner.verdict() && !parts_->examiner.solution());
    QVERIFY(parts_->examiner.whyNoLogic().contains("still being checked"));
}

void TestExaminer::anUnplayablePuzzleIsReported() {
    // A board with one given has many solutions.
    parts_->games.startGame(GameParts::puzzle('1' + QByteArray(80, '.')));
    QTRY_COMPARE(parts_->heard.count(Severity::Important), 1);
    QVERIFY(parts_->examiner.verdict() && !parts_->examiner.solution());
    QCOMPARE(parts_->examiner.whyNoLogic(), parts_->heard.sentence());
}

void TestExaminer::logicIsRefusedWithAReason() {
    parts_->play(kEasyCells);
    parts_->timekeeper.setPaused(true);
    QCOMPARE(parts_->examiner.whyNoLogic(), "The game is paused.");
    QVERIFY(!parts_->examiner.isVerdictAwaited());
    parts_->timekeeper.setPaused(false);
    for (Cell cell : Cells::all() - parts_->game.sheet().givens) parts_->type(cell, parts_->right(cell));
    QCOMPARE(parts_->examiner.whyNoLogic(), "The puzzle is solved.");
}

/// Two solutions that differ by an exchange of digits may be excluded by candidates.
void TestExaminer::candidatesOfThePuzzleExcludeUniqueness() {
    Puzzle puzzle = GameParts::puzzle(kEasyCells);
    puzzle.marksBind = true;
    parts_->games.startGame(puzzle);
    QTRY_VERIFY(parts_->examiner.solution());
    QVERIFY(parts_->examiner.candidatesBind());
    QVERIFY(!parts_->examiner.logicQuestion().unique);
}

void TestExaminer::whatIsTypedInIsThePuzzle() {
    parts_->games.startGame(GameParts::puzzle(QByteArray(81, '.')));
    QTRY_VERIFY(parts_->examiner.verdict());
    QSignalSpy changed(&parts_->examiner, &Examiner::solutionChanged);
    parts_->type(0, 5);
    QCOMPARE(parts_->examiner.puzzleGrid().value(0), Digit(5));
    QTRY_COMPARE(parts_->examiner.verdict()->clues, 1);
    // Half a puzzle has many solutions, which is no news.
    QVERIFY(changed.isEmpty() && parts_->heard.isEmpty());
    QVERIFY(parts_->examiner.whyNoLogic().contains("typed in"));
}

QTEST_GUILESS_MAIN(TestExaminer)
#include "tst_examiner.moc"
