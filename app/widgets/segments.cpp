// SPDX-License-Identifier: MIT
#include "app/widgets/segments.h"

#include "app/widgets/look/buttons.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QMouseEvent>
#include <QPainter>

#include <cassert>

namespace ninefold::widgets {
namespace {

constexpr int kTrack = 2, kHeight = 40, kCompact = 32, kWithIcons = 56, kIcon = 20;

} // namespace

Segments::Segments(const QString& name, QWidget* parent) : QTabBar(parent) {
    setDrawBase(false);
    setExpanding(true);
    setUsesScrollButtons(false);
    setMouseTracking(true);
    // In the tab order it comes before the page; a click must not take the keyboard focus away from the board.
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(name);
}

void Segments::setCompact(bool compact) {
    compact_ = compact;
    updateGeometry();
}

int Segments::widthOf(int index) const {
    assert(index >= 0 && index < count());
    const bool icon = !tabIcon(index).isNull();
    return QFontMetrics(fontOf(font(), icon ? TextSize::Small : TextSize::Body, TextWeight::Strong))
        .horizontalAdvance(tabText(index));
}

QSize Segments::tabSizeHint(int index) const {
    const int height = !tabIcon(index).isNull() ? kWithIcons : compact_ ? kCompact : kHeight;
    return {widthOf(index) + (compact_ ? 20 : 32), qMax(height, fontMetrics().height() + (compact_ ? 12 : 20))};
}

QSize Segments::minimumTabSizeHint(int index) const {
    return {widthOf(index) + 12, tabSizeHint(index).height()};
}

void Segments::mouseMoveEvent(QMouseEvent* event) {
    QTabBar::mouseMoveEvent(event);
    update();
}

void Segments::leaveEvent(QEvent* event) {
    QTabBar::leaveEvent(event);
    update();
}

void Segments::paintContent(QPainter& painter, int index, const QRect& area) const {
    const bool chosen = index == currentIndex();
    const QIcon icon = tabIcon(index);
    const TextSize size = icon.isNull() ? TextSize::Body : TextSize::Small;
    const QFont font = fontOf(this->font(), size, chosen ? TextWeight::Strong : TextWeight::Normal);
    painter.setFont(font);
    painter.setPen(themeOf(this)[!isTabEnabled(index) ? Tone::Disabled : chosen ? Tone::Text : Tone::Secondary]);
    if (icon.isNull()) {
        const QString text = QFontMetrics(font).elidedText(tabText(index), Qt::ElideRight, area.width() - 4);
        return painter.drawText(area, Qt::AlignCenter | Qt::TextDontClip, text);
    }
    const int text = QFontMetrics(font).height(), top = area.top() + (area.height() - kIcon - text - 2) / 2;
    icon.paint(&painter, QRect(area.center().x() - kIcon / 2, top, kIcon, kIcon));
    painter.drawText(QRect(area.left(), top + kIcon + 2, area.width(), text), Qt::AlignCenter | Qt::TextDontClip,
                     tabText(index));
}

void Segments::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintSegmentTrack(painter, this, rect());
    const int pointed = underMouse() ? tabAt(mapFromGlobal(QCursor::pos())) : -1;
    for (int index = 0; index < count(); ++index) {
        // A hidden tab has no width, but its text would still be drawn.
        if (!isTabVisible(index)) continue;
        const QRect area = tabRect(index).adjusted(kTrack, kTrack, -kTrack, -kTrack);
        paintSegment(painter, this, area, {.on = index == currentIndex(), .pointed = index == pointed});
        paintContent(painter, index, area);
    }
}

} // namespace ninefold::widgets
