// SPDX-License-Identifier: MIT
// How large controls and their parts are. All lengths are those of a body text of 14 pixels and grow with the font.
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/controls.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"

#include <QAbstractScrollArea>
#include <QDialogButtonBox>
#include <QFontMetrics>
#include <QProgressBar>

namespace ninefold::widgets::controls {
namespace {

constexpr int kField = 32, kMenuRow = 28, kHeader = 28, kRow = 28, kBar = 8, kDialogButton = 96;

QSize menuItemSize(const QStyleOptionMenuItem& item) {
    if (item.menuItemType == QStyleOptionMenuItem::Separator) return {10, 9};
    constexpr int kAround = 28 + 28 + 2 * 4, kBeforeKey = 32;
    const QFontMetrics metrics(item.font);
    const QStringList parts = item.text.split(u'\t');
    const int text = metrics.size(Qt::TextSingleLine | Qt::TextShowMnemonic, parts.first()).width();
    // Qt adds the width of the keys itself.
    const int key = item.reservedShortcutWidth > 0 || parts.size() > 1 ? kBeforeKey : 0;
    return {text + key + kAround, qMax(kMenuRow, metrics.height() + 8)};
}

int least(const QSize& usual, int height, const QWidget* widget) {
    return qMax(height, widget == nullptr ? usual.height() : widget->fontMetrics().height() + 12);
}

} // namespace

QSize sizeOf(QStyle::ContentsType type, const QStyleOption& option, const QSize& usual, const QWidget* widget) {
    switch (type) {
    case QStyle::CT_PushButton:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option)) {
            const bool inBox = widget != nullptr && qobject_cast<const QDialogButtonBox*>(widget->parentWidget());
            return pushButtonSize(*button, widget).expandedTo({inBox ? kDialogButton : 0, 0});
        }
        return usual;
    case QStyle::CT_ToolButton:
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(&option))
            return toolButtonSize(*button, widget);
        return usual;
    case QStyle::CT_MenuItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(&option)) return menuItemSize(*item);
        return usual;
    case QStyle::CT_MenuBarItem:
        return {usual.width() + 4, qMax(kMenuRow, usual.height())};
    case QStyle::CT_ComboBox:
        return {usual.width() + 16, least(usual, kField, widget)};
    case QStyle::CT_LineEdit:
    case QStyle::CT_SpinBox:
        return {usual.width() + 8, least(usual, kField, widget)};
    case QStyle::CT_TabBarTab:
        return {usual.width() + 16, least(usual, kField, widget) + 4};
    case QStyle::CT_HeaderSection:
        return {usual.width() + 12, qMax(kHeader, usual.height())};
    case QStyle::CT_ItemViewItem:
        return {usual.width() + 4, qMax(kRow, usual.height())};
    case QStyle::CT_ProgressBar:
        return {usual.width(), qMax(16, usual.height())};
    default:
        return usual;
    }
}

std::optional<QRect> partOf(QStyle::SubElement element, const QStyleOption& option, const QWidget* widget) {
    if (element == QStyle::SE_LineEditContents) {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(&option);
        // A field inside of another control has no frame, and no margins of its own.
        if (frame == nullptr || frame->lineWidth <= 0) return std::nullopt;
        return option.rect.adjusted(kGap, 2, -kGap, -2);
    }
    const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(&option);
    if (bar == nullptr) return std::nullopt;
    // The text is beside the bar, not on it. It has the room that the longest text needs.
    const QFontMetrics metrics = option.fontMetrics;
    const int text = bar->textVisible ? metrics.horizontalAdvance(bar->text) + kGap : 0;
    const QRect whole = option.rect;
    QRect place;
    switch (element) {
    case QStyle::SE_ProgressBarGroove:
    case QStyle::SE_ProgressBarContents:
        place = QRect(whole.left(), whole.center().y() - kBar / 2 + 1, whole.width() - text, kBar);
        break;
    case QStyle::SE_ProgressBarLabel:
        place = QRect(whole.right() - text + 1, whole.top(), text, whole.height());
        break;
    default:
        return std::nullopt;
    }
    return QStyle::visualRect(widget == nullptr ? Qt::LeftToRight : widget->layoutDirection(), whole, place);
}

std::optional<QRect> partOf(QStyle::ComplexControl control, const QStyleOptionComplex& option, QStyle::SubControl part,
                            const QWidget*) {
    const auto placed = [&option](const QRect& area) {
        return QStyle::visualRect(option.direction, option.rect, area);
    };
    const QRect whole = option.rect;
    constexpr int kArrow = 30, kSteps = 24, kSide = 10, kToolArrow = 30;
    if (control == QStyle::CC_ComboBox && part == QStyle::SC_ComboBoxEditField)
        return placed(whole.adjusted(kSide, 2, -kArrow, -2));
    if (control == QStyle::CC_SpinBox) {
        const QRect steps(whole.right() - kSteps + 1, whole.top(), kSteps, whole.height() / 2);
        if (part == QStyle::SC_SpinBoxEditField) return placed(whole.adjusted(kGap, 2, -kSteps, -2));
        if (part == QStyle::SC_SpinBoxUp) return placed(steps);
        if (part == QStyle::SC_SpinBoxDown) return placed(steps.translated(0, whole.height() - steps.height()));
    }
    if (const auto* tool = qstyleoption_cast<const QStyleOptionToolButton*>(&option);
        tool != nullptr && tool->features & QStyleOptionToolButton::MenuButtonPopup) {
        if (part == QStyle::SC_ToolButtonMenu) return placed(whole.adjusted(whole.width() - kToolArrow, 0, 0, 0));
        if (part == QStyle::SC_ToolButton) return placed(whole.adjusted(0, 0, -kToolArrow, 0));
    }
    if (control == QStyle::CC_ScrollBar) {
        // Scroll bars have no arrows, so their groove is all of them.
        if (part == QStyle::SC_ScrollBarAddLine || part == QStyle::SC_ScrollBarSubLine) return QRect();
        if (part == QStyle::SC_ScrollBarGroove) return whole;
    }
    return std::nullopt;
}

std::optional<int> lengthOf(QStyle::PixelMetric metric, const QWidget* widget) {
    switch (metric) {
    case QStyle::PM_ButtonMargin:
    case QStyle::PM_ButtonShiftHorizontal:
    case QStyle::PM_ButtonShiftVertical:
    case QStyle::PM_MenuBarPanelWidth:
    case QStyle::PM_ToolBarFrameWidth:
    case QStyle::PM_MenuHMargin:
        return 0;
    case QStyle::PM_MenuBarHMargin:
        return 8;
    case QStyle::PM_MenuPanelWidth:
        return 1;
    case QStyle::PM_MenuVMargin:
        return 4;
    // Room for the round corners.
    case QStyle::PM_DefaultFrameWidth:
        return qobject_cast<const QAbstractScrollArea*>(widget) != nullptr ? 4 : 1;
    case QStyle::PM_ScrollBarExtent:
        return 12;
    case QStyle::PM_ScrollBarSliderMin:
        return 32;
    case QStyle::PM_SliderThickness:
    case QStyle::PM_SliderControlThickness:
    case QStyle::PM_SliderLength:
        return 18;
    case QStyle::PM_IndicatorWidth:
    case QStyle::PM_IndicatorHeight:
    case QStyle::PM_ExclusiveIndicatorWidth:
    case QStyle::PM_ExclusiveIndicatorHeight:
        return 16;
    case QStyle::PM_CheckBoxLabelSpacing:
    case QStyle::PM_RadioButtonLabelSpacing:
    case QStyle::PM_LayoutHorizontalSpacing:
    case QStyle::PM_LayoutVerticalSpacing:
        return kGap;
    case QStyle::PM_LayoutLeftMargin:
    case QStyle::PM_LayoutTopMargin:
    case QStyle::PM_LayoutRightMargin:
    case QStyle::PM_LayoutBottomMargin:
        return widget != nullptr && widget->isWindow() ? kPadding : 12;
    case QStyle::PM_FocusFrameHMargin:
    case QStyle::PM_FocusFrameVMargin:
        return kFocusDistance;
    case QStyle::PM_ToolBarItemSpacing:
    case QStyle::PM_ToolBarItemMargin:
        return 4;
    case QStyle::PM_ToolBarSeparatorExtent:
        return 17;
    case QStyle::PM_SplitterWidth:
        return kGap;
    case QStyle::PM_TabBarBaseOverlap:
    case QStyle::PM_TabBarTabShiftVertical:
        return 0;
    default:
        return std::nullopt;
    }
}

} // namespace ninefold::widgets::controls
