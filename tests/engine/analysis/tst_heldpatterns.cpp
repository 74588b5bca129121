// SPDX-License-Identifier: MIT
// Puzzles that are known for their Exocets, and puzzles that are made around a tridagon.
#include "engine/analysis/heldpatterns.h"

#include "engine/core/houses.h"
#include "engine/generator/tridagonpuzzle.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::analysis;

namespace {

constexpr const char* kFataMorgana =
    "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........";
constexpr const char* kGoldenNugget =
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
constexpr const char* kEasy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

Grid transposed(const Grid& puzzle) {
    Grid other;
    for (Cell cell : puzzle.givens()) other.give(cellAt(columnOf(cell), rowOf(cell)), puzzle.value(cell));
    return other;
}

Grid gridOf(const generator::Solution& values) {
    Grid grid;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (values[cell] != 0) grid.give(cell, values[cell]);
    return grid;
}

} // namespace

class TestHeldPatterns : public QObject {
    Q_OBJECT

private slots:
    void exocetsAreDetected() {
        for (const char* text : {kFataMorgana, kGoldenNugget}) {
            QCOMPARE(heldPatterns(Grid::fromCells(text)), patternBit(HeldPattern::Exocet));
            QCOMPARE(heldPatterns(transposed(Grid::fromCells(text))), patternBit(HeldPattern::Exocet));
        }
    }

    /// Most of those made: in a few the easy steps take a candidate that the pattern needs.
    void tridagonsAreDetected() {
        solve::FastSolver solver;
        int held = 0;
        for (std::uint64_t n = 0; n < 8; ++n) {
            generator::Random random(1, n);
            const auto puzzle = generator::makeAroundTridagon(random, solver);
            QVERIFY(puzzle);
            held += (heldPatterns(gridOf(*puzzle)) & patternBit(HeldPattern::Tridagon)) != 0;
        }
        QVERIFY(held >= 6);
    }

    /// An easy puzzle is solved before any is seen; a board with a clash has none.
    void othersHaveNone() {
        QCOMPARE(heldPatterns(Grid::fromCells(kEasy)), 0);
        Grid wrong = Grid::fromCells(kFataMorgana);
        wrong.give(0, 3);
        QCOMPARE(heldPatterns(wrong), 0);
    }

    void namesAreRead() {
        for (const HeldPattern pattern : kHeldPatterns)
            QVERIFY(heldPatternFromName(heldPatternName(pattern)) == pattern);
        QVERIFY(!heldPatternFromName("x-wing"));
    }
};

QTEST_APPLESS_MAIN(TestHeldPatterns)
#include "tst_heldpatterns.moc"
