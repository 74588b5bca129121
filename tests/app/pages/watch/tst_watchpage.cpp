// SPDX-License-Identifier: MIT
// Watching a solver in the window, through a whole run and back.
#include "app/window/mainwindow.h"

#include "app/pages/board/boardpanel.h"
#include "app/pages/learn/learnroom.h"
#include "app/pages/techniquelink.h"
#include "app/pages/watch/eventsentence.h"
#include "app/pages/watch/runtabs.h"
#include "app/pages/watch/solverrow.h"
#include "tests/app/heard.h"
#include "tests/app/pages/watch/watchparts.h"
#include "tests/app/window/layoutcounter.h"
#include "tests/engine/candidatepuzzle.h"

#include <QAccessible>
#include <QListView>
#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;
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
using namespace ninefold::window;

namespace {

constexpr const char* kEasy = ".734....28.1.326....4...5315362.17987198..246...7.....19.5..367.6...84......96.2.";

/// The board of a frame, in the form used by the solver tests.
std::string shownCells(const Frame& frame) {
    std::string text;
    for (const CellState& cell : frame.cells) text += cell.value == 0 ? '.' : static_cast<char>('0' + cell.value);
    return text;
}

/// Do the candidates of the blank cells match? Those of filled cells are not shown.
bool showsCandidates(const Frame& frame, const Grid& grid) {
    for (const Cell cell : grid.blanks())
        if (frame.cells[cell].candidates != grid.candidates(cell)) return false;
    return true;
}

} // namespace

class TestWatchPage : public QObject, private WatchParts {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { window_.reset(); }
    void everyPositionIsTheSolversBoard();
    void conflictsAreJumpedTo();
    void logicGoesFromPlacementToPlacement();
    void onlyADoubleClickGoesToAnEvent();
    void selectingAllPointsAtNothing();
    void escapeLeadsBackToTheGame();
    void candidatesExcludeUniqueness();
    void theGameIsUntouched();
    void keysBelongToTheTransport();
    void theComboBoxLeavesTheKeys();
    void solversAreChosenByKeys();
    void ownGameIsReplayed();
    void aTechniqueIsALink();
    void replayEndsWithItsGame();
    void logicIsStoppedAndResumed();
    void jumpsAreOpenToAssistiveTechnology();
    void theBoardKeepsItsCorner();
    void theColumnKeepsItsWidth_data();
    void theColumnKeepsItsWidth();
    void theEndIsSaid();
};

/// Steps forward through every event of a whole run, and all the way back.
void TestWatchPage::everyPositionIsTheSolversBoard() {
    watchCdcl();
    const std::size_t last = plain_->states.size() - 1;
    for (std::size_t position = 0; position <= last; ++position) {
        const Grid grid = plain_->states[position].grid();
        QTRY_VERIFY(isAt(position));
        QCOMPARE(shownCells(frame()), grid.cellsText());
        QVERIFY(showsCandidates(frame(), grid));
        press("Forward");
    }
    for (std::size_t position = last; position > 0; --position) {
        QTRY_VERIFY(isAt(position));
        QCOMPARE(shownCells(frame()), plain_->states[position].grid().cellsText());
        press("Back");
    }
}

/// Jumps from conflict to conflict in the order of the run; the list of events follows.
void TestWatchPage::conflictsAreJumpedTo() {
    watchCdcl();
    for (std::size_t i = 0; i < plain_->kinds.size(); ++i) {
        if (plain_->kinds[i] != EventKind::Conflict) continue;
        press("Next conflict");
        QTRY_VERIFY(isAt(i + 1));
        QVERIFY(!frame().dead.empty() || frame().deadHouse >= 0);
        // What has nothing to do with it fades, the reasons do not.
        QVERIFY(!frame().faded.empty() && (frame().faded & frame().dead).empty());
        for (const Link& link : frame().links) QVERIFY((frame().faded & (link.from.cells | link.to.cells)).empty());
        const auto* list = named<QListView>(QStringLiteral("Events"));
        QCOMPARE(list->currentIndex().row(), static_cast<int>(i));
    }
}

/// A logic run has no conflicts, and the description of the keys says so.
void TestWatchPage::logicGoesFromPlacementToPlacement() {
    window_->action("watch")->trigger();
    Heard heard(window_->session().announcer());
    auto* solver = named<QComboBox>(QStringLiteral("Solver"));
    solver->setCurrentText(QStringLiteral("CDCL"));
    emit window_->findChild<SolverRow*>()->optionsChanged();
    QVERIFY(heard.sentence().contains(QStringLiteral("next dead end")));
    QVERIFY(named<QToolButton>(QStringLiteral("Next conflict"))->accessibleDescription().isEmpty());
    Puzzle puzzle;
    puzzle.grid = Grid::fromCells(kEasy);
    puzzle.givensKnown = true;
    window_->session().games().startGame(puzzle);
    solver->setCurrentText(QStringLiteral("Logic"));
    emit window_->findChild<SolverRow*>()->optionsChanged();
    QVERIFY(heard.sentence().contains(QStringLiteral("next digit")));
    int blanks = puzzle.grid.blanks().count();
    // An easy puzzle: every step sets a digit.
    QTRY_VERIFY(label(QStringLiteral("Event 0 of %1").arg(blanks)));
    const auto left = [this] { return static_cast<int>(std::ranges::count(shownCells(frame()), '.')); };
    for (; blanks > 0; --blanks) {
        QCOMPARE(left(), blanks);
        press("Next conflict");
        QTRY_COMPARE(left(), blanks - 1);
    }
    QVERIFY(!named<QToolButton>(QStringLiteral("Next conflict"))->accessibleDescription().isEmpty());
}

void TestWatchPage::onlyADoubleClickGoesToAnEvent() {
    watchCdcl();
    press("Last");
    QTRY_VERIFY(isAt(plain_->kinds.size()));
    const solve::SolverState& end = plain_->states.back();
    const Cell cell = end.trail().front().literal.cell();
    const Digit digit = end.grid().value(cell);
    auto* view = window_->findChild<WatchBoard*>()->view();
    const QPoint place = view->geometryOfBoard().cell(cell).center().toPoint();
    QTest::mouseClick(view, Qt::LeftButton, {}, place);
    QVERIFY(isAt(plain_->kinds.size()));
    QTest::mouseDClick(view, Qt::LeftButton, {}, place);
    QTRY_VERIFY(!isAt(plain_->kinds.size()));
    QCOMPARE(frame().cells[cell].value, digit);
}

void TestWatchPage::selectingAllPointsAtNothing() {
    watchCdcl();
    WatchBoard* board = window_->findChild<WatchBoard*>();
    QSignalSpy pointed(board, &WatchBoard::pointed);
    QTest::keyClick(board->view(), Qt::Key_A, Qt::ControlModifier);
    emit board->view()->selectionWanted(Cells::all(), -1);
    QCOMPARE(pointed.count(), 0);
}

void TestWatchPage::escapeLeadsBackToTheGame() {
    watchCdcl();
    QVERIFY(window_->findChild<WatchBoard*>()->isVisible());
    QTest::keyClick(window_->focusWidget(), Qt::Key_Escape);
    QVERIFY(!window_->findChild<WatchBoard*>()->isVisible());
    QVERIFY(window_->action("solvenow")->isEnabled());
}

/// Logic uses what hints may use: no uniqueness where candidates of the puzzle exclude the other solutions. They hold,
/// too, if it begins with the player's digits.
void TestWatchPage::candidatesExcludeUniqueness() {
    Puzzle puzzle;
    puzzle.grid = candidatePuzzle();
    puzzle.givensKnown = puzzle.hasMarks = puzzle.marksBind = true;
    window_->session().games().startGame(puzzle);
    QTRY_VERIFY(window_->session().examiner().solution());
    std::string solution;
    for (const Digit digit : *window_->session().examiner().solution()) solution += static_cast<char>('0' + digit);
    window_->action("watch")->trigger();
    named<QComboBox>(QStringLiteral("Solver"))->setCurrentText(QStringLiteral("Logic"));
    for (const bool fromHere : {false, true}) {
        option("Start from My Digits")->setChecked(fromHere);
        // At the end of the run.
        QTRY_VERIFY(button("Resume") != nullptr && !button("Resume")->isVisible());
        press("Last");
        QTRY_COMPARE(shownCells(frame()), solution);
    }
}

/// Watching shows another board: keys that would change the game do nothing, and it is unchanged afterwards.
void TestWatchPage::theGameIsUntouched() {
    window_->session().selection().select(Cells::of(1), 1);
    // Make a move, so that there is something to lose.
    QTest::keyClick(window_->focusWidget(), Qt::Key_5);
    const Sheet before = window_->session().game().sheet();
    watchCdcl();
    press("Last");
    QTRY_COMPARE(shownCells(frame()), plain_->states.back().grid().cellsText());
    for (const Qt::Key key : {Qt::Key_4, Qt::Key_Delete, Qt::Key_M, Qt::Key_K, Qt::Key_BracketLeft})
        QTest::keyClick(window_->focusWidget(), key);
    QVERIFY(!window_->action("undo")->isEnabled() && !window_->action("solvenow")->isEnabled());
    named<QPushButton>(QStringLiteral("Back to my game"))->click();
    QCOMPARE(window_->session().game().sheet(), before);
    // The game's commands are enabled again.
    QVERIFY(window_->action("undo")->isEnabled());
    QTest::keyClick(window_->focusWidget(), Qt::Key_BracketLeft);
    QVERIFY(window_->session().game().sheet() != before);
}

/// There, arrow keys and Space move through the run, not through the cells.
void TestWatchPage::keysBelongToTheTransport() {
    watchCdcl();
    const auto key = [this](Qt::Key pressed, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(window_->focusWidget(), pressed, modifiers);
    };
    const auto at = [this](std::size_t position) {
        return label(QStringLiteral("Event %1 of %2").arg(position).arg(plain_->kinds.size()));
    };
    key(Qt::Key_Right);
    key(Qt::Key_Right);
    QTRY_VERIFY(at(2));
    key(Qt::Key_Left);
    QTRY_VERIFY(at(1));
    key(Qt::Key_End);
    QTRY_VERIFY(at(plain_->kinds.size()));
    key(Qt::Key_Home);
    QTRY_VERIFY(at(0));
    // Without a dead end there are no steps to its note.
    key(Qt::Key_Right, Qt::AltModifier);
    QVERIFY(at(0));
    key(Qt::Key_Space);
    QTRY_VERIFY(named<QToolButton>(QStringLiteral("Pause")) != nullptr);
    key(Qt::Key_Space);
    QTRY_VERIFY(named<QToolButton>(QStringLiteral("Play")) != nullptr);
}

/// One arrow key after the other goes through the solvers; the key of the page leads back to the board.
void TestWatchPage::solversAreChosenByKeys() {
    window_->action("watch")->trigger();
    auto* solver = named<QComboBox>(QStringLiteral("Solver"));
    QWidget* board = window_->focusWidget();
    QVERIFY(board != solver && !(solver->focusPolicy() & Qt::ClickFocus));
    solver->setFocus(Qt::TabFocusReason);
    for (int row = 1; row < solver->count(); ++row) {
        QTest::keyClick(window_->focusWidget(), Qt::Key_Down);
        QCOMPARE(solver->currentIndex(), row);
        QVERIFY(window_->focusWidget() == solver);
    }
    window_->action("watch")->trigger();
    QVERIFY(window_->focusWidget() == board);
    // A choice that is made by the mouse leaves the keys to the board.
    solver->setCurrentIndex(0);
    QVERIFY(window_->focusWidget() == board);
}

/// In a narrow column a list is chosen in a combo box, which then has the keyboard.
void TestWatchPage::theComboBoxLeavesTheKeys() {
    watchCdcl();
    QWidget* chooser = window_->findChild<RunTabs*>()->chooser();
    QTest::keyClick(chooser, Qt::Key_Right);
    QTRY_VERIFY(isAt(1));
    QTest::keyClick(chooser, Qt::Key_End);
    QTRY_VERIFY(isAt(plain_->kinds.size()));
    QTest::keyClick(chooser, Qt::Key_Left);
    QTRY_VERIFY(isAt(plain_->kinds.size() - 1));
}

void TestWatchPage::ownGameIsReplayed() {
    QVERIFY(!window_->action("replay")->isEnabled());
    const auto type = [this](Cell cell, Qt::Key digit) {
        window_->session().selection().select(Cells::of(cell), cell);
        QTest::keyClick(window_->focusWidget(), digit);
    };
    type(1, Qt::Key_1);
    type(2, Qt::Key_2);
    type(1, Qt::Key_6);
    const Sheet before = window_->session().game().sheet();
    const std::string cells = before.digits().cellsText();
    const auto replayed = [&] {
        window_->action("replay")->trigger();
        QTRY_VERIFY(label(QStringLiteral("Event 0 of 3")));
        QCOMPARE(shownCells(frame()), std::string(kWatchedCells));
        QVERIFY(!named<QComboBox>(QStringLiteral("Solver"))->isVisible());
        QCOMPARE(named<QToolButton>(QStringLiteral("Next conflict"))->text(), QStringLiteral("Mistake"));
        QTest::keyClick(window_->focusWidget(), Qt::Key_Right);
        QCOMPARE(int(frame().cells[1].value), 1);
        QTest::keyClick(window_->focusWidget(), Qt::Key_End);
        QCOMPARE(shownCells(frame()), cells);
        named<QPushButton>(QStringLiteral("Back to my game"))->click();
        QCOMPARE(window_->session().game().sheet(), before);
        QCOMPARE(window_->session().game().stack().index(), 3);
    };
    replayed();
    // Choosing a solver afterwards shows the solver.
    watchCdcl();
    QVERIFY(named<QComboBox>(QStringLiteral("Solver"))->isVisible());
    QCOMPARE(named<QToolButton>(QStringLiteral("Next conflict"))->text(), QStringLiteral("Dead End"));
    replayed();
    // Simulates a restart of the program.
    window_.reset();
    window_ = std::make_unique<MainWindow>();
    window_->show();
    window_->begin({});
    QTRY_COMPARE(window_->session().game().sheet(), before);
    replayed();
}

/// In a run of logic, and in the replay of a solved game once the reasons of its moves are found.
void TestWatchPage::aTechniqueIsALink() {
    Puzzle puzzle;
    puzzle.grid = Grid::fromCells(kEasy);
    puzzle.givensKnown = true;
    session::Session& session = window_->session();
    session.games().startGame(puzzle);
    QTRY_VERIFY(session.examiner().solution());
    for (Cell cell : puzzle.grid.blanks()) {
        session.selection().select(Cells::of(cell), cell);
        session.input().type((*session.examiner().solution())[cell], EntryMode::Place);
    }
    QVERIFY(session.game().isSolved());
    window_->action("replay")->trigger();
    auto* link = window_->findChild<WatchColumn*>()->findChild<TechniqueLink*>();
    QVERIFY(!link->isVisible());
    QTest::keyClick(window_->focusWidget(), Qt::Key_End);
    QTRY_VERIFY(link->isVisible() && link->text().contains("What is a Full House?"));
    auto* sentence = window_->findChild<EventSentence*>();
    QVERIFY2(sentence->text().endsWith(", by Full House"), qPrintable(sentence->text()));
    emit link->linkActivated({});
    QVERIFY(!window_->findChild<WatchColumn*>()->isVisible());
    QCOMPARE(window_->findChild<LearnRoom*>()->technique().id, std::string_view("full-house"));
    // The last step is a Full House for logic, too.
    QTest::keyClick(window_->focusWidget(), Qt::Key_Escape);
    window_->action("watch")->trigger();
    named<QComboBox>(QStringLiteral("Solver"))->setCurrentText(QStringLiteral("Logic"));
    emit window_->findChild<SolverRow*>()->optionsChanged();
    QTRY_VERIFY(label(QStringLiteral("Event 0 of %1").arg(puzzle.grid.blanks().count())));
    QVERIFY(!link->isVisible());
    QTest::keyClick(window_->focusWidget(), Qt::Key_End);
    QVERIFY(link->isVisible());
}

void TestWatchPage::replayEndsWithItsGame() {
    window_->session().selection().select(Cells::of(1), 1);
    QTest::keyClick(window_->focusWidget(), Qt::Key_5);
    window_->action("replay")->trigger();
    QTRY_VERIFY(label(QStringLiteral("Event 0 of 1")));
    Puzzle other;
    other.grid = Grid::fromCells(kWatchedCells);
    window_->session().games().startGame(other);
    QVERIFY(!window_->findChild<WatchBoard*>()->isVisible());
    QVERIFY(!window_->action("replay")->isEnabled());
}

void TestWatchPage::logicIsStoppedAndResumed() {
    window_->action("watch")->trigger();
    named<QComboBox>(QStringLiteral("Solver"))->setCurrentText(QStringLiteral("Logic"));
    auto* stop = button("Stop");
    // A press is enough, without the release.
    QTest::mousePress(stop, Qt::LeftButton);
    QCOMPARE(stop->text(), QStringLiteral("Resume"));
    QTest::mouseRelease(stop, Qt::LeftButton);
    QCOMPARE(stop->text(), QStringLiteral("Resume"));
    stop->click();
    QTRY_VERIFY_WITH_TIMEOUT(!stop->isVisible(), 120'000);
    press("Last");
    const Frame whole = frame();
    window_->findChild<SolverRow*>()->optionsChanged();
    QTRY_VERIFY_WITH_TIMEOUT(!stop->isVisible(), 120'000);
    press("Last");
    QCOMPARE(shownCells(frame()), shownCells(whole));
}

void TestWatchPage::jumpsAreOpenToAssistiveTechnology() {
    watchCdcl();
    QAccessibleInterface* jump = QAccessible::queryAccessibleInterface(named<QToolButton>(QStringLiteral("Go To")));
    QCOMPARE(jump->childCount(), 1);
    QAccessibleInterface* menu = jump->child(0);
    QCOMPARE(menu->role(), QAccessible::PopupMenu);
    jump->actionInterface()->doAction(QAccessibleActionInterface::showMenuAction());
    const auto learned = std::ranges::find(plain_->kinds, EventKind::Learn) - plain_->kinds.begin() + 1;
    for (int index = 0; index < menu->childCount(); ++index)
        if (menu->child(index)->text(QAccessible::Name) == QLatin1String("Next Note"))
            menu->child(index)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTRY_VERIFY(isAt(static_cast<std::size_t>(learned)));
    QVERIFY(!named<QToolButton>(QStringLiteral("Go To"))->menu()->isVisible());
}

/// The board stays where it is on Play, and its cells are at most a seventh smaller.
void TestWatchPage::theBoardKeepsItsCorner() {
    for (const QSize size : {QSize(1200, 812), QSize(760, 600)}) {
        window_->resize(size);
        QTRY_COMPARE(window_->size(), size);
        const auto place = [this](const BoardView* view) {
            const QRectF board = view->geometryOfBoard().board();
            return QPair(view->mapTo(window_.get(), board.topLeft().toPoint()), view->geometryOfBoard().cellSize());
        };
        const auto [corner, cell] = place(window_->findChild<BoardPanel*>()->findChild<BoardView*>());
        window_->action("watch")->trigger();
        BoardView* view = window_->findChild<WatchBoard*>()->view();
        QTRY_COMPARE(place(view).first, corner);
        QVERIFY2(place(view).second >= cell * 6 / 7 - 1, qPrintable(QString::number(place(view).second)));
        named<QPushButton>(QStringLiteral("Back to my game"))->click();
    }
}

void TestWatchPage::theColumnKeepsItsWidth_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1200, 840), QSize(1000, 720), QSize(900, 700), QSize(820, 640), QSize(760, 600)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

/// Solvers have different tabs and choices; the column is arranged for each in the width that it has.
void TestWatchPage::theColumnKeepsItsWidth() {
    QFETCH(QSize, size);
    window_->resize(size);
    window_->action("watch")->trigger();
    auto* column = window_->findChild<WatchColumn*>();
    auto* solver = named<QComboBox>(QStringLiteral("Solver"));
    LayoutCounter counter(*column);
    counter.afterSettling();
    const int width = column->width();
    for (int index = solver->count() - 1; index >= 0; --index) {
        solver->setCurrentIndex(index);
        QVERIFY(counter.afterSettling() < LayoutCounter::kEndless);
        QCOMPARE(column->width(), width);
    }
}

/// Below the board, and once in the status line.
void TestWatchPage::theEndIsSaid() {
    watchCdcl();
    const auto* sentence = window_->findChild<EventSentence*>();
    Heard heard(window_->session().announcer());
    press("Last");
    QTRY_VERIFY(isAt(plain_->kinds.size()));
    QTRY_COMPARE(heard.count(), 1);
    QVERIFY2(heard.sentence().startsWith("Solved: "), qPrintable(heard.sentence()));
    QCOMPARE(sentence->text(), heard.sentence());
    press("Back");
    QTRY_VERIFY(sentence->text() != heard.sentence());
}

QTEST_MAIN(TestWatchPage)
#include "tst_watchpage.moc"
