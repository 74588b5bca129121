// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/position.h"

#include <array>
#include <vector>

namespace ninefold {

/// Cells of one house that hold one digit more than there are cells: take any digit away, and the others are locked.
/// A bivalue cell is the smallest.
struct AlmostLockedSet {
    Cells cells;
    Digits digits;
    House house = -1;
    /// Where the set has each digit, and which cells see all of these places.
    std::array<Cells, kDigitCount> places;
    std::array<Cells, kDigitCount> seen;

    Cells placesOf(Digit digit) const { return places[digit - 1]; }
    Cells seenBy(Digit digit) const { return seen[digit - 1]; }
    /// The digit is in both sets, but not more than one of them can hold it.
    bool restricts(const AlmostLockedSet& other, Digit digit) const {
        return digits.has(digit) && other.digits.has(digit) && seenBy(digit).contains(other.placesOf(digit));
    }
};

/// All almost locked sets of a position, by house and within it by cells. A fact of a position.
struct AlmostLockedSets {
    explicit AlmostLockedSets(const Position& position);
    std::vector<AlmostLockedSet> list;
};

} // namespace ninefold
