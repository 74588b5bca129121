// SPDX-License-Identifier: MIT
#include "engine/rating/se/opposite.h"

#include <cassert>

namespace ninefold::rating::explainer {

int Opposite::find(Candidate source, bool startsTrue, LinkKinds kinds, int most) {
    start_ = chainNode(source, startsTrue);
    end_ = chainNode(source, !startsTrue);
    count_ = 0;
    open_.begin(*closure_, end_);
    push(start_, start_);
    for (int begin = 0, depth = 2; depth <= most && begin < count_; ++depth) {
        // Level by level: the depth is the number of nodes.
        const int end = count_;
        for (; begin < end; ++begin)
            if (spread(queue_[begin], kinds)) return depth;
    }
    return 0;
}

bool Opposite::spread(ChainNode from, LinkKinds kinds) {
    const bool truth = isTrue(from);
    const Candidate candidate = candidateIn(from);
    for (const Candidate next : truth ? links_->turnedOff(candidate, kinds) : links_->turnedOn(candidate, kinds)) {
        const ChainNode to = chainNode(next, !truth);
        if (!open_.has(to)) continue;
        push(to, from);
        if (to == end_) return true;
    }
    return false;
}

std::vector<ChainNode> Opposite::nodes() const {
    std::vector<ChainNode> nodes = {end_};
    while (nodes.back() != start_) nodes.push_back(parent_[nodes.back()]);
    return nodes;
}

} // namespace ninefold::rating::explainer
