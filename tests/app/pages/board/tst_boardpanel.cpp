// SPDX-License-Identifier: MIT
// Tests the board of a game while it is played: the test sends clicks and keys to the view, and checks their effect
// on the game.
#include "app/pages/board/boardpanel.h"

#include "app/widgets/board/boardview.h"
#include "tests/app/examplepuzzle.h"

#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::game;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::pages;
using namespace ninefold::rating;
using namespace ninefold::session;
using namespace ninefold::solve;
using namespace ninefold::store;
using namespace ninefold::widgets;

class TestBoardPanel : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aShiftedClickMarksAndSelectsNoMore();
    void digitKeysChooseTheBrush();
    void returnWritesTheBrush();
    void aPuzzleIsTypedCellAfterCell();
    void otherKeysLeaveACellEmpty_data();
    void otherKeysLeaveACellEmpty();
    void backspaceGoesBack();
    void typingHasItsLimits();
    void doubleClicksSelectWhatIsAlike();
    void middleClicksColourCandidates();
    void controlWritesCandidatesIfWanted();
    void aCoveredBoardTakesNoClicks();
    void whatACheckFoundStaysForOneMove();
    void anEmptyCellOffersAllDigits();
    void aLimitCountsDown();
    void aSolvedBoardShowsNoSelection();
    void theHeaderSaysThePlaceAndTheRating();

private:
    void key(int key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(panel_->view(), static_cast<Qt::Key>(key), modifiers);
    }
    void type(const char* keys) {
        for (; *keys != '\0'; ++keys) QTest::keyClick(panel_->view(), *keys);
    }
    void click(Cell cell, Qt::KeyboardModifiers modifiers = {}) {
        const QPointF middle = panel_->view()->geometryOfBoard().cell(cell).center();
        QTest::mouseClick(panel_->view(), Qt::LeftButton, modifiers, middle.toPoint());
    }
    void doubleClick(Cell cell, Digit place) {
        const QPointF point = panel_->view()->geometryOfBoard().candidate(cell, place).center();
        QTest::mouseDClick(panel_->view(), Qt::LeftButton, {}, point.toPoint());
    }
    void beginOwn() {
        Puzzle puzzle;
        puzzle.givensKnown = true;
        game_->start(puzzle);
    }
    /// The first cells of the board, as they would be in a file.
    QString cells(int count) const { return QString::fromStdString(game_->puzzle().grid.cellsText()).left(count); }
    const Sheet& sheet() const { return game_->sheet(); }

    std::unique_ptr<Game> game_;
    std::unique_ptr<PlayerInput> input_;
    std::unique_ptr<BoardPanel> panel_;
};

void TestBoardPanel::init() {
    game_ = std::make_unique<Game>();
    input_ = std::make_unique<PlayerInput>(*game_);
    panel_ = std::make_unique<BoardPanel>(*game_, *input_);
    panel_->resize(640, 700);
    panel_->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
    Puzzle puzzle;
    puzzle.grid = Grid::fromCells(kExampleCells);
    game_->start(puzzle);
    input_->selection().select(Cells::of(40), 40);
}

void TestBoardPanel::cleanup() {
    panel_.reset();
    input_.reset();
    game_.reset();
}

/// If the click extended the selection, the next digit typed would go into both cells.
void TestBoardPanel::aShiftedClickMarksAndSelectsNoMore() {
    input_->mode().setDigitFirst(true);
    input_->press(7);
    click(1, Qt::ShiftModifier);
    click(2, Qt::ShiftModifier);
    QVERIFY(sheet().cells[1].candidates.has(7) && sheet().cells[2].candidates.has(7));
    QCOMPARE(input_->selection().cells(), Cells::of(2));
    // Without a brush, Shift extends the selection as usual.
    input_->press(7);
    click(4, Qt::ShiftModifier);
    QCOMPARE(input_->selection().cells(), Cells::of(2) | Cells::of(4));
}

/// Digit keys only choose the brush and write nothing; with Shift or Ctrl they write marks into the selected cell
/// as always.
void TestBoardPanel::digitKeysChooseTheBrush() {
    input_->mode().setDigitFirst(true);
    click(1);
    const Sheet before = sheet();
    key(Qt::Key_7);
    QCOMPARE(input_->mode().brush(), 7);
    key(Qt::Key_3);
    QCOMPARE(input_->mode().brush(), 3);
    QCOMPARE(sheet(), before);
    click(3);
    QCOMPARE(sheet().value(3), 3);
    key(Qt::Key_4, Qt::ControlModifier);
    QCOMPARE(input_->mode().brush(), 3);
    click(2);
    key(Qt::Key_9, Qt::ShiftModifier);
    QCOMPARE(sheet().cells[2].corner, Digits::of(9));
}

/// Return makes this mode usable without a mouse.
void TestBoardPanel::returnWritesTheBrush() {
    input_->mode().setDigitFirst(true);
    input_->selection().select(Cells::of(1), 1);
    key(Qt::Key_Return);
    QCOMPARE(sheet().value(1), 0);
    key(Qt::Key_7);
    key(Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(sheet().cells[1].candidates, Digits::of(7));
    key(Qt::Key_Enter, Qt::KeypadModifier);
    QCOMPARE(sheet().value(1), 7);
}

/// Typing starts at the first cell and continues past the ends of rows; the same key twice writes two digits.
void TestBoardPanel::aPuzzleIsTypedCellAfterCell() {
    beginOwn();
    QCOMPARE(input_->selection().cursor(), 0);
    type("12345678900");
    QCOMPARE(cells(11), "123456789..");
    QCOMPARE(input_->selection().cells(), Cells::of(11));
    type("77");
    QCOMPARE(cells(13), "123456789..77");
    // Typing over existing digits keeps equal ones and replaces different ones.
    input_->selection().select(Cells::of(0), 0);
    type("190");
    QCOMPARE(cells(13), "19.456789..77");
    QCOMPARE(input_->selection().cursor(), 3);
}

void TestBoardPanel::otherKeysLeaveACellEmpty_data() {
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifier");
    QTest::newRow("0") << int(Qt::Key_0) << 0;
    QTest::newRow("Space") << int(Qt::Key_Space) << 0;
    QTest::newRow("point") << int(Qt::Key_Period) << 0;
    QTest::newRow("0 of the keypad") << int(Qt::Key_0) << int(Qt::KeypadModifier);
    QTest::newRow("0 without NumLock") << int(Qt::Key_Insert) << int(Qt::KeypadModifier);
    QTest::newRow("point of the keypad") << int(Qt::Key_Period) << int(Qt::KeypadModifier);
    QTest::newRow("comma of the keypad") << int(Qt::Key_Comma) << int(Qt::KeypadModifier);
    QTest::newRow("point without NumLock") << int(Qt::Key_Delete) << int(Qt::KeypadModifier);
}

/// Checks an empty cell and a cell with a digit.
void TestBoardPanel::otherKeysLeaveACellEmpty() {
    QFETCH(int, key);
    QFETCH(int, modifier);
    beginOwn();
    type("1234");
    input_->selection().select(Cells::of(2), 2);
    for (int times = 0; times < 3; ++times) this->key(key, Qt::KeyboardModifiers(modifier));
    QCOMPARE(cells(5), "12...");
    QCOMPARE(input_->selection().cursor(), 5);
}

void TestBoardPanel::backspaceGoesBack() {
    beginOwn();
    type("123");
    key(Qt::Key_Backspace);
    QCOMPARE(cells(3), "12.");
    QCOMPARE(input_->selection().cursor(), 2);
    type("9");
    // On a cell with a digit, Backspace removes that digit.
    input_->selection().select(Cells::of(0), 0);
    key(Qt::Key_Backspace);
    QCOMPARE(cells(3), ".29");
    QCOMPARE(input_->selection().cursor(), 0);
    key(Qt::Key_Backspace);
    QCOMPARE(input_->selection().cursor(), 0);
    // Del empties the cell and does not move.
    input_->selection().select(Cells::of(1), 1);
    key(Qt::Key_Delete);
    QCOMPARE(cells(3), "..9");
    QCOMPARE(input_->selection().cursor(), 1);
}

/// The cursor does not move on in a puzzle being played, with marks, with several cells selected, and at the last
/// cell.
void TestBoardPanel::typingHasItsLimits() {
    key(Qt::Key_3);
    QCOMPARE(input_->selection().cursor(), 40);
    beginOwn();
    input_->mode().choose(EntryMode::Candidates);
    type("12");
    QCOMPARE(sheet().cells[0].candidates, Digits::of(1) | Digits::of(2));
    input_->mode().choose(EntryMode::Place);
    input_->selection().select(Cells::of(3) | Cells::of(4), 3);
    type("5");
    QCOMPARE(cells(5), "...55");
    input_->selection().select(Cells::of(80), 80);
    type("8");
    QCOMPARE(input_->selection().cursor(), 80);
    QCOMPARE(sheet().value(80), 8);
}

void TestBoardPanel::doubleClicksSelectWhatIsAlike() {
    const auto write = [this](Cell cell, Digit digit, EntryMode mode) {
        input_->selection().select(Cells::of(cell), cell);
        input_->type(digit, mode);
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
    QCOMPARE(input_->selection().cells(), Cells::of(1) | Cells::of(4) | Cells::of(8));
    QCOMPARE(input_->selection().cursor(), 1);
    doubleClick(11, 5);
    QCOMPARE(input_->selection().cells(), Cells::of(0) | Cells::of(11) | Cells::of(13));
    doubleClick(13, 9);
    QCOMPARE(input_->selection().cells(), Cells::of(13));
    // On the digit, and beside it on the colour of its cell.
    doubleClick(0, 5);
    QCOMPARE(input_->selection().cells(), sheet().cellsWith(5));
    doubleClick(0, 1);
    QCOMPARE(input_->selection().cells(), Cells::of(0) | Cells::of(11) | Cells::of(13));
}

/// In the mode Colour, with the colour used last; elsewhere they toggle the candidate.
void TestBoardPanel::middleClicksColourCandidates() {
    const auto middleClick = [this](Cell cell, Digit digit) {
        const QPointF place = panel_->view()->geometryOfBoard().candidate(cell, digit).center();
        QTest::mouseClick(panel_->view(), Qt::MiddleButton, {}, place.toPoint());
    };
    const auto colour = [this](Cell cell, Digit digit) { return int(sheet().cells[cell].candidateColours[digit - 1]); };
    input_->selection().select(Cells::of(2), 2);
    input_->fillCandidates(Digits::all(), true);
    const Digit digit = sheet().cells[2].candidates.first();
    input_->mode().choose(EntryMode::Colour);
    middleClick(2, digit);
    QCOMPARE(colour(2, digit), 1);
    // A second click takes the colour away.
    middleClick(2, digit);
    QCOMPARE(colour(2, digit), 0);
    key(Qt::Key_6);
    middleClick(2, digit);
    QCOMPARE(colour(2, digit), 6);
    QVERIFY(sheet().cells[2].candidates.has(digit));
    input_->mode().choose(EntryMode::Place);
    middleClick(2, digit);
    QVERIFY(!sheet().cells[2].candidates.has(digit));
}

/// The pad need not offer more for it.
void TestBoardPanel::controlWritesCandidatesIfWanted() {
    QSignalSpy used(panel_.get(), &BoardPanel::heldModeUsed);
    Settings settings;
    settings.controlIsCandidates = true;
    panel_->setSettings(settings);
    input_->selection().select(Cells::of(2), 2);
    key(Qt::Key_9, Qt::ControlModifier);
    QVERIFY(sheet().cells[2].candidates.has(9) && sheet().cells[2].centre.empty());
    QVERIFY(used.isEmpty());
    panel_->setSettings({});
    key(Qt::Key_9, Qt::ControlModifier);
    QVERIFY(sheet().cells[2].centre.has(9));
    QCOMPARE(used.count(), 1);
}

/// The player can neither change nor discover what is under the cover.
void TestBoardPanel::aCoveredBoardTakesNoClicks() {
    input_->mode().setDigitFirst(true);
    input_->press(7);
    const Sheet before = sheet();
    panel_->setPaused(true);
    click(1);
    doubleClick(0, 5);
    const QPointF place = panel_->view()->geometryOfBoard().candidate(2, 7).center();
    QTest::mouseClick(panel_->view(), Qt::MiddleButton, {}, place.toPoint());
    QCOMPARE(sheet(), before);
    QCOMPARE(input_->selection().cells().count(), 1);
}

void TestBoardPanel::whatACheckFoundStaysForOneMove() {
    input_->selection().select(Cells::of(2), 2);
    type("7");
    panel_->markMistakes(Cells::of(2));
    QVERIFY(panel_->view()->frame().wrong.has(2));
    key(Qt::Key_Right);
    QVERIFY(panel_->view()->frame().wrong.has(2));
    key(Qt::Key_Left);
    key(Qt::Key_Delete);
    QVERIFY(panel_->view()->frame().wrong.empty());
}

/// Where no candidates are drawn, no place of the cell means a digit.
void TestBoardPanel::anEmptyCellOffersAllDigits() {
    const auto entries = [](QList<QAction*> of) {
        QStringList texts;
        for (const QAction* entry : of) texts << entry->text().remove(u'&');
        return texts;
    };
    const auto open = [this] {
        emit panel_->view()->menuWanted(1, 3, {});
        return panel_->findChild<QMenu*>(QString(), Qt::FindDirectChildrenOnly);
    };
    QMenu* menu = open();
    QVERIFY2(entries(menu->actions()).first() == "Set Digit", qPrintable(entries(menu->actions()).join(", ")));
    const QList<QAction*> digits = menu->actions().first()->menu()->actions();
    QCOMPARE(digits.size(), kDigitCount);
    // Row 1 holds the 1; nothing forbids the 3.
    QVERIFY(!digits[0]->isEnabled() && digits[2]->isEnabled());
    digits[2]->trigger();
    QCOMPARE(int(sheet().value(1)), 3);
    delete menu;
    input_->erase();
    input_->type(3, EntryMode::Candidates);
    menu = open();
    QVERIFY(entries(menu->actions()).contains("Set 3"));
    delete menu;
}

/// With a limit the clock shows the time that is left, then by how much it has passed; that is reported once.
void TestBoardPanel::aLimitCountsDown() {
    const auto clock = [this](qint64 elapsedMs) {
        game_->clock().set(elapsedMs);
        panel_->showClock();
        return panel_->findChild<QToolButton*>()->text();
    };
    QSignalSpy passed(panel_.get(), &BoardPanel::limitPassed);
    game_->clock().start();
    Settings settings;
    QCOMPARE(clock(60'000), "1:00");
    settings.timeLimit = 10;
    panel_->setSettings(settings);
    QCOMPARE(clock(0), "10:00");
    QCOMPARE(clock(60'000), "9:00");
    QCOMPARE(passed.size(), 0);
    QCOMPARE(clock(660'000), "+1:00");
    QCOMPARE(clock(661'000), "+1:01");
    QCOMPARE(passed.size(), 1);
}

/// As long as it is celebrated; its frame stays green.
void TestBoardPanel::aSolvedBoardShowsNoSelection() {
    const auto& frame = [this]() -> const logic::Frame& { return panel_->view()->frame(); };
    panel_->setFinished(true, true);
    QVERIFY(frame().finished && frame().selected.empty() && frame().wave >= 0);
    QTRY_VERIFY(frame().wave < 0);
    panel_->setFinished(true, false);
    QVERIFY(frame().finished && !frame().selected.empty());
    panel_->setFinished(false, false);
    QVERIFY(!frame().finished);
    Settings settings;
    settings.reducedMotion = true;
    panel_->setSettings(settings);
    panel_->setFinished(true, true);
    QVERIFY(frame().finished && frame().wave < 0);
}

void TestBoardPanel::theHeaderSaysThePlaceAndTheRating() {
    const auto says = [this](const QString& text) {
        for (const QLabel* label : panel_->findChildren<QLabel*>())
            if (label->text() == text) return true;
        return false;
    };
    Puzzle puzzle = game_->puzzle();
    puzzle.level = "Hard";
    puzzle.name = "Hard 161";
    puzzle.rating = "ER 4.6, HoDoKu 410";
    game_->start(puzzle);
    QVERIFY(says("rating 4.6"));
    panel_->setPlace(session::ListPlace{.number = 161, .count = 300, .solved = 97});
    QVERIFY(says("161 of 300  \u00B7  rating 4.6"));
    panel_->setFinished(true, false);
    QVERIFY(says("97 solved of 300  \u00B7  rating 4.6"));
}

QTEST_MAIN(TestBoardPanel)
#include "tst_boardpanel.moc"
