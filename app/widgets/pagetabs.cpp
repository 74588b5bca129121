// SPDX-License-Identifier: MIT
#include "app/widgets/pagetabs.h"

#include "app/widgets/keybutton.h"

#include <QMouseEvent>
#include <QPainter>

namespace ninefold::widgets {
namespace {

constexpr int kGap = 3, kHeight = 34;

} // namespace

PageTabs::PageTabs(const QString& name, QWidget* parent) : QTabBar(parent) {
    setDrawBase(false);
    setExpanding(true);
    setUsesScrollButtons(false);
    setMouseTracking(true);
    // In the tab order it comes between the notice and the page; a click must not take the keyboard focus away from
    // the board.
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(name);
}

QSize PageTabs::tabSizeHint(int index) const {
    return {fontMetrics().horizontalAdvance(tabText(index)) + 30, qMax(kHeight, fontMetrics().height() + 12)};
}

QSize PageTabs::minimumTabSizeHint(int index) const {
    return {fontMetrics().horizontalAdvance(tabText(index)) + 14, tabSizeHint(index).height()};
}

void PageTabs::mouseMoveEvent(QMouseEvent* event) {
    QTabBar::mouseMoveEvent(event);
    update();
}

void PageTabs::leaveEvent(QEvent* event) {
    QTabBar::leaveEvent(event);
    update();
}

void PageTabs::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const int pointed = underMouse() ? tabAt(mapFromGlobal(QCursor::pos())) : -1;
    for (int index = 0; index < count(); ++index) {
        // A hidden tab has no width, but its text would still be drawn.
        if (!isTabVisible(index)) continue;
        const bool current = index == currentIndex();
        const QRect area = tabRect(index).adjusted(index == 0 ? 0 : kGap, 0, index == count() - 1 ? 0 : -kGap, 0);
        paintKeyGround(painter, palette(), area,
                       {.checked = current, .focused = current && hasFocus(), .pointed = index == pointed});
        QFont strong = font();
        strong.setBold(current);
        painter.setFont(strong);
        painter.setPen(palette().color(QPalette::ButtonText));
        painter.drawText(area, Qt::AlignCenter | Qt::TextDontClip, tabText(index));
    }
}

} // namespace ninefold::widgets
