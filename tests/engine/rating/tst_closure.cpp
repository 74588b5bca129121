// SPDX-License-Identifier: MIT
// The sets of a closure against a plain search over the links, node by node.
#include "engine/generator/maker.h"
#include "engine/rating/se/chainorder.h"
#include "engine/rating/se/chaintools.h"

#include <QTest>

#include <map>
#include <memory>
#include <set>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::rating::explainer;

namespace {

constexpr std::array<LinkKinds, 3> kKinds = {kAllLinks, kInHouses, kInCells};

/// The shortest path from a candidate to its opposite over all nodes, from its end back; empty if there is none.
std::vector<ChainNode> shortestWay(const Links& links, LinkKinds kinds, Candidate source, bool startsTrue) {
    const ChainNode start = chainNode(source, startsTrue), end = chainNode(source, !startsTrue);
    std::map<ChainNode, ChainNode> parents = {{start, start}};
    std::vector<ChainNode> queue = {start};
    for (std::size_t n = 0; n < queue.size() && !parents.contains(end); ++n) {
        const ChainNode from = queue[n];
        for (const Candidate next :
             isTrue(from) ? links.turnedOff(candidateIn(from), kinds) : links.turnedOn(candidateIn(from), kinds))
            if (const ChainNode to = chainNode(next, !isTrue(from)); parents.try_emplace(to, from).second)
                queue.push_back(to);
    }
    if (!parents.contains(end)) return {};
    std::vector<ChainNode> nodes = {end};
    while (nodes.back() != start) nodes.push_back(parents[nodes.back()]);
    return nodes;
}

/// All nodes that follow from one.
std::set<ChainNode> follow(const Links& links, ChainNode start) {
    std::set<ChainNode> reached;
    for (std::vector<ChainNode> open = {start}; !open.empty();) {
        const ChainNode from = open.back();
        open.pop_back();
        for (const Candidate next :
             isTrue(from) ? links.turnedOff(candidateIn(from), {}) : links.turnedOn(candidateIn(from), {}))
            if (const ChainNode to = chainNode(next, !isTrue(from)); reached.insert(to).second) open.push_back(to);
    }
    return reached;
}

/// Minimal puzzles as they are, and with the peers of the first cells cleared as if these were filled.
std::vector<Board> boards() {
    std::vector<Board> list;
    for (std::uint64_t n = 0; n < 6; ++n) {
        Random random(5, n);
        const auto made = Maker({.minimal = true}).make(random);
        Board board(made->puzzle);
        list.push_back(board);
        int places = 0;
        for (const Cell cell : made->puzzle.blanks())
            if (++places % 3 == 0) {
                board.place(cell, made->solution[cell] - 1);
                list.push_back(board);
            }
    }
    return list;
}

} // namespace

class TestClosure : public QObject {
    Q_OBJECT

private slots:
    void knowsWhatRefutesItself() {
        int refuted = 0, others = 0;
        for (const Board& board : boards()) {
            const Links links(board);
            const Closure closure(board);
            bool any = false;
            eachSource(board, [&](Candidate source) {
                if (QTest::currentTestFailed()) return;
                for (const bool truth : {true, false}) {
                    const bool expected = follow(links, chainNode(source, truth)).contains(chainNode(source, !truth));
                    QCOMPARE(closure.refutesItself(source, truth), expected);
                    any = any || expected;
                    ++(expected ? refuted : others);
                }
            });
            QCOMPARE(closure.anyRefutesItself(), any);
        }
        QVERIFY(refuted > 50 && others > 50);
    }

    void knowsWhatCandidatesShare() {
        int shared = 0, others = 0;
        for (const Board& board : boards()) {
            const Links links(board);
            Closure closure(board);
            eachAlternatives(board, [&](std::span<const Candidate> choices, Origin) {
                if (QTest::currentTestFailed()) return;
                const bool expected = changesBoard(board, commonNodes(links, choices));
                QCOMPARE(closure.mayShare(choices), expected);
                ++(expected ? shared : others);
            });
        }
        QVERIFY(shared > 50 && others > 50);
    }

    void findsTheNodesThatARefutedCandidateTurnsBothWays() {
        int found = 0;
        for (const Board& board : boards()) {
            const Links links(board);
            const Closure closure(board);
            Closure::CellsOfDigits expected{};
            eachSource(board, [&](Candidate source) {
                const std::set<ChainNode> nodes = follow(links, chainNode(source, true));
                if (!nodes.contains(chainNode(source, false))) return;
                for (const ChainNode node : nodes)
                    if (isTrue(node) && nodes.contains(chainNode(candidateIn(node), false)))
                        expected[digitOf(candidateIn(node))].add(cellOf(candidateIn(node)));
                // The start is true, too.
                expected[digitOf(source)].add(cellOf(source));
            });
            QVERIFY(closure.mayBeOnCycles() == expected);
            Closure::CellsOfDigits joined{};
            closure.eachThatRefutesItself(true, [&](Candidate removed) {
                closure.eachOnCyclesOf(removed, [&](Candidate on) { joined[digitOf(on)].add(cellOf(on)); });
            });
            QVERIFY(joined == expected);
            for (const Cells cells : expected) found += cells.count();
        }
        QVERIFY(found > 50);
    }

    void missesNoCycle() {
        const auto cycles = std::make_unique<Cycles>();
        int found = 0, none = 0;
        const std::vector<Board> list = boards();
        for (std::size_t n = 0; n < list.size(); n += 5) {
            const Board& board = list[n];
            const Links links(board);
            for (const LinkKinds kinds : kKinds) {
                const Closure closure(board, kinds);
                cycles->begin(board, links, closure, kinds);
                eachSource(board, [&](Candidate source) {
                    if (QTest::currentTestFailed()) return;
                    int shortest = 0;
                    cycles->each(source, 12, [&](int nodes) { return (shortest = nodes) != 0; });
                    if (shortest != 0) QVERIFY(closure.mayClose(source, shortest));
                    ++(shortest != 0 ? found : none);
                    if (shortest == 0 && closure.mayClose(source, 12)) --none;
                });
            }
        }
        QVERIFY(found > 50 && none > 50);
    }

    void findsTheFirstOfTheShortestChains() {
        const auto opposite = std::make_unique<Opposite>();
        Closure closure;
        std::array<int, kKinds.size()> found{};
        const std::vector<Board> list = boards();
        for (std::size_t n = 0; n < list.size(); n += 5) {
            const Board& board = list[n];
            const Links links(board);
            for (std::size_t kind = 0; kind < kKinds.size(); ++kind) {
                closure.find(board, kKinds[kind]);
                eachSource(board, [&](Candidate source) {
                    for (const bool truth : {true, false}) {
                        const auto expected = shortestWay(links, kKinds[kind], source, truth);
                        const int count = static_cast<int>(expected.size());
                        QCOMPARE(closure.refutesItself(source, truth), count > 0);
                        QCOMPARE(closure.nodesToOpposite(source, truth, 2 * kCandidateCount), count);
                        if (count == 0) continue;
                        QCOMPARE(closure.nodesToOpposite(source, truth, count - 1), 0);
                        QVERIFY(opposite->find(links, closure, kKinds[kind], source, truth) == expected);
                        ++found[kind];
                    }
                });
                if (QTest::currentTestFailed()) return;
            }
        }
        for (const int count : found) QVERIFY(count > 5);
    }

    void listsEveryLinkOnceAndInOrder() {
        for (const Board& board : boards()) {
            const Links links(board);
            eachSource(board, [&](Candidate source) {
                const auto all = links.turnedOff(source, kAllLinks), some = links.turnedOff(source, kInHouses);
                const auto expected = turnedOff(board, source, true), outside = turnedOff(board, source, false);
                QVERIFY(std::ranges::equal(all, expected) && std::ranges::equal(some, outside));
                for (const Candidate on : links.turnedOn(source, kAllLinks)) {
                    const auto back = links.turnedOn(on, kAllLinks);
                    QCOMPARE(std::ranges::count(back, source), 1);
                }
            });
        }
    }

private:
    static std::set<ChainNode> commonNodes(const Links& links, std::span<const Candidate> choices) {
        std::set<ChainNode> common;
        for (const Candidate choice : choices) {
            std::set<ChainNode> nodes = follow(links, chainNode(choice, true));
            nodes.insert(chainNode(choice, true));
            if (choice == choices.front()) common = nodes;
            else std::erase_if(common, [&](ChainNode node) { return !nodes.contains(node); });
        }
        return common;
    }

    static bool changesBoard(const Board& board, const std::set<ChainNode>& nodes) {
        return std::ranges::any_of(nodes, [&](ChainNode node) {
            return !isTrue(node) || countOf(board.candidates[cellOf(candidateIn(node))]) > 1;
        });
    }
};

QTEST_APPLESS_MAIN(TestClosure)
#include "tst_closure.moc"
