// SPDX-License-Identifier: MIT
// Watching a solver in the window, through a whole run and back.
#include "app/window/mainwindow.h"

#include "app/pages/board/boardpanel.h"
#include "app/pages/watch/graph/graphcanvas.h"
#include "app/pages/watch/graph/graphpanel.h"
#include "app/pages/watch/notes/clauselist.h"
#include "app/pages/watch/notes/clausemodel.h"
#include "app/pages/watch/runoptions.h"
#include "app/pages/watch/runtabs.h"
#include "app/pages/watch/solverrow.h"
#include "app/pages/watch/stops/stopeditor.h"
#include "app/pages/watch/stops/stopspanel.h"
#include "app/pages/watch/watchboard.h"
#include "app/pages/watch/watchcolumn.h"
#include "app/pages/watch/why/resolutionpanel.h"
#include "app/widgets/board/boardview.h"
#include "app/widgets/segments.h"

#include "engine/solve/solver.h"
#include "tests/app/heard.h"
#include "tests/app/scratchhome.h"
#include "tests/app/session/watch/plainrun.h"
#include "tests/app/window/shownwindow.h"
#include "tests/engine/candidatepuzzle.h"

#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

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

constexpr const char* kHard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

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

class TestWatchPage : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void everyPositionIsTheSolversBoard();
    void conflictsAreJumpedTo();
    void logicGoesFromPlacementToPlacement();
    void escapeLeadsBackToTheGame();
    void candidatesExcludeUniqueness();
    void theGameIsUntouched();
    void keysBelongToTheTransport();
    void ownGameIsReplayed();
    void replayEndsWithItsGame();
    void logicIsStoppedAndResumed();
    void reasonsLeadToTheirEvent();
    void jumpsAreOpenToAssistiveTechnology();
    void theBoardKeepsItsCorner();
    void aDeadEndBecomesANote();
    void notesReplayTheirDeadEnd();
    void aDeadEndHasItsGraph();
    void notesShowWhatIsWatched();
    void stopsAreSetAndReached();

private:
    template <typename Widget>
    Widget* named(const QString& name) {
        for (Widget* widget : window_->findChildren<Widget*>())
            if (widget->accessibleName() == name || widget->property("text") == name) return widget;
        return nullptr;
    }
    void press(const char* name) { named<QToolButton>(QString::fromLatin1(name))->click(); }
    QPushButton* button(const char* text) {
        for (auto* button : window_->findChild<WatchColumn*>()->findChildren<QPushButton*>())
            if (button->text() == QLatin1String(text)) return button;
        return nullptr;
    }
    QAction* option(const char* text) {
        for (QAction* action : window_->findChild<RunOptions*>()->menu()->actions())
            if (action->text() == QLatin1String(text)) return action;
        return nullptr;
    }
    void showTab(const char* title) {
        auto* tabs = window_->findChild<RunTabs*>()->findChild<Segments*>();
        for (int index = 0; index < tabs->count(); ++index)
            if (tabs->tabText(index).startsWith(QLatin1String(title))) tabs->setCurrentIndex(index);
    }
    const Frame& frame() { return window_->findChild<WatchBoard*>()->view()->frame(); }
    bool label(const QString& text) { return named<QLabel>(text) != nullptr; }
    /// Finds the label by its text, as assistive technology does.
    bool isAt(std::size_t position) {
        return label(QStringLiteral("Event %1 of %2").arg(position).arg(plain_->kinds.size()));
    }
    void watchCdcl() {
        window_->action("watch")->trigger();
        named<QComboBox>(QStringLiteral("Solver"))->setCurrentText(QStringLiteral("CDCL"));
        QTRY_VERIFY(label(QStringLiteral("Event 0 of %1").arg(plain_->kinds.size())));
    }

    ScratchHome home_;
    std::unique_ptr<PlainRun> plain_;
    std::unique_ptr<MainWindow> window_;
};

/// Computes the reference run first, without window and thread.
void TestWatchPage::init() {
    plain_ = std::make_unique<PlainRun>(Grid::fromCells(kHard));
    solvers::cdcl.run(Grid::fromCells(kHard), {.proof = Proof::None}, plain_.get());
    window_ = shownWindow();
    QVERIFY(window_);
    Puzzle puzzle;
    puzzle.name = "Hard";
    puzzle.grid = Grid::fromCells(kHard);
    puzzle.givensKnown = true;
    window_->session().games().startGame(puzzle);
}

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
    key(Qt::Key_Space);
    QTRY_VERIFY(named<QToolButton>(QStringLiteral("Pause")) != nullptr);
    key(Qt::Key_Space);
    QTRY_VERIFY(named<QToolButton>(QStringLiteral("Play")) != nullptr);
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
        QCOMPARE(shownCells(frame()), std::string(kHard));
        QVERIFY(!named<QComboBox>(QStringLiteral("Solver"))->isVisible());
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
    replayed();
    // Simulates a restart of the program.
    window_.reset();
    window_ = std::make_unique<MainWindow>();
    window_->show();
    window_->begin({});
    QTRY_COMPARE(window_->session().game().sheet(), before);
    replayed();
}

void TestWatchPage::replayEndsWithItsGame() {
    window_->session().selection().select(Cells::of(1), 1);
    QTest::keyClick(window_->focusWidget(), Qt::Key_5);
    window_->action("replay")->trigger();
    QTRY_VERIFY(label(QStringLiteral("Event 0 of 1")));
    Puzzle other;
    other.grid = Grid::fromCells(kHard);
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

/// Every arrow of an explanation starts at a fact that is true, and the explained event is on the board.
void TestWatchPage::reasonsLeadToTheirEvent() {
    watchCdcl();
    showTab("Why");
    int explained = 0;
    for (std::size_t number = 1; number <= plain_->kinds.size(); ++number) {
        press("Forward");
        if (plain_->kinds[number - 1] != EventKind::Eliminate || plain_->states[number].level() == 0) continue;
        QTRY_VERIFY(isAt(number));
        const Grid before = plain_->states[number - 1].grid(), after = plain_->states[number].grid();
        QTRY_VERIFY(!frame().links.empty());
        QVERIFY(std::ranges::any_of(frame().marks, [&](const Mark& mark) {
            const auto [cell, digit] = mark.candidate;
            return mark.role == Role::Remove && before.candidates(cell).has(digit) &&
                   !after.candidates(cell).has(digit);
        }));
        for (const Link& link : frame().links) QVERIFY(!link.from.cells.empty() && !link.to.cells.empty());
        ++explained;
    }
    QVERIFY(explained > 100);
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

/// Step by step the parts of the last guess become one, and the note is what was learned.
void TestWatchPage::aDeadEndBecomesANote() {
    watchCdcl();
    showTab("Why");
    press("Next conflict");
    const auto conflict = std::ranges::find(plain_->kinds, EventKind::Conflict) - plain_->kinds.begin() + 1;
    QTRY_VERIFY(isAt(static_cast<std::size_t>(conflict)));
    auto* panel = window_->findChild<ResolutionPanel*>();
    QTRY_VERIFY(panel->isVisible());
    const auto* next = named<QToolButton>(QStringLiteral("Next step"));
    int steps = 1, drawn = 0;
    for (; next->isEnabled(); ++steps) {
        const Frame before = frame();
        press("Next step");
        drawn += !(frame() == before);
        QVERIFY(!frame().faded.empty());
    }
    QVERIFY(steps > 3 && drawn > 2);
    QCOMPARE(panel->step()->ofLastLevel, 1);
    const auto& learned = plain_->states[static_cast<std::size_t>(conflict) + 1].clauses().back()->literals;
    QCOMPARE(panel->step()->clause.size(), learned.size());
    for (const Literal literal : learned)
        QVERIFY(std::ranges::find(panel->step()->clause, literal) != panel->step()->clause.end());
    // The event after it shows the same steps, and the same one of them.
    press("Forward");
    QTRY_VERIFY(isAt(static_cast<std::size_t>(conflict) + 1));
    QTRY_COMPARE(panel->index(), steps - 1);
}

void TestWatchPage::notesReplayTheirDeadEnd() {
    watchCdcl();
    press("Last");
    QTRY_VERIFY(isAt(plain_->kinds.size()));
    const auto& clauses = plain_->states.back().clauses();
    QTRY_VERIFY(label(QStringLiteral("Event %1 of %1").arg(plain_->kinds.size())));
    auto* list = window_->findChild<ClauseList*>();
    QTRY_VERIFY(!clauses.empty());
    showTab("Notes");
    QTRY_COMPARE(list->model()->rowCount(), static_cast<int>(clauses.size()));
    // The newest is on top.
    QVERIFY(
        list->model()->index(0, 0).data().toString().startsWith(QStringLiteral("Note %1:").arg(clauses.back()->id)));
    emit list->clicked(list->model()->index(0, 0));
    QTRY_VERIFY(isAt(clauses.back()->number - 1));
    QVERIFY(!frame().dead.empty() || frame().deadHouse >= 0);
}

/// Nodes of the graph and cells of the board lead to each other.
void TestWatchPage::aDeadEndHasItsGraph() {
    watchCdcl();
    auto* panel = window_->findChild<GraphPanel*>();
    auto* canvas = panel->findChild<GraphCanvas*>();
    // In a narrow column it is a tab.
    if (!panel->isVisible()) showTab("Graph");
    QTRY_VERIFY(panel->isVisible());
    QVERIFY(!canvas->isVisible());
    press("Next conflict");
    QTRY_VERIFY(canvas->isVisible() && !canvas->graph().nodes.empty());
    auto* parts = panel->findChild<Segments*>();
    std::size_t before = 0;
    for (const int part : {0, 1, 2}) {
        parts->setCurrentIndex(part);
        QVERIFY(canvas->graph().nodes.size() > before);
        before = part == 0 ? 1 : canvas->graph().nodes.size() - 1;
        QVERIFY(QString::fromUtf8(panel->svg()).contains(QLatin1String("</svg>")));
        QCOMPARE(QString::fromUtf8(panel->dot()).count(QLatin1String("[label=")),
                 static_cast<int>(canvas->graph().nodes.size()));
    }
    // A click on a node draws its cell and its reasons.
    const auto& nodes = canvas->graph().nodes;
    const auto implied = std::ranges::find(nodes, GraphNode::Kind::Implied, &GraphNode::kind);
    QVERIFY(implied != nodes.end());
    const int node = static_cast<int>(implied - nodes.begin());
    QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->rectOf(node).center());
    QCOMPARE(canvas->chosen(), node);
    QVERIFY(!frame().faded.has(implied->literal.cell()) && frame().dead.empty());
    QVERIFY(std::ranges::any_of(frame().marks,
                                [&](const Mark& mark) { return mark.candidate.cell == implied->literal.cell(); }));
    // Arrows follow the edges.
    QTest::keyClick(canvas, Qt::Key_Left);
    QVERIFY(canvas->chosen() >= 0 && canvas->chosen() < node);
    // The pointer on a node lights the cell; a click on a cell chooses its node.
    QTest::mouseMove(canvas, canvas->rectOf(node).center());
    emit canvas->nodePointed(node);
    QVERIFY(frame().selected.has(implied->literal.cell()));
    emit canvas->nodePointed(-1);
    BoardView* view = window_->findChild<WatchBoard*>()->view();
    view->askFor(implied->literal.cell());
    QCOMPARE(nodes[static_cast<std::size_t>(canvas->chosen())].literal.cell(), implied->literal.cell());
    // Enter goes to the event.
    const auto number = nodes[static_cast<std::size_t>(canvas->chosen())].number;
    QTest::keyClick(canvas, Qt::Key_Return);
    QTRY_VERIFY(isAt(number));
    // Solvers that do not learn have the curve instead.
    named<QComboBox>(QStringLiteral("Solver"))->setCurrentText(QStringLiteral("Backtracking"));
    QVERIFY(!panel->isVisible());
}

/// The solver says which parts it watches; the list shows them, and leads to where a note was used.
void TestWatchPage::notesShowWhatIsWatched() {
    watchCdcl();
    press("Last");
    QTRY_VERIFY(isAt(plain_->kinds.size()));
    showTab("Notes");
    auto* list = window_->findChild<ClauseList*>();
    auto* model = static_cast<ClauseModel*>(list->model());
    const auto watched = [&] {
        int rows = 0;
        for (int row = 0; row < model->rowCount(); ++row) {
            const auto& parts = model->row(row).parts;
            rows += std::ranges::count_if(parts, &ClauseRow::Part::watched) == 2;
        }
        return rows;
    };
    QTRY_VERIFY(watched() > 10);
    for (int row = 0; row < model->rowCount(); ++row) QVERIFY(model->row(row).levels > 0);
    const ClauseRow newest = model->row(0);
    emit list->clicked(model->index(0));
    QTRY_VERIFY(isAt(newest.learnedAt - 1));
    press("Next use");
    QTRY_VERIFY(isAt(newest.learnedAt + 2));
    // The rules of the puzzle are clauses, too.
    auto* filter = named<QComboBox>(QStringLiteral("Which notes"));
    filter->setCurrentText(QStringLiteral("Rules of the puzzle"));
    QTRY_VERIFY(model->rowCount() > 0 && model->row(0).isRule());
    for (int row = 0; row < model->rowCount(); ++row) QVERIFY(!model->row(row).holds());
    filter->setCurrentText(QStringLiteral("Up to 3 parts"));
    for (int row = 0; row < model->rowCount(); ++row) QVERIFY(model->row(row).parts.size() <= 3);
}

void TestWatchPage::stopsAreSetAndReached() {
    watchCdcl();
    showTab("Stops");
    auto* panel = window_->findChild<StopsPanel*>();
    auto* list = panel->findChild<QListWidget*>();
    const auto* next = named<QToolButton>(QStringLiteral("Next stop"));
    QVERIFY(list->count() == 3 && !next->isEnabled());
    // One from the editor, of two conditions.
    named<QPushButton>(QStringLiteral("Add..."))->click();
    auto* editor = window_->findChild<StopEditor*>();
    QVERIFY(editor != nullptr);
    named<QPushButton>(QStringLiteral("And..."))->click();
    named<QComboBox>(QStringLiteral("Condition"))->setCurrentText(QStringLiteral("a dead end comes"));
    named<QComboBox>(QStringLiteral("Condition 2"))->setCurrentText(QStringLiteral("this many guesses stand"));
    named<QSpinBox>(QStringLiteral("Number 2"))->setValue(3);
    editor->accept();
    QCOMPARE(list->count(), 4);
    QVERIFY(list->item(3)->text().startsWith(QStringLiteral("When a dead end comes and 3 guess")));
    std::vector<std::size_t> wanted;
    for (std::size_t number = 1; number <= plain_->kinds.size(); ++number)
        if (plain_->kinds[number - 1] == EventKind::Conflict && plain_->states[number].level() == 3)
            wanted.push_back(number);
    QVERIFY(wanted.size() > 2 && next->isEnabled());
    press("Next stop");
    QTRY_VERIFY(isAt(wanted[0]));
    QTest::keyClick(window_->findChild<WatchBoard*>()->view(), Qt::Key_Right, Qt::ControlModifier);
    QTRY_VERIFY(isAt(wanted[1]));
    press("Previous stop");
    QTRY_VERIFY(isAt(wanted[0]));
    // Off, and removed.
    list->item(3)->setCheckState(Qt::Unchecked);
    QVERIFY(!next->isEnabled());
    list->setCurrentRow(3);
    named<QPushButton>(QStringLiteral("Remove"))->click();
    QCOMPARE(list->count(), 3);
}

QTEST_MAIN(TestWatchPage)
#include "tst_watchpage.moc"
