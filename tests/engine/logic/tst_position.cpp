// SPDX-License-Identifier: MIT
// The facts that a position keeps about its grid. They are updated when digits are placed and candidates removed,
// because computing them again for each step would take longer than the step; so they are compared with newly
// computed ones.
#include "engine/logic/path.h"
#include "tests/engine/logic/puzzles.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::logic;
using namespace ninefold::solve;

namespace {

/// Compares all facts of a position with those of one made from its grid.
bool sameFacts(const Position& a, const Position& b) {
    if (!(a.grid() == b.grid()) || a.solved() != b.solved() || a.broken() != b.broken()) return false;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (!(a.candidates(cell) == b.candidates(cell))) return false;
    for (int count = 0; count <= kDigitCount; ++count)
        if (!(a.cellsWithCount(count) == b.cellsWithCount(count))) return false;
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        if (!(a.onePlace(digit) == b.onePlace(digit)) || !(a.twoPlaces(digit) == b.twoPlaces(digit))) return false;
        if (!(a.done(digit) == b.done(digit))) return false;
        for (House house = 0; house < kHouseCount; ++house)
            if (a.places(house, digit) != b.places(house, digit)) return false;
    }
    for (House house = 0; house < kHouseCount; ++house)
        if (a.blanksIn(house) != b.blanksIn(house)) return false;
    return true;
}

/// A fact of the kind that is computed on first use.
struct CellSum {
    explicit CellSum(const Position& position) : candidates(0) {
        for (Cell cell : position.blanks()) candidates += position.candidates(cell).count();
    }
    int candidates;
};

} // namespace

class TestPosition : public QObject {
    Q_OBJECT

private slots:
    void changesKeepTheFacts() {
        std::mt19937 random(1);
        for (int n = 0; n < 200; ++n) {
            const puzzles::Puzzle puzzle = puzzles::minimal(random);
            Position position(puzzle.grid);
            while (!position.solved()) {
                // Randomly removes a wrong candidate or places a correct digit.
                const int pick = puzzles::below(random, kCellCount);
                const Digit right = puzzle.solution[pick];
                if (position.isSet(pick)) continue;
                const Digits wrong = position.candidates(pick) - Digits::of(right);
                if (!wrong.empty() && puzzles::below(random, 2) == 0) position.remove(pick, wrong.first());
                else position.place(pick, right);
                QVERIFY(!position.broken());
                QVERIFY(sameFacts(position, Position(position.grid())));
            }
            // Solved correctly, not only full.
            QCOMPARE(position.grid().cellsWith(5).count(), 9);
        }
    }

    /// A clash of givens is detected at once; a cell with one candidate left is no contradiction until that
    /// candidate is removed.
    void contradictionsAreSeen() {
        Grid clash;
        clash.give(0, 5);
        clash.give(8, 5);
        QVERIFY(Position(clash).broken());
        Position position{Grid()};
        // Down to one candidate, which a neighbour then takes.
        for (Digit digit = 1; digit <= 8; ++digit) position.remove(40, digit);
        QVERIFY(!position.broken());
        position.place(41, 9);
        QVERIFY(position.broken());
    }

    /// Two queries give the same object; a changed copy has its own facts and does not affect the first.
    void expensiveFactsAreForgottenOnAChange() {
        Position position{Grid()};
        QCOMPARE(position.fact<CellSum>().candidates, 729);
        // Not computed a second time.
        QCOMPARE(&position.fact<CellSum>(), &position.fact<CellSum>());
        Position other = position;
        other.remove(3, 4);
        QCOMPARE(other.fact<CellSum>().candidates, 728);
        QCOMPARE(position.fact<CellSum>().candidates, 729);
    }
};

QTEST_APPLESS_MAIN(TestPosition)
#include "tst_position.moc"
