// SPDX-License-Identifier: MIT
// Tests BoardView with mouse, keyboard and screen reader. The view holds no game: it requests a selection and shows
// the frame that it is given, so the test acts as the owner and returns what the view requested.
#include "app/widgets/board/boardview.h"

#include "app/widgets/board/linkpath.h"

#include "engine/core/houses.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::logic;
using namespace ninefold::widgets;

/// Shows what the view requests, as the owner of a game does.
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
    void numbersOfLinksAreClicked();
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
    /// The middle of the place of this digit's mark, because users click on marks, not on cells.
    QPoint mark(Cell cell, Digit digit) const {
        return view_->geometryOfBoard().candidate(cell, digit).center().toPoint();
    }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers held);
    QPoint middle(Cell cell) const { return view_->geometryOfBoard().cell(cell).center().toPoint(); }
    QAccessibleInterface* accessible() const { return QAccessible::queryAccessibleInterface(view_.get()); }

    std::unique_ptr<BoardView> view_;
    Frame frame_;
};

/// Shows a real window: a window that was never shown does not have the geometry and focus of a board.
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

/// Each test starts with its own view, so that a drag or selection cannot leak into the next test.
void TestBoardView::cleanup() {
    view_.reset();
}

/// Checks corners, an edge and the middle.
void TestBoardView::clicksSelect() {
    for (Cell cell : {0, 17, 40, 80}) {
        QTest::mouseClick(view_.get(), Qt::LeftButton, {}, middle(cell));
        QCOMPARE(frame_.selected, Cells::of(cell));
        QCOMPARE(frame_.cursor, cell);
    }
}

/// A click on the number of a link selects no cell.
void TestBoardView::numbersOfLinksAreClicked() {
    frame_.tour.links = {{{{Cells::of(0), 1}, {Cells::of(8), 1}, true}, TourState::Next, 7}};
    view_->setFrame(frame_);
    QSignalSpy clicked(view_.get(), &BoardView::linkNumberClicked);
    const QPointF number = linkNumbers(view_->geometryOfBoard(), frame_).front().centre;
    const Cells before = frame_.selected;
    QTest::mouseClick(view_.get(), Qt::LeftButton, {}, number.toPoint());
    QCOMPARE(clicked.size(), 1);
    QCOMPARE(clicked.front().front().toInt(), 7);
    QCOMPARE(frame_.selected, before);
    // Beside it the cell is clicked as always.
    QTest::mouseClick(view_.get(), Qt::LeftButton, {}, number.toPoint() + QPoint(0, 20));
    QCOMPARE(clicked.size(), 1);
    QVERIFY(frame_.selected != before);
}

/// A path with a bend selects every cell it crosses, and the cursor ends where the pointer does.
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

/// Ctrl toggles a cell, Shift only adds.
void TestBoardView::controlAddsAndTakesAway() {
    QTest::mouseClick(view_.get(), Qt::LeftButton, {}, middle(3));
    QTest::mouseClick(view_.get(), Qt::LeftButton, Qt::ControlModifier, middle(5));
    QCOMPARE(frame_.selected, Cells::of(3) | Cells::of(5));
    QTest::mouseClick(view_.get(), Qt::LeftButton, Qt::ControlModifier, middle(3));
    QCOMPARE(frame_.selected, Cells::of(5));
    // Shift keeps a cell that is selected already.
    QTest::mouseClick(view_.get(), Qt::LeftButton, Qt::ShiftModifier, middle(7));
    QCOMPARE(frame_.selected, Cells::of(5) | Cells::of(7));
}

/// Ctrl means the same whether the cell has marks or not.
void TestBoardView::controlSelectsCellsWithMarksToo() {
    frame_.cells[30].candidates = Digits::all();
    view_->setFrame(frame_);
    QSignalSpy toggled(view_.get(), &BoardView::candidateToggled), clicked(view_.get(), &BoardView::cellClicked);
    QTest::mouseClick(view_.get(), Qt::LeftButton, Qt::ControlModifier, mark(30, 5));
    QCOMPARE(frame_.selected, Cells::of(40) | Cells::of(30));
    QCOMPARE(toggled.count() + clicked.count(), 0);
}

/// Each of the nine places in a cell must give its own digit, or a click would remove the wrong candidate.
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
    // The middle click selects nothing.
    QCOMPARE(frame_.selected, Cells::of(40));
}

/// With a brush the click writes, so it selects only its cell.
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

/// QTest's mouse moves hold no button, so the test sends the move event itself.
void TestBoardView::drag(QPoint from, QPoint to, Qt::KeyboardModifiers held) {
    QTest::mousePress(view_.get(), Qt::LeftButton, held, from);
    QMouseEvent move(QEvent::MouseMove, to, view_->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, held);
    QApplication::sendEvent(view_.get(), &move);
    QTest::mouseRelease(view_.get(), Qt::LeftButton, held, to);
}

void TestBoardView::dragsDrawLinks_data() {
    QTest::addColumn<bool>("mode");
    QTest::addColumn<Qt::KeyboardModifiers>("held");
    QTest::addColumn<int>("links");
    using Held = Qt::KeyboardModifiers;
    QTest::newRow("in the mode") << true << Held() << 1;
    QTest::newRow("with Alt") << false << Held(Qt::AltModifier) << 1;
    QTest::newRow("with Ctrl and Shift") << false << (Qt::ControlModifier | Qt::ShiftModifier) << 1;
    QTest::newRow("with Ctrl") << false << Held(Qt::ControlModifier) << 0;
    QTest::newRow("without") << false << Held() << 0;
}

/// Alt, or Ctrl and Shift, draw a link in every mode; without them, and outside link mode, a drag selects.
void TestBoardView::dragsDrawLinks() {
    QFETCH(bool, mode);
    QFETCH(Qt::KeyboardModifiers, held);
    QSignalSpy drawn(view_.get(), &BoardView::linkDrawn);
    view_->setLinking(mode);
    drag(mark(3, 7), mark(30, 2), held);
    QTEST(static_cast<int>(drawn.count()), "links");
    if (drawn.isEmpty()) return;
    QCOMPARE(drawn[0][0].value<LinkedMark>(), (LinkedMark{3, 7}));
    QCOMPARE(drawn[0][1].value<LinkedMark>(), (LinkedMark{30, 2}));
    // Drawing a link does not change the selection.
    QCOMPARE(frame_.selected, Cells::of(3));
}

/// Links connect existing marks; a set cell has none, and a mark is not linked to itself.
void TestBoardView::aLinkGoesFromMarkToMark() {
    frame_.cells[3].candidates = Digits::of(1) | Digits::of(8);
    frame_.cells[30].corner = Digits::of(5);
    frame_.cells[31].value = 4;
    view_->setFrame(frame_);
    view_->setLinking(true);
    QSignalSpy drawn(view_.get(), &BoardView::linkDrawn);
    // The link uses the nearest existing mark.
    drag(mark(3, 7), mark(30, 1), {});
    QCOMPARE(drawn[0][0].value<LinkedMark>(), (LinkedMark{3, 8}));
    QCOMPARE(drawn[0][1].value<LinkedMark>(), (LinkedMark{30, 5}));
    // To a set cell, from one, and to itself: none of these draws a link.
    drag(mark(3, 7), mark(31, 1), {});
    drag(mark(31, 7), mark(3, 1), {});
    drag(mark(3, 8), mark(3, 8), {});
    QCOMPARE(drawn.count(), 1);
}

/// Nine steps in any direction return to the start; Home moves to the start of the row.
void TestBoardView::arrowsWrap() {
    for (int key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
        const Cell before = frame_.cursor;
        for (int steps = 0; steps < 9; ++steps) QTest::keyClick(view_.get(), static_cast<Qt::Key>(key));
        QCOMPARE(frame_.cursor, before);
    }
    // Shift keeps the selection.
    QTest::keyClick(view_.get(), Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(frame_.selected, Cells::of(40) | Cells::of(49));
    QTest::keyClick(view_.get(), Qt::Key_Home);
    QCOMPARE(frame_.cursor, cellAt(5, 0));
}

/// Only two cells are blank: the cursor moves from the middle to the one in its row, then to the one in the first
/// row.
void TestBoardView::controlArrowsJumpToBlanks() {
    for (Cell cell = 0; cell < kCellCount; ++cell)
        // Cell 43 is in the middle row, cell 4 in the first row.
        if (cell != 43 && cell != 4) frame_.cells[cell].value = 1;
    view_->setFrame(frame_);
    QTest::keyClick(view_.get(), Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(frame_.cursor, 43);
    QTest::keyClick(view_.get(), Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(frame_.cursor, 4);
}

/// The view only reports the double click; its owner decides what to do.
void TestBoardView::doubleClickMeansTheDigit() {
    QSignalSpy doubled(view_.get(), &BoardView::cellDoubleClicked);
    QTest::mouseDClick(view_.get(), Qt::LeftButton, {}, middle(12));
    QCOMPARE(doubled.count(), 1);
    QCOMPARE(doubled.last().at(0).toInt(), 12);
    QCOMPARE(doubled.last().at(1).toInt() + doubled.last().at(2).toInt(), 0);
}

/// Checks double clicks on a mark, beside it, and on a colour with or without a digit.
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
    // There are no marks in these places.
    QCOMPARE(part(mark(12, 1)), std::pair(0, 3));
    QCOMPARE(part(mark(12, 9)), std::pair(0, 6));
    // The digit covers the middle of its cell.
    QCOMPARE(part(middle(13)), std::pair(0, 0));
    QCOMPARE(part(mark(13, 9)), std::pair(0, 6));
}

/// A pointer resting on the board must not change anything for a player who uses the keyboard.
void TestBoardView::hoveringSelectsNothing() {
    const Frame before = frame_;
    for (Cell cell = 0; cell < kCellCount; ++cell) QTest::mouseMove(view_.get(), middle(cell));
    QCOMPARE(frame_, before);
}

/// A blind player knows of a cell only what the screen reader says; given and conflict come last.
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
    // Colours cannot be heard, so the kinds of marks are spoken.
    if (what == 4) state.corner = Digits::of(2), state.centre = Digits::of(3) | Digits::of(5);
    view_->setFrame(frame_);
    QTEST(accessible()->tableInterface()->cellAt(0, 2)->text(QAccessible::Name), "name");
}

/// As a table, screen readers can say where a cell is; the rectangle of each child leads back to the same child.
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
    // Screen readers find the end of a table by asking for cells beyond it.
    QCOMPARE(board->tableInterface()->cellAt(9, 0), nullptr);
}

/// Assistive technology sets focus and selection without a mouse or a key.
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
