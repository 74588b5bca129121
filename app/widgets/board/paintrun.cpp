// SPDX-License-Identifier: MIT
// Paints the layers of a watched solver.
#include "app/widgets/board/brush.h"

#include "engine/core/houses.h"

namespace ninefold::widgets {
namespace {

/// Thicker than the outline of a selection, because it shows why the branch ends.
void outlineDead(const Brush& brush, const QRectF& area) {
    const qreal width = brush.geometry.outline() * 1.4;
    brush.painter.setBrush(Qt::NoBrush);
    brush.painter.setPen(QPen(brush.theme[Tone::ClashInk], width));
    brush.painter.drawRect(area.adjusted(width / 2, width / 2, -width / 2, -width / 2));
}

} // namespace

void paintSolverDigit(const Brush& brush, Cell cell) {
    const QRectF area = brush.geometry.cell(cell);
    const int level = brush.frame.levels[cell];
    brush.painter.setPen(brush.theme.levelInk(level));
    const bool chosen = brush.frame.chosen.has(cell);
    (chosen ? brush.letters.chosen : brush.letters.solver)
        .draw(brush.painter, area.center(), brush.frame.cells[cell].value);
    // Level 0 follows from the puzzle alone, without a decision, so it has no number.
    if (level == 0) return;
    const QPointF place(area.right() - area.width() * 0.16, area.top() + area.height() * 0.15);
    if (chosen) {
        const qreal size = area.width() * 0.25;
        brush.painter.setBrush(Qt::NoBrush);
        brush.painter.drawRoundedRect(QRectF(place.x() - size / 2, place.y() - size / 2, size, size), 3, 3);
    }
    brush.letters.level.drawText(brush.painter, place, QString::number(level), area.width() * 0.22);
}

void paintStruck(const Brush& brush, Cell cell) {
    const QRectF area = brush.geometry.cell(cell);
    const qreal inset = area.width() * 0.12;
    brush.painter.setPen(QPen(brush.theme[Tone::ClashInk], brush.geometry.outline(), Qt::SolidLine, Qt::RoundCap));
    brush.painter.drawLine(area.bottomLeft() + QPointF(inset, -inset), area.topRight() + QPointF(-inset, inset));
}

void paintDeadHouse(const Brush& brush) {
    QRectF area;
    for (Cell cell : kHouseCells[brush.frame.deadHouse]) area |= brush.geometry.cell(cell);
    outlineDead(brush, area);
}

void paintDeadCell(const Brush& brush, Cell cell) {
    outlineDead(brush, brush.geometry.cell(cell));
}

} // namespace ninefold::widgets
