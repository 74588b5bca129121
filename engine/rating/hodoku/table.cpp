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

void Table::reset(int nodeCount) {
    entries_.clear();
    index_.assign(static_cast<std::size_t>(nodeCount), -1);
    on_.fill({});
    off_.fill({});
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
    if (!isGroup(node)) {
        const Digit digit = node / 2 % kDigitCount + 1;
        Cells& cells = (isOn(node) ? on_ : off_)[digit - 1];
        const Cell cell = node / (2 * kDigitCount);
        // The entry of a cell is added once; a group may be added again, and a lookup then finds the later entry.
        if (cells.has(cell)) return;
        cells.add(cell);
    }
    index_[static_cast<std::size_t>(node)] = static_cast<std::int16_t>(entries_.size());
    entries_.push_back({node, largestFirst(reasons), distanceOf(reasons[0]) + 1});
}

void Table::adopt(Node node, int table, int distance) {
    const std::size_t before = entries_.size();
    add(node);
    // Does nothing if the table already has the entry or has no room.
    if (entries_.size() > before) shorten(static_cast<int>(before), table, distance);
}

void Table::shorten(int index, int table, int distance) {
    assert(index >= 0 && index < size() && distance >= 0);
    Entry& entry = entries_[static_cast<std::size_t>(index)];
    entry.reasons = {table};
    entry.distance = distance;
    entry.expanded = true;
}

} // namespace ninefold::rating::hodoku
