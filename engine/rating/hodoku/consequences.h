// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/hodoku/table.h"

#include <bitset>

namespace ninefold::rating::hodoku {

/// What follows from a statement, directly or by way of others: the cells in which each digit is on or off, and the
/// groups. It says what a table would contain, but not on which path; that takes a tenth of the time.
class Consequences {
public:
    /// At most three groups for each line and digit, each of them on or off.
    static constexpr int kMostGroups = 18 * kDigitCount * 3;

    Cells cellsOf(Digit digit, bool on) const { return cells_[on][static_cast<std::size_t>(digit - 1)]; }
    bool has(Node node) const {
        return isGroup(node) ? groups_[groupBit(node)] : cellsOf(digitOfNode(node), isOn(node)).has(cellOfNode(node));
    }
    void add(Node node) {
        if (isGroup(node)) groups_.set(groupBit(node));
        else cells_[isOn(node)][static_cast<std::size_t>(digitOfNode(node) - 1)].add(cellOfNode(node));
    }
    Consequences& operator|=(const Consequences& others) {
        for (std::size_t on = 0; on < 2; ++on)
            for (std::size_t digit = 0; digit < kDigitCount; ++digit) cells_[on][digit] |= others.cells_[on][digit];
        groups_ |= others.groups_;
        return *this;
    }
    Consequences& operator&=(const Consequences& others) {
        for (std::size_t on = 0; on < 2; ++on)
            for (std::size_t digit = 0; digit < kDigitCount; ++digit) cells_[on][digit] &= others.cells_[on][digit];
        groups_ &= others.groups_;
        return *this;
    }

private:
    static std::size_t groupBit(Node node) { return static_cast<std::size_t>(node - kCellNodes); }

    std::array<std::array<Cells, kDigitCount>, 2> cells_;
    std::bitset<2 * static_cast<std::size_t>(kMostGroups)> groups_;
};

} // namespace ninefold::rating::hodoku
