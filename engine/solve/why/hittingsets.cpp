// SPDX-License-Identifier: MIT
// Depth-first search for an answer of a certain size, one more when there is none. Sets without a common cell need a
// cell each, which ends most branches early.
#include "engine/solve/why/hittingsets.h"

#include <algorithm>

namespace ninefold::solve {

std::optional<Cells> HittingSets::smallest(std::uint64_t& steps) {
    for (; !exhausted(); ++size_) {
        if (search({.chosen = {}, .allowed = cells_, .left = size_}, steps)) return answer_;
        if (steps == 0) return std::nullopt;
    }
    return std::nullopt;
}

bool HittingSets::search(Branch branch, std::uint64_t& steps) {
    if (steps == 0) return false;
    // Most of the time goes into the sets.
    steps -= std::min<std::uint64_t>(steps, 1 + toHit_.size() + excluded_.size());
    Cells next;
    if (!reduce(branch) || !choose(branch, next)) return false;
    if (next.empty()) {
        answer_ = branch.chosen;
        return true;
    }
    for (const Cell cell : next) {
        Branch inner = branch;
        inner.chosen.add(cell);
        inner.allowed.remove(cell);
        --inner.left;
        if (search(inner, steps)) return true;
        // Answers with this cell have been tried.
        branch.allowed.remove(cell);
    }
    return false;
}

/// Disallows the last missing cell of an counted set; false if such a set is complete.
bool HittingSets::reduce(Branch& branch) const {
    for (const Cells set : excluded_) {
        const Cells missing = set - branch.chosen;
        if (missing.empty()) return false;
        if (!missing.hasSeveral()) branch.allowed -= missing;
    }
    return true;
}

/// Of the sets that are not hit yet, the one with the fewest allowed cells, if the rest can be hit at all; nothing if
/// all are hit.
bool HittingSets::choose(const Branch& branch, Cells& next) const {
    int needed = 0, fewest = kCellCount + 1;
    Cells counted;
    for (const Cells set : toHit_) {
        if (set.meets(branch.chosen)) continue;
        const Cells left = set & branch.allowed;
        const int count = left.count();
        if (count == 0) return false;
        if (count < fewest) {
            fewest = count;
            next = left;
        }
        if (!left.meets(counted)) {
            ++needed;
            counted |= left;
        }
        if (needed > branch.left) return false;
    }
    return true;
}

} // namespace ninefold::solve
