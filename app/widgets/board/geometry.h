// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"
#include "engine/core/digits.h"

#include <QRectF>

#include <array>

namespace ninefold::widgets {

/// The positions of everything on a board. It is computed in device pixels, so that every line and every cell edge
/// is on a whole pixel at any scale factor, and returned in logical coordinates.
class BoardGeometry {
public:
    BoardGeometry() = default;
    /// The largest board that fits the area. `names` leaves room for row and column names.
    BoardGeometry(QSizeF area, qreal scale, bool names);

    /// Moves the board to the upper left corner of a larger one, which has more room for names. The area must be as
    /// much higher as `roomAbove` says.
    void alignCorner(const BoardGeometry& other) {
        left_ = other.left_;
        top_ = other.top_;
    }
    qreal roomAbove(const BoardGeometry& other) const { return (other.top_ - top_) / scale_; }
    /// A drawing with letters in the place of digits, and only the first `count` of them: they are larger. 0 = digits.
    void setLetters(int count) { letters_ = count; }
    int letters() const { return letters_; }
    /// The number of candidates beside each other in a cell.
    int candidateColumns() const { return letters_ == 0 || letters_ > 4 ? 3 : letters_ > 1 ? 2 : 1; }
    /// The board with its outer lines.
    QRectF board() const;
    QRectF cell(Cell cell) const;
    /// The part of a cell that holds a candidate, a ninth of it.
    QRectF candidate(Cell cell, Digit digit) const;
    /// The cell with the lines around it: what must be repainted when the cell changes.
    QRectF cellWithLines(Cell cell) const;
    QRectF rowName(int row) const;
    QRectF columnName(int column) const;
    /// Line number 0..9 from the left (from the top), as a rectangle over the whole board.
    QRectF verticalLine(int index) const;
    QRectF horizontalLine(int index) const;

    /// The cell at a point; -1 outside the board; on a line the cell beside it.
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
    int size_ = 0, thin_ = 1, thick_ = 3, gutter_ = 0, left_ = 0, top_ = 0, letters_ = 0;
    /// The start of each of the nine cells of a row, relative to the board's edge.
    std::array<int, 9> start_{};
};

} // namespace ninefold::widgets
