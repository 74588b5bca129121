// SPDX-License-Identifier: MIT
// Finds everything that chains from one candidate lead to, by any chain. Forcing chains and Kraken fish only ask
// which candidates are lost from every one of several starts.
#include "engine/logic/parts/chainspread.h"

#include <algorithm>
#include <cassert>

namespace ninefold::logic {
namespace {

House houseOf(const ChainNode& a, const ChainNode& b) {
    return a.digit == b.digit ? commonHouses(a.cells | b.cells).first() : -1;
}

/// Does the candidate go if the node holds?
bool eliminates(const LinkNode& node, Cell cell, Digit digit) {
    return node.digit == digit ? kPeers[cell].contains(node.cells) : node.cells == Cells::of(cell);
}

} // namespace

ChainSpread::ChainSpread(const Position& position, const LinkGraph& graph)
    : position_(position), graph_(graph), off_(1, graph.size()), distances_(graph.size()) {}

void ChainSpread::begin(Candidate start, bool holds) {
    assert(position_.isCandidate(start.cell, start.digit));
    start_ = {start.digit, Cells::of(start.cell)};
    holds_ = holds;
    std::fill(off_[0].begin(), off_[0].end(), 0);
    std::fill(distances_.begin(), distances_.end(), 0);
    for (int node = 0; node < graph_.size(); ++node) {
        const LinkNode& other = graph_[node];
        const bool same = other.digit == start.digit && other.cells == start_.cells;
        // If the start holds, its rivals do not; if it does not hold, nothing else is known.
        if (holds ? eliminates(other, start.cell, start.digit) && !same : same) setBit(off_[0], node);
    }
    spread(graph_, off_[0], distances_);
    lost_ = {};
    if (holds_) eliminate(start_, kPeers[start.cell]);
    else lost_[start.digit - 1].add(start.cell);
    for (int node = 0; node < graph_.size(); ++node)
        if (distances_[node] != 0) eliminate(graph_[node], graph_.seen(node));
}

void ChainSpread::eliminate(const LinkNode& node, Cells seen) {
    lost_[node.digit - 1] |= seen & position_.cellsFor(node.digit);
    if (!node.single()) return;
    for (Digit other : position_.candidates(node.cells.first()) - Digits::of(node.digit))
        lost_[other - 1].add(node.cells.first());
}

/// The node that removes a candidate with the fewest links; -1 if the start itself does.
int ChainSpread::nearest(Cell cell, Digit digit) const {
    if (holds_ ? eliminates(start_, cell, digit) : start_.digit == digit && start_.cells == Cells::of(cell)) return -1;
    int best = -1;
    for (int node = 0; node < graph_.size(); ++node)
        if (distances_[node] != 0 && eliminates(graph_[node], cell, digit) &&
            (best < 0 || distances_[node] < distances_[best]))
            best = node;
    return best;
}

/// Chains are built only for steps that are reported: finding what is lost needs no chains.
Chain ChainSpread::chainTo(Cell cell, Digit digit) {
    assert(lost_[digit - 1].has(cell));
    Chain chain;
    const int node = nearest(cell, digit);
    if (node >= 0) chain = wayBack(graph_, off_[0], distances_, node);
    const ChainNode start{start_.cells, start_.digit, holds_, -1, {}};
    if (holds_) {
        if (!chain.empty()) chain.front().house = houseOf(start, chain.front());
        chain.insert(chain.begin(), start);
    } else if (node < 0) {
        return {start};
    }
    ChainNode last{Cells::of(cell), digit, false, -1, {}};
    last.house = houseOf(chain.back(), last);
    chain.push_back(last);
    return chain;
}

int ChainSpread::lengthTo(Cell cell, Digit digit) const {
    assert(lost_[digit - 1].has(cell));
    const int node = nearest(cell, digit), links = node < 0 ? 0 : distances_[node];
    // Two statements for each strong link, the loss, and the start if the links do not begin with it.
    return 2 * links + (holds_ ? 2 : 1);
}

const LinkGraph& linksInside(const Position& position, const InnerTechniques& inner) {
    if (inner.almostLockedSets) return position.fact<Links<LinkKind::Sets>>();
    if (inner.groups) return position.fact<Links<LinkKind::Grouped>>();
    return position.fact<Links<LinkKind::Plain>>();
}

/// Reverses a chain: a statement that followed from another now implies its opposite.
Chain reversed(const Chain& chain) {
    Chain back;
    for (auto node = chain.rbegin(); node != chain.rend(); ++node) {
        const bool first = node == chain.rbegin();
        ChainNode opposite{node->cells, node->digit, !node->on, -1, {}};
        if (!first) {
            opposite.house = (node - 1)->house;
            opposite.set = (node - 1)->set;
            opposite.setName = (node - 1)->setName;
        }
        back.push_back(std::move(opposite));
    }
    return back;
}

} // namespace ninefold::logic
