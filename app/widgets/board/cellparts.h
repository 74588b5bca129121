// SPDX-License-Identifier: MIT
#pragma once

#include "app/widgets/board/geometry.h"

#include "engine/core/cellstate.h"

#include <optional>

namespace ninefold::widgets {

/// The part of a cell under the pointer: one of its marks, otherwise one of its colours; 0 = none.
struct CellPart {
    Digit mark = 0;
    int colour = 0;
    friend bool operator==(const CellPart&, const CellPart&) = default;
};

/// The place of a candidate in its cell. Beside corner and centre marks, which keep their places, candidates shrink.
QRectF candidatePlace(const BoardGeometry& geometry, const CellState& state, Cell cell, Digit digit);

/// The digit whose place in the cell is nearest to the point, written or not.
Digit candidateAt(const BoardGeometry& geometry, const CellState& state, Cell cell, QPointF point);

CellPart partAt(const BoardGeometry& geometry, const CellState& state, Cell cell, QPointF point);

/// The place of corner mark number `index`: the corners first, as on paper.
QRectF cornerPlace(const BoardGeometry& geometry, Cell cell, int index);

/// Marks side by side, as parts of a cell: the height of their middle, and how wide they are at most.
struct NoteRow {
    qreal middle = 0, width = 0;
};
/// Beside candidates there is room in the corners for this number of marks; more of them share the top edge.
std::optional<NoteRow> cornerRow(const CellState& state);
/// In the middle of the cell; candidates make room above and below. At the lower edge if there are corner marks, too.
NoteRow centreRow(const CellState& state);

/// The height of notes, as a part of a cell.
inline constexpr qreal kCornerHeight = 0.21, kCentreHeight = 0.25;

} // namespace ninefold::widgets
