// SPDX-License-Identifier: MIT
// Paints the layers that belong to cells: background, outline of the selection, grid lines, names, digits.
#include "app/widgets/board/brush.h"

#include "engine/core/houses.h"

#include <QLineF>
#include <QPainterPath>

#include <cassert>

namespace ninefold::widgets {
namespace {

QColor groundOf(const Brush& brush, Cell cell) {
    const logic::Frame& frame = brush.frame;
    const Tone paper = frame.givens.has(cell) ? Tone::GivenPaper : Tone::Paper;
    // A covered board looks the same for every puzzle, including the backgrounds.
    if (frame.covered) return brush.theme[Tone::Paper];
    const auto highlight = [&](Tone tone) { return frame.muted ? brush.theme.muted(tone, paper) : brush.theme[tone]; };
    // What a hint points at is stronger than a selection that rests.
    if (frame.look.has(cell)) return brush.theme[Tone::Look];
    if (frame.selected.has(cell)) return highlight(Tone::Selection);
    if (frame.fresh.has(cell)) return brush.theme[logic::Role::Place].fill;
    if (frame.lit.has(cell)) return highlight(Tone::SameDigit);
    // The cross of peers has no holes, and the givens in it stay recognisable.
    if (frame.peers.has(cell)) return highlight(paper == Tone::Paper ? Tone::Peers : Tone::PeerGiven);
    return brush.theme[paper];
}

/// A symbol: a polygon, or a circle if it has no corners. `turn` is the direction of its first corner in degrees.
struct ColourShape {
    int corners;
    int turn;
    bool filled;
};

/// One symbol for each colour, so that colour-blind players can distinguish them.
constexpr ColourShape kColourShapes[kCellColours] = {{3, -90, true},  {4, 45, true},  {0, 0, true},  {4, 0, true},
                                                     {3, -90, false}, {4, 45, false}, {0, 0, false}, {4, 0, false}};

void paintColourShape(const Brush& brush, QPointF centre, qreal radius, int colour, const QColor& ink) {
    assert(colour >= 1);
    const ColourShape& shape = kColourShapes[(colour - 1) % kCellColours];
    QPainterPath path;
    if (shape.corners == 0) path.addEllipse(centre, radius * 0.85, radius * 0.85);
    for (int corner = 0; corner < shape.corners; ++corner) {
        const QPointF point = centre + QLineF::fromPolar(radius, -shape.turn - 360.0 * corner / shape.corners).p2();
        corner == 0 ? path.moveTo(point) : path.lineTo(point);
    }
    path.closeSubpath();
    // Only the symbols of this layer need antialiasing.
    brush.painter.setRenderHint(QPainter::Antialiasing, true);
    brush.painter.setPen(QPen(ink, qMax(1.0, radius * 0.3)));
    brush.painter.setBrush(shape.filled ? QBrush(ink) : Qt::NoBrush);
    brush.painter.drawPath(path);
    brush.painter.setRenderHint(QPainter::Antialiasing, false);
}

/// The first symbol is in the lower left corner, the second in the upper right, away from the dot of a conflict.
void paintColourShapes(const Brush& brush, const QRectF& area, Cell cell) {
    const auto [first, second] = brush.frame.cells[cell].colours;
    const QColor ink = restingColour(brush, cell, brush.theme[Tone::Secondary]);
    const qreal radius = area.width() * 0.055, inset = area.width() * 0.1;
    const int alone = first != 0 ? first : second;
    if (alone != 0) paintColourShape(brush, area.bottomLeft() + QPointF(inset, -inset), radius, alone, ink);
    if (first != 0 && second != 0)
        paintColourShape(brush, area.topRight() + QPointF(-inset, inset), radius, second, ink);
}

/// A second colour fills the lower right half.
void paintColours(const Brush& brush, const QRectF& area, Cell cell) {
    const auto [first, second] = brush.frame.cells[cell].colours;
    const auto colour = [&](int number) { return restingColour(brush, cell, brush.theme.cellColour(number)); };
    if (first != 0 || second != 0) brush.painter.fillRect(area, colour(first != 0 ? first : second));
    if (first == 0 || second == 0) return;
    QPainterPath half(area.topRight());
    half.lineTo(area.bottomRight());
    half.lineTo(area.bottomLeft());
    brush.painter.fillPath(half, colour(second));
}

/// A part of the outline of a selection: whole where digits are written, in dashes where marks are.
void paintEdge(const Brush& brush, const QRectF& edge, const QColor& ink) {
    if (!brush.frame.marking) return brush.painter.fillRect(edge, ink);
    const bool horizontal = edge.width() > edge.height();
    const qreal length = horizontal ? edge.width() : edge.height(), thick = horizontal ? edge.height() : edge.width();
    // An odd number of equal parts begins and ends with a dash; the corners are whole.
    const int parts = qMax(1, qRound(length / (2.5 * thick)) | 1);
    const qreal part = length / parts;
    for (int index = 0; index < parts; index += 2)
        brush.painter.fillRect(horizontal ? QRectF(edge.left() + index * part, edge.top(), part, thick)
                                          : QRectF(edge.left(), edge.top() + index * part, thick, part),
                               ink);
}

bool isSelected(const logic::Frame& frame, int row, int column) {
    return row >= 0 && row < 9 && column >= 0 && column < 9 && frame.selected.has(cellAt(row, column));
}

QColor inkOf(const Brush& brush, Cell cell) {
    const logic::Frame& frame = brush.frame;
    if (frame.clashes.has(cell) || frame.wrong.has(cell)) return brush.theme[Tone::ClashInk];
    if (frame.givens.has(cell)) return brush.theme[Tone::GivenInk];
    return brush.theme[frame.branch.has(cell) ? Tone::BranchInk : Tone::OwnInk];
}

/// A dot for a digit that breaks a rule, a stroke for one that differs from the solution.
void paintFault(const Brush& brush, Cell cell) {
    const QRectF area = brush.geometry.cell(cell);
    const qreal size = area.width() * 0.12, inset = area.width() * 0.09;
    const QRectF spot(area.right() - inset - size, area.bottom() - inset - size, size, size);
    const QColor ink = brush.theme[Tone::ClashInk];
    if (brush.frame.clashes.has(cell)) {
        brush.painter.setPen(Qt::NoPen);
        brush.painter.setBrush(ink);
        brush.painter.drawEllipse(spot);
    } else if (brush.frame.wrong.has(cell)) {
        brush.painter.setPen(QPen(ink, size * 0.35, Qt::SolidLine, Qt::RoundCap));
        brush.painter.drawLine(spot.topLeft(), spot.bottomRight());
        brush.painter.drawLine(spot.topRight(), spot.bottomLeft());
    }
}

} // namespace

QColor restingColour(const Brush& brush, Cell cell, const QColor& colour) {
    if (!brush.frame.muted) return colour;
    return brush.theme.muted(colour, brush.frame.givens.has(cell) ? Tone::GivenPaper : Tone::Paper);
}

void paintGround(const Brush& brush, Cell cell) {
    const QRectF area = brush.geometry.cell(cell);
    brush.painter.fillRect(area, groundOf(brush, cell));
    const CellState& state = brush.frame.cells[cell];
    if (brush.frame.covered || (state.colours[0] == 0 && state.colours[1] == 0)) return;
    // A coloured cell keeps a border that shows whether it is selected or highlighted.
    const bool rim = brush.frame.selected.has(cell) || brush.frame.lit.has(cell);
    const qreal inset = rim ? 2 * brush.geometry.outline() : 0;
    paintColours(brush, area.adjusted(inset, inset, -inset, -inset), cell);
    paintColourShapes(brush, area, cell);
}

void paintOutline(const Brush& brush, Cell cell) {
    const logic::Frame& frame = brush.frame;
    if (!frame.selected.has(cell)) return;
    const QRectF area = brush.geometry.cell(cell);
    const qreal width = brush.geometry.outline();
    const bool alone = frame.cursor == cell;
    const qreal x[3] = {area.left(), area.left() + width, area.right() - width};
    const qreal y[3] = {area.top(), area.top() + width, area.bottom() - width};
    const qreal wide[3] = {width, area.width() - 2 * width, width};
    const qreal high[3] = {width, area.height() - 2 * width, width};
    const QColor ink =
        frame.muted ? brush.theme.muted(Tone::SelectionEdge, Tone::Paper) : brush.theme[Tone::SelectionEdge];
    // A cell's outline has nine pieces. Each is drawn where the neighbour is not selected; the cursor's cell has
    // them all.
    for (int down = 0; down < 3; ++down)
        for (int right = 0; right < 3; ++right) {
            const int row = rowOf(cell) + down - 1, column = columnOf(cell) + right - 1;
            if (down == 1 && right == 1) continue;
            // A corner is not drawn if all three cells around it are selected, an edge if the cell across it is.
            const bool open = isSelected(frame, row, column) && isSelected(frame, rowOf(cell), column) &&
                              isSelected(frame, row, columnOf(cell));
            if (alone || !open) paintEdge(brush, QRectF(x[right], y[down], wide[right], high[down]), ink);
        }
}

void paintGridLines(const Brush& brush) {
    for (int index = 0; index < 10; ++index)
        // Thick lines are drawn last, so that thin ones do not cut through them.
        if (index % 3 != 0) {
            brush.painter.fillRect(brush.geometry.verticalLine(index), brush.theme[Tone::ThinLine]);
            brush.painter.fillRect(brush.geometry.horizontalLine(index), brush.theme[Tone::ThinLine]);
        }
    for (int index = 0; index < 10; index += 3) {
        brush.painter.fillRect(brush.geometry.verticalLine(index), brush.theme[Tone::ThickLine]);
        brush.painter.fillRect(brush.geometry.horizontalLine(index), brush.theme[Tone::ThickLine]);
    }
}

void paintNames(const Brush& brush, const QRectF& clip) {
    brush.painter.setPen(brush.theme[Tone::Secondary]);
    const QString rows =
        brush.frame.names == NameStyle::RowColumn ? QStringLiteral("123456789") : QStringLiteral("ABCDEFGHI");
    for (int index = 0; index < 9; ++index) {
        const QRectF row = brush.geometry.rowName(index), column = brush.geometry.columnName(index);
        // Without names there is no margin to write them in.
        if (row.width() <= 0) return;
        if (row.intersects(clip))
            brush.letters.name.drawText(brush.painter, row.center(), rows.mid(index, 1), row.width());
        if (column.intersects(clip))
            brush.letters.name.drawText(brush.painter, column.center(), QString::number(index + 1), column.width());
    }
}

void paintDigit(const Brush& brush, Cell cell) {
    const CellState& state = brush.frame.cells[cell];
    if (state.value == 0) return;
    if (brush.frame.solver.has(cell)) return paintSolverDigit(brush, cell);
    const Lettering& letters = brush.frame.givens.has(cell) ? brush.letters.given : brush.letters.own;
    brush.painter.setPen(inkOf(brush, cell));
    letters.draw(brush.painter, brush.geometry.cell(cell).center(), state.value);
    paintFault(brush, cell);
}

} // namespace ninefold::widgets
