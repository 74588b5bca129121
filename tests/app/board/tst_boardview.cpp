// SPDX-License-Identifier: MIT
// The board as hands, keys and screen readers meet it. The view holds no game: it asks for a selection
// and shows the frame that it is given, so the test plays the owner and gives it back what it asked for.
#include "app/board/boardview.h"

#include "engine/core/houses.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

using namespace ninefold;

/// Shows what it is asked for, as the owner of a game does.
class TestBoardView : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void clicksSelect();
    void dragsSelectMany();
    void controlAddsAndTakesAway();
    void controlSelectsCellsWithMarksToo();
    void middleClicksPointAtACandidate();
    void shiftAsksTheBrushForAMark();
    void dragsDrawLinks_data();
    void dragsDrawLinks();
    void aLinkGoesFromMarkToMark();
    void arrowsWrap();
    void controlArrowsJumpToBlanks();
    void doubleClickMeansTheDigit();
    void doubleClickMeansTheMarkOrTheColour();
    void hoveringSelectsNothing();
    void cellsAreNamedForAssistants_data();
    void cellsAreNamedForAssistants();
    void assistantsSeeATable();
    void assistantsSelect();

private:
    /// Where a mark of this digit stands, in the middle of it: hands aim at marks and not at cells.
    QPoint mark(Cell cell, Digit digit) const {
        return view_->geometryOfBoard().candidate(cell, digit).center().toPoint();
    }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers held);
    QPoint middle(Cell cell) const { return view_->geometryOfBoard().cell(cell).center().toPoint(); }
    QAccessibleInterface* accessible() const { return QAccessible::queryAccessibleInterface(view_.get()); }

    std::unique_ptr<BoardView> view_;
    Frame frame_;
};

/// Shown for real: geometry and focus of a window that was never shown are not those of a board.
void TestBoardView::init() {
    view_ = std::make_unique<BoardView>();
    frame_ = {};
    frame_.cursor = 40;
    frame_.selected.add(40);
    view_->setFrame(frame_);
    connect(view_.get(), &BoardView::selectionWanted, this, [this](Cells cells, Cell cursor) {
        frame_.selected = cells;
        frame_.cursor = cursor;
        view_->setFrame(frame_);
    });
    view_->resize(600, 600);
    view_->show();
    QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
}

/// Each test begins with a view of its own: a drag or a selection left over would be the next one's.
void TestBoardView::cleanup() {
    view_.reset();
}

/// Corners, an edge and the middle.
void TestBoardView::clicksSelect() {
    for (Cell cell : {0, 17, 40, 80}) {
        QTest::mouseClick(view_.get(), Qt::LeftButton, {}, middle(cell));
        QCOMPARE(frame_.selected, Cells::of(cell));
        QCOMPARE(frame_.cursor, cell);
    }
}

/// A path with a bend: every cell it crosses is taken, and the cursor ends where the hand does.
void TestBoardView::dragsSelectMany() {
    QTest::mousePress(view_.get(), Qt::LeftButton, {}, middle(0));
    for (Cell cell : {1, 2, 11, 20}) {
        QMouseEvent move(QEvent::MouseMove, middle(cell), view_->mapToGlobal(middle(cell)), Qt::NoButton,
                         Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(view_.get(), &move);
    }
    QTest::mouseRelease(view_.get(), Qt::LeftButton, {}, middle(20));
    Cells expected;
    for (Cell cell : {0, 1, 2, 11, 20}) expected.add(cell);
    QCOMPARE(frame_.selected, expected);
    QCOMPARE(frame_.cursor, 20);
}

/// Control turns a cell over, Shift only adds.
void TestBoardView::controlAddsAndTakesAway() {
    QTest::mouseClick(view_.get(), Qt::LeftButton, {}, middle(3));
    QTest::mouseClick(view_.get(), Qt::LeftButton, Qt::ControlModifier, middle(5));
    QCOMPARE(frame_.selected, Cells::of(3) | Cells::of(5));
    QTest::mouseClick(view_.get(), Qt::LeftButton, Qt::ControlModifier, middle(3));
    QCOMPARE(frame_.selected, Cells::of(5));
    // With Shift a cell that is selected already would stay.
    QTest::mouseClick(view_.get(), Qt::LeftButton, Qt::ShiftModifier, middle(7));
    QCOMPARE(frame_.selected, Cells::of(5) | Cells::of(7));
}

/// One key, one meaning: whether the cell has marks makes no difference.
void TestBoardView::controlSelectsCellsWithMarksToo() {
    frame_.cells[30].candidates = Digits::all();
    view_->setFrame(frame_);
    QSignalSpy toggled(view_.get(), &BoardView::candidateToggled), clicked(view_.get(), &BoardView::cellClicked);
    QTest::mouseClick(view_.get(), Qt::LeftButton, Qt::ControlModifier, mark(30, 5));
    QCOMPARE(frame_.selected, Cells::of(40) | Cells::of(30));
    QCOMPARE(toggled.count() + clicked.count(), 0);
}

/// Each of the nine places within a cell must be its own digit, or a click strikes out the wrong one.
void TestBoardView::middleClicksPointAtACandidate() {
    frame_.cells[30].candidates = Digits::all();
    view_->setFrame(frame_);
    QSignalSpy toggled(view_.get(), &BoardView::candidateToggled);
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        QTest::mouseClick(view_.get(), Qt::MiddleButton, {}, mark(30, digit));
        QCOMPARE(toggled.count(), digit);
        QCOMPARE(toggled.last().at(0).toInt(), 30);
        QCOMPARE(toggled.last().at(1).toInt(), digit);
    }
    // It selects nothing.
    QCOMPARE(frame_.selected, Cells::of(40));
}

/// With a brush the click writes, so the selection is no more than its cell.
void TestBoardView::shiftAsksTheBrushForAMark() {
    QSignalSpy clicked(view_.get(), &BoardView::cellClicked);
    view_->setBrushing(true);
    QTest::mouseClick(view_.get(), Qt::LeftButton, Qt::ShiftModifier, middle(7));
    QCOMPARE(frame_.selected, Cells::of(7));
    QCOMPARE(clicked.count(), 1);
    QVERIFY(clicked[0][1].value<Qt::KeyboardModifiers>() & Qt::ShiftModifier);
    view_->setBrushing(false);
    QTest::mouseClick(view_.get(), Qt::LeftButton, Qt::ShiftModifier, middle(5));
    QCOMPARE(frame_.selected, Cells::of(7) | Cells::of(5));
}

/// QTest's own mouse moves hold no button, so the move is sent by hand.
void TestBoardView::drag(QPoint from, QPoint to, Qt::KeyboardModifiers held) {
    QTest::mousePress(view_.get(), Qt::LeftButton, held, from);
    QMouseEvent move(QEvent::MouseMove, to, view_->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, held);
    QApplication::sendEvent(view_.get(), &move);
    QTest::mouseRelease(view_.get(), Qt::LeftButton, held, to);
}

void TestBoardView::dragsDrawLinks_data() {
    QTest::addColumn<bool>("mode");
    QTest::addColumn<bool>("alt");
    QTest::addColumn<int>("links");
    QTest::newRow("in the mode") << true << false << 1;
    QTest::newRow("with Alt") << false << true << 1;
    QTest::newRow("without") << false << false << 0;
}

/// Alt draws a link anywhere; without it and outside the mode a drag selects.
void TestBoardView::dragsDrawLinks() {
    QFETCH(bool, mode);
    QFETCH(bool, alt);
    QSignalSpy drawn(view_.get(), &BoardView::linkDrawn);
    view_->setLinking(mode);
    drag(mark(3, 7), mark(30, 2), alt ? Qt::AltModifier : Qt::NoModifier);
    QTEST(static_cast<int>(drawn.count()), "links");
    if (drawn.isEmpty()) return;
    QCOMPARE(drawn[0][0].value<LinkedMark>(), (LinkedMark{3, 7}));
    QCOMPARE(drawn[0][1].value<LinkedMark>(), (LinkedMark{30, 2}));
    // Drawing does not carry the selection along.
    QCOMPARE(frame_.selected, Cells::of(3));
}

/// Links hang on marks that are written; a set cell has none, and a mark is not linked to itself.
void TestBoardView::aLinkGoesFromMarkToMark() {
    frame_.cells[3].candidates = Digits::of(1) | Digits::of(8);
    frame_.cells[30].corner = Digits::of(5);
    frame_.cells[31].value = 4;
    view_->setFrame(frame_);
    view_->setLinking(true);
    QSignalSpy drawn(view_.get(), &BoardView::linkDrawn);
    // The nearest mark is meant, not the place where none is written.
    drag(mark(3, 7), mark(30, 1), {});
    QCOMPARE(drawn[0][0].value<LinkedMark>(), (LinkedMark{3, 8}));
    QCOMPARE(drawn[0][1].value<LinkedMark>(), (LinkedMark{30, 5}));
    // To a set cell, from one, and to itself: none of these is a link.
    drag(mark(3, 7), mark(31, 1), {});
    drag(mark(31, 7), mark(3, 1), {});
    drag(mark(3, 8), mark(3, 8), {});
    QCOMPARE(drawn.count(), 1);
}

/// Nine steps in any direction lead back; Home goes to the start of the row.
void TestBoardView::arrowsWrap() {
    for (int key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
        const Cell before = frame_.cursor;
        for (int steps = 0; steps < 9; ++steps) QTest::keyClick(view_.get(), static_cast<Qt::Key>(key));
        QCOMPARE(frame_.cursor, before);
    }
    // Shift keeps what was selected.
    QTest::keyClick(view_.get(), Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(frame_.selected, Cells::of(40) | Cells::of(49));
    QTest::keyClick(view_.get(), Qt::Key_Home);
    QCOMPARE(frame_.cursor, cellAt(5, 0));
}

/// Only two cells are blank: from the middle to the end of its row, then on to the top.
void TestBoardView::controlArrowsJumpToBlanks() {
    for (Cell cell = 0; cell < kCellCount; ++cell)
        // Cell 43 ends the middle row, cell 4 lies in the first one.
        if (cell != 43 && cell != 4) frame_.cells[cell].value = 1;
    view_->setFrame(frame_);
    QTest::keyClick(view_.get(), Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(frame_.cursor, 43);
    QTest::keyClick(view_.get(), Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(frame_.cursor, 4);
}

/// What is done with it is not the view's affair.
void TestBoardView::doubleClickMeansTheDigit() {
    QSignalSpy doubled(view_.get(), &BoardView::cellDoubleClicked);
    QTest::mouseDClick(view_.get(), Qt::LeftButton, {}, middle(12));
    QCOMPARE(doubled.count(), 1);
    QCOMPARE(doubled.last().at(0).toInt(), 12);
    QCOMPARE(doubled.last().at(1).toInt() + doubled.last().at(2).toInt(), 0);
}

/// On a mark or beside it, on a colour with or without a digit.
void TestBoardView::doubleClickMeansTheMarkOrTheColour() {
    frame_.cells[12].candidates = Digits::of(4) | Digits::of(8);
    frame_.cells[12].colours = {3, 6};
    frame_.cells[13] = frame_.cells[12];
    frame_.cells[13].value = 9;
    view_->setFrame(frame_);
    QSignalSpy doubled(view_.get(), &BoardView::cellDoubleClicked);
    const auto part = [&](QPoint point) {
        QTest::mouseDClick(view_.get(), Qt::LeftButton, {}, point);
        return std::pair(doubled.last().at(1).toInt(), doubled.last().at(2).toInt());
    };
    QCOMPARE(part(mark(12, 4)), std::pair(4, 0));
    QCOMPARE(part(mark(12, 8)), std::pair(8, 0));
    // No marks are written there.
    QCOMPARE(part(mark(12, 1)), std::pair(0, 3));
    QCOMPARE(part(mark(12, 9)), std::pair(0, 6));
    // The digit has the middle of its cell.
    QCOMPARE(part(middle(13)), std::pair(0, 0));
    QCOMPARE(part(mark(13, 9)), std::pair(0, 6));
}

/// A pointer that lies on the board must change nothing for somebody who plays by keys.
void TestBoardView::hoveringSelectsNothing() {
    const Frame before = frame_;
    for (Cell cell = 0; cell < kCellCount; ++cell) QTest::mouseMove(view_.get(), middle(cell));
    QCOMPARE(frame_, before);
}

/// What a screen reader says of a cell is all that a blind player sees; given and conflict are said last.
void TestBoardView::cellsAreNamedForAssistants_data() {
    QTest::addColumn<int>("what");
    QTest::addColumn<QString>("name");
    QTest::newRow("empty") << 0 << "Row 1 column 3: empty";
    QTest::newRow("digit") << 1 << "Row 1 column 3: 4";
    QTest::newRow("given") << 2 << "Row 1 column 3: 4, given";
    QTest::newRow("marks") << 3 << "Row 1 column 3: empty, marks 1 4 7";
    QTest::newRow("all marks") << 4 << "Row 1 column 3: empty, marks 1 4 7, corner 2, centre 3 5";
    QTest::newRow("conflict") << 5 << "Row 1 column 3: 4, conflict";
    QTest::newRow("given conflict") << 6 << "Row 1 column 3: 4, given, conflict";
}

void TestBoardView::cellsAreNamedForAssistants() {
    QFETCH(int, what);
    CellState& state = frame_.cells[2];
    const bool set = what == 1 || what == 2 || what >= 5;
    state.value = set ? 4 : 0;
    if (what == 2 || what == 6) frame_.givens.add(2);
    if (what >= 5) frame_.clashes.add(2);
    if (what >= 3) state.candidates = Digits::of(1) | Digits::of(4) | Digits::of(7);
    // The colours of the screen say nothing to an ear, so marks are told in words.
    if (what == 4) state.corner = Digits::of(2), state.centre = Digits::of(3) | Digits::of(5);
    view_->setFrame(frame_);
    QTEST(accessible()->tableInterface()->cellAt(0, 2)->text(QAccessible::Name), "name");
}

/// As a table assistants can say where a cell is; the area of each child leads back to the same child.
void TestBoardView::assistantsSeeATable() {
    QAccessibleInterface* board = accessible();
    QCOMPARE(board->role(), QAccessible::Table);
    QCOMPARE(board->text(QAccessible::Name), "Sudoku board");
    QCOMPARE(board->tableInterface()->rowCount(), 9);
    QCOMPARE(board->tableInterface()->columnCount(), 9);
    QCOMPARE(board->childCount(), 81);
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        QAccessibleInterface* child = board->tableInterface()->cellAt(rowOf(cell), columnOf(cell));
        QCOMPARE(child, board->child(cell));
        QCOMPARE(board->indexOfChild(child), cell);
        QCOMPARE(child->role(), QAccessible::Cell);
        QCOMPARE(child->tableCellInterface()->rowIndex(), rowOf(cell));
        QCOMPARE(child->tableCellInterface()->columnIndex(), columnOf(cell));
        QCOMPARE(board->childAt(child->rect().center().x(), child->rect().center().y()), child);
    }
    // Assistants find the end of a table by asking beyond it.
    QCOMPARE(board->tableInterface()->cellAt(9, 0), nullptr);
}

/// Assistants set focus and selection without a mouse or a key.
void TestBoardView::assistantsSelect() {
    QAccessibleInterface* cell = accessible()->child(60);
    cell->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(frame_.cursor, 60);
    QVERIFY(cell->state().selected && cell->tableCellInterface()->isSelected());
    accessible()->child(61)->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
    QCOMPARE(accessible()->tableInterface()->selectedCellCount(), 2);
}

QTEST_MAIN(TestBoardView)
#include "tst_boardview.moc"
