// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/technique.h"

namespace ninefold::logic {

/// The only two places of a digit in a house, seen from one end: if it is not in far, it is in near.
struct TurbotArm {
    House house = -1;
    Cell far = -1, near = -1;
};

/// Two strong links whose near ends see each other: one of the far ends holds the digit.
///
///     far == near -- near == far
struct Turbot {
    Digit digit = 0;
    TurbotArm one, two;

    Cells farEnds() const { return Cells::of(one.far) | Cells::of(two.far); }
    Cells nearEnds() const { return Cells::of(one.near) | Cells::of(two.near); }
    /// The houses in which the near ends see each other.
    HouseSet bridges() const { return commonHouses(nearEnds()); }
    Cells gone(const Position& position) const { return position.cellsFor(digit) & kPeers[one.far] & kPeers[two.far]; }
};

/// Calls use(Turbot) for each that removes something, until use returns false.
template <typename Use>
bool forEachTurbot(const Position& position, Digit digit, Use use) {
    const Cells all = position.cellsFor(digit);
    const HouseSet pairs = position.twoPlaces(digit);
    for (House first : pairs)
        for (House second : pairs) {
            if (second <= first) continue;
            const Cells one = all & kHouses[first], two = all & kHouses[second];
            if (one.meets(two)) continue;
            for (Cell near : one)
                for (Cell other : two& kPeers[near]) {
                    const Turbot turbot{digit,
                                        {first, (one - Cells::of(near)).first(), near},
                                        {second, (two - Cells::of(other)).first(), other}};
                    if (!turbot.gone(position).empty() && !use(turbot)) return false;
                }
        }
    return true;
}

/// The step of a turbot fish; its two far ends are drawn in the role `ends`.
Step turbotStep(const Position& position, const Turbot& turbot, Role ends = Role::On);

} // namespace ninefold::logic
