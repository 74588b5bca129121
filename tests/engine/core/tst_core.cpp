// SPDX-License-Identifier: MIT
// The basic types of the engine: digits, cells, houses, the grid and the names of cells. Most tests are laws that
// hold for every value; where there are too many values, for thousands from a seeded generator.
#include "engine/core/grid.h"
#include "engine/core/names.h"

#include <QTest>

#include <random>

using namespace ninefold;

namespace {

/// About a third of the cells, so that two random sets meet, miss and contain each other often enough.
Cells randomCells(std::mt19937& random) {
    Cells cells;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (random() % 3 == 0) cells.add(cell);
    return cells;
}

} // namespace

class TestCore : public QObject {
    Q_OBJECT

private slots:
    /// All 512 sets.
    void digitsAreASet() {
        for (unsigned mask = 0; mask < 512; ++mask) {
            const Digits digits = Digits::fromMask(mask);
            Digits copy;
            int count = 0;
            for (Digit digit : digits) {
                QVERIFY(digits.has(digit));
                copy.add(digit);
                ++count;
            }
            QCOMPARE(copy, digits);
            QCOMPARE(digits.count(), count);
            QCOMPARE(digits.single(), count == 1);
            QCOMPARE((Digits::all() - digits).count(), 9 - count);
        }
    }

    /// Cells are stored in two words, so a law may break at cell 63 or 64, or for bits beyond 80.
    void cellsFollowTheLawsOfSets() {
        std::mt19937 random(1);
        for (int round = 0; round < 2000; ++round) {
            const Cells a = randomCells(random), b = randomCells(random);
            QCOMPARE((a | b).count() + (a & b).count(), a.count() + b.count());
            QCOMPARE((a - b) | (a & b), a);
            QCOMPARE((a ^ b), (a | b) - (a & b));
            QCOMPARE(a.contains(a & b), true);
            QCOMPARE(a.meets(b), !(a & b).empty());
            Cells copy;
            Cell before = -1;
            for (Cell cell : a) {
                QVERIFY(cell > before);
                before = cell;
                copy.add(cell);
            }
            QCOMPARE(copy, a);
            QCOMPARE(a.first(), a.empty() ? -1 : *a.begin());
            QCOMPARE(a.hasSeveral(), a.count() > 1);
            QCOMPARE(Cells::of(round % 81).hasSeveral(), false);
        }
    }

    /// Compares the tables with the definition: three houses a cell, twenty peers, and the cells that see each
    /// other by row, column and box.
    void housesCoverTheBoard() {
        // Counted from the houses, so that the two tables are compared with each other.
        std::array<int, kCellCount> covered{};
        for (House house = 0; house < kHouseCount; ++house) {
            QCOMPARE(kHouses[house].count(), 9);
            for (Cell cell : kHouseCells[house]) ++covered[cell];
        }
        for (Cell cell = 0; cell < kCellCount; ++cell) {
            QCOMPARE(covered[cell], 3);
            QCOMPARE(kPeers[cell].count(), 20);
            for (House house : housesOf(cell)) QVERIFY(kHouses[house].has(cell));
            for (Cell other = 0; other < kCellCount; ++other) {
                const bool together = cell != other && (rowOf(cell) == rowOf(other) || boxOf(cell) == boxOf(other) ||
                                                        columnOf(cell) == columnOf(other));
                QCOMPARE(sees(cell, other), together);
            }
        }
    }

    /// Placing step by step gives the same candidates as resetting them, and exactly those that the rules allow.
    void placingTakesCandidatesFromPeers() {
        std::mt19937 random(2);
        for (int round = 0; round < 500; ++round) {
            Grid grid;
            // Few enough that cells keep candidates to place.
            for (int n = 0; n < 12; ++n) {
                const Cell cell = static_cast<Cell>(random() % kCellCount);
                if (!grid.candidates(cell).empty()) grid.place(cell, grid.candidates(cell).first());
            }
            Grid again = grid;
            again.resetCandidates();
            QCOMPARE(again, grid);
            QVERIFY(clashingCells(grid).empty());
            for (Cell cell : grid.blanks())
                for (Digit digit = 1; digit <= 9; ++digit)
                    QCOMPARE(grid.isCandidate(cell, digit), !(grid.cellsWith(digit).meets(kPeers[cell])));
        }
    }

    /// Each cell by itself, with each digit: cells are gathered several at a time.
    void everyCellThatIsSetIsNoBlank() {
        for (Cell cell = 0; cell < kCellCount; ++cell)
            for (Digit digit = 1; digit <= kDigitCount; ++digit) {
                Grid grid;
                grid.setValue(cell, digit);
                QCOMPARE(grid.blanks(), Cells::all() - Cells::of(cell));
                QCOMPARE(grid.cellsByDigit()[digit - 1], Cells::of(cell));
            }
        QVERIFY(Grid().blanks() == Cells::all());
    }

    /// Three fives: two in a row, two in a column, and one of them in both.
    void clashesNameDigitHouseAndCells() {
        Grid grid;
        grid.give(cellAt(0, 0), 5);
        grid.give(cellAt(0, 8), 5);
        grid.give(cellAt(8, 8), 5);
        std::vector<Clash> clashes;
        forEachClash(grid, [&](const Clash& clash) { return clashes.push_back(clash), true; });
        QCOMPARE(clashes.size(), std::size_t{2});
        QCOMPARE(houseName(clashes[0].house), std::string("row 1"));
        QCOMPARE(cellsName(clashes[0].cells), std::string("r1c19"));
        QCOMPARE(houseName(clashes[1].house), std::string("column 9"));
        QCOMPARE(clashingCells(grid).count(), 3);
    }

    /// A placed digit is part of the cells but not of the givens, and start() does not contain it.
    void gridTextGoesBothWays() {
        const std::string text = "5......1.6..2..3.428.9..65.35.7..2..14..8.795...5.184.49.853..6713..65.8.6...74.9";
        const Grid grid = Grid::fromCells(text);
        QCOMPARE(grid.cellsText(), text);
        QCOMPARE(grid.givensText(), text);
        Grid played = grid;
        played.place(grid.blanks().first(), 4);
        QCOMPARE(played.givensText(), text);
        // The placed digit is in only one of the two texts.
        QVERIFY(played.cellsText() != text);
        QCOMPARE(played.start(), grid);
    }

    /// Invalid names are refused: a mistake in a script must not address another cell.
    void namesGoBothWays() {
        for (Cell cell = 0; cell < kCellCount; ++cell)
            for (NameStyle style : {NameStyle::RowColumn, NameStyle::LetterNumber})
                QCOMPARE(cellFromName(cellName(cell, style)).value_or(-1), cell);
        QCOMPARE(cellName(cellAt(2, 4)), std::string("r3c5"));
        QCOMPARE(cellName(cellAt(2, 4), NameStyle::LetterNumber), std::string("C5"));
        for (const char* bad : {"", "r0c1", "r1c10", "J1", "A0", "rc", "r1c", "AA"}) QVERIFY(!cellFromName(bad));
    }

    /// The shorthand of experts: r13c5 is r1c5 and r3c5.
    void cellsSharingARowOrColumnShareAName() {
        QCOMPARE(cellsName(Cells::of(0) | Cells::of(6) | Cells::of(28)), std::string("r1c17, r4c2"));
        QCOMPARE(cellsName(Cells::of(4) | Cells::of(22)), std::string("r13c5"));
    }
};

QTEST_APPLESS_MAIN(TestCore)
#include "tst_core.moc"
