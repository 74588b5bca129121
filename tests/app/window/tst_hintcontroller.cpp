// SPDX-License-Identifier: MIT
// Hints in the window: what they say, draw and do, and that they are cleared when the board changes. The tests use
// page and keys as a player does, and check the board, the text and the game.
#include "app/window/mainwindow.h"

#include "app/game/stepmoves.h"
#include "app/pages/board/boardpanel.h"
#include "app/pages/hint/hintpage.h"
#include "app/pages/play/playpage.h"
#include "app/widgets/board/boardview.h"
#include "app/widgets/board/linkpath.h"
#include "app/widgets/column.h"
#include "app/widgets/notice.h"

#include "tests/app/chainpuzzle.h"
#include "tests/app/scratchhome.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
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

class TestHintController : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aHintIsShownByDegrees();
    void buttonsDoTheSame();
    void enterBelongsToTheButtonWithTheKeyboard();
    void hintsLeadToTheEnd();
    void anyChangeWipesTheHint_data();
    void anyChangeWipesTheHint();
    void aLateAnswerIsDropped();
    void mistakesComeFirst();
    void mistakesWithoutHistoryAreTakenOff();
    void hintsStartFromThePlayersMarks();
    void whereNoHintCanBeOneSentenceSaysSo();
    void singlesShowWhatLeavesNoOtherChoice();
    void whatIsLitRestsMeanwhile();
    void reasonsAreGiven();
    void reasonsAreAskedForByKey();
    void theMenuKeyOffersAllDigits();
    void phrasesPointAtTheirCells();
    void numbersOnTheBoardAreClicked();

private:
    void play(const char* cells) { ::play(*window_, cells); }
    /// Asks for a hint and waits for it: hints come from another thread.
    void ask() {
        key(Qt::Key_H);
        QTRY_VERIFY(hint().kind != Hint::Kind::None && hint().kind != Hint::Kind::Thinking);
    }
    void key(int key) { QTest::keyClick(window_->focusWidget(), static_cast<Qt::Key>(key)); }
    const Hint& hint() { return window_->session().hints().hint(); }
    const Frame& frame() { return window_->findChild<BoardPanel*>()->view()->frame(); }
    bool isDrawn() {
        return !frame().marks.empty() || !frame().houses.empty() || !frame().links.empty() || !frame().look.empty();
    }
    Game& game() { return window_->session().game(); }
    /// The label that begins with what is disclosed.
    QLabel* label() {
        auto* page = window_->findChild<HintPage*>();
        const QList<QLabel*> labels = page->findChildren<QLabel*>("disclosed");
        return *std::ranges::find_if(labels, [page](const QLabel* one) { return one->isVisibleTo(page); });
    }
    QString text() { return label()->accessibleName(); }
    /// Finds a button by its accessible name or its text.
    QAbstractButton* button(const QString& name) {
        for (auto* one : window_->findChild<HintPage*>()->findChildren<QAbstractButton*>())
            if (one->accessibleName() == name || (one->accessibleName().isEmpty() && one->text() == name)) return one;
        return nullptr;
    }

    ScratchHome home_;
    std::unique_ptr<MainWindow> window_;
};

void TestHintController::init() {
    window_ = shownWindow();
    QVERIFY(window_);
    play(kEasyCells);
}

void TestHintController::cleanup() {
    window_.reset();
}

/// Three degrees: the technique, the cells without digits, everything. All degrees together count as one help, and
/// Apply does exactly the step.
void TestHintController::aHintIsShownByDegrees() {
    play(kHardCells);
    ask();
    const QString name = techniqueName(*hint().step()->technique);
    QCOMPARE(window_->findChild<Column*>()->page(), window_->findChild<HintPage*>());
    // A house is named and outlined.
    QVERIFY(text().startsWith(name + ". ") && frame().marks.empty() && frame().look.empty());
    QCOMPARE(frame().houses.size(), std::size_t{1});
    key(Qt::Key_H);
    // Cells are tinted, and their digits are not given away.
    QVERIFY(text().startsWith(name) && !frame().look.empty() && frame().marks.empty() && frame().links.empty());
    key(Qt::Key_H);
    QVERIFY(text().contains(explanation(*hint().step())));
    QCOMPARE(frame().marks, hint().step()->marks);
    QCOMPARE(frame().links, hint().step()->links);
    key(Qt::Key_H);
    QCOMPARE(hint().degree, 3);
    QCOMPARE(window_->session().keeper().timesHelped(), 1);
    const Step step = *hint().step();
    const int moves = game().stack().count();
    key(Qt::Key_Return);
    // A step with many changes is still one move.
    QCOMPARE(game().stack().count(), moves + 1);
    Position expected(positionOf(game().sheet().blank()));
    expected.apply(step);
    QCOMPARE(positionOf(game().sheet()), expected.grid());
    QVERIFY(!isDrawn() && hint().kind == Hint::Kind::None);
    QCOMPARE(window_->session().keeper().timesHelped(), 1);
}

/// Uses the mouse; closing the hint returns the focus to the board.
void TestHintController::buttonsDoTheSame() {
    window_->action("hint")->trigger();
    QTRY_VERIFY(hint().kind == Hint::Kind::Step);
    QVERIFY(button("More")->isVisible() && !button("Less")->isEnabled());
    button("More")->click();
    button("More")->click();
    QVERIFY(!button("More")->isEnabled() && isDrawn());
    button("Less")->click();
    QCOMPARE(hint().degree, 2);
    button("Close hint")->click();
    QVERIFY(hint().kind == Hint::Kind::None && !isDrawn());
    // The previous page is shown again.
    QVERIFY(window_->findChild<Column*>()->page() != window_->findChild<HintPage*>());
    QVERIFY(qobject_cast<BoardView*>(window_->focusWidget()) != nullptr);
    ask();
    key(Qt::Key_Escape);
    QVERIFY(hint().kind == Hint::Kind::None);
    ask();
    button("Apply")->click();
    QCOMPARE(game().stack().count(), 1);
}

/// Enter applies a hint wherever the focus is, except on a button, which it presses.
void TestHintController::enterBelongsToTheButtonWithTheKeyboard() {
    ask();
    button("More")->setFocus();
    key(Qt::Key_Return);
    QCOMPARE(hint().degree, 2);
    QCOMPARE(game().stack().count(), 0);
    key(Qt::Key_Return);
    // Its button is disabled now, and the board has the focus again.
    QCOMPARE(hint().degree, 3);
    QVERIFY(qobject_cast<BoardView*>(window_->focusWidget()) != nullptr);
}

/// Asks for hints until the puzzle is solved, on an easy puzzle and on one that needs chains; each hint counts
/// once.
void TestHintController::hintsLeadToTheEnd() {
    for (const char* cells : {kEasyCells, kHardCells}) {
        play(cells);
        int hints = 0;
        // Limited to more hints than any puzzle needs, in case the same hint repeats for ever.
        while (!game().isSolved() && hints < 300) {
            ask();
            QCOMPARE(hint().kind, Hint::Kind::Step);
            key(Qt::Key_Return);
            ++hints;
        }
        QVERIFY(game().isSolved());
        QCOMPARE(window_->session().keeper().timesHelped(), hints);
    }
}

/// Everything that changes or replaces the board clears the hint, which would be wrong for the new position.
void TestHintController::anyChangeWipesTheHint_data() {
    QTest::addColumn<QString>("change");
    for (const char* change : {"digit", "mark", "colour", "undo", "redo", "new", "pause", "branch", "restart", "erase"})
        QTest::newRow(change) << change;
}

void TestHintController::anyChangeWipesTheHint() {
    QFETCH(QString, change);
    PlayerInput& input = window_->session().input();
    input.selection().select(Cells::of(0), 0);
    input.type(5, EntryMode::Corner);
    input.type(6, EntryMode::Corner);
    // Redo needs an undone move.
    if (change == "redo") game().stack().undo();
    // The first degree draws nothing, the last degree everything.
    for (int degree : {1, 3}) {
        ask();
        while (hint().degree < degree) key(Qt::Key_H);
        if (change == "digit") input.type(6, EntryMode::Place);
        else if (change == "mark") input.type(2, EntryMode::Candidates), input.type(2, EntryMode::Candidates);
        else if (change == "colour") input.type(2, EntryMode::Colour);
        else if (change == "undo") game().stack().undo();
        else if (change == "redo") game().stack().redo(), game().stack().undo();
        else if (change == "new") play(kEasyCells);
        else if (change == "pause")
            window_->session().timekeeper().setPaused(true), window_->session().timekeeper().setPaused(false);
        else if (change == "branch") window_->session().branching().toggle(), window_->session().branching().toggle();
        else if (change == "restart") game().restart(), game().stack().undo();
        else input.erase(), game().stack().undo();
        QVERIFY(hint().kind == Hint::Kind::None);
        QVERIFY(!isDrawn());
        QVERIFY(text().isEmpty());
        // A cleared hint cannot be applied.
        QVERIFY(!window_->action("applyhint")->isEnabled());
        // The digit would be a mistake, and the next hint would be about it.
        if (change == "digit") game().stack().undo();
    }
}

/// The board changes while the search is running; its result belongs to the old board.
void TestHintController::aLateAnswerIsDropped() {
    key(Qt::Key_H);
    QCOMPARE(hint().kind, Hint::Kind::Thinking);
    window_->session().input().type(5, EntryMode::Corner);
    QVERIFY(hint().kind == Hint::Kind::None);
    // Another session asks the same question later; when it is answered, the first answer has come too.
    LogicSession other;
    QSignalSpy answered(&other, &LogicSession::hintFound);
    other.askHint(window_->session().examiner().logicQuestion());
    QVERIFY(answered.wait());
    QVERIFY(hint().kind == Hint::Kind::None);
    QCOMPARE(window_->session().keeper().timesHelped(), 0);
}

/// A hint on a wrong board would build on the mistake. The first degree says that there is a mistake, the next one
/// where and since when.
void TestHintController::mistakesComeFirst() {
    PlayerInput& input = window_->session().input();
    const Solution solution = *window_->session().examiner().solution();
    input.selection().select(Cells::of(0), 0);
    input.type(solution[0] % 9 + 1, EntryMode::Place);
    input.selection().select(Cells::of(4), 4);
    input.type(solution[4], EntryMode::Place);
    ask();
    QCOMPARE(hint().kind, Hint::Kind::Mistake);
    QVERIFY(text().startsWith("There is a mistake on the board.") && !text().contains("r1c1"));
    key(Qt::Key_H);
    // The digit, the cell, and the number of moves since.
    QVERIFY(text().contains(QString("%1 in r1c1, 2 move").arg(solution[0] % 9 + 1)));
    QVERIFY(isDrawn());
    key(Qt::Key_Return);
    QVERIFY(game().isRight(solution) && game().stack().index() == 0);
    QCOMPARE(window_->session().keeper().timesHelped(), 1);
    input.selection().select(Cells::of(0), 0);
    input.type(solution[0] % 9 + 1, EntryMode::Candidates);
    ask();
    key(Qt::Key_H);
    // Removing a candidate that the solution needs is a mistake as well.
    QVERIFY(text().contains(QString("%1 removed from r1c1").arg(solution[0])));
}

/// If the wrong digits came with the game, there are no moves to undo.
void TestHintController::mistakesWithoutHistoryAreTakenOff() {
    const Solution solution = *window_->session().examiner().solution();
    Puzzle puzzle;
    puzzle.grid = Grid::fromCells(kEasyCells);
    puzzle.grid.place(0, solution[0] % 9 + 1);
    // A digit that was wrong before the first move.
    puzzle.givensKnown = true;
    window_->session().games().startGame(puzzle);
    QTRY_VERIFY(window_->session().examiner().solution().has_value());
    ask();
    QCOMPARE(hint().kind, Hint::Kind::Mistake);
    key(Qt::Key_Return);
    QVERIFY(game().isRight(solution));
    QCOMPARE(game().sheet().value(0), 0);
}

/// Hints take the player's removed candidates into account; otherwise the same hint would repeat.
void TestHintController::hintsStartFromThePlayersMarks() {
    play(kHardCells);
    ask();
    const Step first = *hint().step();
    key(Qt::Key_Return);
    ask();
    // The applied step is known: the same step is not shown again.
    QVERIFY(hint().step()->deductions != first.deductions);
    game().stack().undo();
    ask();
    QCOMPARE(hint().step()->deductions, first.deductions);
}

/// For a puzzle with many solutions, and for a board that is being typed in.
void TestHintController::whereNoHintCanBeOneSentenceSaysSo() {
    Puzzle puzzle;
    puzzle.grid = Grid::fromCells("12345678.........................................................................");
    window_->session().games().startGame(puzzle);
    QTRY_VERIFY(window_->session().examiner().verdict().has_value());
    ask();
    QCOMPARE(hint().kind, Hint::Kind::Words);
    QVERIFY(text().endsWith('.') && !window_->action("applyhint")->isEnabled());
    // A board that is being typed in has no solution yet.
    window_->session().entry().begin();
    ask();
    QCOMPARE(hint().kind, Hint::Kind::Words);
    QCOMPARE(window_->session().keeper().timesHelped(), 0);
}

/// The last degree highlights the digits that exclude the other places or the other digits; earlier degrees do not.
void TestHintController::singlesShowWhatLeavesNoOtherChoice() {
    play(kHardCells);
    ask();
    QCOMPARE(hint().step()->technique->family, Family::Singles);
    key(Qt::Key_H);
    const Cell cell = hint().step()->deductions.front().cell;
    // One of several places in the house.
    QVERIFY(frame().look.has(cell) && frame().look.hasSeveral() &&
            !text().contains(QString::fromStdString(cellName(cell))));
    key(Qt::Key_H);
    int shown = 0;
    for (const Mark& mark : frame().marks)
        if (mark.candidate.digit == 0) {
            QVERIFY(game().sheet().value(mark.candidate.cell) != 0);
            ++shown;
        }
    QVERIFY(shown > 0);
}

/// A highlight of the selected cell's digit could be taken for a part of the hint, so it is muted until the hint is
/// closed or its page is left.
void TestHintController::whatIsLitRestsMeanwhile() {
    PlayerInput& input = window_->session().input();
    const Cell set = 1;
    input.selection().select(Cells::of(set), set);
    QVERIFY(!frame().peers.empty() && !frame().lit.empty() && frame().litDigit != 0);
    ask();
    for (int degree = 1; degree <= 3; ++degree) {
        QCOMPARE(hint().degree, degree);
        QVERIFY(frame().muted);
        QCOMPARE(frame().selected, Cells::of(set));
        key(Qt::Key_H);
    }
    auto* column = window_->findChild<Column*>();
    QWidget* page = column->page();
    column->showPage(window_->findChild<PlayPage*>());
    QVERIFY(!frame().muted && !isDrawn());
    column->showPage(page);
    QVERIFY(frame().muted && isDrawn());
    key(Qt::Key_Escape);
    QVERIFY(!frame().muted);
    // The same for an explanation of a candidate.
    const Cell blank = game().sheet().blanks().first();
    const Digit wrong =
        (game().sheet().allowed(blank) - Digits::of((*window_->session().examiner().solution())[blank])).first();
    window_->session().hints().explain({blank, wrong}, false);
    QTRY_COMPARE(hint().kind, Hint::Kind::Reason);
    QVERIFY(frame().muted);
}

/// Checks every candidate of the board: no reason speaks against a right one, and each wrong one has a reason.
void TestHintController::reasonsAreGiven() {
    const Solution solution = *window_->session().examiner().solution();
    HintController& hintController = window_->session().hints();
    const Grid grid = game().sheet().digits();
    for (Cell cell : grid.blanks())
        for (Digit digit : grid.candidates(cell)) {
            // Includes the candidates of the solution.
            hintController.explain({cell, digit}, false);
            QTRY_VERIFY(hint().kind == Hint::Kind::Reason || hint().kind == Hint::Kind::Words);
            QVERIFY(text().startsWith("Why not"));
            QCOMPARE(hint().kind == Hint::Kind::Words, solution[cell] == digit);
            if (hint().kind == Hint::Kind::Reason) {
                QCOMPARE(hint().step()->deductions, (std::vector<Deduction>{{cell, digit, false}}));
                // The assumption that fails.
                QVERIFY(text().contains(QString("r%1c%2 is %3").arg(cell / 9 + 1).arg(cell % 9 + 1).arg(digit)));
                QVERIFY(isDrawn());
            }
        }
}

/// The key opens a menu of nine digits at the selected cell, and a digit key chooses one.
void TestHintController::reasonsAreAskedForByKey() {
    const auto digits = [this] { return window_->findChild<BoardPanel*>()->findChild<QMenu*>(); };
    // In a filled cell there is nothing to choose.
    window_->session().selection().select(Cells::of(1), 1);
    key(Qt::Key_W);
    QVERIFY(digits() == nullptr);
    const QString answer = window_->findChild<Notice*>()->sentence();
    QVERIFY2(answer.startsWith("There is already a 7 in r1c2"), qPrintable(answer));
    window_->session().selection().select(Cells::of(0), 0);
    key(Qt::Key_W);
    QCOMPARE(digits()->actions().size(), 9);
    const Digit wrong =
        (game().sheet().allowed(0) - Digits::of((*window_->session().examiner().solution())[0])).first();
    QTest::keyClick(digits(), static_cast<Qt::Key>(Qt::Key_0 + wrong));
    QTRY_COMPARE(hint().kind, Hint::Kind::Reason);
    QVERIFY(text().startsWith(QString("Why not %1 in r1c1?").arg(wrong)));
}

void TestHintController::theMenuKeyOffersAllDigits() {
    auto* board = window_->findChild<BoardPanel*>();
    window_->session().selection().select(Cells::of(0), 0);
    QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, {});
    QCoreApplication::sendEvent(board->view(), &event);
    auto* menu = board->findChild<QMenu*>(QString(), Qt::FindDirectChildrenOnly);
    QVERIFY(menu != nullptr);
    QStringList asked;
    for (const QMenu* below : menu->findChildren<QMenu*>())
        for (const QAction* entry : below->actions())
            if (entry->text().startsWith("Why")) asked << entry->text().remove(u'&');
    QCOMPARE(asked.size(), 9);
    for (int digit = 1; digit <= 9; ++digit) QVERIFY(asked[digit - 1].contains(QString::number(digit)));
    delete menu;
}

/// Phrases of an explanation that name cells highlight them for a moment.
void TestHintController::phrasesPointAtTheirCells() {
    ask();
    key(Qt::Key_H);
    key(Qt::Key_H);
    // The conclusion, and below it the reason.
    QLabel* reason = window_->findChild<HintPage*>()->findChildren<QLabel*>("disclosed").last();
    QVERIFY(reason->isVisible() && reason->text().contains("<a href="));
    const Frame before = frame();
    // The same as a click on the phrase: two cells and no digit.
    emit reason->linkActivated("3,4|0");
    QVERIFY(frame().marks.size() == before.marks.size() + 2);
    QTRY_COMPARE(frame(), before);
}

/// The number of a link leads to its line.
void TestHintController::numbersOnTheBoardAreClicked() {
    window_->session().games().startGame(chainPuzzle());
    QTRY_VERIFY(window_->session().examiner().solution().has_value());
    ask();
    while (!hint().isWhole()) key(Qt::Key_H);
    BoardView* view = window_->findChild<BoardPanel*>()->view();
    const std::vector<LinkNumber> numbers = linkNumbers(view->geometryOfBoard(), view->frame());
    QVERIFY(numbers.size() > 2);
    for (const LinkNumber& number : numbers) {
        QTest::mouseClick(view, Qt::LeftButton, {}, number.centre.toPoint());
        QCOMPARE(hint().line, number.number);
    }
}

QTEST_MAIN(TestHintController)
#include "tst_hintcontroller.moc"
