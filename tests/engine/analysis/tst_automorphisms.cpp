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
        QCOMPARE(findAutomorphisms(grid, 10).list.size(), std::size_t{10});
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

    void turnsAndReflectionsHaveNames_data() {
        QTest::addColumn<int>("corner");
        QTest::addColumn<int>("below");
        QTest::addColumn<int>("order");
        // Where r1c1 goes, and r2c1: as players see it.
        QTest::newRow("180") << cellAt(8, 8) << cellAt(7, 8) << 2;
        QTest::newRow("90") << cellAt(0, 8) << cellAt(0, 7) << 4;
        QTest::newRow("270") << cellAt(8, 0) << cellAt(8, 1) << 4;
        QTest::newRow("horizontal") << cellAt(8, 0) << cellAt(7, 0) << 2;
        QTest::newRow("vertical") << cellAt(0, 8) << cellAt(1, 8) << 2;
        QTest::newRow("diagonal") << cellAt(0, 0) << cellAt(0, 1) << 2;
        QTest::newRow("antidiagonal") << cellAt(8, 8) << cellAt(8, 7) << 2;
    }

    /// An empty grid has them all, the first of the list.
    void turnsAndReflectionsHaveNames() {
        QFETCH(int, corner);
        QFETCH(int, below);
        QFETCH(int, order);
        static const std::vector<Automorphism> all = findAutomorphisms(Grid(), 7).list;
        QCOMPARE(all.size(), std::size_t{7});
        const auto named = std::ranges::find(all, std::string_view(QTest::currentDataTag()),
                                             [](const Automorphism& one) { return motionName(motionOf(one)); });
        QVERIFY(named != all.end());
        QCOMPARE(int{named->image[cellAt(0, 0)]}, corner);
        QCOMPARE(int{named->image[cellAt(1, 0)]}, below);
        QCOMPARE(orderOf(*named), order);
    }

    void whatIsNoneHasNoName() {
        Automorphism one = findAutomorphisms(Grid(), 7).list.front();
        std::swap(one.image[0], one.image[1]);
        QCOMPARE(motionOf(one), Motion::Other);
    }

    /// The seven digits without a given are free: they stay in their order.
    void digitsWithoutGivensAreAssigned() {
        Grid grid;
        grid.give(0, 1);
        grid.give(80, 5);
        for (const Automorphism& one : findAutomorphisms(grid, 100).list) {
            const bool swaps = one.image[0] == 80;
            QVERIFY(swaps || one.image[0] == 0);
            for (Digit digit = 1; digit <= kDigitCount; ++digit)
                QCOMPARE(int{one.digits[digit]}, swaps && digit == 1 ? 5 : swaps && digit == 5 ? 1 : digit);
        }
    }
};

QTEST_APPLESS_MAIN(TestAutomorphisms)
#include "tst_automorphisms.moc"
