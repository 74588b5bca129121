// SPDX-License-Identifier: MIT
// Making a new puzzle may take time: the window shows that, and the current game continues until it is ready.
#include "app/window/mainwindow.h"

#include "app/pages/board/boardpanel.h"
#include "app/widgets/board/boardview.h"
#include "app/widgets/busystrip.h"
#include "app/widgets/statusline.h"

#include "tests/app/heard.h"
#include "tests/app/scratchhome.h"
#include "tests/app/window/shownwindow.h"

#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

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

class TestMaking : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void nothingIsSaidOfAMoment();
    void whatTakesLongerIsSaid();
    void theGameBeforeStaysUntilThePuzzleIsThere();
    void isCancelled_data();
    void isCancelled();
    void anotherGameEndsIt();
    void aClimbIsMadeFromTheMenu();
    void aFailureIsSaid();

private:
    BusyStrip* strip() { return window_->findChild<BusyStrip*>(); }
    QWidget* board() { return window_->findChild<BoardPanel*>()->view(); }
    QString name() { return QString::fromStdString(window_->session().game().about().name); }
    static Puzzle example();

    ScratchHome home_;
    std::unique_ptr<MainWindow> window_;
};

Puzzle TestMaking::example() {
    Puzzle puzzle;
    puzzle.name = "Example";
    puzzle.givensKnown = true;
    puzzle.grid = Grid::fromCells("481...67..7.9..538..3678..17.6.3.8.58.92....3.3...94.6..8.4..6...7..235.2.43951..");
    return puzzle;
}

void TestMaking::init() {
    window_ = shownWindow();
    QVERIFY(window_);
    window_->session().games().startGame(example());
}

void TestMaking::cleanup() {
    window_.reset();
}

/// Most puzzles are ready before a message could be read, so none is shown at first.
void TestMaking::nothingIsSaidOfAMoment() {
    QSignalSpy shown(strip(), &BusyStrip::workShown);
    strip()->begin("Something");
    QVERIFY(strip()->isHidden());
    const auto* delay = strip()->findChild<QTimer*>();
    QVERIFY(delay->isActive());
    strip()->end();
    QVERIFY(!delay->isActive());
    QVERIFY(strip()->isHidden());
    QVERIFY(shown.isEmpty());
}

void TestMaking::whatTakesLongerIsSaid() {
    strip()->findChild<QTimer*>()->setInterval(0);
    strip()->begin("Something");
    QTRY_VERIFY(strip()->isVisible());
    QCOMPARE(strip()->findChild<QLabel*>()->text(), "Something");
    strip()->end();
    QVERIFY(strip()->isHidden());
}

void TestMaking::theGameBeforeStaysUntilThePuzzleIsThere() {
    window_->session().maker().make(Level::Easy);
    QVERIFY(window_->session().maker().isMaking());
    strip()->showNow();
    QVERIFY(strip()->isVisible());
    const QString sentence = strip()->findChild<QLabel*>()->text();
    QVERIFY(sentence.contains("Easy"));
    // Accessible: the message is announced, and the strip has a name.
    QVERIFY(window_->findChild<StatusLine*>()->text().contains(sentence));
    QCOMPARE(strip()->accessibleName(), sentence);
    QCOMPARE(name(), "Example");
    QTRY_VERIFY(name() != "Example");
    QVERIFY(strip()->isHidden());
    QVERIFY(!window_->session().maker().isMaking());
    // The message has been replaced.
    QVERIFY(window_->findChild<StatusLine*>()->text().contains(name()));
}

void TestMaking::isCancelled_data() {
    QTest::addColumn<bool>("byButton");
    QTest::newRow("by Esc on the board") << false;
    QTest::newRow("by the button") << true;
}

/// The current game continues as if no new puzzle had been requested.
void TestMaking::isCancelled() {
    QFETCH(bool, byButton);
    const Sheet before = window_->session().game().sheet();
    window_->session().maker().make(Level::Expert);
    strip()->showNow();
    auto* cancel = strip()->findChild<QPushButton*>();
    if (byButton) cancel->setFocus();
    QCOMPARE(window_->focusWidget(), byButton ? cancel : board());
    QTest::keyClick(window_->focusWidget(), byButton ? Qt::Key_Space : Qt::Key_Escape);
    QVERIFY(!window_->session().maker().isMaking());
    QVERIFY(strip()->isHidden());
    QCOMPARE(window_->focusWidget(), board());
    // A result that the engine may still have found is dropped.
    QSignalSpy examined(&window_->session().engine(), &EngineSession::examined);
    window_->session().engine().examine(before.digits());
    QTRY_COMPARE(examined.size(), 1);
    QCOMPARE(name(), "Example");
    QCOMPARE(window_->session().game().sheet(), before);
}

/// Opening a file cancels the making, so that the new puzzle does not replace it a moment later.
void TestMaking::anotherGameEndsIt() {
    window_->session().maker().make(Level::Expert);
    strip()->showNow();
    Puzzle other = example();
    other.name = "Other";
    window_->session().games().startGame(other);
    QVERIFY(strip()->isHidden());
    QVERIFY(!window_->session().maker().isMaking());
    QCOMPARE(name(), "Other");
}

/// The menu New holds the levels, and the climb.
void TestMaking::aClimbIsMadeFromTheMenu() {
    QAction* climb = nullptr;
    for (QMenu* each : window_->findChildren<QMenu*>()) {
        emit each->aboutToShow();
        for (QAction* entry : each->actions())
            if (entry->text() == "&Hardest of a Grid") climb = entry;
        if (climb != nullptr) break;
    }
    QVERIFY(climb != nullptr && !climb->toolTip().isEmpty());
    climb->trigger();
    QVERIFY(window_->session().maker().isMaking());
    QTRY_VERIFY(name() != "Example");
    QVERIFY(!window_->session().maker().isMaking());
    // In pairs of opposite cells.
    QVERIFY(isSymmetric(window_->session().game().sheet().digits().givens(), Symmetry::HalfTurn));
}

void TestMaking::aFailureIsSaid() {
    Heard heard(window_->session().announcer());
    strip()->begin("Something");
    strip()->showNow();
    emit window_->session().engine().generationFailed({.level = Level::Expert});
    QVERIFY(strip()->isHidden());
    QCOMPARE(heard.count(Severity::Important), 1);
    QVERIFY(heard.sentence().contains("Expert"));
    QCOMPARE(name(), "Example");
}

QTEST_MAIN(TestMaking)
#include "tst_making.moc"
