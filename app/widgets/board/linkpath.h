// SPDX-License-Identifier: MIT
#pragma once

#include "app/widgets/board/geometry.h"
#include "engine/logic/frame.h"

#include <vector>

namespace ninefold::widgets {

/// The curve of a link, between the two nearest candidates of its ends.
struct LinkPath {
    QPointF from, bend, to;
    /// The point at this share of the way.
    QPointF at(qreal share) const;
};
LinkPath pathOf(const BoardGeometry& geometry, const logic::Frame& frame, const logic::Link& link);

/// The point of a link's end in a cell. A placed digit has the whole cell.
QPointF anchorOf(const BoardGeometry& geometry, const logic::Frame& frame, const logic::LinkEnd& end, Cell cell);
/// Links start at the edge of a candidate or digit; from the centre they would cross it out.
qreal radiusOf(const BoardGeometry& geometry, const logic::Frame& frame, const logic::LinkEnd& end);

/// The number of a line, on the link that leads to it.
struct LinkNumber {
    int number = 0;
    logic::TourState state = logic::TourState::Done;
    QPointF centre;
};
/// The numbers of the frame's tour. Each is near the middle of its link, where it covers no digit and no other number.
std::vector<LinkNumber> linkNumbers(const BoardGeometry& geometry, const logic::Frame& frame);
qreal linkNumberRadius(const BoardGeometry& geometry);

} // namespace ninefold::widgets
