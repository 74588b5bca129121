// SPDX-License-Identifier: MIT
#include "engine/solve/why/hittingsets.h"

#include <QTest>

#include <random>

using namespace ninefold;
using namespace ninefold::solve;

namespace {

constexpr std::uint64_t kEnough = 1'000'000;

Cells someOf(int most, std::mt19937& random) {
    Cells cells;
    for (int i = 0; i < 3; ++i) cells.add(static_cast<Cell>(random() % static_cast<unsigned>(most)));
    return cells;
}

bool fits(Cells cells, const std::vector<Cells>& toHit, const std::vector<Cells>& excluded) {
    for (const Cells set : toHit)
        if (!set.meets(cells)) return false;
    for (const Cells set : excluded)
        if (cells.contains(set)) return false;
    return true;
}

/// By trying all; -1 if there is none.
int fewest(int cells, const std::vector<Cells>& toHit, const std::vector<Cells>& excluded) {
    int best = -1;
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << cells; ++bits) {
        const Cells set = Cells::fromWords(bits, 0);
        if ((best < 0 || set.count() < best) && fits(set, toHit, excluded)) best = set.count();
    }
    return best;
}

} // namespace

class TestHittingSets : public QObject {
    Q_OBJECT

private slots:
    void smallestOfAll() {
        std::mt19937 random(41);
        constexpr int kCells = 10;
        for (int round = 0; round < 60; ++round) {
            HittingSets sets(Cells::fromWords((1u << kCells) - 1, 0));
            std::vector<Cells> toHit, excluded;
            for (int i = 0; i < 25; ++i) {
                std::uint64_t steps = kEnough;
                const std::optional<Cells> answer = sets.smallest(steps);
                QVERIFY(steps > 0);
                QCOMPARE(answer ? answer->count() : -1, fewest(kCells, toHit, excluded));
                QCOMPARE(sets.exhausted(), !answer);
                if (!answer) break;
                QVERIFY(fits(*answer, toHit, excluded));
                // Answers are excluded as often as not, so that there are none in the end.
                if (random() % 2 == 0) sets.mustNotContain(excluded.emplace_back(*answer));
                else sets.mustHit(toHit.emplace_back(someOf(kCells, random)));
            }
        }
    }

    void anEmptySetCannotBeHit() {
        HittingSets sets(Cells::of(3));
        sets.mustHit({});
        std::uint64_t steps = kEnough;
        QVERIFY(!sets.smallest(steps) && sets.exhausted());
    }

    void itStopsWhenTheStepsRunOut() {
        HittingSets sets(Cells::all());
        std::mt19937 random(42);
        for (int i = 0; i < 200; ++i) sets.mustHit(someOf(kCellCount, random));
        std::uint64_t steps = 1000;
        QVERIFY(!sets.smallest(steps));
        QCOMPARE(steps, std::uint64_t{0});
        QVERIFY(!sets.exhausted());
    }
};

QTEST_APPLESS_MAIN(TestHittingSets)
#include "tst_hittingsets.moc"
