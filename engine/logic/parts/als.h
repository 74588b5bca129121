// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/position.h"

#include <array>
#include <vector>

namespace ninefold {

/// Where sets have a digit, and which cells see all of these places. Many sets have a digit in the same places.
struct SetPlaces {
    Digit digit;
    Cells cells, seen;
    bool inSight; ///< of a candidate
};

/// Cells of one house that hold one digit more than there are cells: take any digit away, and the others are locked.
/// A bivalue cell is the smallest.
struct AlmostLockedSet {
    Cells cells;
    Digits digits;
    /// Those through which a chain can pass: a candidate sees all their places, or shares the only one.
    Digits open;
    House house = -1;
    /// The number of the places of each digit among those of AlmostLockedSets.
    std::array<std::int16_t, kDigitCount> number;
    const std::vector<SetPlaces>* places;

    int numberOf(Digit digit) const { return number[digit - 1]; }
    Cells placesOf(Digit digit) const { return (*places)[numberOf(digit)].cells; }
    Cells seenBy(Digit digit) const { return (*places)[numberOf(digit)].seen; }
};

/// All almost locked sets of a position, by house and within it by cells. A fact of a position.
struct AlmostLockedSets {
    explicit AlmostLockedSets(const Position& position);
    // The sets know where their places are.
    AlmostLockedSets(const AlmostLockedSets&) = delete;
    AlmostLockedSets& operator=(const AlmostLockedSets&) = delete;
    std::vector<AlmostLockedSet> list;
    std::vector<SetPlaces> places;
};

} // namespace ninefold
