// SPDX-License-Identifier: MIT
#include "app/dialogs/new/patterneditor.h"

#include "app/dialogs/new/symmetrytile.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/theme.h"
#include "engine/core/houses.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cassert>

namespace ninefold::dialogs {

PatternEditor::PatternEditor(QWidget* parent) : QWidget(parent) {
    setFixedSize(sizeHint());
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::CrossCursor);
    describe();
}

void PatternEditor::setPattern(Cells pattern) {
    pattern_ = pattern;
    describe();
    update();
}

Cell PatternEditor::cellAtPlace(QPoint place) const {
    if (!rect().contains(place)) return -1;
    return cellAt(std::min(8, place.y() / kCell), std::min(8, place.x() / kCell));
}

/// Paints or erases the cell and those that go with it.
void PatternEditor::paintCell(Cell cell) {
    assert(cell >= 0 && cell < kCellCount);
    Cells together = Cells::of(cell);
    for (const Cells orbit : orbits_)
        if (orbit.has(cell)) together = orbit;
    const Cells after = paints_ ? pattern_ | together : pattern_ - together;
    if (after == pattern_) return;
    setPattern(after);
    emit patternPainted();
}

void PatternEditor::moveTo(Cell cell) {
    assert(cell >= 0 && cell < kCellCount);
    cursor_ = cell;
    describe();
    update();
}

void PatternEditor::describe() {
    const QString given = pattern_.has(cursor_) ? tr("given") : tr("empty");
    setAccessibleName(tr("Pattern of the givens, row %1 column %2: %3")
                          .arg(rowOf(cursor_) + 1)
                          .arg(columnOf(cursor_) + 1)
                          .arg(given));
    setAccessibleDescription(tr("Arrow keys move, Space paints or erases. %n given(s).", nullptr, pattern_.count()));
    QAccessibleEvent changed(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&changed);
}

void PatternEditor::mousePressEvent(QMouseEvent* event) {
    const Cell cell = cellAtPlace(event->position().toPoint());
    if (cell < 0 || event->button() != Qt::LeftButton) return;
    paints_ = !pattern_.has(cell);
    moveTo(cell);
    paintCell(cell);
}

void PatternEditor::mouseMoveEvent(QMouseEvent* event) {
    const Cell cell = cellAtPlace(event->position().toPoint());
    if (cell < 0 || !(event->buttons() & Qt::LeftButton)) return;
    moveTo(cell);
    paintCell(cell);
}

void PatternEditor::keyPressEvent(QKeyEvent* event) {
    const int row = rowOf(cursor_), column = columnOf(cursor_);
    switch (event->key()) {
    case Qt::Key_Left:
        return moveTo(cellAt(row, (column + 8) % 9));
    case Qt::Key_Right:
        return moveTo(cellAt(row, (column + 1) % 9));
    case Qt::Key_Up:
        return moveTo(cellAt((row + 8) % 9, column));
    case Qt::Key_Down:
        return moveTo(cellAt((row + 1) % 9, column));
    case Qt::Key_Space:
        paints_ = !pattern_.has(cursor_);
        return paintCell(cursor_);
    default:
        QWidget::keyPressEvent(event);
    }
}

void PatternEditor::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void PatternEditor::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

void PatternEditor::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintGivens(painter, rect(), this, pattern_);
    if (!hasFocus()) return;
    painter.setPen(QPen(widgets::themeOf(this)[widgets::Tone::Accent], 2));
    painter.drawRect(QRect(columnOf(cursor_) * kCell, rowOf(cursor_) * kCell, kCell, kCell).adjusted(1, 1, 0, 0));
}

} // namespace ninefold::dialogs
