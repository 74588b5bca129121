// SPDX-License-Identifier: MIT
#include "app/session/watch/runindex.h"

#include <algorithm>

namespace ninefold::session {

void RunIndex::add(const solve::SolverEvent& event) {
    ++length_;
    if (stretchOf(length_) == kMost) halve();
    if (stretchOf(length_) == stretches_.size()) stretches_.emplace_back();
    Stretch& stretch = stretches_.back();
    stretch.kinds.add(event.kind);
    stretch.deepest = std::max(stretch.deepest, event.level);
}

/// Merges pairs of neighbours. Their number is even whenever this is called.
void RunIndex::halve() {
    for (std::size_t i = 0; i < kMost / 2; ++i) {
        const Stretch &first = stretches_[2 * i], &second = stretches_[2 * i + 1];
        stretches_[i] = {first.kinds | second.kinds, std::max(first.deepest, second.deepest)};
    }
    stretches_.resize(kMost / 2);
    stride_ *= 2;
}

std::optional<std::size_t> RunIndex::nearest(std::size_t from, EventKinds kinds, bool forward) const {
    for (std::size_t at = from; at < stretches_.size(); at += forward ? 1 : -1)
        if (stretches_[at].kinds.meets(kinds)) return at;
    return std::nullopt;
}

} // namespace ninefold::session
