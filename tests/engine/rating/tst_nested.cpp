// SPDX-License-Identifier: MIT
// Chains inside dynamic chains. Known ratings reach only some of them, so this test searches them on boards that
// follow from a true assumption: the candidates they remove must not belong to the solution, and they must depend
// on candidates that the assumption removed.
#include "engine/generator/maker.h"
#include "engine/rating/se/chaintools.h"
#include "engine/rating/se/nested.h"

#include <QTest>

#include <memory>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::rating;
using namespace ninefold::solve;
using namespace ninefold::rating::explainer;

class TestNested : public QObject {
    Q_OBJECT

private slots:
    void nothingTrueIsTakenAway_data() {
        QTest::addColumn<int>("level");
        for (const int level : {2, 3, 4, 5}) QTest::addRow("level %d", level) << level;
    }

    void nothingTrueIsTakenAway() {
        QFETCH(int, level);
        int removed = 0;
        for (std::uint64_t n = 0; n < 12; ++n) {
            Random random(9, n);
            const auto made = Maker({.minimal = true}).make(random);
            QVERIFY(made);
            const Board before(made->puzzle);
            for (const Cell cell : made->puzzle.blanks()) {
                if (cell % 9 != static_cast<Cell>(n % 9)) continue;
                const Board now = assumed(before, cell, made->solution[cell] - 1);
                for (const NestedChain& chain : chains(level, before, now)) {
                    removed += static_cast<int>(chain.removed.size());
                    check(chain, before, now, made->solution);
                    if (QTest::currentTestFailed()) return;
                }
            }
        }
        QVERIFY(removed > 100);
    }

private:
    /// The position when one more cell has its digit.
    static Board assumed(const Board& before, Cell cell, int digit) {
        Board now = before;
        now.removeAll(cell, now.candidates[cell] & ~(1u << digit));
        for (const Cell peer : kPeers[cell])
            if (now.has(peer, digit)) now.remove(peer, digit);
        return now;
    }

    static std::vector<NestedChain> chains(int level, const Board& before, const Board& now) {
        const auto tools = std::make_unique<ChainTools>();
        tools->closure.find(now);
        if (level == 2) return nestedUnaryChains(before, now, *tools);
        if (level == 3) return nestedMultipleChains(before, now, *tools);
        return nestedDynamicChains(before, now, level - 4, {});
    }

    static void check(const NestedChain& chain, const Board& before, const Board& now, const Solution& solution) {
        QVERIFY(!chain.removed.empty() && !chain.nodes.empty() && chain.complexity >= 2);
        for (const explainer::Candidate candidate : chain.removed) {
            QVERIFY(now.has(cellOf(candidate), digitOf(candidate)));
            QVERIFY(solution[cellOf(candidate)] != digitOf(candidate) + 1);
        }
        for (const explainer::Candidate candidate : chain.absent) {
            QVERIFY(before.has(cellOf(candidate), digitOf(candidate)));
            QVERIFY(!now.has(cellOf(candidate), digitOf(candidate)));
        }
    }
};

QTEST_APPLESS_MAIN(TestNested)
#include "tst_nested.moc"
