// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/board.h"

namespace ninefold::rating::explainer {

/// Number `which` (0..2, in ascending order) of the houses of another kind that share three cells with a house. One
/// of the two kinds is the box.
inline constexpr House crossing(House house, House kind, int which) {
    const int number = house % 9;
    if (house >= 18) return kind == 9 ? 9 + number % 3 * 3 + which : number / 3 * 3 + which;
    return house >= 9 ? 18 + which * 3 + number / 3 : 18 + number / 3 * 3 + which;
}

namespace detail {
consteval std::array<std::array<Mask, kHouseCount>, kHouseCount> makeOverlaps() {
    std::array<std::array<Mask, kHouseCount>, kHouseCount> overlaps{};
    for (House house = 0; house < kHouseCount; ++house)
        for (int place = 0; place < 9; ++place)
            for (const House other : housesOf(kHouseCells[house][place]))
                overlaps[house][other] |= static_cast<Mask>(1u << place);
    return overlaps;
}
} // namespace detail

/// kOverlap[house][other]: the positions of `house` that also belong to `other`.
inline constexpr auto kOverlap = detail::makeOverlaps();

/// A kind of house and the kind that it intersects, in the order of the search.
inline constexpr std::array<std::array<House, 2>, 4> kCrossedKinds = {{{18, 9}, {18, 0}, {9, 18}, {0, 18}}};

} // namespace ninefold::rating::explainer
