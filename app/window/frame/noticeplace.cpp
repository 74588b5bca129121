// SPDX-License-Identifier: MIT
#include "app/window/frame/noticeplace.h"

#include "app/widgets/column.h"
#include "app/widgets/notice.h"

#include <QEvent>

#include <cassert>

namespace ninefold::window {
namespace {

/// The status line and the edge below a board, its transport and the pad together are never lower.
constexpr int kLowerEdge = 34;

} // namespace

NoticePlace::NoticePlace(widgets::Notice& notice, widgets::Column& column, QWidget& window)
    : QObject(&notice), notice_(notice), column_(column), window_(window) {
    assert(notice.parentWidget() == &window);
    connect(&notice, &widgets::Notice::sentenceAmended, this, &NoticePlace::place);
    for (QWidget* one : std::initializer_list<QWidget*>{&notice, &column, &window}) one->installEventFilter(this);
}

/// Gives the notice the form of a row. False if that does not fit over the status line.
bool NoticePlace::fitsBelow() {
    for (const auto size : {widgets::TextSize::Body, widgets::TextSize::Small}) {
        notice_.setInOneRow(true, size);
        const bool fits = notice_.minimumSizeHint().width() <= window_.width();
        if (fits && notice_.heightForWidth(window_.width()) <= kLowerEdge) return true;
    }
    return false;
}

void NoticePlace::place() {
    if (notice_.isHidden()) return;
    if (fitsBelow()) {
        notice_.setGeometry(0, window_.height() - kLowerEdge, window_.width(), kLowerEdge);
    } else {
        const QRect page = column_.pageArea();
        // The width decides how the buttons stand, and that the height.
        notice_.setInOneRow(false);
        notice_.resize(page.width(), notice_.height());
        const QPoint corner = column_.mapTo(&window_, page.topLeft());
        notice_.setGeometry(QRect(corner, QSize(page.width(), notice_.heightForWidth(page.width()))));
    }
    notice_.raise();
}

bool NoticePlace::eventFilter(QObject* watched, QEvent* event) {
    // Not at a request of its layout: to try a form makes one.
    const bool shown = watched == &notice_ && event->type() == QEvent::ShowToParent;
    if (shown || (watched != &notice_ && event->type() == QEvent::Resize))
        // What is around it has its place first.
        QMetaObject::invokeMethod(this, &NoticePlace::place, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

} // namespace ninefold::window
