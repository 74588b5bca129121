// SPDX-License-Identifier: MIT
#pragma once

#include "app/board/geometry.h"

#include "engine/core/cellstate.h"

namespace ninefold {

/// What of a cell lies under the pointer: one of its marks, else one of its colours; 0 = none.
struct CellPart {
    Digit mark = 0;
    int colour = 0;
    friend bool operator==(const CellPart&, const CellPart&) = default;
};

/// Where a candidate of a cell is written: beside corner and centre marks the candidates make room.
QRectF candidatePlace(const BoardGeometry& geometry, const CellState& state, Cell cell, Digit digit);

/// The digit whose place in the cell is nearest to the point, written or not.
Digit candidateAt(const BoardGeometry& geometry, const CellState& state, Cell cell, QPointF point);

CellPart partAt(const BoardGeometry& geometry, const CellState& state, Cell cell, QPointF point);

/// Where the corner mark number `index` of a cell without candidates is written: the corners first, as on paper.
QRectF cornerPlace(const BoardGeometry& geometry, Cell cell, int index);

// How large notes are written and where their rows lie, in parts of a cell.
inline constexpr qreal kCornerHeight = 0.21, kCentreHeight = 0.25;
inline constexpr qreal kNoteWidth = 0.9;
/// Beside candidates the corner marks share the top edge, and the centre marks move down.
inline constexpr qreal kCornerRow = 0.14, kCentreRow = 0.87;

} // namespace ninefold
