// SPDX-License-Identifier: MIT
// Check boxes, frames, fields and rows.
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/controls.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"

#include <QAbstractItemView>
#include <QHeaderView>
#include <QPainter>
#include <QTableView>

namespace ninefold::widgets::controls {
namespace {

constexpr int kAccentBar = 3;

bool isOn(const QStyleOption& option) {
    return option.state & (QStyle::State_On | QStyle::State_NoChange);
}

/// The square in the middle, in which a box or a ring is painted.
QRectF markArea(const QStyleOption& option) {
    const qreal side = qMin(option.rect.width(), option.rect.height());
    QRectF area(0, 0, side, side);
    area.moveCenter(QRectF(option.rect).center());
    return area;
}

QColor markEdge(const QStyleOption& option, const Theme& theme) {
    const bool enabled = option.state & QStyle::State_Enabled;
    return theme[!enabled ? Tone::Line : isOn(option) ? Tone::Accent : Tone::ControlLine];
}

void drawCheckBox(const QStyleOption& option, QPainter& painter, const Theme& theme) {
    const bool enabled = option.state & QStyle::State_Enabled, on = isOn(option);
    const QRectF box = markArea(option);
    const qreal side = box.width();
    const QColor edge = markEdge(option, theme);
    const QColor fill = on ? theme[enabled ? Tone::Accent : Tone::Line] : theme[Tone::Card];
    const bool pointed = enabled && option.state & QStyle::State_MouseOver;
    paintBox(painter, box, kCapRadius, pointed ? mixed(fill, theme[Tone::Text], 0.06) : fill, edge, 1.5);
    const QColor ink = theme[enabled ? Tone::AccentInk : Tone::Disabled];
    if (option.state & QStyle::State_NoChange)
        painter.fillRect(QRectF(box.center().x() - side / 4, box.center().y() - 1, side / 2, 2), ink);
    else if (on) paintTick(painter, box, ink);
}

void drawRadio(const QStyleOption& option, QPainter& painter, const Theme& theme) {
    const bool on = isOn(option);
    const QRectF ring = markArea(option);
    const qreal side = ring.width();
    const QColor edge = markEdge(option, theme);
    paintBox(painter, ring, side / 2, theme[Tone::Card], edge, on ? 2 : 1.5);
    const qreal inset = side * 0.28;
    if (on) paintBox(painter, ring.adjusted(inset, inset, -inset, -inset), side, edge, QColor());
}

/// Cards, and the frames around lists and texts. The corners show what is below.
void drawFrame(const QStyleOption& option, QPainter& painter, const QWidget* widget, const Theme& theme) {
    const bool scrolls = qobject_cast<const QAbstractScrollArea*>(widget) != nullptr;
    const bool focused = scrolls && widget->hasFocus();
    // The viewport of a list fills its rectangle, so its frame is only slightly round.
    paintBox(painter, option.rect, scrolls ? kControlRadius : kCardRadius, theme[Tone::Card],
             theme[focused ? Tone::Accent : Tone::Line]);
}

void drawField(const QStyleOption& option, QPainter& painter, const Theme& theme) {
    const bool enabled = option.state & QStyle::State_Enabled, focused = option.state & QStyle::State_HasFocus;
    const Tone edge = !enabled ? Tone::Line : focused ? Tone::Accent : Tone::ControlLine;
    paintBox(painter, option.rect, kControlRadius, theme[enabled ? Tone::Card : Tone::Window], theme[edge],
             focused ? 2 : 1);
}

/// Is the column the first (the last) visible one of a table? A table does not say so in its options.
bool isEndOfRow(const QTableView& table, int column, bool last) {
    const QHeaderView& header = *table.horizontalHeader();
    const int step = last ? 1 : -1;
    for (int place = header.visualIndex(column) + step; place >= 0 && place < header.count(); place += step)
        if (!header.isSectionHidden(header.logicalIndex(place))) return false;
    return true;
}

/// A chosen row has a soft ground and a bar of the accent colour at its start. A table paints a row in pieces.
void drawRow(const QStyleOptionViewItem& item, QPainter& painter, const Theme& theme) {
    const bool chosen = item.state & QStyle::State_Selected;
    const bool pointed = item.state & QStyle::State_MouseOver && item.state & QStyle::State_Enabled;
    if (item.backgroundBrush.style() != Qt::NoBrush) painter.fillRect(item.rect, item.backgroundBrush);
    if (!chosen && !pointed) return;
    using Piece = QStyleOptionViewItem;
    const auto* table = qobject_cast<const QTableView*>(item.widget);
    const bool reversed = item.direction == Qt::RightToLeft;
    const bool alone = item.viewItemPosition == Piece::Invalid || item.viewItemPosition == Piece::OnlyOne;
    const bool first =
        table ? isEndOfRow(*table, item.index.column(), false) : alone || item.viewItemPosition == Piece::Beginning;
    const bool last =
        table ? isEndOfRow(*table, item.index.column(), true) : alone || item.viewItemPosition == Piece::End;
    QRectF area = QRectF(item.rect);
    // Extends past the clip where the row continues, so that only its ends are round.
    constexpr qreal kPast = 2 * kSegmentRadius;
    area.adjust((reversed ? last : first) ? 0 : -kPast, 0, (reversed ? first : last) ? 0 : kPast, 0);
    QColor veil = theme[Tone::Text];
    veil.setAlphaF(0.06F);
    painter.save();
    painter.setClipRect(item.rect, Qt::IntersectClip);
    paintBox(painter, area, kSegmentRadius, chosen ? theme[Tone::Soft] : veil, QColor());
    if (chosen && first) {
        painter.setClipRect(
            reversed ? QRect(item.rect.right() - kAccentBar + 1, item.rect.top(), kAccentBar, item.rect.height())
                     : QRect(item.rect.left(), item.rect.top(), kAccentBar, item.rect.height()),
            Qt::IntersectClip);
        paintBox(painter, area, kSegmentRadius, theme[Tone::Accent], QColor());
    }
    painter.restore();
}

void drawBranch(const QStyleOption& option, QPainter& painter, const Theme& theme) {
    if (!(option.state & QStyle::State_Children)) return;
    const bool open = option.state & QStyle::State_Open, reversed = option.direction == Qt::RightToLeft;
    QRect place(0, 0, 16, 16);
    place.moveCenter(option.rect.center());
    paintChevron(painter, place,
                 open       ? Chevron::Down
                 : reversed ? Chevron::Left
                            : Chevron::Right,
                 theme[Tone::Secondary]);
}

std::optional<Chevron> chevronOf(QStyle::PrimitiveElement element) {
    switch (element) {
    case QStyle::PE_IndicatorArrowDown:
    case QStyle::PE_IndicatorSpinDown:
    case QStyle::PE_IndicatorHeaderArrow:
        return Chevron::Down;
    case QStyle::PE_IndicatorArrowUp:
    case QStyle::PE_IndicatorSpinUp:
        return Chevron::Up;
    case QStyle::PE_IndicatorArrowLeft:
        return Chevron::Left;
    case QStyle::PE_IndicatorArrowRight:
        return Chevron::Right;
    default:
        return std::nullopt;
    }
}

/// The line below a toolbar and above a status bar is drawn by their neighbours' grounds.
bool isBare(QStyle::PrimitiveElement element) {
    switch (element) {
    case QStyle::PE_FrameStatusBarItem:
    case QStyle::PE_FrameFocusRect:
    case QStyle::PE_FrameTabWidget:
    case QStyle::PE_FrameTabBarBase:
    case QStyle::PE_FrameMenu:
    case QStyle::PE_IndicatorToolBarHandle:
    case QStyle::PE_FrameGroupBox:
    case QStyle::PE_PanelItemViewRow:
        return true;
    default:
        return false;
    }
}

void drawHeaderArrow(const QStyleOption& option, QPainter& painter, const Theme& theme) {
    const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(&option);
    const bool up = header != nullptr && header->sortIndicator == QStyleOptionHeader::SortUp;
    paintChevron(painter, option.rect, up ? Chevron::Up : Chevron::Down, theme[Tone::Secondary]);
}

} // namespace

bool drawPrimitive(QStyle::PrimitiveElement element, const QStyleOption& option, QPainter& painter,
                   const QWidget* widget) {
    const Theme& theme = themeOf(widget);
    if (isBare(element)) return true;
    switch (element) {
    case QStyle::PE_IndicatorCheckBox:
    case QStyle::PE_IndicatorItemViewItemCheck:
        drawCheckBox(option, painter, theme);
        return true;
    case QStyle::PE_IndicatorRadioButton:
        drawRadio(option, painter, theme);
        return true;
    case QStyle::PE_Frame:
    case QStyle::PE_FrameWindow:
        drawFrame(option, painter, widget, theme);
        return true;
    case QStyle::PE_PanelLineEdit:
        // A field inside of a spin box or combo box has the frame of that.
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(&option); frame && frame->lineWidth > 0)
            drawField(option, painter, theme);
        return true;
    case QStyle::PE_FrameLineEdit:
        return true;
    case QStyle::PE_PanelItemViewItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(&option)) drawRow(*item, painter, theme);
        return true;
    case QStyle::PE_IndicatorBranch:
        drawBranch(option, painter, theme);
        return true;
    case QStyle::PE_PanelMenu:
        paintBox(painter, option.rect, 0, theme[Tone::Card], theme[Tone::Line]);
        return true;
    case QStyle::PE_PanelTipLabel:
        paintBox(painter, option.rect, 0, theme[Tone::Card], theme[Tone::ControlLine]);
        return true;
    case QStyle::PE_PanelStatusBar:
        painter.fillRect(QRect(option.rect.topLeft(), QSize(option.rect.width(), 1)), theme[Tone::Line]);
        return true;
    case QStyle::PE_IndicatorToolBarSeparator: {
        const QRect area = option.rect;
        painter.fillRect(QRect(area.center().x(), area.center().y() - 10, 1, 20), theme[Tone::Line]);
        return true;
    }
    case QStyle::PE_IndicatorHeaderArrow:
        drawHeaderArrow(option, painter, theme);
        return true;
    default:
        break;
    }
    if (const auto chevron = chevronOf(element)) {
        const bool enabled = option.state & QStyle::State_Enabled;
        QRect place(0, 0, 16, 16);
        place.moveCenter(option.rect.center());
        paintChevron(painter, place, *chevron, theme[enabled ? Tone::Text : Tone::Disabled]);
        return true;
    }
    return false;
}

QStyleOptionViewItem softItem(const QStyleOptionViewItem& item, const QWidget* widget) {
    const Theme& theme = themeOf(widget);
    QStyleOptionViewItem soft = item;
    soft.palette.setColor(QPalette::Highlight, theme[Tone::Soft]);
    soft.palette.setColor(QPalette::HighlightedText, theme[Tone::SoftInk]);
    return soft;
}

} // namespace ninefold::widgets::controls
