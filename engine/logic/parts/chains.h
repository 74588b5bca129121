// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/links.h"
#include "engine/logic/step.h"

#include <cstdint>
#include <vector>

namespace ninefold {

/// The links of a kind as a fact of a position.
template <LinkKind kind>
struct Links : LinkGraph {
    explicit Links(const Position& position) : LinkGraph(position, kind) {}
};

/// For each node the fewest strong links after which it must hold; 0 where that does not follow.
using Distances = std::span<std::uint8_t>;

/// Chains longer than this are not looked for: nobody would follow them, and the distance fits a byte.
inline constexpr int kLongestChain = 250;

/// What follows, in layers, once the nodes of `off` do not hold. Ends early after the layer in which a node of
/// `goal` was found, and returns the first such node; -1 when there is none.
int spread(const LinkGraph& graph, ConstRow off, Distances distances, ConstRow goal = {}, int most = kLongestChain);

/// The way that `spread` found: from one of the nodes of `off`, off, to `to`, on.
Chain wayBack(const LinkGraph& graph, ConstRow off, std::span<const std::uint8_t> distances, int to);

/// How far the nodes of a graph are from each other: the fewest strong links of a chain that begins with "a does not
/// hold" and ends with "so b holds". The same from b to a, read backwards. Found when somebody asks for a.
class ChainTable {
public:
    explicit ChainTable(const LinkGraph& graph);

    const LinkGraph& graph() const { return graph_; }
    /// The number of strong links from one node to each other; 0 when there is no chain.
    std::span<const std::uint8_t> distances(int from) const;
    /// A shortest chain from "from is off" to "to is on".
    Chain chain(int from, int to) const;

private:
    const LinkGraph& graph_;
    mutable std::vector<std::vector<std::uint8_t>> distances_;
};

/// The table of a kind as a fact of a position.
template <LinkKind kind>
struct Chains : ChainTable {
    explicit Chains(const Position& position) : ChainTable(position.fact<Links<kind>>()) {}
};

/// A statement about a node, to begin a chain with.
ChainNode firstNode(const LinkGraph& graph, int node, bool on);
/// Why a node holds when the node before does not, as a link of a chain.
ChainNode strongNode(const LinkGraph& graph, const StrongLink& link);
/// Why `to` does not hold when `from` does.
ChainNode weakNode(const LinkGraph& graph, int from, int to);

} // namespace ninefold
