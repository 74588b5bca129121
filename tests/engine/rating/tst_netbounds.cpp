// SPDX-License-Identifier: MIT
// What bounds a net: no net may remove more than those that contain its assumption, and many remove exactly that. The
// positions are such in which nothing easier than nets is left, because only there nets are searched.
#include "engine/rating/se/chainorder.h"
#include "engine/rating/se/chains.h"
#include "engine/rating/se/chaintools.h"
#include "engine/rating/se/direct.h"
#include "engine/rating/se/nets/netbounds.h"
#include "engine/rating/se/pattern.h"

#include <QTest>

#include <memory>

using namespace ninefold;
using namespace ninefold::rating::explainer;

namespace {

constexpr std::array kPuzzles = {
    "....3..6......2....84....953.2951.............91......1....58.4.3..7..5.7...8.63.",
    "...62.........9.3.5.7.1....2.....7..7.3..819..1......4.......43.4.5...1...198....",
    "..71....68.....9.1..9.83..2............7...2..43....5.9...3.6.....62...4.8..7....",
};

bool findPattern(const Board& board, Hint& hint) {
    const PatternSink take = [&](Pattern&& pattern) {
        hint = std::move(pattern.hint);
        return true;
    };
    return findLocking(board, take) || findNakedSets(board, 2, take) || findHiddenSets(board, 2, take) ||
           findFish(board, 2, take);
}

/// The first position that needs a net.
Board beforeNets(const Grid& puzzle) {
    Board board(puzzle);
    for (Hint hint; findHiddenSingle(board, hint) || findNakedSingle(board, hint) || findPattern(board, hint) ||
                    findUnaryChain(board, 100, hint) || findMultipleChain(board, hint);
         hint = {})
        apply(hint, board);
    return board;
}

using Nets = std::vector<std::unique_ptr<DynamicNet>>;

/// All nets of a position.
Nets netsOf(const Board& board) {
    Nets nets;
    eachSource(board, [&](Candidate source) {
        for (const bool isTrue : {true, false}) {
            nets.push_back(std::make_unique<DynamicNet>());
            nets.back()->run(board, source, isTrue, {});
        }
    });
    return nets;
}

/// Is there nothing more to find in houses that region chains pass over either?
bool isAtEnd(const DynamicNet& net, int level, ChainTools& tools) {
    if (net.hasContradiction()) return false;
    tools.closure.find(net.now());
    return level < 3 || !mayShareInHousesPassedOver(net.now(), tools);
}

} // namespace

class TestNetBounds : public QObject {
    Q_OBJECT

private slots:
    void noNetRemovesMore_data() {
        QTest::addColumn<int>("puzzle");
        for (std::size_t n = 0; n < kPuzzles.size(); ++n) QTest::addRow("%zu", n) << static_cast<int>(n);
    }

    void noNetRemovesMore() {
        QFETCH(int, puzzle);
        const Board board = beforeNets(Grid::fromCells(kPuzzles[static_cast<std::size_t>(puzzle)]));
        QVERIFY(!board.isSolved());
        const auto tools = std::make_unique<ChainTools>();
        NestedTable table;
        const Nets nets = netsOf(board);
        for (const int level : {1, 2, 3}) {
            for (const auto& net : nets) net->raise(level, table, *tools, {});
            NetBounds bounds;
            int atBound = 0;
            for (const auto& net : nets) {
                // Before its own removals are part of it.
                const CandidateSet* const most = bounds.of(net->source());
                atBound += most != nullptr && *most == net->set(false) ? 1 : 0;
                if (isAtEnd(*net, level, *tools)) bounds.add(*net);
            }
            QVERIFY(atBound > 50);
            checkThatNoneRemovesMore(nets, bounds);
            if (QTest::currentTestFailed()) return;
        }
    }

    void aNetAtItsBoundSearchesNoMore() {
        const Board board = beforeNets(Grid::fromCells(kPuzzles[0]));
        const auto tools = std::make_unique<ChainTools>();
        NestedTable table;
        int stopped = 0;
        for (const auto& net : netsOf(board)) {
            const CandidateSet before = net->set(false);
            const std::size_t count = net->found(false).size();
            net->raise(3, table, *tools, {}, &before);
            QCOMPARE(net->found(false).size(), count);
            net->raise(3, table, *tools, {});
            stopped += net->found(false).size() > count ? 1 : 0;
        }
        QVERIFY(stopped > 10);
    }

private:
    static void checkThatNoneRemovesMore(const Nets& nets, const NetBounds& bounds) {
        for (const auto& net : nets) {
            const CandidateSet* const most = bounds.of(net->source());
            if (most == nullptr || net->hasContradiction()) continue;
            for (const Candidate candidate : net->found(false)) QVERIFY(most->has(candidate));
        }
    }
};

QTEST_APPLESS_MAIN(TestNetBounds)
#include "tst_netbounds.moc"
