// SPDX-License-Identifier: MIT
// Tests the layout of the board: lines are sharp on any screen, and every point of the board belongs to the cell
// that is drawn there.
#include "app/widgets/board/geometry.h"

#include "engine/core/houses.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::widgets;

class TestGeometry : public QObject {
    Q_OBJECT

private slots:
    void edgesFallOnDevicePixels_data();
    void edgesFallOnDevicePixels();
    void everyPointOfACellLeadsBackToIt();
    void pointsOutsideLeadNowhere();
    void thirdsLeadToTheirDigit();
    void lettersHaveRoom();
    void tinyAreasDoNoHarm();
};

namespace {

/// Allows the rounding error of floating point at common scales.
bool isWhole(qreal value) {
    return qAbs(value - qRound(value)) < 1e-6;
}

} // namespace

/// The scale factors that desktops offer.
void TestGeometry::edgesFallOnDevicePixels_data() {
    QTest::addColumn<qreal>("scale");
    for (qreal scale : {1.0, 1.25, 1.5, 1.75, 2.0, 3.0}) QTest::addRow("%g", scale) << scale;
}

/// A line between two pixels is blurred, and cells of different sizes look crooked.
void TestGeometry::edgesFallOnDevicePixels() {
    QFETCH(qreal, scale);
    // Odd and even sides, and areas that are not quite square.
    for (int side = 300; side < 1400; side += 37) {
        const BoardGeometry geometry(QSizeF(side, side + side % 5), scale, side % 2 == 0);
        const qreal size = geometry.cell(0).width() * scale;
        for (Cell cell = 0; cell < kCellCount; ++cell) {
            const QRectF area = geometry.cell(cell);
            QVERIFY(isWhole(area.x() * scale) && isWhole(area.y() * scale));
            QCOMPARE(area.width() * scale, size);
            QCOMPARE(area.height() * scale, size);
            // The edge of the board or of its area must not cut off a cell.
            QVERIFY(geometry.board().contains(area));
            QVERIFY(QRectF(0, 0, side, side + side % 5).contains(area));
        }
    }
}

/// Includes points just inside the edges, where rounding could give a click to the neighbour.
void TestGeometry::everyPointOfACellLeadsBackToIt() {
    const BoardGeometry geometry(QSizeF(701, 640), 1.5, true);
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const QRectF area = geometry.cell(cell);
        for (qreal across : {0.01, 0.5, 0.99})
            for (qreal down : {0.01, 0.5, 0.99})
                QCOMPARE(geometry.cellAt(area.topLeft() + QPointF(area.width() * across, area.height() * down)), cell);
    }
}

/// Checks the margin, points beside the board and points far away.
void TestGeometry::pointsOutsideLeadNowhere() {
    const BoardGeometry geometry(QSizeF(700, 700), 1, true);
    const QRectF board = geometry.board();
    for (QPointF point : {QPointF(-1, 30), QPointF(board.right() + 1, 350), QPointF(350, board.bottom() + 1),
                          QPointF(board.left() - 1, 350), QPointF(350, 1e6)})
        QCOMPARE(geometry.cellAt(point), -1);
    // With names shown, the corner belongs to no cell.
    QCOMPARE(geometry.cellAt(QPointF(3, 3)), -1);
}

/// A click on a mark must select the mark that is drawn there.
void TestGeometry::thirdsLeadToTheirDigit() {
    const BoardGeometry geometry(QSizeF(640, 640), 2, false);
    for (Cell cell = 0; cell < kCellCount; ++cell)
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            QCOMPARE(geometry.digitAt(cell, geometry.candidate(cell, digit).center()), digit);
}

/// Windows are tiny while they are being laid out; this must not cause a division by zero.
/// However many letters there are, each is in its cell, none covers another, and fewer are larger.
void TestGeometry::lettersHaveRoom() {
    qreal before = 1000;
    for (int count = 1; count <= kDigitCount; ++count) {
        BoardGeometry geometry({400, 400}, 1, false);
        geometry.setLetters(count);
        for (Digit letter = 1; letter <= count; ++letter) {
            const QRectF place = geometry.candidate(40, letter);
            QVERIFY(geometry.cell(40).contains(place) && place.width() <= before);
            for (Digit other = 1; other < letter; ++other)
                QVERIFY(!geometry.candidate(40, other).adjusted(1, 1, -1, -1).intersects(place));
        }
        before = geometry.candidate(40, 1).width();
    }
    QVERIFY(before < 20);
}

void TestGeometry::tinyAreasDoNoHarm() {
    for (int side = 0; side < 40; ++side) {
        const BoardGeometry geometry(QSizeF(side, side), 1, true);
        geometry.cellAt(QPointF(side / 2.0, side / 2.0));
        QVERIFY(geometry.cellSize() >= 1);
    }
}

QTEST_APPLESS_MAIN(TestGeometry)
#include "tst_geometry.moc"
