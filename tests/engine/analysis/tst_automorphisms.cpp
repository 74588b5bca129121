// SPDX-License-Identifier: MIT
#include "engine/analysis/automorphisms.h"
#include "engine/core/houses.h"
#include "tests/engine/logic/puzzles.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::analysis;

namespace {

/// The grid with the most automorphisms (E. Russell and F. Jarvis, 2006).
const char* const kMost = "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

bool keeps(const Automorphism& one, const Grid& grid) {
    for (Cell cell : grid.givens())
        if (grid.value(one.image[cell]) != one.digits[grid.value(cell)]) return false;
    return true;
}

/// The puzzle of this one's givens and their images.
Grid closed(const Grid& solution, const Automorphism& one, Cells cells) {
    for (int i = 0; i < orderOf(one); ++i)
        for (Cell cell : cells) cells.add(one.image[cell]);
    Grid grid;
    for (Cell cell : cells) grid.give(cell, solution.value(cell));
    return grid;
}

} // namespace

class TestAutomorphisms : public QObject {
    Q_OBJECT

private slots:
    void theGridWithMost() {
        const Grid grid = Grid::fromCells(kMost);
        const Automorphisms found = findAutomorphisms(grid, 1000);
        QVERIFY(found.complete);
        QCOMPARE(found.count, std::uint64_t{648});
        // All but the one that changes nothing.
        QCOMPARE(found.list.size(), std::size_t{647});
        for (const Automorphism& one : found.list) {
            QVERIFY(keeps(one, grid));
            QVERIFY(orderOf(one) > 1);
        }
        QCOMPARE(findAutomorphisms(grid, 10).count, std::uint64_t{648});
        QVERIFY(findAutomorphisms(grid, 10).list.size() <= 10);
    }

    void aUsualPuzzleHasNone() {
        std::mt19937 random(5);
        const Automorphisms found = findAutomorphisms(puzzles::minimal(random).grid, 10);
        QCOMPARE(found.count, std::uint64_t{1});
        QVERIFY(found.list.empty());
    }

    /// Givens chosen together with their images keep the automorphism.
    void symmetricGivensAreFound() {
        const Grid full = Grid::fromCells(kMost);
        const std::vector<Automorphism> all = findAutomorphisms(full, 1000).list;
        for (std::size_t i = 0; i < all.size(); i += 40) {
            const Grid puzzle = closed(full, all[i], kHouses[0] | kHouses[13]);
            const Automorphisms found = findAutomorphisms(puzzle, 100'000);
            const auto same = [&](const Automorphism& one) { return one.image == all[i].image; };
            QVERIFY(std::ranges::any_of(found.list, same));
        }
    }

    void turnsAndReflectionsHaveNames() {
        Automorphism one;
        for (Digit digit = 1; digit <= kDigitCount; ++digit) one.digits[digit] = static_cast<std::uint8_t>(digit);
        for (Cell cell = 0; cell < kCellCount; ++cell) one.image[cell] = static_cast<std::uint8_t>(80 - cell);
        QCOMPARE(motionOf(one), Motion::HalfTurn);
        QCOMPARE(orderOf(one), 2);
        for (Cell cell = 0; cell < kCellCount; ++cell)
            one.image[cell] = static_cast<std::uint8_t>(cellAt(columnOf(cell), 8 - rowOf(cell)));
        QCOMPARE(motionOf(one), Motion::QuarterTurn);
        QCOMPARE(orderOf(one), 4);
        QCOMPARE(motionName(Motion::QuarterTurn), std::string_view("90"));
        std::swap(one.image[0], one.image[1]);
        QCOMPARE(motionOf(one), Motion::Other);
    }
};

QTEST_APPLESS_MAIN(TestAutomorphisms)
#include "tst_automorphisms.moc"
