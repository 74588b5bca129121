// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/houses.h"

#include <array>

namespace ninefold::logic {

/// Four cells where two rows cross two columns, in just two boxes: only then can two digits be exchanged. Corners 0
/// and 3 are diagonally opposite, and so are 1 and 2.
using Rectangle = std::array<Cell, 4>;

inline constexpr int kRectangleCount = 486;

namespace detail {
consteval std::array<Rectangle, kRectangleCount> makeRectangles() {
    std::array<Rectangle, kRectangleCount> list{};
    int count = 0;
    for (int row = 0; row < 9; ++row)
        for (int otherRow = row + 1; otherRow < 9; ++otherRow)
            for (int column = 0; column < 9; ++column)
                for (int otherColumn = column + 1; otherColumn < 9; ++otherColumn)
                    if ((row / 3 == otherRow / 3) != (column / 3 == otherColumn / 3))
                        list[count++] = {cellAt(row, column), cellAt(row, otherColumn), cellAt(otherRow, column),
                                         cellAt(otherRow, otherColumn)};
    return list;
}
} // namespace detail

inline constexpr std::array<Rectangle, kRectangleCount> kRectangles = detail::makeRectangles();

constexpr Cells cellsOf(const Rectangle& corners) {
    Cells cells;
    for (Cell cell : corners) cells.add(cell);
    return cells;
}

namespace detail {
consteval std::array<Cells, kRectangleCount> makeRectangleCells() {
    std::array<Cells, kRectangleCount> sets{};
    for (int i = 0; i < kRectangleCount; ++i) sets[i] = cellsOf(kRectangles[i]);
    return sets;
}
} // namespace detail

/// The same as sets.
inline constexpr std::array<Cells, kRectangleCount> kRectangleCells = detail::makeRectangleCells();

} // namespace ninefold::logic
