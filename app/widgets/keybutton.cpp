// SPDX-License-Identifier: MIT
#include "app/widgets/keybutton.h"

#include "app/widgets/accessiblekey.h"

#include <QEvent>
#include <QPainter>

namespace ninefold::widgets {

KeyButton::KeyButton(const QString& text, QWidget* parent) : QAbstractButton(parent) {
    installKeyAccessibility();
    setText(text);
    // A click must not take the keyboard focus away from the board.
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void KeyButton::setHint(const QString& key) {
    setButtonKey(*this, key);
}

ButtonText KeyButton::content() const {
    return {.text = text(), .key = buttonKey(this), .icon = &icon_, .iconSize = 20, .opens = false};
}

void KeyButton::setPicture(const QIcon& icon) {
    icon_ = icon;
    updateGeometry();
    update();
}

QSize KeyButton::sizeHint() const {
    return buttonHint(this, content(), buttonSize(this), isCheckable() || buttonKind(this) == ButtonKind::Primary);
}

QSize KeyButton::minimumSizeHint() const {
    constexpr int kSides = 12;
    const QSize alone = buttonHint(this, {.text = text()}, ButtonSize::Compact, isCheckable());
    return {alone.width() - kSides, sizeHint().height()};
}

void KeyButton::enterEvent(QEnterEvent*) {
    update();
}

void KeyButton::leaveEvent(QEvent*) {
    update();
}

ButtonLook KeyButton::look() const {
    return {.kind = buttonKind(this),
            .on = isChecked(),
            .pointed = underMouse() && isEnabled(),
            .pressed = isDown(),
            .enabled = isEnabled()};
}

void KeyButton::paintKey(QPainter& painter) const {
    paintButton(painter, this, rect(), look());
}

void KeyButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintKey(painter);
    paintButtonText(painter, this, rect().adjusted(6, 0, -6, 0), content(), look());
}

} // namespace ninefold::widgets
