// SPDX-License-Identifier: MIT
#include "engine/practice/changes.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace ninefold::practice {

Changes sorted(Changes changes) {
    std::ranges::sort(changes);
    changes.erase(std::unique(changes.begin(), changes.end()), changes.end());
    return changes;
}

bool has(const Changes& all, const logic::Deduction& one) {
    assert(std::ranges::is_sorted(all));
    return std::ranges::binary_search(all, one);
}

bool meet(const Changes& a, const Changes& b) {
    return !common(a, b).empty();
}

bool contains(const Changes& all, const Changes& some) {
    return std::ranges::includes(all, some);
}

Changes without(const Changes& a, const Changes& b) {
    Changes rest;
    std::ranges::set_difference(a, b, std::back_inserter(rest));
    return rest;
}

Changes together(const Changes& a, const Changes& b) {
    Changes both;
    std::ranges::set_union(a, b, std::back_inserter(both));
    return both;
}

Changes common(const Changes& a, const Changes& b) {
    Changes both;
    std::ranges::set_intersection(a, b, std::back_inserter(both));
    return both;
}

} // namespace ninefold::practice
