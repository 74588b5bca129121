// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/houses.h"

#include <array>

namespace ninefold {

/// Four cells where two rows cross two columns, in just two boxes: only then can two digits change places.
/// Corners 0 and 3 lie across from each other, so do 1 and 2.
using Rectangle = std::array<Cell, 4>;

/// Calls use(Rectangle) for all 486 of them; false from it ends.
template <typename Use>
bool forEachRectangle(Use use) {
    for (int row = 0; row < 9; ++row)
        for (int otherRow = row + 1; otherRow < 9; ++otherRow)
            for (int column = 0; column < 9; ++column)
                for (int otherColumn = column + 1; otherColumn < 9; ++otherColumn) {
                    if ((row / 3 == otherRow / 3) == (column / 3 == otherColumn / 3)) continue;
                    const Rectangle corners{cellAt(row, column), cellAt(row, otherColumn), cellAt(otherRow, column),
                                            cellAt(otherRow, otherColumn)};
                    if (!use(corners)) return false;
                }
    return true;
}

inline Cells cellsOf(const Rectangle& corners) {
    Cells cells;
    for (Cell cell : corners) cells.add(cell);
    return cells;
}

} // namespace ninefold
