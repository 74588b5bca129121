// SPDX-License-Identifier: MIT
// The whole window, played by its keys. Parts with a test of their own appear here only as far as they work
// together.
#include "app/window/mainwindow.h"

#include "app/pages/board/boardpanel.h"
#include "app/pages/play/padkey.h"
#include "app/pages/settingswitch.h"
#include "app/widgets/board/boardscroller.h"
#include "app/widgets/board/boardview.h"
#include "app/widgets/keybutton.h"
#include "app/widgets/notice.h"
#include "app/widgets/statusline.h"
#include "app/window/actions.h"

#include "tests/app/examplepuzzle.h"
#include "tests/app/scratchhome.h"
#include "tests/app/window/shownwindow.h"

#include <QAccessible>
#include <QAction>
#include <QKeyEvent>
#include <QSessionManager>
#include <QSet>
#include <QTest>

#include <cstddef>

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

class TestMainWindow : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void actionsHaveOneMeaningEach();
    void aPuzzleIsPlayedByKeyboard();
    void undoAndRedoFollowTheKeys();
    void problemsAreOneSentence();
    void digitsRunFromLeftToRightInEveryScript();
    void aHeldKeyIsAMode();
    void theBoardZooms();
    void aDeadBranchIsReported();
    void anEmptyBranchIsDropped();
    void helpIsKeptWithTheGame();
    void theClockRestsWhileMinimised();
    void theEndOfTheSessionSaves();
    void theWayBetweenGamesIsOffered();
    void chosenKeysAreUsed();
    void theThemeFollowsTheDesktop();
    void whatHappensIsAnnounced();
    void whatFetchesSomethingIsAButton();

private:
    /// Sends the key to the focused widget, as a real key press.
    void key(int key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(window_->focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }
    const Sheet& sheet() { return window_->session().game().sheet(); }

    ScratchHome home_;
    std::unique_ptr<MainWindow> window_;
};

/// The middle cell is blank in this puzzle, and the cursor is there.
void TestMainWindow::init() {
    window_ = shownWindow();
    QVERIFY(window_);
    Puzzle puzzle;
    puzzle.name = "Example";
    puzzle.grid = Grid::fromCells("481...67..7.9..538..3678..17.6.3.8.58.92....3.3...94.6..8.4..6...7..235.2.43951..");
    window_->session().games().startGame(puzzle);
}

void TestMainWindow::cleanup() {
    window_.reset();
}

/// Ids are used as names in the settings, keys must not be ambiguous, and each action does exactly one thing.
void TestMainWindow::actionsHaveOneMeaningEach() {
    QSet<QString> ids, keys;
    for (const ActionRow& row : actionTable()) {
        const ActionSpec& spec = row.spec;
        QVERIFY2(!ids.contains(spec.id), spec.id);
        ids << spec.id;
        // It runs a command of the window or of a page, opens a room, toggles a setting, or fills a submenu.
        const int meanings = (row.run != nullptr) + (row.runOnPage != nullptr) + (row.room != nullptr) +
                             (row.toggles != nullptr) + (row.fill != nullptr);
        QVERIFY2(meanings == 1, spec.id);
        for (const QKeySequence& sequence : window_->action(spec.id)->shortcuts()) {
            QVERIFY2(!sequence.isEmpty() && !keys.contains(sequence.toString()), spec.id);
            keys << sequence.toString();
        }
    }
}

/// Plays without the mouse: enters and erases digits, and changes the mode by modifiers and by its key.
void TestMainWindow::aPuzzleIsPlayedByKeyboard() {
    QCOMPARE(window_->windowTitle(), "Example - Ninefold");
    QVERIFY(qobject_cast<BoardView*>(window_->focusWidget()));
    key(Qt::Key_5);
    QCOMPARE(sheet().value(40), 5);
    key(Qt::Key_Right);
    QCOMPARE(window_->session().selection().cursor(), 41);
    key(Qt::Key_Home);
    key(Qt::Key_Right);
    QVERIFY(!window_->session().settings().moreModes);
    key(Qt::Key_2, Qt::ShiftModifier);
    // The pad now shows the mode that was used.
    QVERIFY(window_->session().settings().moreModes);
    key(Qt::Key_6, Qt::ControlModifier);
    // The tests share one settings file.
    setSwitch(window_->session(), &Settings::moreModes, false);
    QCOMPARE(sheet().cells[37].corner, Digits::of(2));
    QCOMPARE(sheet().cells[37].centre, Digits::of(6));
    key(Qt::Key_N);
    key(Qt::Key_2);
    QCOMPARE(sheet().cells[37].candidates, Digits::of(2));
    key(Qt::Key_Delete);
    QVERIFY(sheet().cells[37].candidates.empty());
}

/// Uses both pairs of keys, mixed.
void TestMainWindow::undoAndRedoFollowTheKeys() {
    const Sheet before = sheet();
    key(Qt::Key_5);
    key(Qt::Key_M);
    const Sheet after = sheet();
    key(Qt::Key_Z, Qt::ControlModifier);
    key(Qt::Key_BracketLeft);
    QCOMPARE(sheet(), before);
    key(Qt::Key_BracketRight);
    key(Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(sheet(), after);
}

/// A missing file is reported in the window, without a message box, and nothing else changes.
void TestMainWindow::problemsAreOneSentence() {
    const Sheet before = sheet();
    window_->importer().openFile(home_.path("nothing there.txt"));
    QTRY_VERIFY(!window_->findChild<Notice*>()->sentence().isEmpty());
    QCOMPARE(sheet(), before);
}

/// In a right-to-left language the layout is mirrored, but digits and cells are not.
void TestMainWindow::digitsRunFromLeftToRightInEveryScript() {
    window_.reset();
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    init();
    const QList<PadKey*> keys = window_->findChildren<PadKey*>();
    const auto* board = window_->findChild<BoardPanel*>()->view();
    const int first = keys[0]->mapTo(window_.get(), QPoint()).x();
    // Reset before the comparisons: a failing test must not mirror the next ones.
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    QCOMPARE(keys.size(), kDigitCount);
    QVERIFY(keys[0]->x() < keys[1]->x() && keys[1]->x() < keys[2]->x() && keys[2]->y() < keys[3]->y());
    // Column and board have changed sides, the cells have not.
    QVERIFY(first < board->mapTo(window_.get(), QPoint()).x());
    QVERIFY(board->geometryOfBoard().cell(0).x() < board->geometryOfBoard().cell(8).x());
}

/// Shift, Control and both select modes while they are held down.
void TestMainWindow::aHeldKeyIsAMode() {
    const PlayerInput& input = window_->session().input();
    // As a keyboard sends them: the modifiers are those held before the key.
    const auto send = [this](QEvent::Type type, Qt::Key key, Qt::KeyboardModifiers before) {
        QKeyEvent event(type, key, before);
        QCoreApplication::sendEvent(window_->focusWidget(), &event);
    };
    send(QEvent::KeyPress, Qt::Key_Shift, {});
    QCOMPARE(input.mode().current(), EntryMode::Corner);
    send(QEvent::KeyPress, Qt::Key_Control, Qt::ShiftModifier);
    QCOMPARE(input.mode().current(), EntryMode::Colour);
    send(QEvent::KeyRelease, Qt::Key_Shift, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(input.mode().current(), EntryMode::Centre);
    send(QEvent::KeyRelease, Qt::Key_Control, Qt::ControlModifier);
    QCOMPARE(input.mode().current(), EntryMode::Place);
    // Holding a modifier does not show more modes on the pad.
    QVERIFY(!window_->session().settings().moreModes);
}

/// Zooms to both limits; the selected cell stays visible.
void TestMainWindow::theBoardZooms() {
    auto* view = window_->findChild<BoardPanel*>()->view();
    auto* scroller = window_->findChild<BoardScroller*>();
    window_->action("zoomfit")->trigger();
    const qreal fitting = view->geometryOfBoard().cellSize();
    QVERIFY(view->height() <= scroller->height());
    // Ten steps of the wheel.
    for (int step = 0; step < 10; ++step) emit view->zoomWanted(1);
    QCOMPARE(window_->session().settings().zoom, 200);
    QTRY_VERIFY(view->geometryOfBoard().cellSize() > 1.8 * fitting);
    window_->session().selection().select(Cells::of(80), 80);
    const QPoint middle = view->geometryOfBoard().cell(80).center().toPoint();
    // The board is larger than its viewport now; the cursor must stay visible.
    QVERIFY(scroller->viewport()->rect().contains(view->mapTo(scroller->viewport(), middle)));
    for (int step = 0; step < 99; ++step) window_->action("zoomout")->trigger();
    QCOMPARE(window_->session().settings().zoom, kSmallestZoom);
    window_->action("zoomfit")->trigger();
    QTRY_COMPARE(view->geometryOfBoard().cellSize(), fitting);
}

/// A branch may end in a contradiction; the window reports where as soon as it is known.
void TestMainWindow::aDeadBranchIsReported() {
    Puzzle puzzle;
    puzzle.grid = Grid::fromCells("12345678.........................................................................");
    window_->session().games().startGame(puzzle);
    auto* notice = window_->findChild<Notice*>();
    QTRY_VERIFY(!notice->sentence().isEmpty()); // the notice that there are many solutions
    window_->action("try")->trigger();
    window_->session().selection().select(Cells::of(17), 17);
    // Row 1 lacks only a 9, and this digit removes the last place for it.
    key(Qt::Key_9);
    QTRY_COMPARE(notice->sentence(), "What you are trying cannot work: no digit is left for r1c9.");
    window_->action("droptry")->trigger();
    QVERIFY(notice->sentence().isEmpty());
    QCOMPARE(sheet().value(17), 0);
}

/// A branch without moves leaves no trace, and its explanation goes with it.
void TestMainWindow::anEmptyBranchIsDropped() {
    const auto status = [this] { return window_->findChild<StatusLine*>()->text(); };
    window_->action("try")->trigger();
    QVERIFY(status().startsWith("You are trying something out"));
    window_->action("droptry")->trigger();
    QCOMPARE(status(), "Dropped: the board is as it was before.");
}

/// Otherwise closing the window would reset the count of help.
void TestMainWindow::helpIsKeptWithTheGame() {
    window_->session().checker().check();
    window_->session().checker().check();
    QCOMPARE(window_->session().keeper().timesHelped(), 2);
    window_.reset();
    window_ = std::make_unique<MainWindow>();
    window_->begin({});
    QCOMPARE(window_->session().keeper().timesHelped(), 2);
}

/// The clock stops for two reasons, away and paused, and continues only when neither applies.
void TestMainWindow::theClockRestsWhileMinimised() {
    Session& session = window_->session();
    QVERIFY(session.game().clock().isRunning());
    session.timekeeper().setAway(true);
    QVERIFY(!session.game().clock().isRunning());
    session.timekeeper().setPaused(true);
    session.timekeeper().setAway(false);
    QVERIFY(!session.game().clock().isRunning());
    session.timekeeper().setPaused(false);
    QVERIFY(session.game().clock().isRunning());
}

/// At its end the desktop session asks for everything to be saved, without time for questions.
void TestMainWindow::theEndOfTheSessionSaves() {
    Session& session = window_->session();
    const auto saved = [&] { return session.savedGames().look(session.savedGames().current()).puzzle->elapsedMs; };
    // QSessionManager has no public constructor; the window does not access it, so blank memory will do.
    alignas(std::max_align_t) std::byte none[64] = {};
    auto& manager = reinterpret_cast<QSessionManager&>(none);
    session.game().clock().set(3'600'000);
    emit qApp->commitDataRequest(manager);
    QVERIFY(saved() >= 3'600'000);
    session.game().clock().set(7'200'000);
    emit qApp->saveStateRequest(manager);
    QVERIFY(saved() >= 7'200'000);
}

/// Undo and redo lead to the previous and the next game, and are disabled at the ends.
void TestMainWindow::theWayBetweenGamesIsOffered() {
    Puzzle next;
    next.name = "Next";
    next.grid = Grid::fromCells(kExampleCells);
    window_->session().games().startGame(next);
    const QAction* undo = window_->action("undo");
    const QAction* redo = window_->action("redo");
    QVERIFY(undo->isEnabled() && !redo->isEnabled());
    window_->session().games().undo();
    QCOMPARE(window_->windowTitle(), "Example - Ninefold");
    QVERIFY(!undo->isEnabled() && redo->isEnabled());
    window_->session().games().redo();
    QVERIFY(undo->isEnabled() && !redo->isEnabled());
}

/// Keys chosen by the player replace the defaults; a command may also have no key.
void TestMainWindow::chosenKeysAreUsed() {
    const Settings before = window_->session().settings();
    Settings settings = before;
    settings.keys = {{"check", "F8"}, {"undo", ""}};
    window_->session().preferences().setSettings(settings);
    QCOMPARE(window_->action("check")->shortcuts(), QList<QKeySequence>{Qt::Key_F8});
    QVERIFY(window_->action("undo")->shortcuts().isEmpty());
    key(Qt::Key_F8);
    QCOMPARE(window_->session().keeper().timesHelped(), 1);
    // The default key, which the command no longer has.
    key(Qt::Key_K);
    QCOMPARE(window_->session().keeper().timesHelped(), 1);
    window_->session().preferences().setSettings(before);
    QVERIFY(window_->action("undo")->shortcuts().contains(QKeySequence("Ctrl+Z")));
}

/// A theme that the player chose stays when the desktop's changes; the System theme follows it.
void TestMainWindow::theThemeFollowsTheDesktop() {
    const auto ground = [] { return QApplication::palette().color(QPalette::Window); };
    const QColor before = ground();
    Settings settings = window_->session().settings();
    settings.theme = ThemeChoice::Dark;
    window_->session().preferences().setSettings(settings);
    const QColor dark = ground();
    QVERIFY(dark != before);
    // Simulates a change of the desktop's theme.
    QEvent changed(QEvent::ThemeChange);
    QCoreApplication::sendEvent(window_.get(), &changed);
    QCOMPARE(ground(), dark);
    settings.theme = ThemeChoice::System;
    window_->session().preferences().setSettings(settings);
    QCOMPARE(ground(), before);
    QCoreApplication::sendEvent(window_.get(), &changed);
    QCOMPARE(ground(), before);
}

/// Changes that happen out of sight are reported: in the status line, and to a screen reader by a notification.
void TestMainWindow::whatHappensIsAnnounced() {
    const auto* status = window_->findChild<StatusLine*>();
    key(Qt::Key_5);
    QCOMPARE(status->text(), "Row 5 column 5: 5");
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(status->text(), "Undone: 5 in r5c5");
    const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(status->findChild<QWidget*>());
    QCOMPARE(spoken->role(), QAccessible::Notification);
    QCOMPARE(spoken->text(QAccessible::Name), status->text());
    // A given explains why it cannot be changed.
    window_->session().selection().select(Cells::of(0), 0);
    key(Qt::Key_5);
    QCOMPARE(status->text(), "This digit belongs to the puzzle and cannot be changed.");
    QCOMPARE(spoken->text(QAccessible::Name), status->text());
}

/// A command keeps the accessible role of a button, also where it shows that it is chosen.
void TestMainWindow::whatFetchesSomethingIsAButton() {
    const auto role = [this](const QString& text) {
        for (KeyButton* key : window_->findChildren<KeyButton*>())
            if (key->text() == text) return QAccessible::queryAccessibleInterface(key)->role();
        return QAccessible::NoRole;
    };
    QCOMPARE(role("All Steps Now"), QAccessible::Button);
    QCOMPARE(role("Solution Path"), QAccessible::Button);
    QCOMPARE(role("Candidates"), QAccessible::CheckBox);
}

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
