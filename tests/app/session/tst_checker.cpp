// SPDX-License-Identifier: MIT
// Checker: what a check finds, the way back to before the mistake, and who solved a puzzle.
#include "app/session/checker.h"

#include "app/store/solvedlist.h"
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

class TestChecker : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aRightBoardIsAllRight();
    void mistakesAreNamedAndTakenBack();
    void mistakesAreErasedAlone();
    void digitsInOneHouseNeedNoSolution();
    void mistakesWithoutAMoveAreTakenOff();
    void nothingWrongNeedsNoWayBack();
    void solvingIsOneMoveAndNotTheirs();
    void whoSolvesThePuzzleIsNoted();
    void aCoveredBoardIsNotSolved();
    void helpIsCounted();

private:
    Sheet sheet() const { return parts_->game.sheet(); }

    std::unique_ptr<GameParts> parts_;
    std::unique_ptr<SolvedList> solved_;
    std::unique_ptr<Checker> checker_;
};

void TestChecker::init() {
    parts_ = std::make_unique<GameParts>();
    solved_ = std::make_unique<SolvedList>(parts_->home.path("solved"));
    checker_ = std::make_unique<Checker>(parts_->game, parts_->examiner, parts_->keeper, parts_->timekeeper, *solved_,
                                         parts_->preferences, parts_->announcer);
    parts_->play(kEasyCells);
}

void TestChecker::cleanup() {
    checker_.reset();
    parts_.reset();
}

void TestChecker::aRightBoardIsAllRight() {
    checker_->check();
    QVERIFY2(parts_->heard.sentence().startsWith("No mistakes so far"), qPrintable(parts_->heard.sentence()));
    QCOMPARE(parts_->heard.last().severity, Severity::Info);
}

void TestChecker::mistakesAreNamedAndTakenBack() {
    const Sheet before = sheet();
    parts_->typeWrong(0);
    parts_->heard.clear();
    checker_->check();
    QVERIFY2(parts_->heard.sentence().contains("r1c1"), qPrintable(parts_->heard.sentence()));
    QCOMPARE(parts_->heard.last().severity, Severity::Important);
    QVERIFY(parts_->heard.accept("Back to Before the Mistake"));
    QVERIFY(sheet() == before);
    QVERIFY(parts_->game.stack().canRedo());
}

/// What was written rightly since the mistake stays.
void TestChecker::mistakesAreErasedAlone() {
    QSignalSpy found(checker_.get(), &Checker::mistakesFound);
    parts_->typeWrong(0);
    const Cell later = sheet().blanks().first();
    parts_->type(later, parts_->right(later));
    checker_->check();
    QCOMPARE(found.size(), 1);
    QCOMPARE(found[0][0].value<Cells>(), Cells::of(0));
    QVERIFY(parts_->heard.accept("Erase It"));
    QCOMPARE(sheet().value(0), Digit(0));
    QCOMPARE(sheet().value(later), parts_->right(later));
    checker_->check();
    QCOMPARE(found.size(), 1);
}

/// Two equal digits in a house are a mistake before the engine has a verdict.
void TestChecker::digitsInOneHouseNeedNoSolution() {
    parts_->games.startGame(GameParts::puzzle(kEasyCells));
    parts_->type(0, 7);
    QVERIFY(!parts_->examiner.verdict());
    checker_->check();
    QCOMPARE(parts_->heard.last().severity, Severity::Important);
    QVERIFY2(parts_->heard.sentence().contains('7'), qPrintable(parts_->heard.sentence()));
}

/// The wrong digit came with the game, so undo cannot remove it.
void TestChecker::mistakesWithoutAMoveAreTakenOff() {
    parts_->typeWrong(0);
    Puzzle puzzle = parts_->game.puzzle();
    puzzle.history.clear();
    puzzle.historyDone = 0;
    parts_->games.startGame(puzzle);
    QTRY_VERIFY(parts_->examiner.solution());
    QVERIFY(sheet().value(0) != 0);
    checker_->goBeforeMistake();
    QCOMPARE(sheet().value(0), Digit(0));
    QVERIFY(parts_->heard.sentence().contains("removed from the board"));
}

void TestChecker::nothingWrongNeedsNoWayBack() {
    parts_->type(0, parts_->right(0));
    checker_->goBeforeMistake();
    QCOMPARE(parts_->heard.sentence(), "There is no mistake on the board.");
    QCOMPARE(sheet().value(0), parts_->right(0));
    QCOMPARE(parts_->keeper.timesHelped(), 0);
}

void TestChecker::solvingIsOneMoveAndNotTheirs() {
    checker_->solveNow();
    QVERIFY(parts_->game.isSolved());
    QCOMPARE(parts_->game.stack().count(), 1);
    QVERIFY(solved_->all().isEmpty());
    QVERIFY(parts_->heard.accept("Take It Back"));
    QVERIFY(!parts_->game.isSolved() && sheet().blanks() == Cells::all() - sheet().givens);
    parts_->game.stack().redo();
    checker_->solveNow();
    QCOMPARE(parts_->heard.sentence(), "The puzzle is already solved.");
}

void TestChecker::whoSolvesThePuzzleIsNoted() {
    for (Cell cell : Cells::all() - sheet().givens) parts_->type(cell, parts_->right(cell));
    QVERIFY(parts_->game.isSolved());
    QCOMPARE(solved_->all(), QSet<QString>{kEasyCells});
}

void TestChecker::aCoveredBoardIsNotSolved() {
    parts_->timekeeper.setPaused(true);
    checker_->solveNow();
    QVERIFY(!parts_->game.isSolved());
    QCOMPARE(parts_->heard.sentence(), "The game is paused.");
    parts_->heard.clear();
    checker_->goBeforeMistake();
    QCOMPARE(parts_->heard.sentence(), "The game is paused.");
}

void TestChecker::helpIsCounted() {
    checker_->check();
    QCOMPARE(parts_->keeper.timesHelped(), 1);
    parts_->typeWrong(0);
    checker_->goBeforeMistake();
    QCOMPARE(parts_->keeper.timesHelped(), 2);
    checker_->solveNow();
    QCOMPARE(parts_->keeper.timesHelped(), 3);
    // Help after the end is none.
    checker_->check();
    QCOMPARE(parts_->keeper.timesHelped(), 3);
}

QTEST_GUILESS_MAIN(TestChecker)
#include "tst_checker.moc"
