// SPDX-License-Identifier: MIT
#include "app/window/mainwindow.h"

#include "app/dialogs/lists/puzzlelist.h"
#include "app/pages/board/startcard.h"
#include "app/widgets/notice.h"

#include "tests/app/examplepuzzle.h"
#include "tests/app/scratchhome.h"

#include <QClipboard>
#include <QFile>
#include <QPushButton>
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

namespace {

const QByteArray kLine = kExampleCells;

} // namespace

/// The start of the program: on the first day, on later days, and with a puzzle on the clipboard.
class TestStarting : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theFirstDayBeginsWithAPuzzleAndACard();
    void theCardGoesWithTheFirstMove();
    void laterDaysContinue();
    void aPuzzleOnTheClipboardIsOffered();
    void theFirstDaysOfferIsOnTheCard();
    void whatIsOnTheBoardIsNotOffered();
    void noPuzzleIsNoOffer_data();
    void noPuzzleIsNoOffer();
    void severalFilesAreOneList();

private:
    void start() {
        window_.reset();
        window_ = std::make_unique<MainWindow>();
        window_->begin({});
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        // The clipboard is checked after the pending events.
        QCoreApplication::processEvents();
    }
    QString reported() { return window_->findChild<Notice*>()->sentence(); }
    StartCard* card() { return window_->findChild<StartCard*>(); }
    QPushButton* button(const QString& text) {
        for (QPushButton* one : window_->findChildren<QPushButton*>())
            if (one->text() == text && one->isVisible()) return one;
        return nullptr;
    }
    QByteArray board() { return QByteArray::fromStdString(window_->session().game().puzzle().grid.cellsText()); }

    std::unique_ptr<ScratchHome> home_;
    std::unique_ptr<MainWindow> window_;
};

void TestStarting::init() {
    home_ = std::make_unique<ScratchHome>();
    QGuiApplication::clipboard()->clear();
    start();
}

void TestStarting::cleanup() {
    window_.reset();
}

/// No empty grid and no questions.
void TestStarting::theFirstDayBeginsWithAPuzzleAndACard() {
    QVERIFY(card()->isVisible());
    const Grid grid = window_->session().game().puzzle().grid;
    QVERIFY(grid.givens().count() >= 17 && grid.blanks().count() > 20);
    QCOMPARE(window_->session().selection().cursor(), 40);
    QVERIFY(window_->windowTitle().endsWith(" - Ninefold"));
    QVERIFY(reported().isEmpty());
    // The clock waits until the card has been read.
    QVERIFY(!window_->session().game().clock().isRunning());
    button("Play This Puzzle")->click();
    QVERIFY(window_->session().game().clock().isRunning());
}

void TestStarting::theCardGoesWithTheFirstMove() {
    const Cell blank = *window_->session().game().sheet().blanks().begin();
    window_->session().selection().select(Cells::of(blank), blank);
    QTest::keyClick(window_->focusWidget(), Qt::Key_1);
    QVERIFY(!card()->isVisible());
}

/// The game returns with its history: undo works across starts.
void TestStarting::laterDaysContinue() {
    const Cell blank = *window_->session().game().sheet().blanks().begin();
    window_->session().selection().select(Cells::of(blank), blank);
    QTest::keyClick(window_->focusWidget(), Qt::Key_1);
    const QByteArray before = board();
    start();
    QCOMPARE(board(), before);
    QVERIFY(!card()->isVisible() && reported().isEmpty());
    window_->session().games().undo();
    QVERIFY(board() != before);
}

/// The puzzle is offered, and played only when the player accepts.
void TestStarting::aPuzzleOnTheClipboardIsOffered() {
    const QByteArray before = board();
    QGuiApplication::clipboard()->setText(kLine);
    start();
    QTRY_VERIFY(reported().contains("clipboard"));
    QCOMPARE(board(), before);
    button("Play It")->click();
    QTRY_COMPARE(board(), kLine);
    QVERIFY(reported().isEmpty());
    // One undo returns to the previous game.
    window_->session().games().undo();
    QCOMPARE(board(), before);
}

void TestStarting::theFirstDaysOfferIsOnTheCard() {
    home_ = std::make_unique<ScratchHome>();
    QGuiApplication::clipboard()->setText(kLine);
    start();
    QTRY_VERIFY(button("Paste") != nullptr);
    QVERIFY(reported().isEmpty());
    button("Paste")->click();
    QTRY_COMPARE(board(), kLine);
    QVERIFY(!card()->isVisible());
}

/// A puzzle that was copied from the board is not offered.
void TestStarting::whatIsOnTheBoardIsNotOffered() {
    QGuiApplication::clipboard()->setText(QString::fromLatin1(board()));
    start();
    QVERIFY(reported().isEmpty());
}

void TestStarting::noPuzzleIsNoOffer_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("prose") << QString("Dear diary, nothing happened today.");
    QTest::newRow("cut off") << QString(kLine.left(70));
    QTest::newRow("too much to look through at the start") << QString(kLine + '\n').repeated(400);
}

void TestStarting::noPuzzleIsNoOffer() {
    QFETCH(QString, text);
    QGuiApplication::clipboard()->setText(text);
    start();
    QVERIFY(reported().isEmpty());
}

/// The same as dropped files; the window under the list has a game on its board.
void TestStarting::severalFilesAreOneList() {
    QStringList paths;
    for (const char* name : {"one.txt", "two.txt"}) {
        QFile file(home_->path(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(kLine);
        paths << file.fileName();
    }
    window_ = std::make_unique<MainWindow>();
    window_->begin(paths);
    PuzzleList* list = nullptr;
    QTRY_VERIFY((list = window_->findChild<PuzzleList*>()) != nullptr);
    QTRY_COMPARE(list->list().count(), 2);
    QVERIFY(!window_->session().game().about().name.empty());
}

QTEST_MAIN(TestStarting)
#include "tst_starting.moc"
