// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/closure.h"

#include <array>
#include <cstdint>

namespace ninefold::rating::explainer {

/// The nodes that a search for a chain may still visit: those from which its end can be reached. A search that leaves
/// the others out finds the same chain: a node before one of its nodes leads to the end as well, and comes in the
/// same order.
class OpenNodes {
public:
    /// For paths to this end.
    void begin(const Closure& closure, ChainNode end) {
        ++stamp_;
        closure.eachLeadingTo(candidateIn(end), isTrue(end), [&](Candidate candidate, bool leads) {
            open(chainNode(candidate, false));
            if (leads) open(chainNode(candidate, true));
        });
        open(end);
    }
    bool has(ChainNode node) const { return stamps_[node] == stamp_; }
    void close(ChainNode node) { stamps_[node] = 0; }

private:
    void open(ChainNode node) { stamps_[node] = stamp_; }

    // A stamp for each search, so that nothing needs clearing between them.
    std::array<std::uint32_t, 2 * kCandidateCount> stamps_{};
    std::uint32_t stamp_ = 0;
};

} // namespace ninefold::rating::explainer
