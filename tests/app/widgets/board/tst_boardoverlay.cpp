// SPDX-License-Identifier: MIT
// Tests that the board shows the drawing of one owner at a time.
#include "app/widgets/board/boardoverlay.h"

#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::logic;
using namespace ninefold::widgets;

namespace {

Overlay drawingOn(Cell cell) {
    Overlay drawing;
    drawing.marks.push_back({Role::Remove, {cell, 0}});
    return drawing;
}

} // namespace

class TestBoardOverlay : public QObject {
    Q_OBJECT

private slots:
    void theOwnerDraws();
    void takingWipesTheOther();
    void onlyTheOwnerIsShown();
    void onlyTheOwnerReleases();
    void theSameDrawingIsNotReported();

private:
    // Any two addresses serve.
    const int hint_ = 0, steps_ = 0;
};

void TestBoardOverlay::theOwnerDraws() {
    BoardOverlay overlay;
    overlay.take(&hint_, drawingOn(1));
    QCOMPARE(overlay.drawing(), drawingOn(1));
    overlay.draw(&hint_, drawingOn(2));
    QCOMPARE(overlay.drawing(), drawingOn(2));
    overlay.release(&hint_);
    QVERIFY(overlay.drawing().empty());
}

/// Also when the new owner has nothing to draw yet.
void TestBoardOverlay::takingWipesTheOther() {
    BoardOverlay overlay;
    overlay.take(&hint_, drawingOn(1));
    overlay.take(&steps_, {});
    QVERIFY(overlay.drawing().empty());
    overlay.take(&hint_, drawingOn(2));
    QCOMPARE(overlay.drawing(), drawingOn(2));
}

/// A hint that blinks in the background must not paint over the list of steps.
void TestBoardOverlay::onlyTheOwnerIsShown() {
    BoardOverlay overlay;
    overlay.draw(&hint_, drawingOn(1));
    QVERIFY(overlay.drawing().empty());
    overlay.take(&steps_, drawingOn(2));
    overlay.draw(&hint_, drawingOn(1));
    QCOMPARE(overlay.drawing(), drawingOn(2));
}

/// The pages may release and take in any order.
void TestBoardOverlay::onlyTheOwnerReleases() {
    BoardOverlay overlay;
    overlay.take(&hint_, drawingOn(1));
    overlay.take(&steps_, drawingOn(2));
    overlay.release(&hint_);
    QCOMPARE(overlay.drawing(), drawingOn(2));
    overlay.release(&steps_);
    overlay.draw(&steps_, drawingOn(2));
    QVERIFY(overlay.drawing().empty());
}

void TestBoardOverlay::theSameDrawingIsNotReported() {
    BoardOverlay overlay;
    QSignalSpy changes(&overlay, &BoardOverlay::drawingChanged);
    overlay.take(&hint_, drawingOn(1));
    overlay.take(&steps_, drawingOn(1));
    overlay.draw(&steps_, drawingOn(1));
    QCOMPARE(changes.size(), 1);
    overlay.release(&steps_);
    QCOMPARE(changes.size(), 2);
}

QTEST_APPLESS_MAIN(TestBoardOverlay)
#include "tst_boardoverlay.moc"
