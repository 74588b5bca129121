// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/hint.h"
#include "engine/rating/se/links.h"

#include <map>
#include <stop_token>
#include <vector>

namespace ninefold::explainer {

/// A chain that a dynamic chain uses as a single deduction.
struct NestedChain {
    /// What goes, and no chain before this one takes away, in the order of the original.
    std::vector<Candidate> removed;
    /// The candidates whose absence it needs, and which the position before the dynamic chain still had.
    std::vector<Candidate> absent;
    /// From each of its ends back to the start, one after the other.
    std::vector<ChainNode> nodes;
    int complexity = 0;
};

/// All cycles and forcing chains of `now`, the easiest first, as far as each takes away something new.
std::vector<NestedChain> nestedUnaryChains(const Board& before, const Board& now);
/// The same for cell and region chains, as long as there are no unary ones: with those a chain could contradict itself.
std::vector<NestedChain> nestedMultipleChains(const Board& before, const Board& now);
/// The same for dynamic chains of that level. Stopped, it may give anything.
std::vector<NestedChain> nestedDynamicChains(const Board& before, const Board& now, int level,
                                             const std::stop_token& stop);

/// A number for each different chain: one that is used in several places counts once.
class NestedTable {
public:
    int numberOf(const NestedChain& chain);
    int complexity(int number) const { return complexities_[number]; }

private:
    std::map<std::vector<ChainNode>, int> numbers_;
    std::vector<int> complexities_;
};

} // namespace ninefold::explainer
