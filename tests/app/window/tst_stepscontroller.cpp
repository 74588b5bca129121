// SPDX-License-Identifier: MIT
// The page of steps in the window: the path, all steps, their drawings, carrying them out, and changes of the
// board.
#include "app/window/mainwindow.h"

#include "app/game/stepmoves.h"
#include "app/pages/board/boardpanel.h"
#include "app/pages/hint/hintpage.h"
#include "app/pages/play/playpage.h"
#include "app/pages/steps/stepsmodel.h"
#include "app/pages/steps/stepspage.h"
#include "app/pages/steps/steptree.h"
#include "app/pages/steps/steptreemodel.h"
#include "app/store/techniquelist.h"
#include "app/widgets/board/boardview.h"
#include "app/widgets/column.h"
#include "engine/logic/techniques.h"
#include "tests/app/scratchhome.h"

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
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

/// Until a search ends, also on a machine that is busy with other work.
constexpr int kMaxSearchMs = 120000;

class TestStepsController : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void thePathIsListedToItsEnd();
    void aLineIsDrawnOnItsPosition();
    void solvingUpToALineIsOneMove();
    void theListsGoWithTheBoard();
    void theFilterAndTheCopyAgree();
    void allStepsAreFolded();
    void techniquesAreChosen();
    void helpIsCountedOncePerPosition();
    void whatIsHiddenIsNotLookedFor();
    void anotherGameIsNotLookedAtUnasked();
    void eachPageHasItsOwnDrawing();

private:
    QTableView* table() { return page()->findChild<QTableView*>(); }
    StepsPage* page() { return window_->findChild<StepsPage*>(); }
    StepsModel* model() { return page()->findChild<StepsModel*>(); }
    StepTree* tree() { return page()->findChild<StepTree*>(); }
    StepTreeModel* all() { return page()->findChild<StepTreeModel*>(); }
    QAbstractButton* button(const QString& text) {
        for (auto* one : page()->findChildren<QAbstractButton*>())
            if (one->text() == text) return one;
        return nullptr;
    }
    bool isBusy() {
        const LogicSession& logic = window_->session().logic();
        return logic.isBusy(LogicSession::Kind::Path) || logic.isBusy(LogicSession::Kind::All);
    }
    bool isAllKnown() { return !isBusy() && all()->stepCount() > 0 && all()->visitedCount() == all()->stepCount(); }
    void play(const char* cells) {
        Puzzle puzzle;
        puzzle.name = "Example";
        puzzle.grid = Grid::fromCells(cells);
        window_->session().games().startGame(puzzle);
        // Wait for the solution: steps are only shown for a puzzle that has exactly one.
        QTRY_VERIFY_WITH_TIMEOUT(window_->session().examiner().solution().has_value(), kMaxSearchMs);
    }
    Column* column() { return window_->findChild<Column*>(); }
    QWidget* hintPage() { return window_->findChild<HintPage*>(); }
    QWidget* playPage() { return window_->findChild<PlayPage*>(); }
    bool isKnown() { return !window_->session().logic().isBusy(LogicSession::Kind::Path) && model()->rowCount() > 0; }
    /// Opens the path and waits for it: paths come from another thread.
    void openPath() {
        window_->action("path")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(isKnown(), kMaxSearchMs);
    }
    const Frame& frame() { return window_->findChild<BoardPanel*>()->view()->frame(); }
    Game& game() { return window_->session().game(); }

    ScratchHome home_;
    std::unique_ptr<MainWindow> window_;
};

namespace {

constexpr auto kPuzzle = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
constexpr auto kOther = ".734....28.1.326....4...5315362.17987198..246...7.....19.5..367.6...84......96.2.";

} // namespace

void TestStepsController::init() {
    window_ = std::make_unique<MainWindow>();
    window_->show();
    play(kPuzzle);
}

void TestStepsController::cleanup() {
    window_.reset();
}

/// The last line leaves a solved board, and the columns have the expected titles.
void TestStepsController::thePathIsListedToItsEnd() {
    openPath();
    QCOMPARE(window_->findChild<Column*>()->page(), page());
    QCOMPARE(table()->accessibleName(), QString("Solution path"));
    QStringList titles;
    for (int column = 0; column < model()->columnCount(); ++column)
        titles << model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    QCOMPARE(titles, (QStringList{"Step", "Technique", "Rating", "Result"}));
    Position position(game().sheet().digits());
    for (const Step& step : model()->steps()) position.apply(step);
    QVERIFY(position.solved());
}

/// A line shows the board of its step with its marks, and the game is not changed. A hint replaces the drawing.
void TestStepsController::aLineIsDrawnOnItsPosition() {
    openPath();
    const Sheet before = game().sheet();
    table()->selectRow(6);
    const std::vector<Step>& steps = model()->steps();
    QCOMPARE(frame().marks, steps[6].marks);
    Position position(before.digits());
    for (int index = 0; index < 6; ++index) position.apply(steps[static_cast<std::size_t>(index)]);
    for (Cell cell = 0; cell < kCellCount; ++cell) QCOMPARE(frame().cells[cell].value, position.value(cell));
    QCOMPARE(game().sheet(), before);
    // A hint is about the current position of the game again.
    window_->action("hint")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().hints().hint().kind == Hint::Kind::Step, kMaxSearchMs);
    QVERIFY(frame().marks.empty() && frame().branch.empty());
}

/// Many steps are one move, undone at once. The last line solves the puzzle.
void TestStepsController::solvingUpToALineIsOneMove() {
    openPath();
    const Sheet before = game().sheet();
    Position position(before.digits());
    for (int index = 0; index <= 9; ++index) position.apply(model()->steps()[static_cast<std::size_t>(index)]);
    table()->selectRow(9);
    // Line number nine is the tenth step.
    button("Solve Up to Here")->click();
    QCOMPARE(game().stack().count(), 1);
    QCOMPARE(positionOf(game().sheet()), position.grid());
    game().stack().undo();
    QCOMPARE(game().sheet(), before);
    QTRY_VERIFY_WITH_TIMEOUT(isKnown(), kMaxSearchMs);
    table()->selectRow(model()->rowCount() - 1);
    button("Solve Up to Here")->click();
    QVERIFY(game().isSolved());
}

/// The lists belong to one position and are cleared when it changes. For a wrong board there are none.
void TestStepsController::theListsGoWithTheBoard() {
    openPath();
    table()->selectRow(2);
    QVERIFY(!frame().marks.empty());
    PlayerInput& input = window_->session().input();
    input.selection().select(Cells::of(1), 1);
    input.type((*window_->session().examiner().solution())[1], EntryMode::Place);
    QVERIFY(frame().marks.empty() && frame().branch.empty());
    QCOMPARE(model()->rowCount(), 0);
    QTRY_VERIFY_WITH_TIMEOUT(isKnown(), kMaxSearchMs);
    // After a wrong digit there is no path.
    input.selection().select(Cells::of(2), 2);
    input.type((*window_->session().examiner().solution())[2] % 9 + 1, EntryMode::Place);
    QCoreApplication::processEvents();
    QCOMPARE(model()->rowCount(), 0);
    game().stack().undo();
    QTRY_VERIFY_WITH_TIMEOUT(isKnown(), kMaxSearchMs);
    // A paused player must not read the solution.
    window_->session().timekeeper().setPaused(true);
    QCOMPARE(model()->rowCount(), 0);
}

/// Copy takes the lines that the filter shows.
void TestStepsController::theFilterAndTheCopyAgree() {
    openPath();
    page()->findChild<QLineEdit*>()->setText("full house");
    int full = 0;
    for (const Step& step : model()->steps()) full += step.technique == &techniques::fullHouse;
    QVERIFY(full > 0);
    QCOMPARE(table()->model()->rowCount(), full);
    // The sentence below says how many that are, and Down goes to the first of them.
    const auto isSaid = [this](const QString& words) {
        const auto labels = page()->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text().contains(words); });
    };
    QVERIFY(isSaid(QStringLiteral("The filter leaves %1.").arg(full)));
    page()->findChild<QLineEdit*>()->setFocus();
    QTest::keyClick(page()->findChild<QLineEdit*>(), Qt::Key_Down);
    QVERIFY(table()->hasFocus());
    QCOMPARE(table()->currentIndex().row(), 0);
    button("Copy")->click();
    const QStringList lines = QGuiApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), full);
    // Only the visible lines are copied.
    for (const QString& line : lines) QVERIFY(line.contains("Full House"));
    page()->findChild<QLineEdit*>()->clear();
    QVERIFY(!isSaid(QStringLiteral("The filter leaves")));
}

/// A line shows the number of steps folded under it; together they are all steps. Carrying one out rebuilds the
/// lists.
void TestStepsController::allStepsAreFolded() {
    window_->action("allsteps")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(isAllKnown(), kMaxSearchMs);
    int steps = 0;
    for (int row = 0; row < all()->rowCount(); ++row) {
        const QModelIndex line = all()->index(row, StepTreeModel::Name);
        const int folded = all()->rowCount(line);
        QCOMPARE(line.data().toString(), techniqueName(*all()->step(line)->technique));
        QCOMPARE(line.siblingAtColumn(StepTreeModel::Folded).data().toString(),
                 folded > 0 ? QString("+%1").arg(folded) : QString());
        steps += 1 + folded;
    }
    QCOMPARE(steps, all()->stepCount());
    QVERIFY(all()->rowCount() < steps / 4);
    tree()->setCurrentIndex(all()->index(0, 0));
    QVERIFY(!frame().marks.empty());
    // With another filter the line disappears, and its drawing too.
    page()->findChild<QLineEdit*>()->setText("hidden");
    QVERIFY(frame().marks.empty() && !button("Do This Step")->isEnabled());
    page()->findChild<QLineEdit*>()->clear();
    QTRY_VERIFY_WITH_TIMEOUT(isAllKnown(), kMaxSearchMs);
    tree()->setCurrentIndex(all()->index(0, 0));
    const Step step = *tree()->current();
    button("Do This Step")->click();
    Position position(game().sheet().blank().digits());
    position.apply(step);
    QCOMPARE(positionOf(game().sheet()), position.grid());
    // The position has changed, so the list is cleared; a new one is searched while the page is visible.
    QVERIFY(all()->stepCount() == 0 && frame().marks.empty());
    QTRY_VERIFY_WITH_TIMEOUT(isAllKnown(), kMaxSearchMs);
}

/// With fewer techniques the path may not reach the solution.
void TestStepsController::techniquesAreChosen() {
    const Settings before = window_->session().settings();
    Settings settings = before;
    settings.techniques = techniqueList(presetChoices(TechniquePreset::Singles));
    window_->session().preferences().setSettings(settings);
    openPath();
    for (const Step& step : model()->steps()) QCOMPARE(step.technique->family, Family::Singles);
    QVERIFY(!window_->session().game().isSolved());
    window_->session().preferences().setSettings(before);
    QTRY_VERIFY_WITH_TIMEOUT(isKnown(), kMaxSearchMs);
}

/// Seeing the steps of a position twice counts as one help, and carrying out the steps shown does not count again.
void TestStepsController::helpIsCountedOncePerPosition() {
    openPath();
    QCOMPARE(window_->session().keeper().timesHelped(), 1);
    window_->action("path")->trigger();
    QCOMPARE(window_->session().keeper().timesHelped(), 1);
    table()->selectRow(3);
    button("Solve Up to Here")->click();
    QTRY_VERIFY_WITH_TIMEOUT(isKnown(), kMaxSearchMs);
    QCOMPARE(window_->session().keeper().timesHelped(), 1);
}

/// A search is cancelled when its page is hidden, and steps that were never shown do not count as help.
void TestStepsController::whatIsHiddenIsNotLookedFor() {
    for (const char* list : {"path", "allsteps"}) {
        window_->action(list)->trigger();
        QVERIFY(isBusy());
        column()->showPage(playPage());
        QVERIFY(!isBusy());
        PlayerInput& input = window_->session().input();
        input.selection().select(Cells::of(1), 1);
        input.type(5, EntryMode::Corner);
        QCoreApplication::processEvents();
        QVERIFY(!isBusy());
        QCOMPARE(window_->session().keeper().timesHelped(), 0);
    }
    column()->showPage(page());
    QTRY_VERIFY_WITH_TIMEOUT(isAllKnown(), kMaxSearchMs);
    QCOMPARE(window_->session().keeper().timesHelped(), 1);
    // The same list is shown again.
    column()->showPage(playPage());
    column()->showPage(page());
    QVERIFY(!isBusy() && isAllKnown());
    QCOMPARE(window_->session().keeper().timesHelped(), 1);
}

/// After a game with lists the next game starts without, on every page, until the player asks for one.
void TestStepsController::anotherGameIsNotLookedAtUnasked() {
    for (const char* list : {"path", "allsteps"}) {
        window_->action(list)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!isBusy() && model()->rowCount() + all()->stepCount() > 0, kMaxSearchMs);
        play(kOther);
        // A new game opens at the first page.
        QCOMPARE(column()->page(), playPage());
        PlayerInput& input = window_->session().input();
        input.selection().select(window_->session().game().sheet().blanks(),
                                 window_->session().game().sheet().blanks().first());
        input.type(5, EntryMode::Corner);
        QCoreApplication::processEvents();
        QVERIFY(!isBusy());
        QCOMPARE(model()->rowCount() + all()->stepCount(), 0);
        QCOMPARE(window_->session().keeper().timesHelped(), 0);
        // When a hint is closed the page before it returns; that does not ask for a list.
        window_->action("hint")->trigger();
        QTRY_COMPARE(column()->page(), hintPage());
        window_->session().hints().close();
        QCOMPARE(column()->page(), playPage());
        QVERIFY(!isBusy());
    }
    button("Solution Path")->click();
    const int helped = window_->session().keeper().timesHelped();
    QTRY_VERIFY_WITH_TIMEOUT(isKnown(), kMaxSearchMs);
    QCOMPARE(window_->session().keeper().timesHelped(), helped + 1);
}

/// The hint is drawn on its page, the chosen step on the page of steps, and the player's page shows a clean board.
/// Returning to a page shows its drawing again.
void TestStepsController::eachPageHasItsOwnDrawing() {
    window_->action("hint")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().hints().hint().kind == Hint::Kind::Step, kMaxSearchMs);
    while (!window_->session().hints().hint().isWhole()) window_->session().hints().more();
    const Frame hinted = frame();
    QVERIFY(!hinted.marks.empty());
    column()->showPage(playPage());
    QVERIFY(frame().marks.empty() && frame().houses.empty() && frame().links.empty());
    QVERIFY(!window_->action("applyhint")->isEnabled());
    openPath();
    QVERIFY(frame().marks.empty());
    table()->selectRow(6);
    const Frame listed = frame();
    QVERIFY(!listed.marks.empty() && listed.marks != hinted.marks);
    column()->showPage(hintPage());
    QCOMPARE(frame(), hinted);
    QVERIFY(window_->action("applyhint")->isEnabled());
    column()->showPage(page());
    QCOMPARE(frame(), listed);
    // After a change of the board no drawing returns.
    window_->session().selection().select(Cells::of(1), 1);
    window_->session().input().type(5, EntryMode::Corner);
    for (QWidget* shown : {hintPage(), static_cast<QWidget*>(page())}) {
        column()->showPage(shown);
        QVERIFY(frame().marks.empty() && frame().houses.empty());
    }
}

QTEST_MAIN(TestStepsController)
#include "tst_stepscontroller.moc"
