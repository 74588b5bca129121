// SPDX-License-Identifier: MIT
#include "engine/logic/parts/nets/nestedends.h"

#include <cassert>
#include <utility>

namespace ninefold::logic {

const NestedEnd* NestedEnds::find(Candidate start, const Key& key, int most) const {
    static const NestedEnd needsMore{.complete = false};
    const Kept* kept = ends_[indexOf(start)].get();
    if (kept == nullptr || !(kept->key == key)) return nullptr;
    // It is not known what comes after as many as it was allowed then.
    if (!kept->end.complete) return most <= kept->most ? &needsMore : nullptr;
    return static_cast<int>(kept->end.refuted.size()) <= most ? &kept->end : &needsMore;
}

void NestedEnds::keep(Candidate start, const Key& key, int most, NestedEnd end) const {
    assert(static_cast<int>(end.refuted.size()) <= most);
    ends_[indexOf(start)] = std::make_shared<const Kept>(Kept{key, most, std::move(end)});
}

} // namespace ninefold::logic
