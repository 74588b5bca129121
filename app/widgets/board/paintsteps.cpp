// SPDX-License-Identifier: MIT
// Paints the layers of a step: chips with a role, links between candidates, outlines of houses.
#include "app/widgets/board/brush.h"
#include "app/widgets/board/linkpath.h"

#include "engine/logic/setletter.h"

#include <QPainterPath>
#include <QtMath>

#include <algorithm>
#include <array>
#include <optional>

namespace ninefold::widgets {
namespace {

/// How strong a candidate is that the player who follows a chain has not come to.
constexpr qreal kAhead = 0.5;

enum class Shape { Circle, Square, Diamond };

/// Roles must not differ by colour alone: the sets differ by shape and by the line style of the edge, and each has
/// its letter.
Shape shapeOf(logic::Role role) {
    switch (role) {
    case logic::Role::On:
    case logic::Role::Place:
    case logic::Role::SetA:
    case logic::Role::SetD:
        return Shape::Circle;
    case logic::Role::Extra:
    case logic::Role::SetC:
    case logic::Role::SetF:
        return Shape::Diamond;
    default:
        return Shape::Square;
    }
}

Qt::PenStyle edgeOf(logic::Role role) {
    if (role >= logic::Role::SetD) return Qt::DotLine;
    return role >= logic::Role::SetA ? Qt::DashLine : Qt::SolidLine;
}

void paintShape(QPainter& painter, Shape shape, const QRectF& box) {
    const QPointF centre = box.center();
    switch (shape) {
    case Shape::Circle:
        painter.drawEllipse(box);
        break;
    case Shape::Square:
        painter.drawRoundedRect(box, 3, 3);
        break;
    case Shape::Diamond:
        painter.drawPolygon(QPolygonF({{centre.x(), box.top() - 1},
                                       {box.right() + 1, centre.y()},
                                       {centre.x(), box.bottom() + 1},
                                       {box.left() - 1, centre.y()}}));
        break;
    }
}

QPointF onLine(QPointF from, QPointF to, qreal distance) {
    const QPointF way = to - from;
    // Ends at the same point would have no direction and length 0.
    const qreal length = qMax(1.0, std::hypot(way.x(), way.y()));
    return from + way * (distance / length);
}

/// A group is one end of a link, like a single cell. Each of its candidates gets a frame, and lines join these.
void paintGroup(const Brush& brush, const logic::LinkEnd& end) {
    if (!end.cells.hasSeveral()) return;
    brush.painter.setBrush(Qt::NoBrush);
    std::optional<QPointF> before;
    for (Cell cell : end.cells) {
        const QPointF centre = anchorOf(brush.geometry, brush.frame, end, cell);
        const qreal half = radiusOf(brush.geometry, brush.frame, end);
        brush.painter.setPen(QPen(brush.theme[Tone::Link], 1.2));
        brush.painter.drawRoundedRect(QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), 4, 4);
        brush.painter.setPen(QPen(brush.theme[Tone::Link], 1.2, Qt::DotLine));
        if (before) brush.painter.drawLine(onLine(*before, centre, half), onLine(centre, *before, half));
        before = centre;
    }
}

void paintArrowHead(const Brush& brush, QPointF from, QPointF tip, qreal size) {
    const qreal angle = std::atan2(tip.y() - from.y(), tip.x() - from.x());
    QPainterPath head(tip);
    for (qreal side : {-0.42, 0.42}) head.lineTo(tip - QPointF(std::cos(angle + side), std::sin(angle + side)) * size);
    brush.painter.fillPath(head, brush.theme[Tone::Link]);
}

/// A candidate that goes is struck through, and so is one that is gone: in a watched run, where nothing else is muted,
/// what does not hold may have been ruled out before.
bool isStruck(const logic::Frame& frame, const logic::Mark& mark) {
    if (mark.role == logic::Role::Remove) return true;
    const CellState& cell = frame.cells[mark.candidate.cell];
    return mark.role == logic::Role::Off && !frame.muted && !cell.candidates.has(mark.candidate.digit);
}

void paintCandidate(const Brush& brush, const logic::Mark& mark) {
    const QRectF place = placeOf(brush, mark.candidate.cell, mark.candidate.digit);
    const ChipColours& colours = brush.theme[mark.role];
    const QPointF centre = place.center();
    const qreal radius = qMin(place.width(), place.height()) * 0.52;
    const QRectF box(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    paintRole(brush.painter, colours, mark.role, box);
    brush.painter.setPen(colours.ink);
    brush.letters.litCandidate.draw(brush.painter, centre, mark.candidate.digit);
    if (isStruck(brush.frame, mark)) paintStrikethrough(brush.painter, colours, box);
}

/// A digit that is solved already has its mark where it is written, in its own size.
void paintRing(const Brush& brush, const logic::Mark& mark) {
    const QRectF area = brush.geometry.cell(mark.candidate.cell);
    const qreal inset = area.width() * 0.13;
    brush.painter.setPen(QPen(brush.theme[mark.role].edge, brush.geometry.outline(), edgeOf(mark.role)));
    brush.painter.setBrush(brush.theme[mark.role].fill);
    paintShape(brush.painter, shapeOf(mark.role), area.adjusted(inset, inset, -inset, -inset));
}

} // namespace

void paintCellMark(const Brush& brush, const logic::Mark& mark) {
    const QRectF area = brush.geometry.cell(mark.candidate.cell);
    paintCellRole(brush.painter, brush.theme[mark.role], mark.role, area, brush.geometry.outline());
}

void paintCellRole(QPainter& painter, const ChipColours& colours, logic::Role role, const QRectF& area, qreal width) {
    // The fill is translucent, so that the digits of the cell stay readable.
    QColor wash = colours.fill;
    wash.setAlphaF(0.45F);
    painter.setBrush(wash);
    painter.setPen(QPen(colours.edge, width, edgeOf(role)));
    painter.drawRect(area.adjusted(width, width, -width, -width));
}

void paintLook(const Brush& brush, Cell cell) {
    const qreal width = brush.geometry.outline() / 2;
    brush.painter.setBrush(Qt::NoBrush);
    brush.painter.setPen(QPen(brush.theme[Tone::LookEdge], width));
    brush.painter.drawRect(brush.geometry.cell(cell).adjusted(width, width, -width, -width));
}

void paintRole(QPainter& painter, const ChipColours& colours, logic::Role role, const QRectF& box) {
    painter.setPen(QPen(colours.edge, qMax(1.2, box.width() * 0.08), edgeOf(role)));
    painter.setBrush(colours.fill);
    paintShape(painter, shapeOf(role), box);
    // A second ring distinguishes the digit to place from the pattern.
    if (role != logic::Role::Place) return;
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(box.adjusted(-3, -3, 3, 3));
}

void paintStrikethrough(QPainter& painter, const ChipColours& colours, const QRectF& box) {
    painter.setPen(QPen(colours.edge, qMax(1.4, box.width() * 0.1)));
    painter.drawLine(box.bottomLeft(), box.topRight());
}

void paintChip(const Brush& brush, const logic::Mark& mark) {
    const auto& later = brush.frame.tour.ahead;
    const bool isAhead = std::ranges::find(later, mark.candidate) != later.end();
    // What is removed or placed is the result, which is known all the time.
    if (isAhead && (mark.role == logic::Role::On || mark.role == logic::Role::Off)) brush.painter.setOpacity(kAhead);
    if (brush.frame.cells[mark.candidate.cell].value == mark.candidate.digit) paintRing(brush, mark);
    else paintCandidate(brush, mark);
    brush.painter.setOpacity(1);
}

void paintLink(const Brush& brush, const logic::Link& link, qreal strength) {
    if (link.from.cells.empty() || link.to.cells.empty()) return;
    paintGroup(brush, link.from);
    paintGroup(brush, link.to);
    const auto [from, bend, to] = pathOf(brush.geometry, brush.frame, link);
    QPainterPath path(from);
    path.quadTo(bend, to);
    const qreal width = qMax(1.5, brush.geometry.cellSize() / 72 * (link.strong ? 2.6 : 2.0)) * strength;
    brush.painter.setBrush(Qt::NoBrush);
    // A halo keeps links distinguishable where they cross.
    brush.painter.setPen(QPen(brush.theme[Tone::Halo], width + 3));
    brush.painter.drawPath(path);
    brush.painter.setPen(QPen(brush.theme[Tone::Link], width, link.strong ? Qt::SolidLine : Qt::DashLine));
    brush.painter.drawPath(path);
    paintArrowHead(brush, bend, to, width * (strength > 1 ? 3.2 : 4));
}

void paintSetNames(const Brush& brush, Cell cell) {
    QString letters;
    QColor ink;
    for (const logic::NamedSet& set : brush.frame.sets) {
        if (!set.cells.has(cell)) continue;
        if (letters.isEmpty()) ink = brush.theme[set.name].edge;
        letters += QLatin1Char(logic::setLetter(set.name));
    }
    const CellState& state = brush.frame.cells[cell];
    if (letters.isEmpty() || state.value != 0) return;
    Digits taken = state.candidates;
    for (const logic::Mark& mark : brush.frame.marks)
        if (mark.candidate.cell == cell && mark.candidate.digit != 0) taken.add(mark.candidate.digit);
    // The letters take the place of a missing candidate, the corners first, so that they hide nothing.
    static constexpr std::array<Digit, kDigitCount> order = {1, 3, 7, 9, 2, 8, 4, 6, 5};
    const auto free = std::ranges::find_if(order, [&](Digit digit) { return !taken.has(digit); });
    if (free == order.end()) return;
    const QRectF place = placeOf(brush, cell, *free);
    brush.painter.setPen(ink);
    brush.letters.litCandidate.drawText(brush.painter, place.center(), letters, place.width());
}

void paintHouse(const Brush& brush, const logic::HouseMark& house) {
    QRectF area;
    for (Cell cell : kHouseCells[house.house]) area |= brush.geometry.cell(cell);
    const qreal width = brush.geometry.outline();
    const Qt::PenStyle style = house.role == logic::HouseRole::Base    ? Qt::SolidLine
                               : house.role == logic::HouseRole::Cover ? Qt::DashLine
                                                                       : Qt::DotLine;
    brush.painter.setBrush(Qt::NoBrush);
    brush.painter.setPen(QPen(brush.theme[Tone::HouseEdge], width, style));
    brush.painter.drawRect(area.adjusted(width / 2, width / 2, -width / 2, -width / 2));
}

} // namespace ninefold::widgets
