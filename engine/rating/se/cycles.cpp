// SPDX-License-Identifier: MIT
// Breadth-first, two links at a time: from true candidates to false ones and on to true ones. So the first path
// found is the shortest, and only the first path to a true candidate is continued.
#include "engine/rating/se/cycles.h"

#include <cassert>

namespace ninefold::rating::explainer {
namespace {

template <typename Bits>
bool has(const Bits& bits, Candidate candidate) {
    return (bits[candidate / 64] >> (candidate % 64)) & 1u;
}

template <typename Bits>
void add(Bits& bits, Candidate candidate) {
    bits[candidate / 64] |= std::uint64_t{1} << (candidate % 64);
}

} // namespace

void Cycles::start(Candidate source) {
    source_ = source;
    nodes_.assign(1, {source, -1});
    ancestors_.assign(1, {});
    ancestorsOf_.assign(1, 0);
    trueNodes_.assign(1, 0);
    open_.begin(*closure_, chainNode(source, true));
    open_.close(chainNode(source, true));
}

void Cycles::spreadTrue() {
    falseNodes_.clear();
    for (const int node : trueNodes_)
        for (const Candidate next : links_->turnedOff(nodes_[node].candidate, kinds_)) {
            // A path must not contain a false candidate twice, or it would be circular.
            if (!open_.has(chainNode(next, false)) || has(ancestors_[ancestorsOf_[node]], next)) continue;
            falseNodes_.push_back(static_cast<int>(nodes_.size()));
            nodes_.push_back({next, node});
            ancestorsOf_.push_back(ancestorsOf_[node]);
        }
    trueNodes_.clear();
}

bool Cycles::spreadFalse(int waiting, bool mayClose) {
    const int node = falseNodes_[waiting];
    assert(nodes_[node].parent >= 0);
    bool closes = false;
    for (const Candidate next : links_->turnedOn(nodes_[node].candidate, kinds_)) {
        if (mayClose && next == source_) {
            closes = true;
            closing_ = node;
        }
        if (!open_.has(chainNode(next, true))) continue;
        open_.close(chainNode(next, true));
        trueNodes_.push_back(static_cast<int>(nodes_.size()));
        nodes_.push_back({next, node});
        // The new true node stores all false ones on its path; those of the false node are shared with its parent.
        Ancestors ancestors = ancestors_[ancestorsOf_[node]];
        add(ancestors, nodes_[node].candidate);
        ancestorsOf_.push_back(static_cast<int>(ancestors_.size()));
        ancestors_.push_back(ancestors);
    }
    return closes;
}

/// The cycle is true in one of its two directions, so a candidate that sees a true and a false node of its digit is
/// removed.
std::vector<Removal> Cycles::removals() const {
    std::array<std::array<Cells, 9>, 2> seen;
    Cells inCycle = Cells::of(cellOf(source_));
    seen[1][digitOf(source_)] |= kPeers[cellOf(source_)];
    bool isTrue = false;
    for (int node = closing_; nodes_[node].parent >= 0; node = nodes_[node].parent, isTrue = !isTrue) {
        const Candidate candidate = nodes_[node].candidate;
        inCycle.add(cellOf(candidate));
        seen[isTrue][digitOf(candidate)] |= kPeers[cellOf(candidate)];
    }
    Hint hint;
    for (int digit = 0; digit < 9; ++digit)
        for (const Cell cell : (seen[0][digit] & seen[1][digit]) - inCycle)
            hint.remove(cell, board_->candidates[cell] & (1u << digit));
    return std::move(hint.removals);
}

std::vector<ChainNode> Cycles::nodes() const {
    std::vector<ChainNode> nodes = {chainNode(source_, true)};
    bool isTrue = false;
    for (int node = closing_; nodes_[node].parent >= 0; node = nodes_[node].parent, isTrue = !isTrue)
        nodes.push_back(chainNode(nodes_[node].candidate, isTrue));
    return nodes;
}

} // namespace ninefold::rating::explainer
