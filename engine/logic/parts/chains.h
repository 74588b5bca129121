// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/links.h"
#include "engine/logic/step.h"

#include <cstdint>
#include <vector>

namespace ninefold::logic {

/// The links of one kind, as a fact of a position.
template <LinkKind kind>
struct Links : LinkGraph {
    explicit Links(const Position& position) : LinkGraph(position, kind) {}
};

/// For each node the fewest strong links after which it must hold; 0 if it does not follow.
using Distances = std::span<std::uint8_t>;

/// Longer chains are not searched for: they are unreadable, and the distance must fit into a byte.
inline constexpr int kLongestChain = 250;

/// Derives in layers what follows if the nodes of `off` do not hold. Ends early after the layer in which a node of
/// `goal` was found, and returns the first such node; -1 if there is none.
int spread(const LinkGraph& graph, ConstRow off, Distances distances, ConstRow goal = {}, int most = kLongestChain);

/// The path that `spread` found: from one of the nodes of `off`, which is off, to `to`, which is on.
Chain wayBack(const LinkGraph& graph, ConstRow off, std::span<const std::uint8_t> distances, int to);

/// The distances between the nodes of a graph: the fewest strong links of a chain that starts with "a does not hold"
/// and ends with "so b holds". The distance from b to a is the same, because a chain can be read backwards. Computed
/// per start node on first use.
class ChainTable {
public:
    explicit ChainTable(const LinkGraph& graph);

    const LinkGraph& graph() const { return graph_; }
    /// The number of strong links from this node to each other node; 0 if there is no chain.
    std::span<const std::uint8_t> distances(int from) const;
    /// A shortest chain from "from is off" to "to is on".
    Chain chain(int from, int to) const;

private:
    const LinkGraph& graph_;
    mutable std::vector<std::vector<std::uint8_t>> distances_;
};

/// The table of one kind of links, as a fact of a position.
template <LinkKind kind>
struct Chains : ChainTable {
    explicit Chains(const Position& position) : ChainTable(position.fact<Links<kind>>()) {}
};

/// A statement about a node, as the first node of a chain.
ChainNode firstNode(const LinkGraph& graph, int node, bool on);
/// The next node of a chain: it holds because the node before does not.
ChainNode strongNode(const LinkGraph& graph, const StrongLink& link);
/// The next node of a chain: `to` does not hold because `from` does.
ChainNode weakNode(const LinkGraph& graph, int from, int to);

} // namespace ninefold::logic
