// SPDX-License-Identifier: MIT
// What chains of one kind of links refute is the same for all candidates at once and for each of them alone.
#include "engine/logic/parts/refutations.h"
#include "tests/engine/logic/positions.h"

#include <QTest>

#include <vector>

using namespace ninefold;
using namespace ninefold::logic;

namespace {

/// Which nodes hold and do not hold once a candidate does, link by link.
struct Followed {
    std::vector<bool> on, off;
};

/// Does the candidate go if the node holds?
bool rulesOut(const LinkNode& node, Candidate candidate) {
    if (node.digit == candidate.digit) return commonPeers(node.cells).has(candidate.cell);
    return node.cells == Cells::of(candidate.cell);
}

/// What follows once these nodes do not hold. They are not noted themselves unless they follow from each other.
Followed followFrom(const LinkGraph& graph, std::vector<int> open) {
    Followed followed{std::vector<bool>(graph.size()), std::vector<bool>(graph.size())};
    const auto drop = [&](int node) {
        if (followed.off[node]) return;
        followed.off[node] = true;
        open.push_back(node);
    };
    while (!open.empty()) {
        const int node = open.back();
        open.pop_back();
        for (const StrongLink& link : graph.strong(node)) {
            if (followed.on[link.to]) continue;
            followed.on[link.to] = true;
            forEachBit(graph.weak(link.to), drop);
        }
    }
    return followed;
}

Followed follow(const LinkGraph& graph, Candidate start) {
    std::vector<int> out;
    for (int node = 0; node < graph.size(); ++node)
        if (rulesOut(graph[node], start)) out.push_back(node);
    Followed followed = followFrom(graph, out);
    for (int node : out) followed.off[node] = true;
    return followed;
}

/// Nodes that lead to each other are in one ring, and the others in none.
template <LinkKind kind>
void compareRings(const Position& position, int& inRings) {
    const LinkGraph& graph = position.fact<Links<kind>>();
    const Refutations& refuted = position.fact<RefutedBy<kind>>();
    std::vector<Followed> followed;
    followed.reserve(graph.size());
    for (int node = 0; node < graph.size(); ++node) followed.push_back(followFrom(graph, {node}));
    for (int node = 0; node < graph.size(); ++node) {
        QCOMPARE(refuted.ring(node) >= 0, static_cast<bool>(followed[node].off[node]));
        inRings += refuted.ring(node) >= 0;
        for (int other = 0; other < graph.size(); ++other) {
            // What follows if the other node holds.
            bool leadsBack = false;
            forEachBit(graph.weak(other),
                       [&](int out) { leadsBack = leadsBack || out == node || followed[out].off[node]; });
            const bool isAlike = followed[node].off[other] && followed[other].off[node];
            if (isAlike || (followed[node].on[other] && leadsBack)) QCOMPARE(refuted.ring(node), refuted.ring(other));
        }
    }
}

template <LinkKind kind>
void compare(const Position& position, int& refutations, int& torn) {
    const LinkGraph& graph = position.fact<Links<kind>>();
    const Refutations& refuted = position.fact<RefutedBy<kind>>();
    std::vector<bool> isTorn(graph.size());
    bool any = false;
    for (Cell cell : position.blanks())
        for (Digit digit : position.candidates(cell)) {
            const Followed followed = follow(graph, {cell, digit});
            bool isRefuted = false;
            for (int node = 0; node < graph.size(); ++node)
                isRefuted = isRefuted || (followed.on[node] && rulesOut(graph[node], {cell, digit}));
            QCOMPARE(refuted.cells(digit).has(cell), isRefuted);
            QCOMPARE(refuted.digits(cell).has(digit), isRefuted);
            any = any || isRefuted;
            refutations += isRefuted;
            for (int node = 0; isRefuted && node < graph.size(); ++node)
                if (followed.on[node] && followed.off[node]) isTorn[node] = true;
        }
    QCOMPARE(refuted.none(), !any);
    for (int node = 0; node < graph.size(); ++node) {
        QCOMPARE(refuted.isTorn(node), static_cast<bool>(isTorn[node]));
        torn += isTorn[node];
    }
}

} // namespace

class TestRefutations : public QObject {
    Q_OBJECT

private slots:
    void allAtOnceAreAsEachAlone() {
        int refutations = 0, torn = 0;
        const std::vector<positions::Example> examples = positions::all();
        for (std::size_t n = 0; n < examples.size(); n += 4) {
            const Position position(examples[n].grid);
            compare<LinkKind::Plain>(position, refutations, torn);
            compare<LinkKind::Grouped>(position, refutations, torn);
            compare<LinkKind::Sets>(position, refutations, torn);
        }
        QVERIFY(refutations > 1000 && torn > 1000);
    }

    void nodesOfALoopAreInOneRing() {
        int inRings = 0;
        const std::vector<positions::Example> examples = positions::all();
        for (std::size_t n = 0; n < examples.size(); n += 8) {
            const Position position(examples[n].grid);
            compareRings<LinkKind::Plain>(position, inRings);
            compareRings<LinkKind::Grouped>(position, inRings);
            if (n % 32 == 0) compareRings<LinkKind::Sets>(position, inRings);
        }
        QVERIFY(inRings > 100);
    }

    /// They are followed in parts of 256.
    void moreCandidatesThanFitIntoOnePart() {
        int refutations = 0, torn = 0, candidates = 0;
        Grid grid;
        for (Cell cell = 54; cell < kCellCount; ++cell) grid.setCandidates(cell, Digits::fromMask(3u << cell % 8));
        for (Digit digit : Digits::all()) candidates += grid.cellsFor(digit).count();
        QVERIFY(candidates > 256);
        compare<LinkKind::Grouped>(Position(grid), refutations, torn);
        QVERIFY(refutations > 0 && torn > 0);
    }
};

QTEST_APPLESS_MAIN(TestRefutations)
#include "tst_refutations.moc"
