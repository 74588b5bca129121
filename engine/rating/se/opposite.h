// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/opennodes.h"

#include <array>
#include <vector>

namespace ninefold::rating::explainer {

/// The shortest path from a candidate to its own opposite: breadth-first, and the first one of that length.
class Opposite {
public:
    /// Its nodes, from its end back to the source. The closure, that of these kinds of links, must show that there is
    /// one.
    std::vector<ChainNode> find(const Links& links, const Closure& closure, LinkKinds kinds, Candidate source,
                                bool startsTrue);

private:
    void push(ChainNode node, ChainNode parent) {
        open_.close(node);
        parent_[node] = parent;
        queue_[count_++] = node;
    }
    OpenNodes open_;
    std::array<ChainNode, 2 * kCandidateCount> parent_, queue_;
    int count_ = 0;
};

} // namespace ninefold::rating::explainer
