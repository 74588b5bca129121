// SPDX-License-Identifier: MIT
// The board of a game under a hand that plays: clicks and keys go to the view, and the game shows what they meant.
#include "app/panels/boardpanel.h"

#include "app/board/boardview.h"

#include <QTest>

using namespace ninefold;

class TestBoardPanel : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aShiftedClickMarksAndSelectsNoMore();
    void digitKeysChooseTheBrush();
    void returnWritesTheBrush();
    void doubleClicksSelectWhatIsAlike();
    void aCoveredBoardTakesNoClicks();

private:
    void key(int key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(panel_->view(), static_cast<Qt::Key>(key), modifiers);
    }
    void click(Cell cell, Qt::KeyboardModifiers modifiers = {}) {
        const QPointF middle = panel_->view()->geometryOfBoard().cell(cell).center();
        QTest::mouseClick(panel_->view(), Qt::LeftButton, modifiers, middle.toPoint());
    }
    void doubleClick(Cell cell, Digit place) {
        const QPointF point = panel_->view()->geometryOfBoard().candidate(cell, place).center();
        QTest::mouseDClick(panel_->view(), Qt::LeftButton, {}, point.toPoint());
    }
    const Sheet& sheet() const { return game_->sheet(); }

    std::unique_ptr<Game> game_;
    std::unique_ptr<Hand> hand_;
    std::unique_ptr<BoardPanel> panel_;
};

void TestBoardPanel::init() {
    game_ = std::make_unique<Game>();
    hand_ = std::make_unique<Hand>(*game_);
    panel_ = std::make_unique<BoardPanel>(*game_, *hand_);
    panel_->resize(640, 700);
    panel_->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
    Puzzle puzzle;
    puzzle.grid = Grid::fromCells("5......1.6..2..3.428.9..65.35.7..2..14..8.795...5.184.49.853..6713..65.8.6...74.9");
    game_->start(puzzle);
    hand_->select(Cells::of(40), 40);
}

void TestBoardPanel::cleanup() {
    panel_.reset();
    hand_.reset();
    game_.reset();
}

/// Both cells would get the next digit that is typed.
void TestBoardPanel::aShiftedClickMarksAndSelectsNoMore() {
    hand_->setDigitFirst(true);
    hand_->press(7);
    click(1, Qt::ShiftModifier);
    click(2, Qt::ShiftModifier);
    QVERIFY(sheet().cells[1].candidates.has(7) && sheet().cells[2].candidates.has(7));
    QCOMPARE(hand_->cells(), Cells::of(2));
    // Without a brush Shift selects more, as ever.
    hand_->press(7);
    click(4, Qt::ShiftModifier);
    QCOMPARE(hand_->cells(), Cells::of(2) | Cells::of(4));
}

/// And write nothing; with Shift or Ctrl they are marks of the selected cell, as always.
void TestBoardPanel::digitKeysChooseTheBrush() {
    hand_->setDigitFirst(true);
    click(1);
    const Sheet before = sheet();
    key(Qt::Key_7);
    QCOMPARE(hand_->brush(), 7);
    key(Qt::Key_3);
    QCOMPARE(hand_->brush(), 3);
    QCOMPARE(sheet(), before);
    click(3);
    QCOMPARE(sheet().value(3), 3);
    key(Qt::Key_4, Qt::ControlModifier);
    QCOMPARE(hand_->brush(), 3);
    click(2);
    key(Qt::Key_9, Qt::ShiftModifier);
    QCOMPARE(sheet().cells[2].corner, Digits::of(9));
}

/// So the mode can be used without a mouse.
void TestBoardPanel::returnWritesTheBrush() {
    hand_->setDigitFirst(true);
    hand_->select(Cells::of(1), 1);
    key(Qt::Key_Return);
    QCOMPARE(sheet().value(1), 0);
    key(Qt::Key_7);
    key(Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(sheet().cells[1].candidates, Digits::of(7));
    key(Qt::Key_Enter, Qt::KeypadModifier);
    QCOMPARE(sheet().value(1), 7);
}

void TestBoardPanel::doubleClicksSelectWhatIsAlike() {
    const auto write = [this](Cell cell, Digit digit, EntryMode mode) {
        hand_->select(Cells::of(cell), cell);
        hand_->type(digit, mode);
    };
    write(1, 7, EntryMode::Candidates);
    write(4, 7, EntryMode::Corner);
    write(8, 7, EntryMode::Centre);
    write(8, 2, EntryMode::Centre);
    write(10, 6, EntryMode::Candidates);
    write(0, 3, EntryMode::Colour);
    write(11, 3, EntryMode::Colour);
    write(13, 3, EntryMode::Colour);
    write(13, 5, EntryMode::Colour);
    doubleClick(1, 7);
    QCOMPARE(hand_->cells(), Cells::of(1) | Cells::of(4) | Cells::of(8));
    QCOMPARE(hand_->cursor(), 1);
    doubleClick(11, 5);
    QCOMPARE(hand_->cells(), Cells::of(0) | Cells::of(11) | Cells::of(13));
    doubleClick(13, 9);
    QCOMPARE(hand_->cells(), Cells::of(13));
    // On the digit, and beside it on the colour of its cell.
    doubleClick(0, 5);
    QCOMPARE(hand_->cells(), sheet().cellsWith(5));
    doubleClick(0, 1);
    QCOMPARE(hand_->cells(), Cells::of(0) | Cells::of(11) | Cells::of(13));
}

/// What lies under the cover can be neither changed nor found out.
void TestBoardPanel::aCoveredBoardTakesNoClicks() {
    hand_->setDigitFirst(true);
    hand_->press(7);
    const Sheet before = sheet();
    panel_->setPaused(true);
    click(1);
    doubleClick(0, 5);
    const QPointF place = panel_->view()->geometryOfBoard().candidate(2, 7).center();
    QTest::mouseClick(panel_->view(), Qt::MiddleButton, {}, place.toPoint());
    QCOMPARE(sheet(), before);
    QCOMPARE(hand_->cells().count(), 1);
}

QTEST_MAIN(TestBoardPanel)
#include "tst_boardpanel.moc"
