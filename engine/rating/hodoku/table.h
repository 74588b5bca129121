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

/// The consequences of one statement in the order of their discovery, each with its reasons. Chains are derived
/// from these tables, and the chosen path decides their length, so the paths, distances and limits are those of
/// HoDoKu.
class Table {
public:
    static constexpr std::size_t kCapacity = 1000;
    /// Up to five entries that a conclusion depends on; the largest comes first, unused ones are 0.
    using Reasons = std::array<int, 5>;

    struct Entry {
        Node node;
        Reasons reasons;
        int distance;
        /// Copied from another table; reasons[0] is then that table.
        bool expanded = false;
    };

    /// Clears the table and prepares it for this number of nodes.
    void reset(int nodeCount);
    bool empty() const { return entries_.empty(); }
    int size() const { return static_cast<int>(entries_.size()); }
    const Entry& operator[](int index) const { return entries_[static_cast<std::size_t>(index)]; }
    bool contains(Node node) const { return index_[static_cast<std::size_t>(node)] >= 0; }
    /// 0 for a missing node.
    int indexOf(Node node) const;
    Cells on(Digit digit) const { return on_[digit - 1]; }
    Cells off(Digit digit) const { return off_[digit - 1]; }

    /// Cells are added once, groups again each time.
    void add(Node node, const Reasons& reasons = {});
    /// Adds a consequence from another table, or stores the shorter path to it.
    void adopt(Node node, int table, int distance);
    void shorten(int index, int table, int distance);

private:
    int distanceOf(int index) const;

    std::vector<Entry> entries_;
    std::vector<std::int16_t> index_;
    std::array<Cells, kDigitCount> on_, off_;
};

} // namespace ninefold::rating::hodoku
