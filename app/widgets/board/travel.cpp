// SPDX-License-Identifier: MIT
// Computes the cell to which a key moves the cursor. All directions wrap around, so that every key has an effect at
// an edge.
#include "app/widgets/board/travel.h"

#include "engine/core/houses.h"

#include <cassert>

namespace ninefold::widgets {
namespace {

struct Way {
    int down, right;
};

std::optional<Way> wayOf(int key) {
    switch (key) {
    case Qt::Key_Left:
        return Way{0, -1};
    case Qt::Key_Right:
        return Way{0, 1};
    case Qt::Key_Up:
        return Way{-1, 0};
    case Qt::Key_Down:
        return Way{1, 0};
    default:
        return std::nullopt;
    }
}

/// Moves one step. With `winding` it continues at the edge with the next row or column, so that holding one key
/// visits every cell.
Cell stepped(Cell from, Way way, bool winding) {
    int row = rowOf(from) + way.down, column = columnOf(from) + way.right;
    if (winding && (column < 0 || column > 8)) row += column < 0 ? -1 : 1;
    if (winding && (row < 0 || row > 8)) column += row < 0 ? -1 : 1;
    return cellAt((row + 9) % 9, (column + 9) % 9);
}

} // namespace

std::optional<Cell> travel(Cell from, int key, bool blanksOnly, Cells blanks) {
    assert(from >= -1 && from < kCellCount);
    // Without a cursor yet, start in the middle.
    if (from < 0) from = cellAt(4, 4);
    if (key == Qt::Key_Home) return blanksOnly ? 0 : cellAt(rowOf(from), 0);
    if (key == Qt::Key_End) return blanksOnly ? kCellCount - 1 : cellAt(rowOf(from), 8);
    const std::optional<Way> way = wayOf(key);
    if (!way) return std::nullopt;
    if (!blanksOnly) return stepped(from, *way, false);
    Cell cell = from;
    // The path visits all cells, so the search returns to its start at the latest.
    for (int steps = 0; steps < kCellCount; ++steps) {
        cell = stepped(cell, *way, true);
        if (blanks.has(cell)) return cell;
    }
    return from;
}

} // namespace ninefold::widgets
