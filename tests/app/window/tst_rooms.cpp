// SPDX-License-Identifier: MIT
#include "app/window/mainwindow.h"

#include "app/pages/board/boardpanel.h"
#include "app/pages/learn/learnroom.h"
#include "app/pages/library/detailscard.h"
#include "app/pages/library/libraryroom.h"
#include "app/pages/library/puzzlegrid.h"
#include "app/pages/play/playcard.h"
#include "app/session/practice/trainer.h"
#include "app/widgets/board/boardview.h"
#include "app/widgets/segments.h"
#include "tests/app/scratchhome.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QLineEdit>
#include <QTest>
#include <QToolBar>

using namespace ninefold;
using namespace ninefold::pages;
using namespace ninefold::widgets;
using namespace ninefold::window;

/// The rooms of the window: one replaces the other, both keep what they show, and Esc leads back to the puzzle.
class TestRooms : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void theLibraryIsMadeWhenItIsOpened();
    void keysOpenTheRooms_data();
    void keysOpenTheRooms();
    void escapeReturnsToThePuzzle();
    void theGameCannotBeChangedUnseen();
    void theClockRests();
    void bothKeepTheirState();
    void aGameThatStartsIsShown();
    void aTechniqueIsExplainedAndBackReturns_data();
    void aTechniqueIsExplainedAndBackReturns();
    void practiceThatIsOfferedOpensTheRoomLearn();
    void theSegmentsSayWhichRoomIsOpen();
    void theToolsAreThoseOfTheRoom();

private:
    QWidget* board() { return window_->findChild<BoardPanel*>()->view(); }
    LibraryRoom* library() { return window_->findChild<LibraryRoom*>(); }
    PuzzleGrid* grid() { return window_->findChild<PuzzleGrid*>(); }
    Segments* segments() {
        for (Segments* one : window_->findChildren<Segments*>())
            if (one->accessibleName() == "Rooms") return one;
        return nullptr;
    }
    void press(const QKeySequence& keys) { QTest::keySequence(window_.get(), keys); }

    ScratchHome home_;
    std::unique_ptr<MainWindow> window_;
};

void TestRooms::init() {
    window_ = shownWindow(true);
    QVERIFY(window_);
    QTRY_COMPARE(QApplication::focusWidget(), board());
}

void TestRooms::theLibraryIsMadeWhenItIsOpened() {
    QVERIFY(library() == nullptr);
    press(QKeySequence("F3"));
    QVERIFY(library() != nullptr && library()->isVisible());
    QVERIFY(!board()->isVisible());
}

void TestRooms::keysOpenTheRooms_data() {
    QTest::addColumn<QString>("keys");
    QTest::newRow("F3") << "F3";
    QTest::newRow("Ctrl+L") << "Ctrl+L";
}

void TestRooms::keysOpenTheRooms() {
    QFETCH(QString, keys);
    press(QKeySequence(keys));
    QCOMPARE(QApplication::focusWidget(), grid());
    press(QKeySequence("F2"));
    QVERIFY(board()->isVisible() && !library()->isVisible());
    QCOMPARE(QApplication::focusWidget(), board());
}

void TestRooms::escapeReturnsToThePuzzle() {
    press(QKeySequence("F3"));
    QTest::keyClick(grid(), Qt::Key_Escape);
    QVERIFY(board()->isVisible());
    QCOMPARE(QApplication::focusWidget(), board());
    press(QKeySequence("F3"));
    auto* search = library()->findChild<QLineEdit*>();
    search->setFocus();
    QTest::keyClick(search, Qt::Key_Escape);
    QVERIFY(board()->isVisible());
}

/// Letters search the library; in the room of the puzzle they are commands.
void TestRooms::theGameCannotBeChangedUnseen() {
    const game::Sheet before = window_->session().game().sheet();
    press(QKeySequence("F3"));
    for (const char* id : {"hint", "check", "erase", "fill", "pause", "watch", "save", "zoomin", "nextmode", "copyas"})
        QVERIFY2(!window_->action(id)->isEnabled(), id);
    for (const char* id : {"new", "open", "paste", "settings", "quit", "puzzle", "collection", "keys"})
        QVERIFY2(window_->action(id)->isEnabled(), id);
    QTest::keyClicks(grid(), "5hkm");
    QCOMPARE(library()->findChild<QLineEdit*>()->text(), "5hkm");
    QCOMPARE(window_->session().game().sheet(), before);
    press(QKeySequence("F2"));
    QVERIFY(window_->action("hint")->isEnabled() && window_->action("check")->isEnabled());
}

void TestRooms::theClockRests() {
    game::Clock& clock = window_->session().game().clock();
    QVERIFY(clock.isRunning());
    press(QKeySequence("F3"));
    QVERIFY(!clock.isRunning());
    press(QKeySequence("F2"));
    QVERIFY(clock.isRunning());
}

void TestRooms::bothKeepTheirState() {
    window_->session().selection().select(Cells::of(40), 40);
    window_->action("collection")->trigger();
    QTest::keyClicks(grid(), "12");
    window_->action("puzzle")->trigger();
    QCOMPARE(window_->session().selection().cursor(), 40);
    window_->action("collection")->trigger();
    QCOMPARE(library()->findChild<QLineEdit*>()->text(), "12");
}

void TestRooms::aGameThatStartsIsShown() {
    press(QKeySequence("F3"));
    window_->importer().openText("..7..5..24..6...9.....8.1.5.9..4..7.1..2.....8....9...7..1....3.2...6..8.4..3..7.");
    QTRY_VERIFY(board()->isVisible());
    QCOMPARE(QApplication::focusWidget(), board());
}

void TestRooms::aTechniqueIsExplainedAndBackReturns_data() {
    QTest::addColumn<QString>("room");
    QTest::newRow("puzzle") << "F2";
    QTest::newRow("library") << "F3";
}

void TestRooms::aTechniqueIsExplainedAndBackReturns() {
    QFETCH(QString, room);
    press(QKeySequence(room));
    const int before = segments()->currentIndex();
    if (before == 0) emit window_->findChild<PlayCard*>()->techniqueWanted("xy-wing");
    else emit library()->findChild<DetailsCard*>()->techniqueWanted("xy-wing");
    auto* learn = window_->findChild<LearnRoom*>();
    QVERIFY(learn != nullptr && learn->isVisible());
    QCOMPARE(learn->technique().id, std::string_view("xy-wing"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QCOMPARE(segments()->currentIndex(), before);
    // Whoever opens the room itself goes from there to the puzzle.
    press(QKeySequence("F4"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(board()->isVisible());
}

void TestRooms::practiceThatIsOfferedOpensTheRoomLearn() {
    emit window_->session().practiceWanted("xy-wing");
    auto* learn = window_->findChild<LearnRoom*>();
    QVERIFY(learn != nullptr && learn->isVisible());
    QCOMPARE(learn->technique().id, std::string_view("xy-wing"));
    const auto* trainer = window_->session().findChild<session::Trainer*>();
    QCOMPARE(trainer->goal().technique, &learn->technique());
    QTRY_COMPARE(trainer->state(), session::Trainer::State::Asking);
    QVERIFY(window_->action("hint")->isEnabled() && window_->action("showme")->isEnabled());
    QVERIFY(!window_->action("undo")->isEnabled() && !window_->action("restart")->isEnabled());
    window_->action("hint")->trigger();
    QCOMPARE(trainer->hints(), 1);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(board()->isVisible());
}

void TestRooms::theSegmentsSayWhichRoomIsOpen() {
    QCOMPARE(segments()->count(), 3);
    QCOMPARE(segments()->currentIndex(), 0);
    press(QKeySequence("F3"));
    QCOMPARE(segments()->currentIndex(), 1);
    // Someone who walks through the segments stays on them.
    segments()->setFocus();
    QTest::keyClick(segments(), Qt::Key_Left);
    QVERIFY(board()->isVisible());
    QCOMPARE(QApplication::focusWidget(), segments());
}

void TestRooms::theToolsAreThoseOfTheRoom() {
    const auto bar = [this](const char* name) { return window_->findChild<QToolBar*>(QLatin1String(name)); };
    QVERIFY(bar("toolbar")->isVisible() && !bar("tools")->isVisible());
    press(QKeySequence("F3"));
    QVERIFY(!bar("toolbar")->isVisible() && bar("tools")->isVisible() && bar("rooms")->isVisible());
    QVERIFY(bar("tools")->widgetForAction(window_->action("newpuzzle")) != nullptr);
    QVERIFY(bar("tools")->widgetForAction(window_->action("undo")) == nullptr);
}

QTEST_MAIN(TestRooms)
#include "tst_rooms.moc"
