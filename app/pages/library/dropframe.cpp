// SPDX-License-Identifier: MIT
#include "app/pages/library/dropframe.h"

#include <QKeyEvent>
#include <QScreen>

namespace ninefold::pages {

DropFrame::DropFrame(QWidget* parent) : QFrame(parent, Qt::Popup) {
    setFrameShape(QFrame::Box);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
}

void DropFrame::openBelow(const QWidget& button, QWidget& focus) {
    resize(sizeHint());
    const QRect screen = button.screen()->availableGeometry();
    QPoint corner = button.mapToGlobal(QPoint(0, button.height() + 2));
    if (button.layoutDirection() == Qt::RightToLeft) corner.rx() += button.width() - width();
    corner.setX(qBound(screen.left(), corner.x(), qMax(screen.left(), screen.right() - width())));
    if (corner.y() + height() > screen.bottom()) corner.setY(button.mapToGlobal(QPoint(0, -height() - 2)).y());
    move(corner);
    show();
    focus.setFocus(Qt::PopupFocusReason);
}

void DropFrame::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) close();
    else QFrame::keyPressEvent(event);
}

} // namespace ninefold::pages
