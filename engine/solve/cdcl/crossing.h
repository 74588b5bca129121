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

/// By house and third: the other house that holds the third too, -1 if there is none.
consteval std::array<std::array<std::int8_t, 7>, kHouseCount> makeCrossed() {
    std::array<std::array<std::int8_t, 7>, kHouseCount> crossed{};
    for (int n = 0; n < 9; ++n)
        for (int third = 0; third < 7; ++third) {
            const bool line = third < 3, none = third == 6;
            const auto house = [](bool is, House other) { return static_cast<std::int8_t>(is ? other : -1); };
            crossed[rowHouse(n)][third] = house(line, boxHouse(n / 3 * 3 + third));
            crossed[columnHouse(n)][third] = house(line, boxHouse(3 * third + n / 3));
            crossed[boxHouse(n)][third] =
                house(!none, line ? rowHouse(n / 3 * 3 + third) : columnHouse(n % 3 * 3 + third - 3));
        }
    return crossed;
}

inline constexpr auto kCrossed = makeCrossed();

/// By two houses: bit i is set if cell number i of the first is in the second, too.
consteval std::array<std::array<std::uint16_t, kHouseCount>, kHouseCount> makeCommonPlaces() {
    std::array<std::array<std::uint16_t, kHouseCount>, kHouseCount> common{};
    for (House house = 0; house < kHouseCount; ++house)
        for (House other = 0; other < kHouseCount; ++other)
            for (int i = 0; i < 9; ++i)
                if (kHouses[other].has(kHouseCells[house][i]))
                    common[house][other] |= static_cast<std::uint16_t>(1u << i);
    return common;
}

inline constexpr auto kCommonPlaces = makeCommonPlaces();

} // namespace detail

/// Bit i is set if cell number i of `house` is in `other`, too.
constexpr unsigned commonPlaces(House house, House other) {
    return detail::kCommonPlaces[house][other];
}

/// The other house that holds all these places too, -1 if there is none. Bit i of `places` is cell number i of
/// `house`. Needs two places or more: fewer are a single or a conflict and handled elsewhere.
///
///      box 4    . . .        row 5    . . . | a b c | . . .
///               a b .   ->                                      the rest of row 5 loses the digit
///               . . .
constexpr House crossedHouse(House house, unsigned places) {
    return detail::kCrossed[house][detail::kThirds[places]];
}

} // namespace ninefold::solve::cdcl
