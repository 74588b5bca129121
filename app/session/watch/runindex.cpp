// SPDX-License-Identifier: MIT
#include "app/session/watch/runindex.h"

#include <algorithm>

namespace ninefold::session {

void RunIndex::add(const solve::SolverEvent& event) {
    Section& section = sections_.next([](Section& first, const Section& second) {
        first = {first.kinds | second.kinds, std::max(first.deepest, second.deepest)};
    });
    section.kinds.add(event.kind);
    section.deepest = std::max(section.deepest, event.level);
}

std::optional<std::size_t> RunIndex::nearest(std::size_t from, EventKinds kinds, bool forward) const {
    for (std::size_t at = from; at < sections().size(); at += forward ? 1 : -1)
        if (sections()[at].kinds.meets(kinds)) return at;
    return std::nullopt;
}

} // namespace ninefold::session
