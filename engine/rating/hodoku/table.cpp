// SPDX-License-Identifier: MIT
#include "engine/rating/hodoku/table.h"

#include <algorithm>

namespace ninefold::hodoku {
namespace {

// The original keeps the further reasons in ten bits each.
constexpr int kMostFurtherReasons = 1023;

/// The largest reason to the front, each of the others in turn.
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
    return std::max<int>(0, index_[static_cast<std::size_t>(node)]);
}

int Table::distanceOf(int index) const {
    return index < size() ? entries_[static_cast<std::size_t>(index)].distance : 0;
}

void Table::add(Node node, const Reasons& reasons) {
    // Full: what comes later is lost, in the original as here.
    if (entries_.size() >= kCapacity) return;
    if (!isGroup(node)) {
        const Digit digit = node / 2 % kDigitCount + 1;
        Cells& cells = (isOn(node) ? on_ : off_)[digit - 1];
        const Cell cell = node / (2 * kDigitCount);
        // A cell's statement is entered once; groups may come again, and the later entry is then
        // the one that is found.
        if (cells.has(cell)) return;
        cells.add(cell);
    }
    index_[static_cast<std::size_t>(node)] = static_cast<std::int16_t>(entries_.size());
    entries_.push_back({node, largestFirst(reasons), distanceOf(reasons[0]) + 1});
}

void Table::adopt(Node node, int table, int distance) {
    const std::size_t before = entries_.size();
    add(node);
    // Nothing is noted where the table already had it, or had no room.
    if (entries_.size() > before) shorten(static_cast<int>(before), table, distance);
}

void Table::shorten(int index, int table, int distance) {
    Entry& entry = entries_[static_cast<std::size_t>(index)];
    entry.reasons = {table};
    entry.distance = distance;
    entry.expanded = true;
}

} // namespace ninefold::hodoku
