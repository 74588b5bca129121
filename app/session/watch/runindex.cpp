// SPDX-License-Identifier: MIT
#include "app/session/watch/runindex.h"

#include <algorithm>

namespace ninefold::session {

void RunIndex::add(const solve::SolverEvent& event) {
    ++length_;
    if (sectionOf(length_) == kMaxSections) halve();
    if (sectionOf(length_) == sections_.size()) sections_.emplace_back();
    Section& section = sections_.back();
    section.kinds.add(event.kind);
    section.deepest = std::max(section.deepest, event.level);
}

/// Merges pairs of neighbours. Their number is even whenever this is called.
void RunIndex::halve() {
    for (std::size_t i = 0; i < kMaxSections / 2; ++i) {
        const Section &first = sections_[2 * i], &second = sections_[2 * i + 1];
        sections_[i] = {first.kinds | second.kinds, std::max(first.deepest, second.deepest)};
    }
    sections_.resize(kMaxSections / 2);
    stride_ *= 2;
}

std::optional<std::size_t> RunIndex::nearest(std::size_t from, EventKinds kinds, bool forward) const {
    for (std::size_t at = from; at < sections_.size(); at += forward ? 1 : -1)
        if (sections_[at].kinds.meets(kinds)) return at;
    return std::nullopt;
}

} // namespace ninefold::session
