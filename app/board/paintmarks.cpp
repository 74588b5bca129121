// SPDX-License-Identifier: MIT
// The layers of candidates: the player's marks, chips with a meaning, lines between them.
#include "app/board/brush.h"

#include <QPainterPath>
#include <QtMath>

namespace ninefold {
namespace {

QString textOf(Digits digits) {
    QString text;
    for (Digit digit : digits) text += QChar(u'0' + digit);
    return text;
}

/// Where the candidates of a cell go. Beside notes of the player's own they give way to the middle.
QRectF placeOf(const Brush& brush, Cell cell, Digit digit) {
    const CellState& state = brush.frame.cells[cell];
    QRectF place = brush.geometry.candidate(cell, digit);
    if (state.corner.empty() && state.centre.empty()) return place;
    const QRectF area = brush.geometry.cell(cell);
    const qreal top = state.corner.empty() ? 0.05 : 0.25, bottom = state.centre.empty() ? 0.95 : 0.76;
    const qreal row = (bottom - top) / 3 * area.height();
    place.setRect(place.x(), area.y() + top * area.height() + (digit - 1) / 3 * row, place.width(), row);
    return place;
}

void paintCandidate(const Brush& brush, Cell cell, Digit digit) {
    const QRectF place = placeOf(brush, cell, digit);
    const qreal size = qMin(place.width(), place.height());
    const bool lit = brush.frame.litDigit == digit;
    brush.painter.setPen(Qt::NoPen);
    if (const int colour = brush.frame.cells[cell].candidateColours[digit - 1]; colour != 0) {
        brush.painter.setBrush(brush.theme.cellColour(colour));
        brush.painter.drawEllipse(place.center(), size * 0.5, size * 0.5);
    } else if (lit) {
        brush.painter.setBrush(brush.theme[Role::SameDigit]);
        brush.painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), 3, 3);
    }
    const QColor ink = brush.theme[lit ? Role::GivenInk : Role::CandidateInk];
    const bool tight = place.height() < place.width() * 0.75;
    const Lettering& letters = lit     ? brush.letters.litCandidate
                               : tight ? brush.letters.tightCandidate
                                       : brush.letters.candidate;
    if (!letters.isReadable()) {
        brush.painter.setPen(Qt::NoPen);
        brush.painter.setBrush(ink);
        brush.painter.drawEllipse(place.center(), size * (lit ? 0.3 : 0.2), size * (lit ? 0.3 : 0.2));
        return;
    }
    brush.painter.setPen(ink);
    letters.draw(brush.painter, place.center(), digit);
}

/// Corner marks alone take the corners first, as on paper; beside candidates they share the top edge.
void paintCorner(const Brush& brush, Cell cell) {
    static constexpr std::array<Digit, 9> order = {1, 3, 7, 9, 2, 8, 4, 6, 5};
    const CellState& state = brush.frame.cells[cell];
    const QRectF area = brush.geometry.cell(cell);
    if (!state.candidates.empty()) {
        brush.letters.corner.drawText(brush.painter, {area.center().x(), area.top() + 0.14 * area.height()},
                                      textOf(state.corner), area.width() * 0.9);
        return;
    }
    int index = 0;
    for (Digit digit : state.corner)
        brush.letters.corner.draw(brush.painter, brush.geometry.candidate(cell, order[index++]).center(), digit);
}

QPointF onLine(QPointF from, QPointF to, qreal distance) {
    const QPointF way = to - from;
    const qreal length = qMax(1.0, std::hypot(way.x(), way.y()));
    return from + way * (distance / length);
}

void paintArrowHead(const Brush& brush, QPointF from, QPointF tip, qreal size) {
    const qreal angle = std::atan2(tip.y() - from.y(), tip.x() - from.x());
    QPainterPath head(tip);
    for (qreal side : {-0.42, 0.42}) head.lineTo(tip - QPointF(std::cos(angle + side), std::sin(angle + side)) * size);
    brush.painter.fillPath(head, brush.theme[Role::Link]);
}

} // namespace

void paintMarks(const Brush& brush, Cell cell) {
    const CellState& state = brush.frame.cells[cell];
    if (state.value != 0) return;
    for (Digit digit : state.candidates) paintCandidate(brush, cell, digit);
    if (state.corner.empty() && state.centre.empty()) return;
    brush.painter.setPen(brush.theme[Role::OwnInk]);
    paintCorner(brush, cell);
    if (state.centre.empty()) return;
    const QRectF area = brush.geometry.cell(cell);
    const qreal middle = state.candidates.empty() ? 0.5 : 0.87;
    brush.letters.centre.drawText(brush.painter, {area.center().x(), area.top() + middle * area.height()},
                                  textOf(state.centre), area.width() * 0.9);
}

void paintChip(const Brush& brush, const Chip& chip) {
    const QRectF place = placeOf(brush, chip.cell, chip.digit);
    const ChipColours& colours = brush.theme[chip.role];
    const QPointF centre = place.center();
    const qreal radius = qMin(place.width(), place.height()) * 0.52;
    const QRectF box(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    QPainter& painter = brush.painter;
    painter.setPen(QPen(colours.edge, qMax(1.2, radius * 0.16)));
    painter.setBrush(colours.fill);
    switch (chip.role) {
    case ChipRole::On:
        painter.drawEllipse(box);
        break;
    case ChipRole::Extra:
        painter.drawPolygon(QPolygonF({{centre.x(), box.top() - 1},
                                       {box.right() + 1, centre.y()},
                                       {centre.x(), box.bottom() + 1},
                                       {box.left() - 1, centre.y()}}));
        break;
    case ChipRole::Place:
        painter.drawEllipse(box);
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(box.adjusted(-3, -3, 3, 3));
        break;
    default:
        painter.drawRoundedRect(box, 3, 3);
        break;
    }
    painter.setPen(colours.ink);
    brush.letters.litCandidate.draw(painter, centre, chip.digit);
    if (chip.role != ChipRole::Remove) return;
    painter.setPen(QPen(colours.edge, qMax(1.4, radius * 0.2)));
    painter.drawLine(box.bottomLeft(), box.topRight());
}

void paintLine(const Brush& brush, const Line& line) {
    const QRectF place = placeOf(brush, line.from, line.fromDigit);
    const qreal radius = place.width() * 0.55;
    const QPointF start = place.center(), end = placeOf(brush, line.to, line.toDigit).center();
    const QPointF way = end - start;
    // Slightly bent, so that lines along one row do not hide each other.
    const QPointF bend = (start + end) / 2 + QPointF(-way.y(), way.x()) * 0.08;
    const QPointF from = onLine(start, bend, radius), to = onLine(end, bend, radius);
    QPainterPath path(from);
    path.quadTo(bend, to);
    const qreal width = qMax(1.5, brush.geometry.cellSize() / 72 * (line.strong ? 2.6 : 2.0));
    brush.painter.setBrush(Qt::NoBrush);
    brush.painter.setPen(QPen(brush.theme[Role::Halo], width + 3));
    brush.painter.drawPath(path);
    brush.painter.setPen(QPen(brush.theme[Role::Link], width, line.strong ? Qt::SolidLine : Qt::DashLine));
    brush.painter.drawPath(path);
    paintArrowHead(brush, bend, to, width * 4);
}

} // namespace ninefold
