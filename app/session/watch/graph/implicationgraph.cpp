// SPDX-License-Identifier: MIT
#include "app/session/watch/graph/implicationgraph.h"

#include <algorithm>
#include <cassert>

namespace ninefold::session {
namespace {

GraphNode nodeOf(const solve::SolverState::Entry& entry) {
    using Kind = solve::SolverState::Kind;
    const GraphNode::Kind kind = entry.kind == Kind::Decided   ? GraphNode::Kind::Decided
                                 : entry.kind == Kind::Implied ? GraphNode::Kind::Implied
                                                               : GraphNode::Kind::Removed;
    return {
        .kind = kind, .literal = entry.literal, .reason = entry.reason, .level = entry.level, .number = entry.number};
}

/// The events whose statements the learned clause negates.
std::vector<std::uint64_t> eventsOf(const solve::SolverState& state, solve::Reason conflict,
                                    std::span<const solve::Literal> learned) {
    std::vector<std::uint64_t> events;
    if (learned.empty()) return events;
    for (const auto& fact : explain(state, conflict, std::nullopt, learned).facts)
        if (fact.cut) events.push_back(fact.entry.number);
    return events;
}

/// The statement of the last level that the learned clause negates.
std::optional<solve::Literal> uipOf(const solve::SolverState& state, const ImplicationGraph& graph,
                                    std::span<const solve::Literal> learned, std::span<const std::uint64_t> cut) {
    const GraphNode& goal = graph.nodes.back();
    const auto isUip = [&](const GraphNode& node) {
        return node.level == goal.level && node.number > 0 && std::ranges::find(cut, node.number) != cut.end();
    };
    const auto node = std::ranges::find_if(graph.nodes, isUip);
    if (node == graph.nodes.end()) return {};
    for (const solve::Literal& literal : learned)
        if (eventsOf(state, goal.reason, {&literal, 1}) == std::vector{node->number}) return ~literal;
    return {};
}

/// Chooses nodes of a graph and keeps the edges between them.
class Part {
public:
    explicit Part(const ImplicationGraph& graph) : graph_(graph), kept_(graph.nodes.size(), false) {
        assert(!graph.nodes.empty());
        kept_.back() = true;
    }

    bool has(int node) const { return kept_[static_cast<std::size_t>(node)]; }
    void keep(int node) { kept_[static_cast<std::size_t>(node)] = true; }
    int level() const { return graph_.nodes.back().level; }
    const GraphNode& node(int index) const { return graph_.nodes[static_cast<std::size_t>(index)]; }
    /// Keeps the reasons of all nodes that are kept now, if they pass.
    template <typename Passes>
    void keepReasons(Passes passes) {
        const std::vector<bool> before = kept_;
        for (const GraphEdge& edge : graph_.edges)
            if (before[static_cast<std::size_t>(edge.to)] && passes(node(edge.from))) keep(edge.from);
    }
    ImplicationGraph graph(bool foldsRest) const;

private:
    int addFolded(ImplicationGraph& part, std::vector<int>& places) const;

    const ImplicationGraph& graph_;
    std::vector<bool> kept_;
};

/// One node for the statements of the last level that are left out, placed after the decision; -1 if there are none.
int Part::addFolded(ImplicationGraph& part, std::vector<int>& places) const {
    GraphNode folded{.kind = GraphNode::Kind::Folded, .level = level()};
    const int here = static_cast<int>(part.nodes.size());
    for (std::size_t at = 0; at < kept_.size(); ++at)
        if (!kept_[at] && graph_.nodes[at].level == level()) {
            ++folded.folded;
            places[at] = here;
        }
    // Without anything to fold the next node has that place, and keeps all its edges.
    if (folded.folded == 0) return -1;
    part.nodes.push_back(folded);
    return here;
}

ImplicationGraph Part::graph(bool foldsRest) const {
    ImplicationGraph part;
    std::vector<int> places(kept_.size(), -1);
    int folded = -1;
    bool hasFolded = false;
    for (std::size_t at = 0; at < kept_.size(); ++at) {
        const GraphNode& here = graph_.nodes[at];
        // The decision is the first of its level, and everything folded can follow from it.
        if (foldsRest && !hasFolded && here.level == level() && here.kind != GraphNode::Kind::Decided) {
            folded = addFolded(part, places);
            hasFolded = true;
        }
        if (!kept_[at]) continue;
        places[at] = static_cast<int>(part.nodes.size());
        part.nodes.push_back(here);
    }
    for (const GraphEdge& edge : graph_.edges) {
        assert(edge.from >= 0 && edge.to >= 0);
        const int from = places[static_cast<std::size_t>(edge.from)], to = places[static_cast<std::size_t>(edge.to)];
        if (from < 0 || to < 0 || from == to) continue;
        // Nothing but the decision leads to what is folded, so that there is no circle.
        if (to == folded && node(edge.from).kind != GraphNode::Kind::Decided) continue;
        const auto same = [&](const GraphEdge& known) { return known.from == from && known.to == to; };
        if (std::ranges::none_of(part.edges, same)) part.edges.push_back({from, to, edge.crossesCut});
    }
    return part;
}

} // namespace

ImplicationGraph implicationGraph(const solve::SolverState& state, const GraphNode& goal,
                                  std::span<const solve::Literal> learned) {
    const bool conflict = goal.kind == GraphNode::Kind::Conflict;
    const solve::Explanation why =
        explain(state, goal.reason, conflict ? std::nullopt : std::optional(goal.literal), {});
    ImplicationGraph graph;
    for (const auto& fact : why.facts) {
        graph.nodes.push_back(nodeOf(fact.entry));
        for (const int from : fact.from) graph.edges.push_back({from, static_cast<int>(graph.nodes.size()) - 1});
    }
    graph.nodes.push_back(goal);
    graph.nodes.back().goal = true;
    for (const int premise : why.premises) {
        graph.nodes[static_cast<std::size_t>(premise)].last = true;
        graph.edges.push_back({premise, static_cast<int>(graph.nodes.size()) - 1});
    }
    const std::vector<std::uint64_t> cut = eventsOf(state, goal.reason, learned);
    setCut(graph, cut, uipOf(state, graph, learned, cut));
    for (GraphNode& node : graph.nodes) node.passed = !cut.empty() && (node.cut || node.beyond);
    return graph;
}

void setCut(ImplicationGraph& graph, std::span<const std::uint64_t> events, std::optional<solve::Literal> uip) {
    assert(!graph.nodes.empty());
    const auto at = [&](int node) -> GraphNode& { return graph.nodes[static_cast<std::size_t>(node)]; };
    const int last = graph.nodes.back().level;
    for (GraphNode& node : graph.nodes) {
        node.cut = node.number > 0 && std::ranges::find(events, node.number) != events.end();
        node.uip = uip && node.cut && node.level == last;
        node.ruledOut = node.uip && node.literal != *uip ? uip : std::nullopt;
        node.beyond = !events.empty() && node.goal;
    }
    // Reasons come before what follows from them, so every node is settled before its reasons are.
    for (auto edge = graph.edges.rbegin(); edge != graph.edges.rend(); ++edge) {
        edge->crossesCut = at(edge->from).cut && at(edge->to).beyond;
        if (at(edge->to).beyond && !at(edge->from).cut) at(edge->from).beyond = true;
    }
}

ImplicationGraph partOf(const ImplicationGraph& graph, GraphPart part) {
    if (part == GraphPart::All || graph.nodes.empty()) return graph;
    Part chosen(graph);
    const auto isHere = [&](const GraphNode& node) { return node.level == chosen.level(); };
    if (part == GraphPart::Level) {
        for (std::size_t at = 0; at < graph.nodes.size(); ++at)
            if (isHere(graph.nodes[at])) chosen.keep(static_cast<int>(at));
        chosen.keepReasons([](const GraphNode&) { return true; });
        return chosen.graph(false);
    }
    const bool analysed = std::ranges::any_of(graph.nodes, &GraphNode::passed);
    if (!analysed) {
        chosen.keepReasons([](const GraphNode&) { return true; });
        chosen.keepReasons(isHere);
    }
    for (std::size_t at = 0; at < graph.nodes.size(); ++at)
        if (graph.nodes[at].passed || (isHere(graph.nodes[at]) && graph.nodes[at].kind == GraphNode::Kind::Decided))
            chosen.keep(static_cast<int>(at));
    return chosen.graph(true);
}

} // namespace ninefold::session
