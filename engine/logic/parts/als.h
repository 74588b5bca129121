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
    /// Those through which a chain can pass: a candidate sees all their places, or shares the only one.
    Digits open;
    House house = -1;
    /// Where the set has each digit, which cells see all of these places, and their number among AlmostLockedSets.
    std::array<Cells, kDigitCount> places;
    std::array<Cells, kDigitCount> seen;
    std::array<std::int16_t, kDigitCount> number;

    Cells placesOf(Digit digit) const { return places[digit - 1]; }
    Cells seenBy(Digit digit) const { return seen[digit - 1]; }
    int numberOf(Digit digit) const { return number[digit - 1]; }
};

/// Many sets have a digit in the same places.
struct SetPlaces {
    Digit digit;
    Cells cells, seen;
    bool inSight; ///< of a candidate
};

/// All almost locked sets of a position, by house and within it by cells. A fact of a position.
struct AlmostLockedSets {
    explicit AlmostLockedSets(const Position& position);
    std::vector<AlmostLockedSet> list;
    std::vector<SetPlaces> places;
};

} // namespace ninefold
