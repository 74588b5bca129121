// SPDX-License-Identifier: MIT
#include "app/window/mainwindow.h"

#include "app/pages/board/boardpanel.h"
#include "app/pages/play/padkey.h"
#include "app/widgets/board/boardview.h"
#include "app/widgets/notice.h"
#include "app/widgets/segments.h"

#include "tests/app/scratchhome.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QDialog>
#include <QPushButton>
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

/// The keyboard focus is never lost when something is opened, covered, hidden or resized, and Esc changes nothing.
class TestFocus : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void everyDialogGivesTheKeyboardBack_data();
    void everyDialogGivesTheKeyboardBack();
    void aPausedBoardIsLeftByItsButton();
    void aDialogOverAPausedBoardGivesItBackToTheButton();
    void resizingChangesNothing();
    void watchingTakesTheKeyboardAndGivesItBack();
    void aHintIsLeftByEscape();
    void aNoticeIsLeftByEscape();
    void whatIsSwitchedOffLosesItToTheBoard();

private:
    QWidget* board() { return window_->findChild<BoardPanel*>()->view(); }
    QDialog* dialog() {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* dialog = qobject_cast<QDialog*>(widget); dialog && dialog->isVisible()) return dialog;
        return nullptr;
    }
    void press(Qt::Key key) { QTest::keyClick(window_->focusWidget(), key); }

    ScratchHome home_;
    std::unique_ptr<MainWindow> window_;
};

void TestFocus::init() {
    window_ = shownWindow(true);
    QVERIFY(window_);
    QTRY_VERIFY(window_->session().examiner().solution().has_value());
}

void TestFocus::cleanup() {
    window_.reset();
}

void TestFocus::everyDialogGivesTheKeyboardBack_data() {
    QTest::addColumn<QByteArray>("id");
    for (const char* id :
         {"newpuzzle", "about", "howtoplay", "whatiswatched", "keys", "changekeys", "settings", "techniques",
          "properties", "countsolutions", "explainsolutions", "compare", "race", "open", "save", "export", "print"})
        QTest::newRow(id) << QByteArray(id);
}

/// Esc leaves every dialog without a change of settings or game.
void TestFocus::everyDialogGivesTheKeyboardBack() {
    QFETCH(QByteArray, id);
    const Settings settings = window_->session().settings();
    const Sheet sheet = window_->session().game().sheet();
    QCOMPARE(window_->focusWidget(), board());
    window_->action(id.constData())->trigger();
    QTRY_VERIFY(dialog() != nullptr);
    QWidget* in = dialog()->focusWidget() != nullptr ? dialog()->focusWidget() : dialog();
    QTest::keyClick(in, Qt::Key_Escape);
    QTRY_VERIFY(dialog() == nullptr);
    QCOMPARE(window_->focusWidget(), board());
    QVERIFY(board()->isVisible());
    QVERIFY(window_->session().settings() == settings);
    QCOMPARE(window_->session().game().sheet(), sheet);
}

/// Space presses the button; elsewhere it is the key for the next mode.
void TestFocus::aPausedBoardIsLeftByItsButton() {
    press(Qt::Key_P);
    QVERIFY(window_->session().timekeeper().isPaused());
    auto* button = qobject_cast<QPushButton*>(window_->focusWidget());
    QVERIFY(button != nullptr && button->isVisible());
    // The button is in the middle of the board that it covers.
    const QPoint middle = button->mapTo(window_.get(), button->rect().center());
    QVERIFY((middle - board()->mapTo(window_.get(), board()->rect().center())).manhattanLength() < 40);
    press(Qt::Key_Space);
    QVERIFY(!window_->session().timekeeper().isPaused());
    QCOMPARE(window_->focusWidget(), board());
}

void TestFocus::aDialogOverAPausedBoardGivesItBackToTheButton() {
    press(Qt::Key_P);
    QWidget* button = window_->focusWidget();
    window_->action("about")->trigger();
    QTRY_VERIFY(dialog() != nullptr);
    QTest::keyClick(dialog(), Qt::Key_Escape);
    QTRY_VERIFY(dialog() == nullptr);
    QCOMPARE(window_->focusWidget(), button);
    press(Qt::Key_P);
    QCOMPARE(window_->focusWidget(), board());
}

/// With board and column side by side, and one below the other.
void TestFocus::resizingChangesNothing() {
    const QSize before = window_->size();
    for (const QSize size : {QSize(760, 600), QSize(800, 1200), QSize(1500, 900), before}) {
        window_->resize(size);
        QTRY_COMPARE(window_->size(), size);
        QCOMPARE(window_->focusWidget(), board());
    }
}

/// Starts from a button of the pad, which is hidden with the page.
void TestFocus::watchingTakesTheKeyboardAndGivesItBack() {
    window_->findChild<PadKey*>()->setFocus();
    press(Qt::Key_F5);
    // The pad is hidden while a solver is watched.
    QTRY_VERIFY(qobject_cast<BoardView*>(window_->focusWidget()));
    QVERIFY(window_->focusWidget() != board() && window_->focusWidget()->isVisible());
    press(Qt::Key_Escape);
    if (window_->focusWidget() != board()) window_->findChild<Segments*>()->setCurrentIndex(0);
    QCOMPARE(window_->focusWidget(), board());
}

void TestFocus::aHintIsLeftByEscape() {
    press(Qt::Key_H);
    QTRY_VERIFY(window_->session().hints().hint().kind == Hint::Kind::Step);
    press(Qt::Key_Escape);
    QVERIFY(window_->session().hints().hint().kind == Hint::Kind::None);
    QCOMPARE(window_->focusWidget(), board());
}

void TestFocus::aNoticeIsLeftByEscape() {
    auto* notice = window_->findChild<Notice*>();
    notice->say("Something happened.", {{"Answer", [] {}}});
    notice->findChild<QPushButton*>()->setFocus();
    press(Qt::Key_Escape);
    QVERIFY(notice->sentence().isEmpty());
    QCOMPARE(window_->focusWidget(), board());
}

/// A button that its own click disables loses the focus; the board must get it.
void TestFocus::whatIsSwitchedOffLosesItToTheBoard() {
    auto* key = window_->findChild<PadKey*>();
    key->setFocus();
    key->clearFocus();
    QTRY_COMPARE(window_->focusWidget(), board());
}

QTEST_MAIN(TestFocus)
#include "tst_focus.moc"
