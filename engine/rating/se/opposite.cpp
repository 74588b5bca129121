// SPDX-License-Identifier: MIT
#include "engine/rating/se/opposite.h"

#include <cassert>

namespace ninefold::rating::explainer {

std::vector<ChainNode> Opposite::find(const Links& links, const Closure& closure, LinkKinds kinds, Candidate source,
                                      bool startsTrue) {
    assert(closure.refutesItself(source, startsTrue));
    const ChainNode start = chainNode(source, startsTrue), end = chainNode(source, !startsTrue);
    count_ = 0;
    open_.begin(closure, end);
    push(start, start);
    for (int n = 0; open_.has(end); ++n) {
        assert(n < count_);
        const ChainNode from = queue_[n];
        const bool truth = isTrue(from);
        const Candidate candidate = candidateIn(from);
        for (const Candidate next : truth ? links.turnedOff(candidate, kinds) : links.turnedOn(candidate, kinds))
            if (const ChainNode to = chainNode(next, !truth); open_.has(to)) push(to, from);
    }
    std::vector<ChainNode> nodes = {end};
    while (nodes.back() != start) nodes.push_back(parent_[nodes.back()]);
    return nodes;
}

} // namespace ninefold::rating::explainer
