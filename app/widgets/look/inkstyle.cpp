// SPDX-License-Identifier: MIT
#include "app/widgets/look/inkstyle.h"

#include "app/widgets/look/controls.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QFrame>
#include <QLabel>
#include <QStyleOption>

namespace ninefold::widgets {
namespace {

/// Cards paint their own round ground.
bool isCard(const QWidget* widget) {
    const auto* frame = qobject_cast<const QFrame*>(widget);
    return frame != nullptr && frame->frameShape() == QFrame::StyledPanel && !qobject_cast<const QLabel*>(widget);
}

} // namespace

InkStyle::InkStyle() : QProxyStyle(QStringLiteral("fusion")), theme_(&Theme::of(ThemeKind::Light)) {}

void InkStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    if (isCard(widget) && !qobject_cast<QAbstractScrollArea*>(widget)) widget->setAutoFillBackground(false);
}

void InkStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const {
    if (!controls::drawPrimitive(element, *option, *painter, widget))
        QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void InkStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                           const QWidget* widget) const {
    if (element == CE_ItemViewItem) {
        if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option)) {
            const QStyleOptionViewItem soft = controls::softItem(*item, widget);
            return QProxyStyle::drawControl(element, &soft, painter, widget);
        }
    }
    if (!controls::drawControl(element, *option, *painter, widget))
        QProxyStyle::drawControl(element, option, painter, widget);
}

void InkStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                  const QWidget* widget) const {
    if (!controls::drawComplex(control, *option, *painter, widget))
        QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QSize InkStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                 const QWidget* widget) const {
    const QSize usual = QProxyStyle::sizeFromContents(type, option, size, widget);
    return option == nullptr ? usual : controls::sizeOf(type, *option, usual, widget);
}

QRect InkStyle::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const {
    if (const auto place = controls::partOf(element, *option, widget)) return *place;
    return QProxyStyle::subElementRect(element, option, widget);
}

QRect InkStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                               const QWidget* widget) const {
    if (const auto place = controls::partOf(control, *option, part, widget)) return *place;
    return QProxyStyle::subControlRect(control, option, part, widget);
}

int InkStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    if (const auto length = controls::lengthOf(metric, widget)) return *length;
    return QProxyStyle::pixelMetric(metric, option, widget);
}

int InkStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                        QStyleHintReturn* data) const {
    switch (hint) {
    case SH_Widget_Animation_Duration:
        if (calm_) return 0;
        break;
    // The desktop's button icons are drawn for light windows, and add nothing to the text.
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
    case SH_ComboBox_Popup:
    case SH_ItemView_PaintAlternatingRowColorsForEmptyArea:
        return 0;
    case SH_FocusFrame_AboveWidget:
    case SH_ItemView_ShowDecorationSelected:
    case SH_Menu_MouseTracking:
        return 1;
    default:
        break;
    }
    return QProxyStyle::styleHint(hint, option, widget, data);
}

const Theme& themeOf(const QWidget* widget) {
    const QStyle* style = widget == nullptr ? QApplication::style() : widget->style();
    const auto* ink = qobject_cast<const InkStyle*>(style);
    return ink == nullptr ? Theme::of(ThemeKind::Light) : ink->theme();
}

bool isCalm() {
    const auto* style = qobject_cast<const InkStyle*>(QApplication::style());
    return style != nullptr && style->isCalm();
}

int motionMs(const QWidget* widget) {
    constexpr int kMotionMs = 120;
    return widget->style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, widget) == 0 ? 0 : kMotionMs;
}

} // namespace ninefold::widgets
