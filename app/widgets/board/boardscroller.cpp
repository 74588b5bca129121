// SPDX-License-Identifier: MIT
#include "app/widgets/board/boardscroller.h"

#include "app/widgets/board/boardview.h"

#include <QScrollBar>

#include <cassert>

namespace ninefold::widgets {

BoardScroller::BoardScroller(BoardView* view, QWidget* parent) : QScrollArea(parent), view_(view) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    setAlignment(Qt::AlignCenter);
    setWidget(view);
}

QSize BoardScroller::minimumSizeHint() const {
    return view_->minimumSizeHint();
}

void BoardScroller::setZoom(int percent) {
    assert(percent > 0);
    if (percent == zoom_) return;
    zoom_ = percent;
    fit();
}

void BoardScroller::fit() {
    if (zoom_ == 100) {
        view_->setMinimumSize(0, 0);
        view_->setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
        return;
    }
    const QSize area = maximumViewportSize();
    const int side = qMin(area.width(), area.height()) * zoom_ / 100;
    // Subtracts the scroll bars' width at once; otherwise showing one bar would make the other necessary.
    const int bar = zoom_ > 100 ? verticalScrollBar()->sizeHint().width() : 0;
    view_->setFixedSize(qMax(side, area.width() - bar), qMax(side, zoom_ > 100 ? area.height() - bar : side));
}

void BoardScroller::reveal(Cell cell) {
    const QRectF area = view_->geometryOfBoard().cell(cell);
    const int margin = qRound(area.width());
    ensureVisible(qRound(area.center().x()), qRound(area.center().y()), margin, margin);
}

void BoardScroller::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    fit();
}

} // namespace ninefold::widgets
