// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/houses.h"

namespace ninefold {

// The turns and reflections of the board, as players see them: where a cell goes. Turns are clockwise, reflections are
// named after their axis.

constexpr Cell halfTurn(Cell cell) {
    return kCellCount - 1 - cell;
}
constexpr Cell quarterTurn(Cell cell) {
    return cellAt(columnOf(cell), 8 - rowOf(cell));
}
constexpr Cell threeQuarterTurn(Cell cell) {
    return cellAt(8 - columnOf(cell), rowOf(cell));
}
/// Exchanges top and bottom.
constexpr Cell acrossHorizontal(Cell cell) {
    return cellAt(8 - rowOf(cell), columnOf(cell));
}
constexpr Cell acrossVertical(Cell cell) {
    return cellAt(rowOf(cell), 8 - columnOf(cell));
}
/// Exchanges rows and columns.
constexpr Cell acrossDiagonal(Cell cell) {
    return cellAt(columnOf(cell), rowOf(cell));
}
constexpr Cell acrossAntidiagonal(Cell cell) {
    return cellAt(8 - columnOf(cell), 8 - rowOf(cell));
}

} // namespace ninefold
