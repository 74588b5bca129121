// SPDX-License-Identifier: MIT
#pragma once

#include "app/widgets/board/geometry.h"

#include "engine/core/cellstate.h"

namespace ninefold::widgets {

/// The part of a cell under the pointer: one of its marks, otherwise one of its colours; 0 = none.
struct CellPart {
    Digit mark = 0;
    int colour = 0;
    friend bool operator==(const CellPart&, const CellPart&) = default;
};

/// The place of a candidate in its cell. Beside corner and centre marks, candidates shrink.
QRectF candidatePlace(const BoardGeometry& geometry, const CellState& state, Cell cell, Digit digit);

/// The digit whose place in the cell is nearest to the point, written or not.
Digit candidateAt(const BoardGeometry& geometry, const CellState& state, Cell cell, QPointF point);

CellPart partAt(const BoardGeometry& geometry, const CellState& state, Cell cell, QPointF point);

/// The place of corner mark number `index` in a cell without candidates: the corners first, as on paper.
QRectF cornerPlace(const BoardGeometry& geometry, Cell cell, int index);

// The height of notes and the position of their rows, as parts of a cell.
inline constexpr qreal kCornerHeight = 0.21, kCentreHeight = 0.25;
inline constexpr qreal kNoteWidth = 0.9;
/// Beside candidates the corner marks share the top edge, and the centre marks move down.
inline constexpr qreal kCornerRow = 0.14, kCentreRow = 0.87;

} // namespace ninefold::widgets
