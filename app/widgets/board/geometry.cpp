// SPDX-License-Identifier: MIT
// The layout of the board. It is computed in whole device pixels from the left and the top, and only the results
// are divided by the scale; otherwise rounding would make cells of different sizes.
#include "app/widgets/board/geometry.h"

#include "engine/core/houses.h"

#include <QtMath>

#include <algorithm>
#include <cassert>

namespace ninefold::widgets {

BoardGeometry::BoardGeometry(QSizeF area, qreal scale, bool names) : scale_(scale) {
    const int width = qFloor(area.width() * scale), height = qFloor(area.height() * scale);
    const int side = std::max(0, std::min(width, height));
    // A thin line has a pixel for each 700 of the side, a thick one for each 230, so they differ on any screen.
    thin_ = std::max(1, qRound(side / 700.0));
    thick_ = std::max(2, qRound(side / 230.0));
    const int lines = 4 * thick_ + 6 * thin_;
    // The gutter for names is a third of a cell, on the left and on top only, as on a map.
    const qreal across = names ? 9.34 : 9.0;
    size_ = std::max(1, qFloor((side - lines) / across));
    gutter_ = names ? qRound(size_ * 0.34) : 0;
    int at = 0;
    for (int i = 0; i < 9; ++i) {
        at += line(i);
        start_[i] = at;
        at += size_;
    }
    left_ = (width - at - thick_ - gutter_) / 2 + gutter_;
    // Spare height is left below the board, so that the board stays next to the line above it.
    top_ = gutter_;
}

QRectF BoardGeometry::board() const {
    const int side = start_[8] + size_ + thick_;
    return logical(left_, top_, side, side);
}

QRectF BoardGeometry::cell(Cell cell) const {
    assert(cell >= 0 && cell < kCellCount);
    return logical(left_ + start_[columnOf(cell)], top_ + start_[rowOf(cell)], size_, size_);
}

QRectF BoardGeometry::cellWithLines(Cell cell) const {
    const qreal line = thick_ / scale_;
    return this->cell(cell).adjusted(-line, -line, line, line);
}

QRectF BoardGeometry::candidate(Cell cell, Digit digit) const {
    assert(digit >= 1 && digit <= kDigitCount);
    const QRectF whole = this->cell(cell);
    // An inset keeps the outline and the grid lines from touching a digit.
    const int columns = candidateColumns();
    // A single letter would fill the cell.
    const qreal inset = whole.width() * (columns == 1 ? 0.22 : 0.05), side = (whole.width() - 2 * inset) / columns;
    const int column = (digit - 1) % columns, row = (digit - 1) / columns;
    // Two letters are in the middle of the height.
    const qreal top = letters_ == 2 ? (whole.height() - side) / 2 : inset;
    return {whole.x() + inset + column * side, whole.y() + top + row * side, side, side};
}

QRectF BoardGeometry::rowName(int row) const {
    assert(row >= 0 && row < 9);
    return logical(left_ - gutter_, top_ + start_[row], gutter_, size_);
}

QRectF BoardGeometry::columnName(int column) const {
    assert(column >= 0 && column < 9);
    return logical(left_ + start_[column], top_ - gutter_, size_, gutter_);
}

QRectF BoardGeometry::verticalLine(int index) const {
    assert(index >= 0 && index <= 9);
    const int x = index == 9 ? start_[8] + size_ : start_[index] - line(index);
    return logical(left_ + x, top_, line(index), start_[8] + size_ + thick_);
}

QRectF BoardGeometry::horizontalLine(int index) const {
    assert(index >= 0 && index <= 9);
    const int y = index == 9 ? start_[8] + size_ : start_[index] - line(index);
    return logical(left_, top_ + y, start_[8] + size_ + thick_, line(index));
}

Cell BoardGeometry::cellAt(QPointF point) const {
    if (size_ <= 1 || !board().contains(point)) return -1;
    const auto index = [this](qreal at, int edge) {
        const int inside = qFloor(at * scale_) - edge;
        const auto next = std::upper_bound(start_.begin(), start_.end(), inside);
        // A point on a line belongs to the cell left of (above) it; left of (above) the first cell, to the first.
        return std::max(0, static_cast<int>(next - start_.begin()) - 1);
    };
    return ninefold::cellAt(index(point.y(), top_), index(point.x(), left_));
}

Digit BoardGeometry::digitAt(Cell cell, QPointF point) const {
    const QRectF whole = this->cell(cell);
    // A click on the margin of a cell still selects its nearest mark.
    const auto third = [](qreal at) { return std::clamp(qFloor(at * 3), 0, 2); };
    const int column = third((point.x() - whole.x()) / whole.width());
    const int row = third((point.y() - whole.y()) / whole.height());
    return 3 * row + column + 1;
}

} // namespace ninefold::widgets
