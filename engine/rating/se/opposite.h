// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/opennodes.h"

#include <array>
#include <vector>

namespace ninefold::rating::explainer {

/// The shortest path from a candidate to its own opposite: breadth-first, and the first one of that length.
class Opposite {
public:
    /// The object may be used for several boards in turn.
    void begin(const Links& links, const Closure& closure) {
        links_ = &links;
        closure_ = &closure;
    }
    /// The number of its nodes, 0 when there is no path of at most `most`.
    int find(Candidate source, bool startsTrue, LinkKinds kinds, int most);
    /// The nodes of the last path found, from its end back to the source.
    std::vector<ChainNode> nodes() const;

private:
    void push(ChainNode node, ChainNode parent) {
        open_.close(node);
        parent_[node] = parent;
        queue_[count_++] = node;
    }
    /// Queues the consequences of a node; true when the end is among them.
    bool spread(ChainNode from, LinkKinds kinds);

    const Links* links_ = nullptr;
    const Closure* closure_ = nullptr;
    OpenNodes open_;
    std::array<ChainNode, 2 * kCandidateCount> parent_, queue_;
    ChainNode start_ = 0, end_ = 0;
    int count_ = 0;
};

} // namespace ninefold::rating::explainer
