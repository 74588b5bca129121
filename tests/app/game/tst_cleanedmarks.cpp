// SPDX-License-Identifier: MIT
// A digit is entered with auto-clean and removed by a key, not by Undo: on a board full of marks, and with other
// moves between.
#include "app/game/cleanedmarks.h"

#include "app/game/playerinput.h"
#include "tests/app/examplepuzzle.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::game;

class TestCleanedMarks : public QObject {
    Q_OBJECT

private slots:
    void init();
    void takingBackIsLikeUndo_data();
    void takingBackIsLikeUndo();
    void otherMovesMayLieBetween();
    void anotherDigitInItsPlaceBringsThemBackToo();
    void whatAnotherPeerForbidsStaysAway();
    void whatThePlayerStruckOutStaysAway();
    void wipedCellsStayBlank();
    void coloursComeBack();
    void aGameThatIsOpenedAgainStillKnows();
    void randomDigitsThereAndBack();

private:
    void enter(Cell cell, Digit digit, EntryMode mode = EntryMode::Place) {
        input_->selection().select(Cells::of(cell), cell);
        input_->type(digit, mode);
    }
    void erase(Cell cell) {
        input_->selection().select(Cells::of(cell), cell);
        input_->erase();
    }
    Digits marks(Cell cell) const { return game_->sheet().cells[cell].candidates; }

    std::unique_ptr<Game> game_;
    std::unique_ptr<PlayerInput> input_;
};

/// Writes all marks that the rules allow.
void TestCleanedMarks::init() {
    Puzzle puzzle;
    // In row 1: r1c2 may be 3 or 7, r1c3 4, 7 or 9, r1c4 3, 4 or 6, r1c5 3, 4, 6 or 7.
    puzzle.grid = Grid::fromCells(kExampleCells);
    game_ = std::make_unique<Game>();
    input_ = std::make_unique<PlayerInput>(*game_);
    game_->start(puzzle);
    input_->fillCandidates(Digits::all(), false);
    QVERIFY(marks(1).has(7) && marks(2).has(7) && marks(4).has(7));
}

void TestCleanedMarks::takingBackIsLikeUndo_data() {
    QTest::addColumn<bool>("again");
    QTest::newRow("by Del") << false;
    QTest::newRow("by the same digit again") << true;
}

void TestCleanedMarks::takingBackIsLikeUndo() {
    QFETCH(bool, again);
    const Sheet before = game_->sheet();
    enter(1, 7);
    QVERIFY(!marks(2).has(7) && !marks(4).has(7));
    again ? enter(1, 7) : erase(1);
    QCOMPARE(game_->sheet(), before);
    // Removing the digit is one move, and Undo restores the digit and the cleaned marks.
    game_->stack().undo();
    QCOMPARE(game_->sheet().value(1), 7);
    QVERIFY(!marks(2).has(7) && !marks(4).has(7));
}

/// Later moves (another digit elsewhere, a note, a colour) stay.
void TestCleanedMarks::otherMovesMayLieBetween() {
    const Digits before = marks(2);
    enter(1, 7);
    enter(72, 9, EntryMode::Corner);
    enter(2, 3, EntryMode::Colour);
    enter(79, 2);
    erase(1);
    QCOMPARE(marks(2), before);
    QCOMPARE(game_->sheet().value(79), 2);
    QCOMPARE(game_->sheet().cells[2].colours[0], 3);
}

void TestCleanedMarks::anotherDigitInItsPlaceBringsThemBackToo() {
    enter(1, 7);
    enter(1, 3);
    QVERIFY(marks(2).has(7) && marks(4).has(7));
    QVERIFY(!marks(3).has(3) && !marks(4).has(3));
}

/// A 7 in r1c5 sees r1c3 as well: the mark is possible again only when that digit has been removed too.
void TestCleanedMarks::whatAnotherPeerForbidsStaysAway() {
    const Sheet before = game_->sheet();
    enter(1, 7);
    // Wrong on purpose: two equal digits in one row; a clash cleans nothing.
    enter(4, 7);
    erase(1);
    QVERIFY(!marks(2).has(7));
    erase(4);
    QCOMPARE(game_->sheet(), before);
}

void TestCleanedMarks::whatThePlayerStruckOutStaysAway() {
    enter(2, 7, EntryMode::Candidates);
    QVERIFY(!marks(2).has(7));
    enter(1, 7);
    erase(1);
    QVERIFY(!marks(2).has(7) && marks(4).has(7));
}

/// Restoring only one mark would suggest that the cell has no other candidate.
void TestCleanedMarks::wipedCellsStayBlank() {
    enter(1, 7);
    erase(2);
    QVERIFY(marks(2).empty());
    erase(1);
    QVERIFY(marks(2).empty() && marks(4).has(7));
}

void TestCleanedMarks::coloursComeBack() {
    input_->colourCandidate(2, 7, 5);
    const Sheet before = game_->sheet();
    enter(1, 7);
    QCOMPARE(game_->sheet().cells[2].candidateColours[6], 0);
    erase(1);
    QCOMPARE(game_->sheet(), before);
}

void TestCleanedMarks::aGameThatIsOpenedAgainStillKnows() {
    const Sheet before = game_->sheet();
    enter(1, 7);
    const Puzzle saved = game_->puzzle();
    game_->start(saved);
    erase(1);
    QCOMPARE(game_->sheet(), before);
}

/// Enters random digits that the rules allow into every blank cell and removes them; the board must be as before.
void TestCleanedMarks::randomDigitsThereAndBack() {
    QRandomGenerator random(7);
    const Sheet before = game_->sheet();
    std::vector<Cell> entered;
    for (Cell cell : before.blanks()) {
        const Digits allowed = game_->sheet().allowed(cell);
        if (allowed.empty() || random.bounded(2) == 0) continue;
        enter(cell, allowed.first());
        entered.push_back(cell);
    }
    QVERIFY(entered.size() > 10);
    // Shuffled, so that Undo could not have restored the board.
    std::shuffle(entered.begin(), entered.end(), random);
    for (Cell cell : entered) erase(cell);
    QCOMPARE(game_->sheet(), before);
}

QTEST_GUILESS_MAIN(TestCleanedMarks)
#include "tst_cleanedmarks.moc"
