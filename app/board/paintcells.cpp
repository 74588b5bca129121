// SPDX-License-Identifier: MIT
// The layers that belong to cells: ground, outline of the selection, grid lines, names, digits.
#include "app/board/brush.h"

#include "engine/core/houses.h"

#include <QPainterPath>

namespace ninefold {
namespace {

QColor groundOf(const Brush& brush, Cell cell) {
    const Frame& frame = brush.frame;
    const Tone paper = frame.givens.has(cell) ? Tone::GivenPaper : Tone::Paper;
    if (frame.covered) return brush.theme[Tone::Paper];
    if (frame.selected.has(cell)) return brush.theme[Tone::Selection];
    if (frame.lit.has(cell)) return brush.theme[Tone::SameDigit];
    if (frame.peers.has(cell) && paper == Tone::Paper) return brush.theme[Tone::Peers];
    return brush.theme[paper];
}

/// A second colour takes the lower right half.
void paintColours(const Brush& brush, const QRectF& area, const CellState& state) {
    const auto [first, second] = state.colours;
    if (first != 0 || second != 0) brush.painter.fillRect(area, brush.theme.cellColour(first != 0 ? first : second));
    if (first == 0 || second == 0) return;
    QPainterPath half(area.topRight());
    half.lineTo(area.bottomRight());
    half.lineTo(area.bottomLeft());
    brush.painter.fillPath(half, brush.theme.cellColour(second));
}

bool isSelected(const Frame& frame, int row, int column) {
    return row >= 0 && row < 9 && column >= 0 && column < 9 && frame.selected.has(cellAt(row, column));
}

QColor inkOf(const Brush& brush, Cell cell) {
    const Frame& frame = brush.frame;
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

void paintGround(const Brush& brush, Cell cell) {
    const QRectF area = brush.geometry.cell(cell);
    brush.painter.fillRect(area, groundOf(brush, cell));
    const CellState& state = brush.frame.cells[cell];
    if (brush.frame.covered || (state.colours[0] == 0 && state.colours[1] == 0)) return;
    // A coloured cell keeps a rim that tells whether it is selected or lit.
    const bool rim = brush.frame.selected.has(cell) || brush.frame.lit.has(cell);
    const qreal inset = rim ? 2 * brush.geometry.outline() : 0;
    paintColours(brush, area.adjusted(inset, inset, -inset, -inset), state);
}

void paintOutline(const Brush& brush, Cell cell) {
    const Frame& frame = brush.frame;
    if (!frame.selected.has(cell)) return;
    const QRectF area = brush.geometry.cell(cell);
    const qreal width = brush.geometry.outline();
    const bool alone = frame.cursor == cell;
    const qreal x[3] = {area.left(), area.left() + width, area.right() - width};
    const qreal y[3] = {area.top(), area.top() + width, area.bottom() - width};
    const qreal wide[3] = {width, area.width() - 2 * width, width};
    const qreal high[3] = {width, area.height() - 2 * width, width};
    // Nine pieces of a frame: each is drawn where the selection does not go on; the cursor's cell has them all.
    for (int down = 0; down < 3; ++down)
        for (int right = 0; right < 3; ++right) {
            const int row = rowOf(cell) + down - 1, column = columnOf(cell) + right - 1;
            if (down == 1 && right == 1) continue;
            const bool open = isSelected(frame, row, column) && isSelected(frame, rowOf(cell), column) &&
                              isSelected(frame, row, columnOf(cell));
            if (alone || !open)
                brush.painter.fillRect(QRectF(x[right], y[down], wide[right], high[down]),
                                       brush.theme[Tone::SelectionEdge]);
        }
}

void paintGridLines(const Brush& brush) {
    for (int index = 0; index < 10; ++index)
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
    brush.painter.setPen(brush.theme[Tone::QuietInk]);
    const QString rows =
        brush.frame.names == NameStyle::RowColumn ? QStringLiteral("123456789") : QStringLiteral("ABCDEFGHI");
    for (int index = 0; index < 9; ++index) {
        const QRectF row = brush.geometry.rowName(index), column = brush.geometry.columnName(index);
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
    const Lettering& letters = brush.frame.givens.has(cell) ? brush.letters.given : brush.letters.own;
    brush.painter.setPen(inkOf(brush, cell));
    letters.draw(brush.painter, brush.geometry.cell(cell).center(), state.value);
    paintFault(brush, cell);
}

} // namespace ninefold
