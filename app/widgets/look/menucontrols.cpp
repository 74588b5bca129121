// SPDX-License-Identifier: MIT
// The menu bar, its menus and the tool bar.
#include "app/widgets/look/controls.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"

#include <QPainter>

namespace ninefold::widgets::controls {
namespace {

constexpr int kMark = 28, kSide = 12, kMenuIcon = 16;

void drawPointed(QPainter& painter, const QRect& area, const Theme& theme) {
    QColor veil = theme[Tone::Text];
    veil.setAlphaF(0.08F);
    paintBox(painter, area, kSegmentRadius, veil, QColor());
}

int mnemonicFlag(const QStyleOption& option, const QWidget* widget) {
    const bool shown = widget == nullptr || widget->style()->styleHint(QStyle::SH_UnderlineShortcut, &option, widget);
    return shown ? Qt::TextShowMnemonic : Qt::TextHideMnemonic;
}

void drawMenuBarItem(const QStyleOptionMenuItem& item, QPainter& painter, const QWidget* widget) {
    const Theme& theme = themeOf(widget);
    painter.fillRect(item.rect, theme[Tone::Window]);
    if (item.state & (QStyle::State_Selected | QStyle::State_Sunken))
        drawPointed(painter, item.rect.adjusted(1, 1, -1, -1), theme);
    painter.setPen(theme[item.state & QStyle::State_Enabled ? Tone::Text : Tone::Disabled]);
    painter.drawText(item.rect, Qt::AlignCenter | Qt::TextSingleLine | mnemonicFlag(item, widget), item.text);
}

void drawMark(const QStyleOptionMenuItem& item, QPainter& painter, const QRect& area, const QColor& ink) {
    if (!item.icon.isNull()) {
        QRect place(0, 0, kMenuIcon, kMenuIcon);
        place.moveCenter(area.center());
        return item.icon.paint(&painter, place);
    }
    if (item.checkType == QStyleOptionMenuItem::NotCheckable || !item.checked) return;
    QRect place(0, 0, 16, 16);
    place.moveCenter(area.center());
    paintTick(painter, place, ink);
}

void drawMenuItem(const QStyleOptionMenuItem& item, QPainter& painter, const QWidget* widget) {
    const Theme& theme = themeOf(widget);
    if (item.menuItemType == QStyleOptionMenuItem::Separator) {
        painter.fillRect(QRect(item.rect.left() + kSide, item.rect.center().y(), item.rect.width() - 2 * kSide, 1),
                         theme[Tone::Line]);
        return;
    }
    const bool enabled = item.state & QStyle::State_Enabled;
    if (enabled && item.state & QStyle::State_Selected) drawPointed(painter, item.rect.adjusted(4, 0, -4, 0), theme);
    const QColor ink = theme[enabled ? Tone::Text : Tone::Disabled];
    const auto placed = [&](const QRect& area) { return QStyle::visualRect(item.direction, item.rect, area); };
    const QRect inner = item.rect.adjusted(4, 0, -4, 0);
    drawMark(item, painter, placed({inner.left(), inner.top(), kMark, inner.height()}), ink);
    const QRect words = inner.adjusted(kMark, 0, -kMark, 0);
    const QStringList parts = item.text.split(u'\t');
    const bool reversed = item.direction == Qt::RightToLeft;
    const int flags = Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip;
    painter.setFont(item.font);
    painter.setPen(ink);
    painter.drawText(words, flags | mnemonicFlag(item, widget) | (reversed ? Qt::AlignRight : Qt::AlignLeft),
                     parts.first());
    painter.setPen(theme[enabled ? Tone::Secondary : Tone::Disabled]);
    if (parts.size() > 1)
        painter.drawText(inner.adjusted(kMark, 0, -kSide, 0), flags | (reversed ? Qt::AlignLeft : Qt::AlignRight),
                         parts[1]);
    if (item.menuItemType == QStyleOptionMenuItem::SubMenu)
        paintChevron(painter, placed({inner.right() - 22, inner.center().y() - 8, 16, 16}),
                     reversed ? Chevron::Left : Chevron::Right, ink);
}

} // namespace

bool drawMenuControl(QStyle::ControlElement element, const QStyleOption& option, QPainter& painter,
                     const QWidget* widget) {
    const Theme& theme = themeOf(widget);
    switch (element) {
    case QStyle::CE_MenuBarItem:
    case QStyle::CE_MenuItem: {
        const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(&option);
        if (item == nullptr) return false;
        element == QStyle::CE_MenuItem ? drawMenuItem(*item, painter, widget) : drawMenuBarItem(*item, painter, widget);
        return true;
    }
    case QStyle::CE_MenuBarEmptyArea:
        painter.fillRect(option.rect, theme[Tone::Window]);
        return true;
    case QStyle::CE_MenuEmptyArea:
        return true;
    case QStyle::CE_ToolBar:
        painter.fillRect(option.rect, theme[Tone::Window]);
        painter.fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), theme[Tone::Line]);
        return true;
    default:
        return false;
    }
}

} // namespace ninefold::widgets::controls
