// SPDX-License-Identifier: MIT
// Implication graphs of real conflicts, and invented ones of any size: nothing overlaps, and every edge leads from left
// to right.
#include "app/session/watch/graph/graphlayout.h"
#include "app/session/watch/graph/layers.h"
#include "engine/solve/resolution.h"
#include "tests/engine/solve/conflicts.h"

#include <QTest>

#include <random>
#include <set>

using namespace ninefold;
using namespace ninefold::session;
using namespace ninefold::solve;

namespace {

GraphMetrics metricsFor(const ImplicationGraph& graph) {
    GraphMetrics metrics;
    // Widths differ, as texts do.
    for (std::size_t node = 0; node < graph.nodes.size(); ++node)
        metrics.widths.push_back(50 + static_cast<double>(node % 3) * 10);
    return metrics;
}

/// A graph like that of a search: each node follows from some of the nodes before it, on ascending levels.
ImplicationGraph invented(int nodes, int levels, unsigned seed) {
    std::mt19937 random(seed);
    ImplicationGraph graph;
    for (int node = 0; node < nodes; ++node) {
        const int level = 1 + node * levels / nodes;
        const bool first = graph.nodes.empty() || graph.nodes.back().level != level;
        graph.nodes.push_back({.kind = first ? GraphNode::Kind::Decided : GraphNode::Kind::Implied, .level = level});
        for (int reason = 0; !first && reason < 3; ++reason) {
            const int from = reason == 0 ? node - 1 : static_cast<int>(random() % static_cast<unsigned>(node));
            const auto same = [&](const GraphEdge& edge) { return edge.from == from && edge.to == node; };
            if (std::ranges::none_of(graph.edges, same)) graph.edges.push_back({from, node});
        }
    }
    graph.nodes.push_back({.kind = GraphNode::Kind::Conflict, .level = levels, .goal = true});
    for (int reason = 1; reason <= 3; ++reason) graph.edges.push_back({nodes - reason, nodes});
    return graph;
}

void verify(const ImplicationGraph& graph, const GraphLayout& layout) {
    const auto overlap = [](const GraphLayout::Box& a, const GraphLayout::Box& b) {
        return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    };
    QCOMPARE(layout.boxes.size(), graph.nodes.size());
    for (std::size_t a = 0; a < layout.boxes.size(); ++a) {
        const GraphLayout::Box& box = layout.boxes[a];
        QVERIFY(box.x >= 0 && box.y >= -1e-6);
        QVERIFY(box.x + box.width <= layout.width + 1e-6 && box.y + box.height <= layout.height + 1e-6);
        for (std::size_t b = 0; b < a; ++b) QVERIFY(!overlap(box, layout.boxes[b]));
    }
    QCOMPARE(layout.paths.size(), graph.edges.size());
    for (std::size_t edge = 0; edge < graph.edges.size(); ++edge) {
        const auto& path = layout.paths[edge];
        const GraphLayout::Box& from = layout.boxes[static_cast<std::size_t>(graph.edges[edge].from)];
        QCOMPARE(path.front(), (GraphPoint{from.x + from.width, from.y + from.height / 2}));
        for (std::size_t i = 1; i < path.size(); ++i) QVERIFY(path[i].x >= path[i - 1].x);
        QVERIFY(path.back().x > path.front().x);
        // A passing edge keeps away from the nodes of the column.
        for (std::size_t i = 1; i + 1 < path.size(); ++i)
            for (const GraphLayout::Box& box : layout.boxes)
                QVERIFY(path[i].x < box.x || path[i].x > box.x + box.width || path[i].y <= box.y ||
                        path[i].y >= box.y + box.height);
    }
    for (std::size_t band = 1; band < layout.bands.size(); ++band)
        QVERIFY(layout.bands[band].left > layout.bands[band - 1].right);
}

template <typename Use>
void forEachConflict(Use use) {
    conflicts::forEach(Choice::MostConstrained, use);
}

GraphNode conflictOf(const SolverState& state) {
    return {.kind = GraphNode::Kind::Conflict, .reason = state.conflict(), .level = state.level()};
}

} // namespace

class TestGraphLayout : public QObject {
    Q_OBJECT

private slots:
    void anyGraphIsReadable();
    void crossingsAreRare();
    void conflictsAreLaidOut();
    void theCutSeparatesDecisionsFromTheConflict();
    void theCutFollowsTheSteps();
    void partsAreParts();
};

void TestGraphLayout::anyGraphIsReadable() {
    for (const int nodes : {1, 2, 5, 20, 60, 150})
        for (unsigned seed = 0; seed < 10; ++seed) {
            const ImplicationGraph graph = invented(std::max(nodes, 3), 1 + nodes / 12, seed);
            const GraphLayout layout = layOut(graph, metricsFor(graph));
            verify(graph, layout);
            QCOMPARE(layout.crossings, layOut(graph, metricsFor(graph)).crossings);
        }
    QCOMPARE(layOut({}, {}).width, 0.0);
}

void TestGraphLayout::crossingsAreRare() {
    int before = 0, after = 0;
    for (unsigned seed = 0; seed < 20; ++seed) {
        Layers layers(invented(60, 5, seed));
        const int first = layers.crossings(), best = layers.uncross();
        QCOMPARE(best, layers.crossings());
        QVERIFY(best <= first);
        before += first;
        after += best;
    }
    QVERIFY2(after * 2 < before, qPrintable(QStringLiteral("%1 of %2").arg(after).arg(before)));
    // A graph that can be drawn without crossings: two strands that lie in the wrong order at first.
    ImplicationGraph strands;
    for (int node = 0; node < 6; ++node) strands.nodes.push_back({.level = 1});
    strands.nodes.push_back({.kind = GraphNode::Kind::Conflict, .level = 1, .goal = true});
    strands.edges = {{0, 3}, {1, 2}, {2, 5}, {3, 4}, {4, 6}, {5, 6}};
    QCOMPARE(layOut(strands, metricsFor(strands)).crossings, 0);
}

void TestGraphLayout::conflictsAreLaidOut() {
    int most = 0;
    forEachConflict([&](const SolverState& state, auto clause) {
        const ImplicationGraph graph = implicationGraph(state, conflictOf(state), clause);
        most = std::max(most, static_cast<int>(graph.nodes.size()));
        for (const GraphPart part : {GraphPart::Last, GraphPart::Level, GraphPart::All}) {
            const ImplicationGraph shown = partOf(graph, part);
            verify(shown, layOut(shown, metricsFor(shown)));
        }
    });
    QVERIFY(most > 20);
}

/// From a decision, the conflict can only be reached over an edge that crosses the cut, and the cut is the clause.
void TestGraphLayout::theCutSeparatesDecisionsFromTheConflict() {
    int conflicts = 0;
    forEachConflict([&](const SolverState& state, auto clause) {
        const ImplicationGraph graph = implicationGraph(state, conflictOf(state), clause);
        std::vector<bool> reached(graph.nodes.size(), false);
        for (std::size_t node = 0; node < graph.nodes.size(); ++node)
            reached[node] = graph.nodes[node].kind == GraphNode::Kind::Decided;
        // Edges of a node come before those of the nodes that follow from it.
        for (const GraphEdge& edge : graph.edges)
            if (reached[static_cast<std::size_t>(edge.from)] && !edge.crossesCut)
                reached[static_cast<std::size_t>(edge.to)] = true;
        QVERIFY(!reached.back());
        const auto cut = std::ranges::count_if(graph.nodes, &GraphNode::cut);
        QVERIFY(cut > 0 && cut <= static_cast<std::ptrdiff_t>(clause.size()));
        ++conflicts;
    });
    QVERIFY(conflicts > 20);
}

/// In every step the clause separates the decisions from the conflict, the side of the conflict only grows, and the
/// part of the graph that is shown at first has all of it.
void TestGraphLayout::theCutFollowsTheSteps() {
    int conflicts = 0;
    forEachConflict([&](const SolverState& state, auto clause) {
        const ImplicationGraph learned = implicationGraph(state, conflictOf(state), clause);
        ImplicationGraph graph = learned;
        std::ptrdiff_t before = 0;
        for (const ResolutionStep& step : resolution(state, clause)) {
            const bool reached = step.ofLastLevel == 1;
            const auto uip = reached ? std::optional(~step.clause.back()) : std::nullopt;
            setCut(graph, step.events, uip);
            // It is named even where the statement itself has no node.
            QCOMPARE(std::ranges::count_if(graph.nodes, &GraphNode::uip), reached ? 1 : 0);
            for (const GraphNode& node : graph.nodes)
                if (node.uip) QCOMPARE(node.ruledOut.value_or(node.literal), *uip);
            const auto beyond = std::ranges::count_if(graph.nodes, &GraphNode::beyond);
            QVERIFY(beyond >= before && graph.nodes.back().beyond);
            before = beyond;
            std::set<std::uint64_t> events(step.events.begin(), step.events.end());
            QCOMPARE(std::ranges::count_if(graph.nodes, &GraphNode::cut), static_cast<std::ptrdiff_t>(events.size()));
            for (const GraphNode& node : graph.nodes) {
                QVERIFY(!node.beyond || (node.kind != GraphNode::Kind::Decided && node.passed));
                QVERIFY(!node.cut || node.passed);
                QVERIFY(step.event == 0 || node.number != step.event || node.beyond || node.cut);
            }
            for (const GraphEdge& edge : graph.edges)
                QCOMPARE(edge.crossesCut, graph.nodes[static_cast<std::size_t>(edge.from)].cut &&
                                              graph.nodes[static_cast<std::size_t>(edge.to)].beyond);
            const ImplicationGraph shown = partOf(graph, GraphPart::Last);
            QCOMPARE(std::ranges::count_if(shown.nodes, &GraphNode::beyond), beyond);
        }
        QVERIFY(graph == learned);
        ++conflicts;
    });
    QVERIFY(conflicts > 20);
}

void TestGraphLayout::partsAreParts() {
    int folded = 0;
    forEachConflict([&](const SolverState& state, auto clause) {
        const ImplicationGraph graph = implicationGraph(state, conflictOf(state), clause);
        QVERIFY(partOf(graph, GraphPart::All) == graph);
        const auto isHere = [&](const GraphNode& node) { return node.level == state.level(); };
        const ImplicationGraph level = partOf(graph, GraphPart::Level), last = partOf(graph, GraphPart::Last);
        QCOMPARE(std::ranges::count_if(level.nodes, isHere), std::ranges::count_if(graph.nodes, isHere));
        // What is folded and what is shown make up the level.
        std::ptrdiff_t shown = 0;
        for (const GraphNode& node : last.nodes) {
            folded += node.folded;
            if (isHere(node)) shown += node.kind == GraphNode::Kind::Folded ? node.folded : 1;
        }
        QCOMPARE(shown, std::ranges::count_if(graph.nodes, isHere));
        QCOMPARE(std::ranges::count_if(last.nodes, &GraphNode::last),
                 std::ranges::count_if(graph.nodes, &GraphNode::last));
        QVERIFY(last.nodes.back() == graph.nodes.back());
        for (const GraphEdge& edge : last.edges) QVERIFY(edge.from < edge.to);
        // Each direct reason has its edge, also where nothing is folded.
        const int goal = static_cast<int>(last.nodes.size()) - 1;
        for (int at = 0; at < goal; ++at)
            if (last.nodes[static_cast<std::size_t>(at)].last)
                QVERIFY(std::ranges::any_of(last.edges,
                                            [&](const GraphEdge& edge) { return edge.from == at && edge.to == goal; }));
    });
    QVERIFY(folded > 0);
}

QTEST_APPLESS_MAIN(TestGraphLayout)
#include "tst_graphlayout.moc"
