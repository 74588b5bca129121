// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/core/houses.h"

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

namespace ninefold::rating::explainer {

/// Nine bits: the digits 1..9 of a cell, or the positions 0..8 of a house.
using Mask = std::uint16_t;

namespace detail {
consteval std::array<std::uint8_t, 512> makeCounts() {
    std::array<std::uint8_t, 512> counts{};
    for (unsigned mask = 0; mask < 512; ++mask) counts[mask] = static_cast<std::uint8_t>(std::popcount(mask));
    return counts;
}
inline constexpr auto kCounts = makeCounts();
} // namespace detail

/// A lookup table, because not every processor has an instruction to count bits.
inline constexpr int countOf(unsigned mask) {
    assert(mask < detail::kCounts.size());
    return detail::kCounts[mask];
}
/// The number of the lowest bit.
inline constexpr int lowest(unsigned mask) {
    assert(mask != 0);
    return std::countr_zero(mask);
}

/// The position of a cell within its row, column or box.
inline constexpr int placeIn(House house, Cell cell) {
    if (house < 9) return columnOf(cell);
    return house < 18 ? rowOf(cell) : rowOf(cell) % 3 * 3 + columnOf(cell) % 3;
}

namespace detail {
consteval std::array<std::array<std::uint8_t, 3>, kCellCount> makePlaces() {
    std::array<std::array<std::uint8_t, 3>, kCellCount> places{};
    for (Cell cell = 0; cell < kCellCount; ++cell)
        for (std::size_t n = 0; n < 3; ++n)
            places[cell][n] = static_cast<std::uint8_t>(placeIn(housesOf(cell)[n], cell));
    return places;
}
} // namespace detail

/// The positions of a cell in its houses, in the order of housesOf().
inline constexpr auto kPlacesOf = detail::makePlaces();

/// The numbers of the box, the row and the column in housesOf(): the order in which links are searched.
inline constexpr std::array<std::size_t, 3> kBoxRowColumnOf = {2, 0, 1};

/// The kinds of houses in the order of the search, each given by its first house.
inline constexpr std::array<House, 3> kBoxColumnRow = {18, 9, 0};
inline constexpr std::array<House, 3> kBoxRowColumn = {18, 0, 9};

/// The house of one kind (given by its first house) that contains a cell.
inline constexpr House houseOf(House kind, Cell cell) {
    if (kind == 0) return rowOf(cell);
    return kind == 9 ? 9 + columnOf(cell) : 18 + boxOf(cell);
}

/// A position in the form that this rating needs: candidates by cell and, redundantly, by house and digit. Digits
/// are 0..8 here.
struct Board {
    std::array<Mask, kCellCount> candidates{};
    std::array<std::array<Mask, 9>, kHouseCount> places{};
    std::array<bool, kCellCount> filled{};
    std::array<std::uint8_t, kHouseCount> blanks{};
    std::array<std::uint8_t, 9> filledWith{};

    /// Without candidates.
    Board() { blanks.fill(9); }
    explicit Board(const Grid& grid);

    bool has(Cell cell, int digit) const { return (candidates[cell] >> digit) & 1u; }
    bool isSolved() const;
    Cells cellsFor(int digit) const;
    void add(Cell cell, int digit) {
        candidates[cell] |= static_cast<Mask>(1u << digit);
        for (std::size_t n = 0; n < 3; ++n)
            places[housesOf(cell)[n]][digit] |= static_cast<Mask>(1u << kPlacesOf[cell][n]);
    }
    void remove(Cell cell, int digit) {
        candidates[cell] &= static_cast<Mask>(~(1u << digit));
        for (std::size_t n = 0; n < 3; ++n)
            places[housesOf(cell)[n]][digit] &= static_cast<Mask>(~(1u << kPlacesOf[cell][n]));
    }
    void removeAll(Cell cell, unsigned digits) {
        for (unsigned rest = digits & candidates[cell]; rest != 0; rest &= rest - 1) remove(cell, lowest(rest));
    }
    /// Fills a cell and removes its digit from the peers.
    void place(Cell cell, int digit);
};

} // namespace ninefold::rating::explainer
