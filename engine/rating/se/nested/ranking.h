// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/chainorder.h"
#include "engine/rating/se/nested.h"

#include <functional>

namespace ninefold::rating::explainer {

/// Keeps for each candidate the first of the chains that remove it, in the order of their ranks: that is the one that
/// counts.
class NestedRanking {
public:
    NestedRanking() { winner_.fill(-1); }

    /// Does a chain of that rank remove something that no chain before it does?
    bool wants(const ChainRank& rank, const std::vector<Removal>& removals) const;
    /// The rank of the first chain that removes a candidate, null while there is none.
    const ChainRank* first(Candidate candidate) const {
        return winner_[candidate] < 0 ? nullptr : &kept_[winner_[candidate]].rank;
    }
    /// Stores a chain with its nodes and the candidates it depends on, or without them if they are to be added later.
    void take(const ChainRank& rank, std::vector<Removal>&& removals, NestedChain&& chain);
    /// The chains that were first for some candidate, in order. What was left out is added by `complete`.
    std::vector<NestedChain> winners(const std::function<void(const ChainRank&, NestedChain&)>& complete = nullptr);

private:
    struct Kept {
        ChainRank rank;
        std::vector<Removal> removals;
        NestedChain chain;
    };
    bool isBefore(const ChainRank& rank, Candidate candidate) const {
        return winner_[candidate] < 0 || rank < kept_[winner_[candidate]].rank;
    }

    std::vector<Kept> kept_;
    std::array<int, kCandidateCount> winner_;
};

} // namespace ninefold::rating::explainer
