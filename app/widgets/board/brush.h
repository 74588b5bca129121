// SPDX-License-Identifier: MIT
#pragma once

#include "app/widgets/board/geometry.h"
#include "app/widgets/board/lettering.h"
#include "app/widgets/look/theme.h"
#include "engine/logic/frame.h"

#include <QPainter>

namespace ninefold::widgets {

/// The context that every paint function needs. It lives for one paint.
struct Brush {
    QPainter& painter;
    const Theme& theme;
    const BoardGeometry& geometry;
    const LetteringSet& letters;
    const logic::Frame& frame;
};

/// Paints only the shape of a role, for legends.
void paintRole(QPainter& painter, const ChipColours& colours, logic::Role role, const QRectF& box);
/// Paints the mark of a whole cell with an edge of this width.
void paintCellRole(QPainter& painter, const ChipColours& colours, logic::Role role, const QRectF& area, qreal width);
/// Paints the stroke through a removed candidate.
void paintStrikethrough(QPainter& painter, const ChipColours& colours, const QRectF& box);

/// The place of a candidate in its cell. Beside corner and centre marks of the player, candidates shrink to the
/// middle.
QRectF placeOf(const Brush& brush, Cell cell, Digit digit);

/// What the player painted rests like the other highlights while a step is explained.
QColor restingColour(const Brush& brush, Cell cell, const QColor& colour);

// The layers from bottom to top, one function each.
void paintGround(const Brush& brush, Cell cell);
void paintOutline(const Brush& brush, Cell cell);
void paintGridLines(const Brush& brush);
// The end of a game: a light wave through the rows, and the frame of the board in another colour.
void paintWave(const Brush& brush);
void paintFinishedFrame(const Brush& brush);
void paintNames(const Brush& brush, const QRectF& clip);
/// Paints the mark of a whole cell.
void paintCellMark(const Brush& brush, const logic::Mark& mark);
/// Paints the edge of a cell that a hint says to look at.
void paintLook(const Brush& brush, Cell cell);
void paintHouse(const Brush& brush, const logic::HouseMark& house);
/// `strength` makes it wider.
void paintLink(const Brush& brush, const logic::Link& link, qreal strength = 1);
// A chain that is followed link by link: its links, their numbers, and a ring around what the current one leads to.
void paintTourLinks(const Brush& brush);
void paintTourNumbers(const Brush& brush);
void paintTourTarget(const Brush& brush);
/// Paints the letters of the sets that a cell belongs to.
void paintSetNames(const Brush& brush, Cell cell);
void paintNotes(const Brush& brush, Cell cell);
void paintChip(const Brush& brush, const logic::Mark& mark);
void paintDigit(const Brush& brush, Cell cell);
// For a watched solver: its digits, and the cells and the house without a possible digit.
void paintSolverDigit(const Brush& brush, Cell cell);
void paintStruck(const Brush& brush, Cell cell);
void paintDeadHouse(const Brush& brush);
void paintDeadCell(const Brush& brush, Cell cell);

} // namespace ninefold::widgets
