// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/houses.h"

#include <array>
#include <bit>
#include <cstdint>

namespace ninefold {

/// A set of houses as 27 bits, for steps that concern several at once: "rows 2 and 5", "all three boxes of a band".
class HouseSet {
public:
    constexpr HouseSet() = default;
    constexpr explicit HouseSet(std::uint32_t bits) : bits_(bits) {}
    static constexpr HouseSet of(House house) { return HouseSet(std::uint32_t{1} << house); }
    static constexpr HouseSet rows() { return HouseSet(0x1FFu); }
    static constexpr HouseSet columns() { return HouseSet(0x1FFu << 9); }
    static constexpr HouseSet boxes() { return HouseSet(0x1FFu << 18); }
    static constexpr HouseSet all() { return HouseSet((1u << kHouseCount) - 1); }

    constexpr std::uint32_t bits() const { return bits_; }
    constexpr bool has(House house) const { return (bits_ >> house) & 1u; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int count() const { return bitCount(bits_, 0); }
    /// The first house of the set, -1 when it is empty.
    constexpr House first() const { return bits_ == 0 ? -1 : std::countr_zero(bits_); }
    constexpr void add(House house) { bits_ |= std::uint32_t{1} << house; }
    constexpr void remove(House house) { bits_ &= ~(std::uint32_t{1} << house); }

    friend constexpr HouseSet operator|(HouseSet a, HouseSet b) { return HouseSet(a.bits_ | b.bits_); }
    friend constexpr HouseSet operator&(HouseSet a, HouseSet b) { return HouseSet(a.bits_ & b.bits_); }
    friend constexpr HouseSet operator-(HouseSet a, HouseSet b) { return HouseSet(a.bits_ & ~b.bits_); }
    constexpr HouseSet& operator|=(HouseSet b) { return *this = *this | b; }
    friend constexpr bool operator==(HouseSet, HouseSet) = default;

    /// Iterates over the houses: rows, columns, boxes.
    class Iterator {
    public:
        constexpr explicit Iterator(std::uint32_t rest) : rest_(rest) {}
        constexpr House operator*() const { return std::countr_zero(rest_); }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint32_t rest_;
    };
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    std::uint32_t bits_ = 0;
};

namespace detail {
consteval std::array<HouseSet, kCellCount> makeHouseSets() {
    std::array<HouseSet, kCellCount> sets;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        for (House house : housesOf(cell)) sets[cell].add(house);
    return sets;
}
inline constexpr std::array<HouseSet, kCellCount> kHouseSets = makeHouseSets();
} // namespace detail

/// The row, the column and the box of a cell as a set.
constexpr HouseSet houseSetOf(Cell cell) {
    return detail::kHouseSets[cell];
}

/// The houses that contain all of these cells: none if they share no house, every house for an empty set.
constexpr HouseSet commonHouses(Cells cells) {
    HouseSet common = HouseSet::all();
    for (Cell cell : cells) common = common & houseSetOf(cell);
    return common;
}

} // namespace ninefold
