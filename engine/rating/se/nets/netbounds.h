// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/nets/dynamic.h"

#include <bitset>
#include <cassert>
#include <vector>

namespace ninefold::rating::explainer {

/// What nets can still remove at most, by those of their level that have come to their end without a contradiction.
/// If one of these assumes or concludes the assumption of another, it removes all that the other will remove: its
/// position has fewer candidates, and all that a pattern or chain there needs is there as well or decided. For example,
/// of the two ends of a strong link one may be gone, then the other is true and what it turns off is gone. So a net
/// that has removed what all of these remove is at its end, and need not search.
class NetBounds {
public:
    NetBounds() : common_(2 * kCandidateCount) {}

    /// A net that is at its end.
    void add(const DynamicNet& net) {
        assert(!net.hasContradiction());
        for (const bool isTrue : {false, true})
            for (const Candidate candidate : net.found(isTrue)) bound(chainNode(candidate, isTrue), net.set(false));
    }
    /// The candidates that a net with this assumption can make false; null while none of those that were added knows.
    const CandidateSet* of(ChainNode source) const { return known_[source] ? &common_[source] : nullptr; }

private:
    void bound(ChainNode node, const CandidateSet& removed) {
        if (known_[node]) common_[node] &= removed;
        else common_[node] = removed;
        known_.set(node);
    }

    std::bitset<2 * kCandidateCount> known_;
    std::vector<CandidateSet> common_; // by node: what all nets remove that contain it
};

} // namespace ninefold::rating::explainer
