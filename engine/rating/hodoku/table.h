// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/hodoku/board.h"

#include <span>
#include <vector>

namespace ninefold::rating::hodoku {

/// A statement: a digit is (on) or is not (off) in a cell, or in one of the two or three cells where a line
/// intersects a box. Even numbers are off, odd ones on; the cells come first, then the groups.
using Node = std::int16_t;
inline constexpr Node kCellNodes = 2 * kDigitCount * kCellCount;

inline constexpr Node nodeOf(Cell cell, Digit digit, bool on) {
    return static_cast<Node>(2 * (kDigitCount * cell + digit - 1) + on);
}
inline constexpr Node groupNode(int group, bool on) {
    return static_cast<Node>(kCellNodes + 2 * group + on);
}
inline constexpr bool isOn(Node node) {
    return (node & 1) != 0;
}
inline constexpr bool isGroup(Node node) {
    return node >= kCellNodes;
}
/// Of a node that is no group.
inline constexpr Cell cellOfNode(Node node) {
    return node / (2 * kDigitCount);
}
inline constexpr Digit digitOfNode(Node node) {
    return node / 2 % kDigitCount + 1;
}

/// The consequences of one statement in the order of their discovery, each with its reasons. Chains are derived
/// from these tables, and the chosen path decides their length, so the paths, distances and limits are those of
/// HoDoKu.
class Table {
public:
    static constexpr std::size_t kCapacity = 1000;
    /// Up to five entries that a conclusion depends on; the largest comes first, unused ones are 0.
    using Reasons = std::array<std::int16_t, 5>;

    struct Entry {
        Node node;
        Reasons reasons;
        std::int16_t distance;
        /// Copied from another table; reasons[0] is then that table.
        bool expanded = false;
    };

    /// The memory is used again.
    void clear();
    /// Prepares an empty table for this number of nodes.
    void prepare(int nodeCount) { index_.resize(static_cast<std::size_t>(nodeCount), -1); }
    bool empty() const { return entries_.empty(); }
    int size() const { return static_cast<int>(entries_.size()); }
    const Entry& operator[](int index) const { return entries_[static_cast<std::size_t>(index)]; }
    bool contains(Node node) const { return index_[static_cast<std::size_t>(node)] >= 0; }
    /// 0 for a missing node.
    int indexOf(Node node) const;
    /// The number of entries that are not copied; they come first.
    int directSize() const { return directSize_; }

    /// Cells are added once, groups again each time.
    void add(Node node, const Reasons& reasons = {});
    /// Adds a consequence from another table, or stores the path to it if that is shorter than one copied before.
    void adopt(Node node, Node table, int distance) {
        if (const int known = index_[static_cast<std::size_t>(node)]; known >= 0) {
            Entry& entry = entries_[static_cast<std::size_t>(known)];
            if (entry.expanded && entry.distance > distance) entry = copyOf(node, table, distance);
        } else if (entries_.size() < kCapacity) {
            index_[static_cast<std::size_t>(node)] = static_cast<std::int16_t>(entries_.size());
            entries_.push_back(copyOf(node, table, distance));
        }
    }

private:
    static Entry copyOf(Node node, Node table, int distance) {
        return {node, {table}, static_cast<std::int16_t>(distance), true};
    }
    int distanceOf(int index) const;

    std::vector<Entry> entries_;
    std::vector<std::int16_t> index_; // -1: missing
    int directSize_ = 0;
};

} // namespace ninefold::rating::hodoku
