// SPDX-License-Identifier: MIT
// The view repaints only what differs between two frames; otherwise holding a key down would paint the whole board
// at every repeat.
#include "app/widgets/board/boardview.h"

#include "app/widgets/board/accessible.h"

#include <QFocusEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QTimer>

#include <cassert>

namespace ninefold::widgets {

BoardView::BoardView(QWidget* parent) : QWidget(parent), painter_(Theme::of(ThemeKind::Light), font()) {
    installBoardAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    // The view paints every pixel, so Qt need not clear them first.
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Sudoku board"));
}

void BoardView::setFrame(const logic::Frame& frame) {
    if (frame == frame_) return;
    const Cells changed = logic::difference(frame_, frame);
    // The row and column names beside the board belong to no cell.
    const bool renamed = frame.names != frame_.names;
    const logic::Frame before = std::exchange(frame_, frame);
    if (renamed || changed == Cells::all()) update();
    // Includes the lines around a cell, because an outline or a halo may reach into them.
    else
        for (Cell cell : changed) update(painter_.geometry().cellWithLines(cell).toAlignedRect());
    notifyAssistants(before);
}

void BoardView::setTheme(const Theme& theme) {
    painter_.setTheme(theme);
    update();
}

void BoardView::setNamesShown(bool shown) {
    namesShown_ = shown;
    layOut();
    update();
}

void BoardView::setCornerOfHeight(int height) {
    if (height == cornerOfHeight_) return;
    cornerOfHeight_ = height;
    layOut();
    update();
}

void BoardView::askFor(Cell cell) {
    assert(cell >= 0 && cell < kCellCount);
    emit selectionWanted(Cells::of(cell), cell);
}

bool BoardView::event(QEvent* event) {
    if (event->type() == QEvent::FontChange) painter_.setFont(font());
    return QWidget::event(event);
}

void BoardView::layOut() {
    BoardGeometry geometry(QSizeF(size()), devicePixelRatioF(), namesShown_);
    if (cornerOfHeight_ > height()) {
        const BoardGeometry larger(QSizeF(width(), cornerOfHeight_), devicePixelRatioF(), namesShown_);
        const QSizeF room(width(), height() - geometry.roomAbove(larger));
        geometry = BoardGeometry(room, devicePixelRatioF(), namesShown_);
        geometry.alignCorner(larger);
    }
    painter_.setGeometry(geometry);
}

void BoardView::paintEvent(QPaintEvent* event) {
    // The scale factor can change without a resize when a window moves to another screen.
    layOut();
    QPainter painter(this);
    painter.fillRect(event->rect(), painter_.theme()[Tone::Window]);
    const QRectF clip = event->region().boundingRect();
    if (!drawing_ || !isDrawable(*drawing_)) return painter_.paint(painter, frame_, clip);
    // The link being drawn is not part of the game yet, so it is added to a copy of the frame.
    logic::Frame withLink = frame_;
    withLink.links.push_back(logic::linkOf(*drawing_));
    painter_.paint(painter, withLink, clip);
}

void BoardView::resizeEvent(QResizeEvent*) {
    layOut();
}

void BoardView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    // When the view gets the focus from another widget, the cell with the cursor is announced. Later: Qt reports the
    // view itself after this.
    QTimer::singleShot(0, this, [this] {
        if (hasFocus() && frame_.cursor >= 0) notifyFocus(this, frame_.cursor);
    });
}

void BoardView::notifyAssistants(const logic::Frame& before) {
    // Saves 81 comparisons per key press when no screen reader is active.
    if (!assistantsListen()) return;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (isSpokenDifferently(before, frame_, cell)) notifyRenamed(this, cell);
    if (before.selected != frame_.selected) notifySelected(this);
    // Announces the cursor only while the view has the focus.
    if (before.cursor != frame_.cursor && frame_.cursor >= 0 && hasFocus()) notifyFocus(this, frame_.cursor);
}

} // namespace ninefold::widgets
