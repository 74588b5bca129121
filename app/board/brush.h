// SPDX-License-Identifier: MIT
#pragma once

#include "app/board/frame.h"
#include "app/board/geometry.h"
#include "app/board/lettering.h"
#include "app/board/theme.h"

#include <QPainter>

namespace ninefold {

/// What every layer of a picture needs to know. Lives for one painting.
struct Brush {
    QPainter& painter;
    const Theme& theme;
    const BoardGeometry& geometry;
    const LetteringSet& letters;
    const Frame& frame;
};

/// The shape of a role alone, as legends show it.
void paintRole(QPainter& painter, const ChipColours& colours, Role role, const QRectF& box);
/// The mark of a whole cell, with an edge of this width.
void paintCellRole(QPainter& painter, const ChipColours& colours, Role role, const QRectF& area, qreal width);
/// What is laid over a candidate that goes.
void paintStrike(QPainter& painter, const ChipColours& colours, const QRectF& box);

/// Where the candidates of a cell go. Beside notes of the player's own they give way to the middle.
QRectF placeOf(const Brush& brush, Cell cell, Digit digit);

// The layers from the bottom to the top, one function each.
void paintGround(const Brush& brush, Cell cell);
void paintOutline(const Brush& brush, Cell cell);
void paintGridLines(const Brush& brush);
void paintNames(const Brush& brush, const QRectF& clip);
/// A mark of a whole cell.
void paintCellMark(const Brush& brush, const Mark& mark);
void paintHouse(const Brush& brush, const HouseMark& house);
void paintLink(const Brush& brush, const Link& link);
/// Where a link is drawn: between those places of its two ends that are nearest to each other.
struct LinkCourse {
    QPointF from, bend, to;
};
LinkCourse courseOf(const Brush& brush, const Link& link);
/// The letters of the sets that a cell belongs to.
void paintSetNames(const Brush& brush, Cell cell);
void paintNotes(const Brush& brush, Cell cell);
void paintChip(const Brush& brush, const Mark& mark);
void paintDigit(const Brush& brush, Cell cell);
// Of a solver at work: its digits, and the cells and the house that have no way out.
void paintSolverDigit(const Brush& brush, Cell cell);
void paintStruck(const Brush& brush, Cell cell);
void paintDeadHouse(const Brush& brush);

} // namespace ninefold
