// SPDX-License-Identifier: MIT
// The page of steps in the window: path, all steps, drawing, doing, and what becomes of it when the board changes.
#include "app/mainwindow.h"

#include "app/board/boardview.h"
#include "app/game/stepmoves.h"
#include "app/panels/boardpanel.h"
#include "app/panels/column.h"
#include "app/panels/hints/hintpage.h"
#include "app/panels/hints/stepsmodel.h"
#include "app/panels/hints/stepspage.h"
#include "app/panels/hints/steptree.h"
#include "app/panels/hints/steptreemodel.h"
#include "app/panels/pad/playpage.h"
#include "app/store/techniquelist.h"
#include "tests/app/scratchhome.h"

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QTableView>
#include <QTest>

using namespace ninefold;

/// Until a search is over, also on a machine that is busy with much else.
constexpr int kMaxSearchMs = 120000;

class TestPathfinder : public QObject {
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
        const LogicSession& logic = window_->desk().logic();
        return logic.isBusy(LogicSession::Kind::Path) || logic.isBusy(LogicSession::Kind::All);
    }
    bool isAllKnown() { return !isBusy() && all()->stepCount() > 0 && all()->visitedCount() == all()->stepCount(); }
    void play(const char* cells) {
        Puzzle puzzle;
        puzzle.name = "Example";
        puzzle.grid = Grid::fromCells(cells);
        window_->desk().play(puzzle);
        // Waits for the solution, as steps are only told of a puzzle that has one.
        QTRY_VERIFY_WITH_TIMEOUT(window_->desk().solution().has_value(), kMaxSearchMs);
    }
    Column* column() { return window_->findChild<Column*>(); }
    QWidget* hintPage() { return window_->findChild<HintPage*>(); }
    QWidget* playPage() { return window_->findChild<PlayPage*>(); }
    bool isKnown() { return !window_->desk().logic().isBusy(LogicSession::Kind::Path) && model()->rowCount() > 0; }
    /// Paths come from another thread.
    void openPath() {
        window_->action("path")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(isKnown(), kMaxSearchMs);
    }
    const Frame& frame() { return window_->findChild<BoardPanel*>()->view()->frame(); }
    Game& game() { return window_->desk().game(); }

    ScratchHome home_;
    std::unique_ptr<MainWindow> window_;
};

namespace {

constexpr auto kPuzzle = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
constexpr auto kOther = ".734....28.1.326....4...5315362.17987198..246...7.....19.5..367.6...84......96.2.";

} // namespace

void TestPathfinder::init() {
    window_ = std::make_unique<MainWindow>();
    window_->show();
    play(kPuzzle);
}

void TestPathfinder::cleanup() {
    window_.reset();
}

/// The last line leaves a solved board; the titles are the columns that people know.
void TestPathfinder::thePathIsListedToItsEnd() {
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

/// The board of that line is shown, with its marks, and the game is not touched. A hint takes the drawing over.
void TestPathfinder::aLineIsDrawnOnItsPosition() {
    openPath();
    const Sheet before = game().sheet();
    table()->selectRow(6);
    const std::vector<Step>& steps = model()->steps();
    QCOMPARE(frame().marks, steps[6].marks);
    Position position(before.digits());
    for (int index = 0; index < 6; ++index) position.apply(steps[static_cast<std::size_t>(index)]);
    for (Cell cell = 0; cell < kCellCount; ++cell) QCOMPARE(frame().cells[cell].value, position.value(cell));
    QCOMPARE(game().sheet(), before);
    // A hint is about the board of the game again.
    window_->action("hint")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(window_->coach().hint().kind == Hint::Kind::Step, kMaxSearchMs);
    QVERIFY(frame().marks.empty() && frame().branch.empty());
}

/// Many steps, one move: undone at once. From the last line the puzzle is solved.
void TestPathfinder::solvingUpToALineIsOneMove() {
    openPath();
    const Sheet before = game().sheet();
    Position position(before.digits());
    for (int index = 0; index <= 9; ++index) position.apply(model()->steps()[static_cast<std::size_t>(index)]);
    table()->selectRow(9);
    // Line number nine is the tenth step.
    button("Solve up to here")->click();
    QCOMPARE(game().stack().count(), 1);
    QCOMPARE(positionOf(game().sheet()), position.grid());
    game().stack().undo();
    QCOMPARE(game().sheet(), before);
    QTRY_VERIFY_WITH_TIMEOUT(isKnown(), kMaxSearchMs);
    table()->selectRow(model()->rowCount() - 1);
    button("Solve up to here")->click();
    QVERIFY(game().isSolved());
}

/// A list that was made for another position would be wrong; where the board is wrong itself there is none.
void TestPathfinder::theListsGoWithTheBoard() {
    openPath();
    table()->selectRow(2);
    QVERIFY(!frame().marks.empty());
    Hand& hand = window_->desk().hand();
    hand.select(Cells::of(1), 1);
    hand.type((*window_->desk().solution())[1], EntryMode::Place);
    QVERIFY(frame().marks.empty() && frame().branch.empty());
    QCOMPARE(model()->rowCount(), 0);
    QTRY_VERIFY_WITH_TIMEOUT(isKnown(), kMaxSearchMs);
    // A wrong digit: no way leads on from here.
    hand.select(Cells::of(2), 2);
    hand.type((*window_->desk().solution())[2] % 9 + 1, EntryMode::Place);
    QCoreApplication::processEvents();
    QCOMPARE(model()->rowCount(), 0);
    game().stack().undo();
    QTRY_VERIFY_WITH_TIMEOUT(isKnown(), kMaxSearchMs);
    // Somebody who pauses must not read the solution meanwhile.
    window_->desk().setPaused(true);
    QCOMPARE(model()->rowCount(), 0);
}

/// What is copied is what the filter shows.
void TestPathfinder::theFilterAndTheCopyAgree() {
    openPath();
    page()->findChild<QLineEdit*>()->setText("full house");
    int full = 0;
    for (const Step& step : model()->steps()) full += step.technique == &techniques::fullHouse;
    QVERIFY(full > 0);
    QCOMPARE(table()->model()->rowCount(), full);
    button("Copy")->click();
    const QStringList lines = QGuiApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), full);
    // The lines that are shown, and no others.
    for (const QString& line : lines) QVERIFY(line.contains("Full House"));
}

/// A line says how many steps are folded under it; together they are all steps. Doing one makes the lists anew.
void TestPathfinder::allStepsAreFolded() {
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
    // Another filter: the line is gone, and what it drew.
    page()->findChild<QLineEdit*>()->setText("hidden");
    QVERIFY(frame().marks.empty() && !button("Do this step")->isEnabled());
    page()->findChild<QLineEdit*>()->clear();
    QTRY_VERIFY_WITH_TIMEOUT(isAllKnown(), kMaxSearchMs);
    tree()->setCurrentIndex(all()->index(0, 0));
    const Step step = *tree()->current();
    button("Do this step")->click();
    Position position(game().sheet().blank().digits());
    position.apply(step);
    QCOMPARE(positionOf(game().sheet()), position.grid());
    // The position is another one now, so the list goes; the next one comes while the page is looked at.
    QVERIFY(all()->stepCount() == 0 && frame().marks.empty());
    QTRY_VERIFY_WITH_TIMEOUT(isAllKnown(), kMaxSearchMs);
}

/// With fewer techniques the path may not reach the end.
void TestPathfinder::techniquesAreChosen() {
    const Settings before = window_->desk().settings();
    Settings settings = before;
    settings.techniques = techniqueList(presetChoices(TechniquePreset::Singles));
    window_->desk().setSettings(settings);
    openPath();
    for (const Step& step : model()->steps()) QCOMPARE(step.technique->family, Family::Singles);
    QVERIFY(!window_->desk().game().isSolved());
    window_->desk().setSettings(before);
    QTRY_VERIFY_WITH_TIMEOUT(isKnown(), kMaxSearchMs);
}

/// Looking twice at the same position is no second help, nor is doing what was shown.
void TestPathfinder::helpIsCountedOncePerPosition() {
    openPath();
    QCOMPARE(window_->desk().timesHelped(), 1);
    window_->action("path")->trigger();
    QCOMPARE(window_->desk().timesHelped(), 1);
    table()->selectRow(3);
    button("Solve up to here")->click();
    QTRY_VERIFY_WITH_TIMEOUT(isKnown(), kMaxSearchMs);
    QCOMPARE(window_->desk().timesHelped(), 1);
}

/// A search ends with the look at it, and what nobody has seen is no help.
void TestPathfinder::whatIsHiddenIsNotLookedFor() {
    for (const char* list : {"path", "allsteps"}) {
        window_->action(list)->trigger();
        QVERIFY(isBusy());
        column()->showPage(playPage());
        QVERIFY(!isBusy());
        Hand& hand = window_->desk().hand();
        hand.select(Cells::of(1), 1);
        hand.type(5, EntryMode::Corner);
        QCoreApplication::processEvents();
        QVERIFY(!isBusy());
        QCOMPARE(window_->desk().timesHelped(), 0);
    }
    column()->showPage(page());
    QTRY_VERIFY_WITH_TIMEOUT(isAllKnown(), kMaxSearchMs);
    QCOMPARE(window_->desk().timesHelped(), 1);
    // The same list again, seen again.
    column()->showPage(playPage());
    column()->showPage(page());
    QVERIFY(!isBusy() && isAllKnown());
    QCOMPARE(window_->desk().timesHelped(), 1);
}

/// Steps were listed for one game; the next begins without, on whatever page, until they are asked for.
void TestPathfinder::anotherGameIsNotLookedAtUnasked() {
    for (const char* list : {"path", "allsteps"}) {
        window_->action(list)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!isBusy() && model()->rowCount() + all()->stepCount() > 0, kMaxSearchMs);
        play(kOther);
        Hand& hand = window_->desk().hand();
        hand.select(window_->desk().game().sheet().blanks(), window_->desk().game().sheet().blanks().first());
        hand.type(5, EntryMode::Corner);
        QCoreApplication::processEvents();
        QVERIFY(!isBusy());
        QCOMPARE(model()->rowCount() + all()->stepCount(), 0);
        QCOMPARE(window_->desk().timesHelped(), 0);
        // A hint comes and goes, and the page of steps comes back: that asks for nothing.
        window_->action("hint")->trigger();
        QTRY_COMPARE(column()->page(), hintPage());
        window_->coach().close();
        QCOMPARE(column()->page(), page());
        QVERIFY(!isBusy());
    }
    button("Solution path")->click();
    const int helped = window_->desk().timesHelped();
    QTRY_VERIFY_WITH_TIMEOUT(isKnown(), kMaxSearchMs);
    QCOMPARE(window_->desk().timesHelped(), helped + 1);
}

/// The hint is drawn on its page, the chosen step on the page of steps, and the player's own page has a clean board.
/// Whoever comes back to a page finds its drawing again.
void TestPathfinder::eachPageHasItsOwnDrawing() {
    window_->action("hint")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(window_->coach().hint().kind == Hint::Kind::Step, kMaxSearchMs);
    while (!window_->coach().hint().isWhole()) window_->coach().more();
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
    // The board is another: nothing of it comes back.
    window_->desk().hand().select(Cells::of(1), 1);
    window_->desk().hand().type(5, EntryMode::Corner);
    for (QWidget* shown : {hintPage(), static_cast<QWidget*>(page())}) {
        column()->showPage(shown);
        QVERIFY(frame().marks.empty() && frame().houses.empty());
    }
}

QTEST_MAIN(TestPathfinder)
#include "tst_pathfinder.moc"
