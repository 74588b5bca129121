// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"

#include <array>

namespace ninefold {

// The tables in this file are computed at compile time: there is no order of initialisation to get wrong, and
// threads need no synchronisation.

/// A house is 0..26: rows 0..8, then columns 9..17, then boxes 18..26. Cells and boxes are numbered in reading order:
///
///       0  1  2 |  3  4  5 |  6  7  8
///       9 10 11 | 12 13 14 | 15 16 17        box 0 | box 1 | box 2
///      18 19 20 | 21 22 23 | 24 25 26        ------+-------+------
///      ---------+----------+---------        box 3 | box 4 | box 5   ...
///      27 28 29 | 30 ...
///
/// Only users and files count from 1.
using House = int;
inline constexpr int kHouseCount = 27;
enum class HouseKind { Row, Column, Box };

constexpr int rowOf(Cell cell) {
    return cell / 9;
}
constexpr int columnOf(Cell cell) {
    return cell % 9;
}
constexpr int boxOf(Cell cell) {
    return cell / 27 * 3 + cell % 9 / 3;
}
constexpr Cell cellAt(int row, int column) {
    return 9 * row + column;
}
/// Cell number `index` (0..8, in reading order) of a box.
constexpr Cell cellOfBox(int box, int index) {
    return cellAt(box / 3 * 3 + index / 3, box % 3 * 3 + index % 3);
}

constexpr House rowHouse(int row) {
    return row;
}
constexpr House columnHouse(int column) {
    return 9 + column;
}
constexpr House boxHouse(int box) {
    return 18 + box;
}
constexpr HouseKind kindOf(House house) {
    return static_cast<HouseKind>(house / 9);
}

namespace detail {
consteval std::array<std::array<Cell, 9>, kHouseCount> makeHouseCells() {
    std::array<std::array<Cell, 9>, kHouseCount> cells{};
    for (int n = 0; n < 9; ++n)
        for (int i = 0; i < 9; ++i) {
            cells[rowHouse(n)][i] = cellAt(n, i);
            cells[columnHouse(n)][i] = cellAt(i, n);
            cells[boxHouse(n)][i] = cellOfBox(n, i);
        }
    return cells;
}
} // namespace detail

/// The nine cells of every house, in reading order: "cell number i of the house" means kHouseCells[house][i].
inline constexpr std::array<std::array<Cell, 9>, kHouseCount> kHouseCells = detail::makeHouseCells();

namespace detail {
consteval std::array<Cells, kHouseCount> makeHouses() {
    std::array<Cells, kHouseCount> houses{};
    for (House h = 0; h < kHouseCount; ++h)
        for (Cell cell : kHouseCells[h]) houses[h].add(cell);
    return houses;
}
} // namespace detail

/// Every house as a set.
inline constexpr std::array<Cells, kHouseCount> kHouses = detail::makeHouses();

namespace detail {
consteval std::array<std::array<House, 3>, kCellCount> makeHousesOf() {
    std::array<std::array<House, 3>, kCellCount> houses{};
    for (Cell cell = 0; cell < kCellCount; ++cell)
        houses[cell] = {rowHouse(rowOf(cell)), columnHouse(columnOf(cell)), boxHouse(boxOf(cell))};
    return houses;
}
inline constexpr std::array<std::array<House, 3>, kCellCount> kHousesOf = makeHousesOf();
} // namespace detail

/// The row, the column and the box of a cell.
constexpr std::array<House, 3> housesOf(Cell cell) {
    return detail::kHousesOf[cell];
}

namespace detail {
consteval std::array<Cells, kCellCount> makePeers() {
    std::array<Cells, kCellCount> peers{};
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        for (House h : housesOf(cell)) peers[cell] |= kHouses[h];
        peers[cell].remove(cell);
    }
    return peers;
}
} // namespace detail

/// The 20 cells that share a house with a cell: 8 in the row, 8 in the column, and 4 of the box that are in neither.
inline constexpr std::array<Cells, kCellCount> kPeers = detail::makePeers();

/// Are the two cells different and in one house, so that they cannot hold the same digit?
constexpr bool sees(Cell a, Cell b) {
    return kPeers[a].has(b);
}

/// The cells that see every cell of the set: they lose a digit that must be in one of its cells. All cells for an
/// empty set.
constexpr Cells commonPeers(Cells cells) {
    Cells common = Cells::all();
    for (Cell cell : cells) common &= kPeers[cell];
    return common;
}

} // namespace ninefold
