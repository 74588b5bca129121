// SPDX-License-Identifier: MIT
// Ctrl+Q quits from every window of the program, and generated puzzles and games are saved.
#include "app/window/mainwindow.h"

#include "app/dialogs/lists/puzzlelist.h"
#include "app/store/recent/recentfiles.h"

#include "tests/app/scratchhome.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QTest>

#include <cstddef>

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

class TestQuitting : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QGuiApplication::setQuitOnLastWindowClosed(false); }
    void init();
    void cleanup() { window_.reset(); }
    void fromTheWindow();
    void fromEveryDialog_data();
    void fromEveryDialog();
    void aMadeListIsKept();
    void theEndOfTheSessionKeepsMadeLists();
    void theGameIsSaved();

private:
    static QList<QWidget*> shown();
    void quitFrom(QWidget* from);

    ScratchHome home_;
    std::unique_ptr<MainWindow> window_;
};

void TestQuitting::init() {
    window_ = shownWindow(true);
    QVERIFY(window_);
}

QList<QWidget*> TestQuitting::shown() {
    QList<QWidget*> windows;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (widget->isVisible()) windows << widget;
    return windows;
}

void TestQuitting::quitFrom(QWidget* from) {
    QVERIFY(from != nullptr);
    // activeWindow() can name a dialog of the active window before the dialog is active.
    QTRY_COMPARE(QApplication::activeWindow(), from);
    QTest::keyClick(from->focusWidget() != nullptr ? from->focusWidget() : from, Qt::Key_Q, Qt::ControlModifier);
    QTRY_VERIFY(shown().isEmpty());
}

void TestQuitting::fromTheWindow() {
    quitFrom(window_.get());
}

void TestQuitting::fromEveryDialog_data() {
    QTest::addColumn<QByteArray>("id");
    for (const char* id : {"about", "keys", "changekeys", "settings", "techniques", "properties", "countsolutions",
                           "explainsolutions", "compare", "race", "save", "print"})
        QTest::newRow(id) << QByteArray(id);
}

void TestQuitting::fromEveryDialog() {
    QFETCH(QByteArray, id);
    window_->action(id.constData())->trigger();
    QTRY_COMPARE(shown().size(), 2);
    for (QWidget* one : shown())
        if (one != window_.get()) return quitFrom(one);
}

/// Also a list that is still being generated.
void TestQuitting::aMadeListIsKept() {
    forgetRecentFiles();
    window_->importer().lists().make({.level = Level::Easy, .count = 3, .seed = 7});
    auto* list = window_->findChild<PuzzleList*>();
    QTRY_COMPARE(list->list().count(), 3);
    quitFrom(list);
    QCOMPARE(loadRecentFiles().size(), 1);
}

/// The desktop waits for no answer. The user can cancel it, and then the list is as it was.
void TestQuitting::theEndOfTheSessionKeepsMadeLists() {
    forgetRecentFiles();
    window_->importer().lists().make({.level = Level::Easy, .count = 2, .seed = 7});
    auto* list = window_->findChild<PuzzleList*>();
    QTRY_COMPARE(list->list().count(), 2);
    QVERIFY(list->isUnsaved());
    // QSessionManager has no public constructor; the window does not access it, so blank memory will do.
    alignas(std::max_align_t) std::byte none[64] = {};
    for (int times = 0; times < 2; ++times) {
        emit qApp->commitDataRequest(reinterpret_cast<QSessionManager&>(none));
        QCOMPARE(loadRecentFiles().size(), 1);
        QVERIFY(!list->isUnsaved() && list->isVisible());
    }
}

void TestQuitting::theGameIsSaved() {
    window_->session().selection().select(Cells::of(0), 0);
    QTest::keyClick(window_->focusWidget(), Qt::Key_6);
    const Sheet before = window_->session().game().sheet();
    QVERIFY(before != before.blank());
    window_->action("keys")->trigger();
    QTRY_COMPARE(shown().size(), 2);
    for (QWidget* one : shown())
        if (one != window_.get()) quitFrom(one);
    window_.reset();
    init();
    QCOMPARE(window_->session().game().sheet(), before);
}

QTEST_MAIN(TestQuitting)
#include "tst_quitting.moc"
