// SPDX-License-Identifier: MIT
// Several windows of one program, and what the desktop asks of them.
#include "app/window/windows.h"

#include "app/desktop/crashreports.h"
#include "app/dialogs/daily/dailydialog.h"
#include "app/dialogs/help/crashsheet.h"
#include "app/widgets/notice.h"
#include "app/window/mainwindow.h"
#include "tests/app/examplepuzzle.h"
#include "tests/app/scratchhome.h"
#include "tests/files.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QPushButton>
#include <QTest>

using namespace ninefold;
using namespace ninefold::desktop;
using namespace ninefold::store;
using namespace ninefold::window;

namespace {

QList<MainWindow*> windows() {
    QList<MainWindow*> found;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* window = qobject_cast<MainWindow*>(widget)) found << window;
    return found;
}

QByteArray digitsOf(MainWindow& window) {
    return QByteArray::fromStdString(window.session().game().sheet().digits().cellsText());
}

QPushButton* button(QWidget& parent, const QString& text) {
    for (QPushButton* one : parent.findChildren<QPushButton*>())
        if (one->text().remove(u'&') == text) return one;
    return nullptr;
}

} // namespace

class TestWindows : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QGuiApplication::setQuitOnLastWindowClosed(false);
        writeBytes(file_, kExampleCells);
    }
    void init() { windows_ = std::make_unique<Windows>(); }
    void cleanup() {
        windows_.reset();
        QCOMPARE(windows().size(), 0);
        QDir(home_.path("data/Ninefold/Ninefold/games")).removeRecursively();
    }
    void aFileGetsAWindowOfItsOwn();
    void aGameIsInOneWindow();
    void newGamesStartInTheWindowUsedLast();
    void thePuzzlesOfTheDayAreShown();
    void aMinimisedWindowComesBack();
    void settingsHoldInAllWindows();
    void aClosedWindowIsGone();
    void allIsSavedAtTheEnd();
    void aCrashIsReported();
    void aReportCanBeDeleted();

private:
    MainWindow& add(const Request& request);

    const ScratchHome home_;
    const QString file_ = home_.path(QStringLiteral("a b \u00fc.txt"));
    std::unique_ptr<Windows> windows_;
};

/// The window that the request opened; active, since the last active one gets the next request.
MainWindow& TestWindows::add(const Request& request) {
    const QList<MainWindow*> before = windows();
    windows_->fulfil(request);
    QList<MainWindow*> now = windows();
    now.removeIf([&](MainWindow* one) { return before.contains(one); });
    if (now.size() != 1 || !QTest::qWaitForWindowActive(now.first())) qFatal("There is no window more.");
    return *now.first();
}

void TestWindows::aFileGetsAWindowOfItsOwn() {
    MainWindow& first = add({});
    // On this screen there is room for such a window at two places.
    first.resize(first.minimumSize());
    const QByteArray digits = digitsOf(first);
    const QString game = first.session().savedGames().current();
    MainWindow& second = add(requestToOpen({file_}));
    QCOMPARE(windows_->count(), 2);
    QTRY_COMPARE(digitsOf(second), QByteArray(kExampleCells));
    QVERIFY(second.pos() != first.pos());
    // Each writes its own game.
    QCOMPARE(digitsOf(first), digits);
    QCOMPARE(first.session().savedGames().current(), game);
    QVERIFY(second.session().savedGames().current() != game);
    QVERIFY(first.session().savedGames().isSaved() && second.session().savedGames().isSaved());
}

/// One game is never open in two windows.
void TestWindows::aGameIsInOneWindow() {
    MainWindow& first = add(requestToOpen({file_}));
    QTRY_COMPARE(digitsOf(first), QByteArray(kExampleCells));
    const QString game = first.session().savedGames().current();
    MainWindow& second = add(requestToOpen({home_.path("none.txt")}));
    QTRY_VERIFY(!second.session().savedGames().current().isEmpty());
    QVERIFY(second.session().savedGames().current() != game);
    QVERIFY(!second.session().games().open(game));
}

void TestWindows::newGamesStartInTheWindowUsedLast() {
    MainWindow& first = add({});
    MainWindow& second = add(requestToOpen({file_}));
    QTRY_COMPARE(digitsOf(second), QByteArray(kExampleCells));
    const QByteArray digits = digitsOf(first);
    const Request easy{.kind = Request::Kind::NewGame, .level = rating::Level::VeryEasy};
    windows_->fulfil(easy);
    QTRY_VERIFY(digitsOf(second) != kExampleCells);
    QCOMPARE(digitsOf(first), digits);
    QCOMPARE(second.session().game().about().level, "Very Easy");
    // The game before is not lost.
    second.session().games().undo();
    QCOMPARE(digitsOf(second), QByteArray(kExampleCells));
    first.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&first));
    windows_->fulfil(easy);
    QTRY_VERIFY(digitsOf(first) != digits);
    QCOMPARE(windows_->count(), 2);
}

void TestWindows::thePuzzlesOfTheDayAreShown() {
    MainWindow& window = add({.kind = Request::Kind::Daily});
    QCOMPARE(window.findChildren<dialogs::DailyDialog*>().size(), 1);
    QTRY_VERIFY(window.findChild<dialogs::DailyDialog*>()->isVisible());
    // Only once, however often it is asked for.
    windows_->fulfil({.kind = Request::Kind::Daily});
    QCOMPARE(window.findChildren<dialogs::DailyDialog*>().size(), 1);
}

void TestWindows::aMinimisedWindowComesBack() {
    MainWindow& window = add({});
    window.showMinimized();
    windows_->fulfil({.token = {.wayland = "token"}});
    QVERIFY(!window.isMinimized() && window.isVisible());
    QCOMPARE(windows_->count(), 1);
    QCOMPARE(qgetenv("XDG_ACTIVATION_TOKEN"), "token");
    windows_->fulfil({});
    QVERIFY(!qEnvironmentVariableIsSet("XDG_ACTIVATION_TOKEN"));
}

void TestWindows::settingsHoldInAllWindows() {
    MainWindow& first = add({});
    MainWindow& second = add(requestToOpen({file_}));
    Settings settings = second.session().settings();
    settings.showClock = !settings.showClock;
    second.session().preferences().setSettings(settings);
    QCOMPARE(first.session().settings(), settings);
    // So a change in the other window does not bring the old value back.
    settings.showLeft = !settings.showLeft;
    first.session().preferences().setSettings(settings);
    QCOMPARE(second.session().settings(), settings);
    QCOMPARE(loadSettings(), settings);
}

void TestWindows::aClosedWindowIsGone() {
    MainWindow& first = add({});
    MainWindow& second = add(requestToOpen({file_}));
    second.close();
    QTRY_COMPARE(windows_->count(), 1);
    QCOMPARE(windows(), QList<MainWindow*>{&first});
    // The next file does not meet the closed one.
    add(requestToOpen({file_}));
    QCOMPARE(windows_->count(), 2);
}

void TestWindows::allIsSavedAtTheEnd() {
    MainWindow& first = add({});
    MainWindow& second = add(requestToOpen({file_}));
    QTRY_COMPARE(digitsOf(second), QByteArray(kExampleCells));
    for (MainWindow* window : {&first, &second}) window->session().game().clock().set(3'600'000);
    const QStringList games = {first.session().savedGames().current(), second.session().savedGames().current()};
    // A question that is open is not waited for.
    second.action("properties")->trigger();
    windows_->closeAll();
    QTRY_COMPARE(windows_->count(), 0);
    const SavedGames saved(SavedGames::usualFolder());
    for (const QString& game : games) QVERIFY(saved.look(game).puzzle->elapsedMs >= 3'600'000);
}

void TestWindows::aCrashIsReported() {
    QVERIFY(QDir().mkpath(crashFolder()));
    const QString report = crashFolder() + "/crash-20260101.txt";
    writeBytes(report, "Signal: 11");
    MainWindow& window = add({});
    QVERIFY(window.findChild<widgets::Notice*>()->sentence().contains("crashed"));
    button(window, "Show the Report")->click();
    auto* sheet = window.findChild<dialogs::CrashSheet*>();
    QVERIFY(sheet != nullptr && !sheet->isModal());
    button(*sheet, "Copy")->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), "Signal: 11");
    QGuiApplication::clipboard()->clear();
    // It is offered once, and kept for the player.
    QVERIFY(!QFile::exists(report));
    QCOMPARE(QDir(crashFolder()).entryList(QDir::Files).size(), 1);
    button(*sheet, "Delete")->click();
    QCOMPARE(QDir(crashFolder()).entryList(QDir::Files).size(), 0);
}

void TestWindows::aReportCanBeDeleted() {
    QVERIFY(QDir().mkpath(crashFolder()));
    writeBytes(crashFolder() + "/crash-20260101.txt", "Signal: 11");
    MainWindow& window = add({});
    button(window, "Delete It")->click();
    QVERIFY(QDir(crashFolder()).isEmpty());
    // A second window does not ask again.
    writeBytes(crashFolder() + "/crash-20260102.txt", "Signal: 11");
    MainWindow& second = add(requestToOpen({file_}));
    QVERIFY(!second.findChild<widgets::Notice*>()->sentence().contains("crashed"));
    QVERIFY(QDir(crashFolder()).removeRecursively());
}

QTEST_MAIN(TestWindows)
#include "tst_windows.moc"
