// SPDX-License-Identifier: MIT
// PuzzleEntry: typing a puzzle in, what is said meanwhile, and playing or discarding it.
#include "app/session/puzzleentry.h"

#include "tests/app/session/gameparts.h"

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::game;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::rating;
using namespace ninefold::session;
using namespace ninefold::solve;
using namespace ninefold::store;

class TestPuzzleEntry : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void anEmptyBoardIsNoMistake();
    void whatWasTypedInIsPlayed();
    void anEmptyBoardIsNotPlayed();
    void discardingReturnsToTheGameBefore();

private:
    QString sentence() const { return parts_->heard.sentence(); }

    std::unique_ptr<GameParts> parts_;
    std::unique_ptr<PuzzleEntry> entry_;
};

void TestPuzzleEntry::init() {
    parts_ = std::make_unique<GameParts>();
    entry_ = std::make_unique<PuzzleEntry>(parts_->game, parts_->input.mode(), parts_->engine, parts_->games,
                                           parts_->preferences, parts_->announcer);
    parts_->play(kEasyCells);
}

void TestPuzzleEntry::cleanup() {
    entry_.reset();
    parts_.reset();
}

/// An incomplete puzzle is not reported as a mistake while it is typed in; two equal digits in a house are reported
/// at once.
void TestPuzzleEntry::anEmptyBoardIsNoMistake() {
    entry_->begin();
    QCOMPARE(sentence(), "Type the digits of your puzzle.");
    QTRY_VERIFY(sentence().startsWith("Type the digits of the puzzle"));
    QCOMPARE(parts_->input.selection().cursor(), Cell(0));
    parts_->type(0, 5);
    QTRY_VERIFY(sentence().startsWith("1 digit"));
    parts_->type(8, 5);
    QTRY_VERIFY(sentence().contains("5 appears twice"));
    // A question, not news: the status line keeps the cell under the cursor.
    QCOMPARE(parts_->heard.last().severity, Severity::Question);
}

void TestPuzzleEntry::whatWasTypedInIsPlayed() {
    entry_->begin();
    const Grid puzzle = Grid::fromCells(kEasyCells);
    for (Cell cell : Cells::all() - puzzle.blanks()) parts_->type(cell, puzzle.value(cell));
    QTRY_VERIFY(parts_->examiner.verdict() && parts_->examiner.verdict()->status == Verdict::Status::Unique);
    QVERIFY(parts_->heard.accept("Play It"));
    QVERIFY(!parts_->game.isEntering());
    QCOMPARE(parts_->game.puzzle().grid.cellsText(), kEasyCells);
    QTRY_VERIFY(parts_->examiner.solution());
}

void TestPuzzleEntry::anEmptyBoardIsNotPlayed() {
    entry_->begin();
    const QString game = parts_->savedGames.current();
    entry_->startGame();
    QVERIFY(parts_->game.isEntering());
    QCOMPARE(parts_->savedGames.current(), game);
}

void TestPuzzleEntry::discardingReturnsToTheGameBefore() {
    const QString before = parts_->savedGames.current();
    entry_->begin();
    QTRY_COMPARE(parts_->heard.count(Severity::Question), 1);
    QVERIFY(parts_->heard.accept("Discard It"));
    QCOMPARE(parts_->savedGames.current(), before);
}

QTEST_GUILESS_MAIN(TestPuzzleEntry)
#include "tst_puzzleentry.moc"
