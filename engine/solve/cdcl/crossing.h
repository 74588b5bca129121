// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/houses.h"

#include <array>
#include <bit>
#include <cstdint>

namespace ninefold::solve::cdcl {

namespace detail {

/// For places within one third of a house: which third of a line or row of a box (0..2), or which column of a box
/// (3..5). 6 means neither, or fewer than two places.
consteval std::array<std::uint8_t, 512> makeThirds() {
    std::array<std::uint8_t, 512> thirds{};
    for (unsigned places = 0; places < 512; ++places) {
        thirds[places] = 6;
        for (unsigned i = 0; i < 3 && std::popcount(places) > 1; ++i) {
            if ((places & ~(0b111u << 3 * i)) == 0) thirds[places] = static_cast<std::uint8_t>(i);
            if ((places & ~(0b001'001'001u << i)) == 0) thirds[places] = static_cast<std::uint8_t>(3 + i);
        }
    }
    return thirds;
}

inline constexpr std::array<std::uint8_t, 512> kThirds = makeThirds();

} // namespace detail

/// The other house that holds all these places too, -1 if there is none. Bit i of `places` is cell number i of
/// `house`. Needs two places or more: fewer are a single or a conflict and handled elsewhere.
///
///      box 4    . . .        row 5    . . . | a b c | . . .
///               a b .   ->                                      the rest of row 5 loses the digit
///               . . .
constexpr House crossedHouse(House house, unsigned places) {
    const int third = detail::kThirds[places];
    if (third == 6) return -1;
    const int number = house % 9;
    switch (kindOf(house)) {
    case HouseKind::Row:
        return third < 3 ? boxHouse(number / 3 * 3 + third) : -1;
    case HouseKind::Column:
        return third < 3 ? boxHouse(3 * third + number / 3) : -1;
    default:
        return third < 3 ? rowHouse(number / 3 * 3 + third) : columnHouse(number % 3 * 3 + third - 3);
    }
}

} // namespace ninefold::solve::cdcl
