// SPDX-License-Identifier: MIT
#include "engine/solve/why/contradictions.h"
#include "engine/solve/why/deadend.h"
#include "tests/engine/solve/why/brokenpuzzles.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::solve;

namespace {

/// Checks a dead end on a board of its own, consequence by consequence.
class Board {
public:
    Board(const Grid& puzzle, Cells givens) {
        open_.fill(Digits::all());
        for (const Cell cell : givens) place(cell, puzzle.value(cell));
    }

    QString fault(const DeadEnd& end) {
        for (const auto& [literal, reason] : end.consequences) {
            if (!follows(literal, reason)) return "does not follow";
            if (literal.positive()) place(literal.cell(), literal.digit());
            else open_[literal.cell()].remove(literal.digit());
        }
        switch (end.kind) {
        case DeadEnd::Kind::NoDigit:
            return open_[end.cell].empty() ? "" : "a digit is left";
        case DeadEnd::Kind::NoPlace:
            return places(end.house, end.digit).empty() ? "" : "a place is left";
        default:
            return "";
        }
    }

private:
    void place(Cell cell, Digit digit) {
        open_[cell] = open_[cell] & Digits::of(digit);
        for (const Cell peer : kPeers[cell]) open_[peer].remove(digit);
    }
    Cells places(House house, Digit digit) const {
        Cells cells;
        for (const Cell cell : kHouses[house])
            if (open_[cell].has(digit)) cells.add(cell);
        return cells;
    }
    bool follows(Literal literal, Reason reason) const {
        const Cell cell = literal.cell();
        const Digit digit = literal.digit();
        switch (reason.kind()) {
        case Reason::Kind::OneCell:
            return reason.cell() == cell && open_[cell] == Digits::of(digit);
        case Reason::Kind::OneHouse:
            return reason.digit() == digit && places(reason.house(), digit) == Cells::of(cell);
        case Reason::Kind::Crossing:
            return !literal.positive() && kHouses[reason.other()].contains(places(reason.house(), digit)) &&
                   (kHouses[reason.other()] - kHouses[reason.house()]).has(cell);
        default:
            return false;
        }
    }

    std::array<Digits, kCellCount> open_;
};

} // namespace

class TestDeadEnd : public QObject {
    Q_OBJECT

private slots:
    void everyStepHolds() {
        std::mt19937 random(61);
        std::array<int, 4> kinds{};
        std::size_t longest = 0;
        for (int round = 0; round < 120; ++round) {
            const Grid puzzle = round % 2 == 0 ? puzzles::fewBroken(round, random) : puzzles::unsolvable(random);
            for (const Cells givens : contradictions(puzzle, false, {.sets = 4}).sets) {
                const DeadEnd end = deadEnd(puzzle, false, givens);
                ++kinds[static_cast<std::size_t>(end.kind)];
                longest = std::max(longest, end.consequences.size());
                QCOMPARE(Board(puzzle, givens).fault(end), QString());
            }
        }
        for (const int count : kinds) QVERIFY(count > 5);
        QVERIFY(longest > 3);
    }

    void whatIsSeenAtOnceHasNoConsequences() {
        const Grid cell =
            Grid::fromCells(".1234567898......................................................................");
        const DeadEnd end = deadEnd(cell, false, cell.givens());
        // r1c1 has no digit, and row 1 no place for 9.
        QVERIFY((end.kind == DeadEnd::Kind::NoDigit && end.cell == 0) ||
                (end.kind == DeadEnd::Kind::NoPlace && end.house == rowHouse(0) && end.digit == 9));
        QVERIFY(end.consequences.empty());
        const Grid twice =
            Grid::fromCells("1.......1........................................................................");
        const DeadEnd repeated = deadEnd(twice, false, twice.givens());
        QVERIFY(repeated.kind == DeadEnd::Kind::Repeated && repeated.house == rowHouse(0) && repeated.digit == 1);
    }

    void candidatesAreGivens() {
        Grid grid;
        for (const Cell cell : {0, 1, 2}) grid.setCandidates(cell, Digits::of(4) | Digits::of(7));
        const DeadEnd search = deadEnd(grid, true, Cells::of(0) | Cells::of(1) | Cells::of(2));
        QVERIFY(search.kind == DeadEnd::Kind::Search && search.consequences.empty());
        grid.setCandidates(0, Digits::of(4));
        const DeadEnd end = deadEnd(grid, true, Cells::of(0) | Cells::of(1) | Cells::of(2));
        QVERIFY(end.kind != DeadEnd::Kind::Search && end.kind != DeadEnd::Kind::Repeated);
    }
};

QTEST_APPLESS_MAIN(TestDeadEnd)
#include "tst_deadend.moc"
