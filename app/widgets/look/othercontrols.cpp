// SPDX-License-Identifier: MIT
// Progress bars, headers, tabs, and which file draws what.
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/controls.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QPainter>

namespace ninefold::widgets::controls {
namespace {

void drawProgress(const QStyleOptionProgressBar& bar, QPainter& painter, const Theme& theme) {
    const QRectF area = bar.rect;
    const qreal radius = area.height() / 2;
    if (bar.maximum <= bar.minimum) return paintBox(painter, area, radius, theme[Tone::Soft], QColor());
    const double share = static_cast<double>(bar.progress - bar.minimum) / (bar.maximum - bar.minimum);
    QRectF done = area;
    done.setWidth(area.width() * qBound(0.0, share, 1.0));
    if (bar.direction == Qt::RightToLeft) done.moveRight(area.right());
    if (done.width() >= 1) paintBox(painter, done, qMin(radius, done.width() / 2), theme[Tone::Accent], QColor());
}

void drawHeaderLabel(const QStyleOptionHeader& header, QPainter& painter, const QWidget* widget) {
    const Theme& theme = themeOf(widget);
    constexpr int kSide = 8;
    const QFont font = fontOf(widget == nullptr ? painter.font() : widget->font(), TextSize::Small, TextWeight::Strong);
    // Qt has left out the arrow of a sorted column already.
    const bool sorted = header.sortIndicator != QStyleOptionHeader::None;
    const QRect area = header.rect.adjusted(kSide, 0, sorted ? 0 : -kSide, 0);
    painter.setFont(font);
    painter.setPen(theme[Tone::Secondary]);
    // Qt centres headings; ours stand above the beginning of what they name.
    const bool atEnd = header.textAlignment & Qt::AlignRight;
    const Qt::Alignment place = QStyle::visualAlignment(header.direction, atEnd ? Qt::AlignRight : Qt::AlignLeft);
    painter.drawText(area, static_cast<int>(place | Qt::AlignVCenter),
                     QFontMetrics(font).elidedText(header.text, Qt::ElideRight, area.width()));
}

void drawTab(const QStyleOptionTab& tab, QPainter& painter, const QWidget* widget) {
    const Theme& theme = themeOf(widget);
    const bool chosen = tab.state & QStyle::State_Selected;
    const QRect area = tab.rect.adjusted(1, 2, -1, -2);
    paintSegment(painter, widget, area,
                 {.on = chosen, .pointed = static_cast<bool>(tab.state & QStyle::State_MouseOver)});
    painter.setFont(fontOf(painter.font(), TextSize::Body, chosen ? TextWeight::Strong : TextWeight::Normal));
    painter.setPen(theme[tab.state & QStyle::State_Enabled ? Tone::Text : Tone::Disabled]);
    painter.drawText(area, Qt::AlignCenter | Qt::TextHideMnemonic | Qt::TextDontClip, tab.text);
}

bool drawBar(QStyle::ControlElement element, const QStyleOptionProgressBar& bar, QPainter& painter,
             const QWidget* widget) {
    const Theme& theme = themeOf(widget);
    switch (element) {
    case QStyle::CE_ProgressBarGroove:
        paintBox(painter, bar.rect, bar.rect.height() / 2.0, theme[Tone::Sunken], QColor());
        return true;
    case QStyle::CE_ProgressBarContents:
        drawProgress(bar, painter, theme);
        return true;
    case QStyle::CE_ProgressBarLabel:
        if (!bar.textVisible) return true;
        painter.setPen(theme[Tone::Secondary]);
        painter.drawText(
            bar.rect, Qt::AlignVCenter | (bar.direction == Qt::RightToLeft ? Qt::AlignLeft : Qt::AlignRight), bar.text);
        return true;
    default:
        return false;
    }
}

} // namespace

bool drawControl(QStyle::ControlElement element, const QStyleOption& option, QPainter& painter, const QWidget* widget) {
    if (drawMenuControl(element, option, painter, widget) || drawButtonControl(element, option, painter, widget))
        return true;
    const Theme& theme = themeOf(widget);
    if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(&option))
        return drawBar(element, *bar, painter, widget);
    switch (element) {
    case QStyle::CE_HeaderSection:
    case QStyle::CE_HeaderEmptyArea:
        painter.fillRect(option.rect, theme[Tone::Card]);
        painter.fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), theme[Tone::Line]);
        return true;
    case QStyle::CE_HeaderLabel:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(&option))
            drawHeaderLabel(*header, painter, widget);
        return true;
    case QStyle::CE_TabBarTabShape:
        return true;
    case QStyle::CE_TabBarTabLabel:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(&option)) drawTab(*tab, painter, widget);
        return true;
    // Cards stand on the same ground, so nothing need be drawn between them.
    case QStyle::CE_Splitter:
    case QStyle::CE_FocusFrame:
        return true;
    default:
        return false;
    }
}

} // namespace ninefold::widgets::controls
