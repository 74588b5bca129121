// SPDX-License-Identifier: MIT
// Messages of the window (the sentence in the status line and the notice above the pages) disappear when they are
// no longer true, when something else is asked, and when the player dismisses them.
#include "app/window/mainwindow.h"

#include "app/dialogs/lists/puzzlelist.h"
#include "app/pages/board/boardpanel.h"
#include "app/pages/board/branchbanner.h"
#include "app/pages/hint/hintpage.h"
#include "app/pages/play/pad.h"
#include "app/pages/play/playpage.h"
#include "app/pages/steps/stepspage.h"
#include "app/widgets/board/boardview.h"
#include "app/widgets/column.h"
#include "app/widgets/notice.h"
#include "app/widgets/statusline.h"

#include "tests/app/scratchhome.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QMenu>
#include <QPushButton>
#include <QStatusTipEvent>
#include <QTableView>
#include <QTest>

using namespace ninefold;
using namespace ninefold::dialogs;
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

class TestAnswers : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void anErrorGoesWithTheNextFile_data();
    void anErrorGoesWithTheNextFile();
    void aHintGoesWithItsPuzzle();
    void aHintIsReadOnItsOwnPage_data();
    void aHintIsReadOnItsOwnPage();
    void aStepGoesWithItsDrawing();
    void aPauseCoversTheSentence();
    void oneCandidateIsExplainedAtATime();
    void escapeTakesANoticeAway();
    void theWayOutOfTypingStays();
    void whatHappenedIsSaid();
    void escapeEndsTheHighlight();
    void menuEntriesAreExplained();
    void aBannerStaysWhileSomethingIsTried();
    void theLastCellIsAnswered();
    void whatIsSaidStaysWithThePuzzle();

private:
    void play(const char* cells) { ::play(*window_, cells); }
    void ask() {
        key(Qt::Key_H);
        QTRY_COMPARE(window_->session().hints().hint().kind, Hint::Kind::Step);
    }
    /// Asks through the context menu of the cell.
    void askWhy(Cell cell, Digit digit) {
        auto* board = window_->findChild<BoardPanel*>();
        emit board->view()->menuWanted(cell, digit, {});
        auto* menu = board->findChild<QMenu*>(QString(), Qt::FindDirectChildrenOnly);
        // In a cell without candidates the nine questions are a menu of their own.
        for (QAction* entry : menu->findChildren<QAction*>())
            if (entry->text().startsWith("Wh") && entry->text().contains(QString::number(digit))) entry->trigger();
        delete menu;
        window_->activateWindow();
    }
    void key(int key) { QTest::keyClick(window_->focusWidget(), static_cast<Qt::Key>(key)); }
    Column* column() { return window_->findChild<Column*>(); }
    QString status() { return window_->findChild<StatusLine*>()->text(); }
    /// As the status line says it.
    QString cursorName() {
        const Cell cell = window_->session().selection().cursor();
        return QStringLiteral("Row %1 column %2: ").arg(rowOf(cell) + 1).arg(columnOf(cell) + 1);
    }
    QString notice() { return window_->findChild<Notice*>()->sentence(); }

    ScratchHome home_;
    std::unique_ptr<MainWindow> window_;
};

void TestAnswers::init() {
    window_ = shownWindow();
    QVERIFY(window_);
    play(kEasyCells);
}

void TestAnswers::cleanup() {
    window_.reset();
}

/// A single puzzle comes onto the board; of several, none does until one is chosen.
void TestAnswers::anErrorGoesWithTheNextFile_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("puzzle") << QByteArray(kHardCells);
    QTest::newRow("list") << QByteArray(kHardCells) + '\n' + kEasyCells + '\n';
}

void TestAnswers::anErrorGoesWithTheNextFile() {
    QFETCH(QByteArray, text);
    window_->importer().openFile(home_.path("missing.txt"));
    QTRY_VERIFY(!notice().isEmpty());
    const QString error = notice();
    QCOMPARE(status(), error);
    window_->importer().openText(text);
    QTRY_VERIFY(window_->session().game().about().name != "Example" || window_->findChild<PuzzleList*>() != nullptr);
    QVERIFY(notice().isEmpty());
    QVERIFY2(status().startsWith(cursorName()), qPrintable(status()));
}

/// If the hint's sentence stayed, it would look like help with the new puzzle.
void TestAnswers::aHintGoesWithItsPuzzle() {
    ask();
    QVERIFY(status().startsWith(techniqueName(*window_->session().hints().hint().step()->technique)));
    play(kHardCells);
    QVERIFY2(status().startsWith(cursorName()), qPrintable(status()));
}

void TestAnswers::aHintIsReadOnItsOwnPage_data() {
    QTest::addColumn<QByteArray>("action");
    QTest::newRow("path") << QByteArray("path");
    QTest::newRow("all steps") << QByteArray("allsteps");
    QTest::newRow("play") << QByteArray();
}

/// The other pages show neither its drawing nor its sentence, and returning to its page does not announce it again.
void TestAnswers::aHintIsReadOnItsOwnPage() {
    QFETCH(QByteArray, action);
    ask();
    QVERIFY(status().startsWith(techniqueName(*window_->session().hints().hint().step()->technique)));
    if (action.isEmpty()) column()->showPage(window_->findChild<PlayPage*>());
    else window_->action(action.toStdString())->trigger();
    QVERIFY(column()->page() != window_->findChild<HintPage*>());
    QVERIFY2(status().startsWith("Row 5 column 5"), qPrintable(status()));
    column()->showPage(window_->findChild<HintPage*>());
    window_->session().hints().close();
    QCOMPARE(status(), QString("The hint is closed."));
}

/// When no step is selected, no explanation is shown.
void TestAnswers::aStepGoesWithItsDrawing() {
    window_->action("path")->trigger();
    auto* table = window_->findChild<StepsPage*>()->findChild<QTableView*>();
    QTRY_VERIFY(table->model()->rowCount() > 0);
    table->selectRow(0);
    QVERIFY(!status().startsWith("Row 5 column 5"));
    window_->action("allsteps")->trigger();
    QVERIFY2(status().startsWith("Row 5 column 5"), qPrintable(status()));
}

/// A paused player must not read the hint.
void TestAnswers::aPauseCoversTheSentence() {
    ask();
    window_->session().timekeeper().setPaused(true);
    QVERIFY2(status().startsWith("Paused: "), qPrintable(status()));
    window_->session().timekeeper().setPaused(false);
    QCOMPARE(status(), "The game goes on.");
}

/// First a candidate that the board itself excludes, explained in a notice; then one that needs logic, explained on
/// the hint page.
void TestAnswers::oneCandidateIsExplainedAtATime() {
    askWhy(0, 7);
    QVERIFY(notice().startsWith("7 cannot go into r1c1"));
    const Digit wrong =
        (window_->session().game().sheet().allowed(0) - Digits::of((*window_->session().examiner().solution())[0]))
            .first();
    QVERIFY(wrong != 0);
    askWhy(0, wrong);
    QTRY_COMPARE(window_->session().hints().hint().kind, Hint::Kind::Reason);
    QVERIFY(notice().isEmpty());
    // In the opposite order, one key closes both.
    askWhy(0, 7);
    QVERIFY(!notice().isEmpty());
    key(Qt::Key_Escape);
    QVERIFY(notice().isEmpty());
    QCOMPARE(window_->session().hints().hint().kind, Hint::Kind::None);
}

void TestAnswers::escapeTakesANoticeAway() {
    askWhy(0, 7);
    QCOMPARE(status(), notice());
    QVERIFY(qobject_cast<BoardView*>(window_->focusWidget()) != nullptr);
    key(Qt::Key_Escape);
    QVERIFY(notice().isEmpty());
    QVERIFY(status().startsWith("Row 5 column 5"));
}

/// The buttons play the puzzle that is being typed in, or cancel it.
void TestAnswers::theWayOutOfTypingStays() {
    window_->session().entry().begin();
    QTRY_VERIFY(!notice().isEmpty());
    key(Qt::Key_Escape);
    window_->importer().openFile(home_.path("also missing.txt"));
    QVERIFY(!notice().isEmpty());
}

/// Commands that change nothing in the selected cell are said in the status line, and so to screen readers.
void TestAnswers::whatHappenedIsSaid() {
    play(kEasyCells);
    key(Qt::Key_N);
    QCOMPARE(status(), "The digit keys now write candidates.");
    key(Qt::Key_Space);
    QCOMPARE(status(), "The digit keys now write digits.");
    QTest::keyClick(window_->focusWidget(), Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(status(), "81 cell(s) selected.");
    key(Qt::Key_Right);
    key(Qt::Key_P);
    QVERIFY(status().startsWith("Paused: "));
    QCOMPARE(window_->action("pause")->text(), "Resum&e");
    // The pad is off, and a command that would write says why it does not.
    QVERIFY(!window_->findChild<Pad*>()->isEnabled());
    key(Qt::Key_M);
    QCOMPARE(status(), "The game is paused.");
    QVERIFY(window_->findChild<StatusLine*>()->keys().startsWith("P resumes"));
    key(Qt::Key_P);
    QCOMPARE(status(), "The game goes on.");
    QCOMPARE(window_->action("pause")->text(), "&Pause");
    window_->session().input().press(1);
    QVERIFY(window_->action("restart")->isEnabled());
    window_->action("restart")->trigger();
    QVERIFY(status().startsWith("The puzzle starts again. "));
}

/// A highlight that stays while the selection moves needs a way out that everybody tries.
void TestAnswers::escapeEndsTheHighlight() {
    play(kEasyCells);
    const Selection& selection = window_->session().selection();
    QTest::keyClick(window_->focusWidget(), Qt::Key_5, Qt::AltModifier);
    key(Qt::Key_Right);
    QCOMPARE(selection.highlight(), Digit(5));
    key(Qt::Key_Escape);
    QVERIFY(!selection.isHighlighting());
    QCOMPARE(status(), "Nothing is highlighted any more.");
    window_->action("digitfirst")->trigger();
    window_->session().input().press(5);
    key(Qt::Key_Escape);
    QVERIFY(!selection.isHighlighting() && window_->session().inputMode().brush() == 0);
}

/// A highlighted entry is explained in the status line; then the sentence that was there comes back.
void TestAnswers::menuEntriesAreExplained() {
    const auto* line = window_->findChild<StatusLine*>();
    const QString before = line->shown();
    QStatusTipEvent tip(window_->action("try")->statusTip());
    QApplication::sendEvent(window_.get(), &tip);
    QVERIFY2(line->shown().contains("second colour"), qPrintable(line->shown()));
    QStatusTipEvent none{QString()};
    QApplication::sendEvent(window_.get(), &none);
    QCOMPARE(line->shown(), before);
    // The pointer may rest on a button for a whole game.
    QApplication::sendEvent(window_.get(), &tip);
    window_->session().announcer().say("Something happened.");
    QCOMPARE(line->shown(), "Something happened.");
}

void TestAnswers::aBannerStaysWhileSomethingIsTried() {
    play(kEasyCells);
    const auto* banner = window_->findChild<BranchBanner*>();
    const auto press = [banner](const QString& text) {
        for (QPushButton* button : banner->findChildren<QPushButton*>())
            if (button->text() == text) button->click();
    };
    QVERIFY(banner->isHidden());
    key(Qt::Key_T);
    QVERIFY(banner->isVisible());
    const Cell cell = window_->session().selection().cursor();
    window_->session().input().press(1);
    key(Qt::Key_Escape);
    key(Qt::Key_Right);
    QVERIFY(banner->isVisible());
    press("Drop It");
    QVERIFY(banner->isHidden());
    QCOMPARE(int(window_->session().game().sheet().value(cell)), 0);
    QVERIFY(status().startsWith("Dropped: "));
    key(Qt::Key_T);
    window_->session().input().press(1);
    press("Keep It");
    QVERIFY(banner->isHidden() && !window_->session().game().isTrying());
    QVERIFY(status().startsWith("Kept: "));
}

/// Otherwise nothing would happen when the last digit is written and the puzzle is not solved.
void TestAnswers::theLastCellIsAnswered() {
    play("534678912672195348198342567859761423426853791713924856961537284287419635345286..9");
    Game& game = window_->session().game();
    const auto write = [&](Cell cell, int digit) {
        window_->session().selection().select(Cells::of(cell), cell);
        window_->session().input().type(static_cast<Digit>(digit), EntryMode::Place);
    };
    write(78, 1);
    QCOMPARE(notice(), QString());
    write(79, 1);
    QVERIFY(game.isFull() && !game.isSolved());
    QVERIFY2(notice().startsWith("All cells are filled"), qPrintable(notice()));
    // It is said once, and goes with the next move.
    write(79, 1);
    QVERIFY(!game.isFull());
    QCOMPARE(notice(), QString());
    write(79, 7);
    QVERIFY(!game.isFull() || game.isSolved() || !notice().isEmpty());
}

/// It covers the lower edge of the window, where another room has something of its own.
void TestAnswers::whatIsSaidStaysWithThePuzzle() {
    window_->session().announcer().say("Something happened.", Severity::Important);
    QCOMPARE(notice(), "Something happened.");
    window_->action("watch")->trigger();
    QTRY_VERIFY(status().startsWith("Watching"));
    window_->action("collection")->trigger();
    QCOMPARE(notice(), QString());
    QVERIFY2(!status().startsWith("Watching"), qPrintable(status()));
}

QTEST_MAIN(TestAnswers)
#include "tst_answers.moc"
