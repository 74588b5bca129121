// SPDX-License-Identifier: MIT
#include "engine/rating/hodoku/table.h"

#include <algorithm>
#include <cassert>

namespace ninefold::rating::hodoku {
namespace {

// HoDoKu stores the further reasons in ten bits each.
constexpr int kMostFurtherReasons = 1023;

/// Moves the largest reason to the front by swapping it with each of the others in turn.
Table::Reasons largestFirst(Table::Reasons reasons) {
    for (std::size_t n = 1; n < reasons.size(); ++n) {
        if (reasons[n] > kMostFurtherReasons) reasons[n] = 0;
        if (reasons[n] > reasons[0]) std::swap(reasons[0], reasons[n]);
    }
    return reasons;
}

} // namespace

void Table::clear() {
    // Most tables have few entries, so taking these off is faster than clearing the index.
    for (const Entry& entry : entries_) index_[static_cast<std::size_t>(entry.node)] = -1;
    entries_.clear();
    directSize_ = 0;
}

int Table::indexOf(Node node) const {
    assert(node >= 0 && static_cast<std::size_t>(node) < index_.size());
    return std::max<int>(0, index_[static_cast<std::size_t>(node)]);
}

int Table::distanceOf(int index) const {
    return index < size() ? entries_[static_cast<std::size_t>(index)].distance : 0;
}

void Table::add(Node node, const Reasons& reasons) {
    // The table is full: later entries are lost, as in HoDoKu.
    if (entries_.size() >= kCapacity) return;
    // The entry of a cell is added once; a group may be added again, and a lookup then finds the later entry.
    if (!isGroup(node) && contains(node)) return;
    const int distance = distanceOf(reasons[0]) + 1;
    index_[static_cast<std::size_t>(node)] = static_cast<std::int16_t>(entries_.size());
    entries_.push_back({node, largestFirst(reasons), static_cast<std::int16_t>(distance)});
    directSize_ = size();
}

} // namespace ninefold::rating::hodoku
