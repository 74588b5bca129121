// SPDX-License-Identifier: MIT
// QPushButton and QToolButton, painted like every button of the program.
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/controls.h"
#include "app/widgets/look/strokes.h"

#include <QPainter>
#include <QToolBar>
#include <QToolButton>

namespace ninefold::widgets::controls {
namespace {

ButtonLook lookOf(const QStyleOption& option, const QWidget* widget) {
    return {.kind = buttonKind(widget),
            .on = static_cast<bool>(option.state & QStyle::State_On),
            .pointed = static_cast<bool>(option.state & QStyle::State_MouseOver),
            .pressed = static_cast<bool>(option.state & QStyle::State_Sunken),
            .enabled = static_cast<bool>(option.state & QStyle::State_Enabled)};
}

/// Qt marks mnemonics with &, which our painting does not know.
QString withoutMnemonic(QString text) {
    return text.replace(QLatin1String("&&"), QLatin1String("\x01")).remove(u'&').replace(u'\x01', u'&');
}

/// The tools of a toolbar are quiet unless they say otherwise.
bool isQuiet(const QStyleOptionToolButton& option, const QWidget* widget) {
    if (hasButtonKind(widget)) return buttonKind(widget) == ButtonKind::Quiet;
    const bool tool = widget != nullptr && qobject_cast<const QToolBar*>(widget->parentWidget());
    return tool || option.state & QStyle::State_AutoRaise;
}

ButtonText textOf(const QStyleOptionToolButton& option, const QWidget* widget) {
    const bool words = option.toolButtonStyle != Qt::ToolButtonIconOnly;
    const bool picture = option.toolButtonStyle != Qt::ToolButtonTextOnly;
    return {.text = words || option.icon.isNull() ? withoutMnemonic(option.text) : QString(),
            .key = words ? buttonKey(widget) : QString(),
            .icon = picture ? &option.icon : nullptr,
            .iconSize = option.iconSize.width(),
            .opens = static_cast<bool>(option.features & QStyleOptionToolButton::HasMenu)};
}

ButtonText textOf(const QStyleOptionButton& option, const QWidget* widget) {
    return {.text = withoutMnemonic(option.text),
            .key = buttonKey(widget),
            .icon = &option.icon,
            .iconSize = 20,
            .opens = static_cast<bool>(option.features & QStyleOptionButton::HasMenu)};
}

} // namespace

bool drawButtonControl(QStyle::ControlElement element, const QStyleOption& option, QPainter& painter,
                       const QWidget* widget) {
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
    if (button == nullptr) return false;
    ButtonLook look = lookOf(option, widget);
    if (button->features & QStyleOptionButton::Flat && look.kind == ButtonKind::Normal) look.kind = ButtonKind::Quiet;
    switch (element) {
    case QStyle::CE_PushButtonBevel:
        paintButton(painter, widget, option.rect, look);
        return true;
    case QStyle::CE_PushButtonLabel:
        paintButtonText(painter, widget, option.rect.adjusted(4, 0, -4, 0), textOf(*button, widget), look);
        return true;
    default:
        return false;
    }
}

void drawToolButton(const QStyleOptionToolButton& option, QPainter& painter, const QWidget* widget) {
    ButtonLook look = lookOf(option, widget);
    if (isQuiet(option, widget)) look.kind = ButtonKind::Quiet;
    paintButton(painter, widget, option.rect, look);
    if (option.features & QStyleOptionToolButton::Arrow && option.arrowType != Qt::NoArrow) {
        static constexpr Chevron kChevrons[] = {Chevron::Up, Chevron::Down, Chevron::Left, Chevron::Right};
        return paintChevron(painter, option.rect, kChevrons[option.arrowType - 1],
                            widget->palette().color(QPalette::ButtonText));
    }
    paintButtonText(painter, widget, option.rect.adjusted(4, 0, -4, 0), textOf(option, widget), look);
}

QSize pushButtonSize(const QStyleOptionButton& option, const QWidget* widget) {
    return buttonHint(widget, textOf(option, widget), buttonSize(widget),
                      buttonKind(widget) == ButtonKind::Primary || option.state & QStyle::State_On);
}

QSize toolButtonSize(const QStyleOptionToolButton& option, const QWidget* widget) {
    const bool quiet = isQuiet(option, widget);
    const ButtonText text = textOf(option, widget);
    QSize size = buttonHint(widget, text, buttonSize(widget), buttonKind(widget) == ButtonKind::Primary);
    // A quiet tool needs less room at its sides, and one without words is square.
    if (quiet) size.rwidth() -= kGap;
    if (text.text.isEmpty()) size.setWidth(size.height() + (text.opens ? kGap : 0));
    return size;
}

} // namespace ninefold::widgets::controls
