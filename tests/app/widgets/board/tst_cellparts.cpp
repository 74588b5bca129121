// SPDX-License-Identifier: MIT
// Tests which part of a cell a point belongs to: each kind of mark in its place, alone and beside the others.
#include "app/widgets/board/cellparts.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::widgets;

class TestCellParts : public QObject {
    Q_OBJECT

private slots:
    void everyCandidateIsFound_data();
    void everyCandidateIsFound();
    void cornerMarksAreFound();
    void notesBesideCandidatesAreFound();
    void notesKeepTheirPlaces();
    void coloursHaveTheRest();

private:
    /// Converts cell coordinates, from (0, 0), the upper left corner of the cell, to (1, 1).
    QPointF at(qreal x, qreal y) const {
        const QRectF cell = board_.cell(kCell);
        return {cell.x() + x * cell.width(), cell.y() + y * cell.height()};
    }
    CellPart part(const CellState& state, QPointF point) const { return partAt(board_, state, kCell, point); }

    static constexpr Cell kCell = 33;
    const BoardGeometry board_{QSizeF(700, 700), 1, true};
};

void TestCellParts::everyCandidateIsFound_data() {
    QTest::addColumn<bool>("corner");
    QTest::addColumn<bool>("centre");
    QTest::newRow("alone") << false << false;
    QTest::newRow("below corner marks") << true << false;
    QTest::newRow("above centre marks") << false << true;
    QTest::newRow("between both") << true << true;
}

/// Each candidate has its own place, written or not; only written ones are marks.
void TestCellParts::everyCandidateIsFound() {
    QFETCH(bool, corner);
    QFETCH(bool, centre);
    CellState state;
    if (corner) state.corner = Digits::of(1) | Digits::of(2);
    if (centre) state.centre = Digits::of(3) | Digits::of(4);
    for (Digit digit : Digits::all()) {
        state.candidates = Digits::of(digit);
        const QPointF place = candidatePlace(board_, state, kCell, digit).center();
        QCOMPARE(part(state, place), (CellPart{digit, 0}));
        QCOMPARE(candidateAt(board_, state, kCell, place), digit);
        const Digit other = digit % 9 + 1;
        QCOMPARE(candidateAt(board_, state, kCell, candidatePlace(board_, state, kCell, other).center()), other);
        QVERIFY(part(state, candidatePlace(board_, state, kCell, other).center()).mark != digit);
    }
}

/// The first mark is in the upper left corner, the others are where the painter puts them.
void TestCellParts::cornerMarksAreFound() {
    CellState state;
    state.corner = Digits::of(2) | Digits::of(5) | Digits::of(8);
    QCOMPARE(part(state, at(0.2, 0.2)).mark, 2);
    QCOMPARE(part(state, at(0.8, 0.2)).mark, 5);
    QCOMPARE(part(state, at(0.2, 0.8)).mark, 8);
    QCOMPARE(part(state, at(0.8, 0.8)).mark, 0);
    state.centre = Digits::of(7);
    QCOMPARE(part(state, at(0.5, 0.5)).mark, 7);
}

void TestCellParts::notesBesideCandidatesAreFound() {
    CellState state;
    state.candidates = Digits::of(9);
    state.corner = Digits::of(2) | Digits::of(5);
    state.centre = Digits::of(1) | Digits::of(4) | Digits::of(6);
    QCOMPARE(part(state, at(0.17, 0.14)).mark, 2);
    QCOMPARE(part(state, at(0.83, 0.14)).mark, 5);
    QCOMPARE(part(state, at(0.5, 0.14)).mark, 0);
    QCOMPARE(part(state, at(0.35, 0.87)).mark, 1);
    QCOMPARE(part(state, at(0.5, 0.87)).mark, 4);
    QCOMPARE(part(state, at(0.65, 0.87)).mark, 6);
}

/// Corner marks stay in their corners, and centre marks in the middle, when candidates come.
void TestCellParts::notesKeepTheirPlaces() {
    CellState state;
    for (int marks = 1; marks <= 6; ++marks) {
        state.corner |= Digits::of(marks);
        for (int index = 0; index < marks; ++index) {
            const QPointF place = cornerPlace(board_, kCell, index).center();
            state.candidates = {};
            QCOMPARE(part(state, place).mark, index + 1);
            state.candidates = Digits::all();
            QCOMPARE(part(state, place).mark, index + 1);
        }
    }
    // There is no room for one more.
    state.corner |= Digits::of(7);
    QVERIFY(cornerRow(state).has_value());
    state.corner = {};
    state.centre = Digits::of(4) | Digits::of(6) | Digits::of(8);
    state.candidates = Digits::of(1) | Digits::of(9);
    QCOMPARE(part(state, at(0.5, 0.5)).mark, 6);
    // Only a candidate that is there, too, moves it, by one row.
    state.candidates = Digits::all();
    QCOMPARE(part(state, at(0.5, 0.4)).mark, 6);
    QCOMPARE(part(state, at(0.5, 0.6)).mark, 5);
}

void TestCellParts::coloursHaveTheRest() {
    CellState state;
    QCOMPARE(part(state, at(0.5, 0.5)), CellPart());
    state.colours = {4, 0};
    QCOMPARE(part(state, at(0.9, 0.9)).colour, 4);
    state.colours = {4, 7};
    QCOMPARE(part(state, at(0.1, 0.1)).colour, 4);
    QCOMPARE(part(state, at(0.9, 0.9)).colour, 7);
    state.candidates = Digits::of(1);
    QCOMPARE(part(state, at(0.2, 0.2)), (CellPart{1, 0}));
    state.value = 3;
    QCOMPARE(part(state, at(0.5, 0.5)), CellPart());
    QCOMPARE(part(state, at(0.1, 0.1)), (CellPart{0, 4}));
}

QTEST_APPLESS_MAIN(TestCellParts)
#include "tst_cellparts.moc"
