// SPDX-License-Identifier: MIT
#include "app/window/frame/puzzlesplitter.h"

#include "app/pages/board/boardpanel.h"

namespace ninefold::window {

PuzzleSplitter::PuzzleSplitter(QWidget& boards, QWidget& column, QWidget* parent) : QSplitter(parent) {
    setChildrenCollapsible(false);
    addWidget(&boards);
    addWidget(&column);
    setStretchFactor(0, 1);
    connect(this, &QSplitter::splitterMoved, this, [this] { moved_ = true; });
}

void PuzzleSplitter::arrange(const Arrangement& place, const pages::BoardPanel* board) {
    const Qt::Orientation wanted = place.tall ? Qt::Vertical : Qt::Horizontal;
    // Another orientation is another border.
    if (orientation() != wanted) moved_ = false;
    setOrientation(wanted);
    if (moved_) return;
    const int room = place.tall ? height() : width();
    int wantedRoom = room - (place.tall && board == nullptr ? 0 : place.tall ? place.columnHeight : place.column);
    // Above the column the board has the full width at most, and its header above.
    if (place.tall && board != nullptr) wantedRoom = qMin(wantedRoom, window()->width() + board->headerHeight());
    setSizes({qMin(wantedRoom, room), qMax(1, room - wantedRoom)});
}

} // namespace ninefold::window
