// SPDX-License-Identifier: MIT
// Searches chains breadth first, one layer of strong links at a time, so the first path to a node is a shortest one.
// Weak links are rows of bits: a layer is expanded by a union of rows.
#include "engine/logic/parts/chains.h"

#include <algorithm>
#include <cassert>

namespace ninefold::logic {
int spread(const LinkGraph& graph, ConstRow start, Distances distances, ConstRow goal, int most) {
    assert(static_cast<int>(distances.size()) == graph.size() && most <= kLongestChain);
    std::vector<int> layer, next;
    int links = 1, reached = -1;
    const auto eliminate = [&](int node) {
        for (const StrongLink& link : graph.strong(node)) {
            // Reached already, by a path that is not longer.
            if (distances[link.to] != 0) continue;
            distances[link.to] = static_cast<std::uint8_t>(links);
            next.push_back(link.to);
            if (reached < 0 && !goal.empty() && hasBit(goal, link.to)) reached = link.to;
        }
    };
    forEachBit(start, eliminate);
    // A node that was off before leads to nothing new.
    std::vector<Word> off(start.begin(), start.end()), fresh(start.size());
    while (reached < 0 && !next.empty() && ++links <= most) {
        std::swap(layer, next);
        next.clear();
        std::fill(fresh.begin(), fresh.end(), 0);
        for (int node : layer)
            for (std::size_t word = 0; word < fresh.size(); ++word) fresh[word] |= graph.weak(node)[word];
        for (std::size_t word = 0; word < fresh.size(); ++word) {
            fresh[word] &= ~off[word];
            off[word] |= fresh[word];
        }
        forEachBit(fresh, eliminate);
    }
    return reached;
}

Chain wayBack(const LinkGraph& graph, ConstRow start, std::span<const std::uint8_t> distances, int to) {
    assert(distances[to] > 0);
    // Walks back from each node to one that is a link nearer to the start.
    const auto isBefore = [&](const StrongLink& link, int links) {
        if (links == 1) return hasBit(start, link.to) ? link.to : -1;
        int before = -1;
        forEachBit(graph.weak(link.to), [&](int node) {
            if (before < 0 && distances[node] == links - 1) before = node;
        });
        return before;
    };
    Chain chain;
    for (int node = to, links = distances[to]; links > 0; --links)
        for (const StrongLink& link : graph.strong(node)) {
            const int before = isBefore(link, links);
            if (before < 0) continue;
            chain.push_back(strongNode(graph, {node, link.house, link.set}));
            chain.push_back(links == 1 ? firstNode(graph, before, false) : weakNode(graph, before, link.to));
            node = before;
            break;
        }
    // Each strong link ends in a statement and begins in another.
    assert(chain.size() == 2 * std::size_t{distances[to]});
    std::reverse(chain.begin(), chain.end());
    return chain;
}

ChainTable::ChainTable(const LinkGraph& graph) : graph_(graph), distances_(graph.size()) {}

/// Rows are computed on first use: most starts are never queried.
std::span<const std::uint8_t> ChainTable::distances(int from) const {
    std::vector<std::uint8_t>& row = distances_[from];
    if (row.empty()) {
        row.resize(graph_.size());
        BitRows off(1, graph_.size());
        setBit(off[0], from);
        spread(graph_, off[0], row);
    }
    return row;
}

Chain ChainTable::chain(int from, int to) const {
    BitRows off(1, graph_.size());
    setBit(off[0], from);
    return wayBack(graph_, off[0], distances(from), to);
}

ChainNode firstNode(const LinkGraph& graph, int node, bool on) {
    return {graph[node].cells, graph[node].digit, on, -1, {}};
}

ChainNode strongNode(const LinkGraph& graph, const StrongLink& link) {
    ChainNode node = firstNode(graph, link.to, true);
    node.house = link.house;
    if (link.set >= 0) node.set = graph.cellsOfSet(link);
    return node;
}

ChainNode weakNode(const LinkGraph& graph, int from, int to) {
    assert(graph.isWeak(from, to));
    ChainNode node = firstNode(graph, to, false);
    if (graph[from].digit == graph[to].digit) node.house = commonHouses(graph[from].cells | graph[to].cells).first();
    return node;
}

} // namespace ninefold::logic
