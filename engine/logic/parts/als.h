// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/position.h"

#include <array>
#include <vector>

namespace ninefold::logic {

/// The places of a digit in sets, and the cells that see all of them. Many sets have a digit in the same places.
struct SetPlaces {
    Digit digit;
    Cells cells, seen;
    bool inSight; ///< of some candidate
};

/// An almost locked set (ALS): cells of one house with one digit more than cells; without any one digit the others
/// are locked in them. A bivalue cell is the smallest.
struct AlmostLockedSet {
    Cells cells;
    Digits digits;
    /// The digits through which a chain can pass: some candidate sees all their places, or shares the only one.
    Digits open;
    House house = -1;
    /// For each digit, the index of its places in AlmostLockedSets.
    std::array<std::int16_t, kDigitCount> number;
    const std::vector<SetPlaces>* places;

    int numberOf(Digit digit) const { return number[digit - 1]; }
    Cells placesOf(Digit digit) const { return (*places)[numberOf(digit)].cells; }
    Cells seenBy(Digit digit) const { return (*places)[numberOf(digit)].seen; }
};

/// All almost locked sets of a position, by house and within a house by cells. A fact of a position.
struct AlmostLockedSets {
    explicit AlmostLockedSets(const Position& position);
    // Not copyable, because the sets point to their places.
    AlmostLockedSets(const AlmostLockedSets&) = delete;
    AlmostLockedSets& operator=(const AlmostLockedSets&) = delete;
    std::vector<AlmostLockedSet> list;
    std::vector<SetPlaces> places;
};

} // namespace ninefold::logic
