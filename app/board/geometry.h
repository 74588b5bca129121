// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"
#include "engine/core/digits.h"

#include <QRectF>

#include <array>

namespace ninefold {

/// Where everything on a board lies. Pure arithmetic: computed in device pixels so that every line and
/// every cell edge falls on a whole pixel at any scale factor, handed out in logical coordinates.
class BoardGeometry {
public:
    BoardGeometry() = default;
    /// The largest board that fits the area. `names` leaves room for row and column names.
    BoardGeometry(QSizeF area, qreal scale, bool names);

    /// The board with its outer lines.
    QRectF board() const;
    QRectF cell(Cell cell) const;
    /// The ninth of a cell where a candidate has its place.
    QRectF candidate(Cell cell, Digit digit) const;
    /// The lines around a cell included: what must be painted again when the cell changes.
    QRectF cellWithLines(Cell cell) const;
    QRectF rowName(int row) const;
    QRectF columnName(int column) const;
    /// Line number 0..9 from the left (from the top), as a rectangle over the whole board.
    QRectF verticalLine(int index) const;
    QRectF horizontalLine(int index) const;

    /// -1 outside of the board; on a line the cell beside it.
    Cell cellAt(QPointF point) const;
    /// The digit whose ninth of the cell is at the point.
    Digit digitAt(Cell cell, QPointF point) const;

    qreal cellSize() const { return size_ / scale_; }
    /// The width of one device pixel, and of the selection's outline, in logical coordinates.
    qreal pixel() const { return 1 / scale_; }
    qreal outline() const { return qMax(2, qRound(size_ / 24.0)) / scale_; }
    friend bool operator==(const BoardGeometry&, const BoardGeometry&) = default;

private:
    QRectF logical(int x, int y, int width, int height) const {
        return {x / scale_, y / scale_, width / scale_, height / scale_};
    }
    int line(int index) const { return index % 3 == 0 ? thick_ : thin_; }

    qreal scale_ = 1;
    int size_ = 0, thin_ = 1, thick_ = 3, gutter_ = 0, left_ = 0, top_ = 0;
    /// Where each of the nine cells of a row begins, from the board's edge.
    std::array<int, 9> start_{};
};

} // namespace ninefold
