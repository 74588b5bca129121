// SPDX-License-Identifier: MIT
#include "app/widgets/keybutton.h"

#include "app/widgets/accessiblekey.h"

#include <QPainter>
#include <QStyle>

namespace ninefold::widgets {
namespace {

constexpr int kGap = 6;

QColor mixed(const QColor& a, const QColor& b, qreal share) {
    return QColor::fromRgbF(static_cast<float>(a.redF() + (b.redF() - a.redF()) * share),
                            static_cast<float>(a.greenF() + (b.greenF() - a.greenF()) * share),
                            static_cast<float>(a.blueF() + (b.blueF() - a.blueF()) * share));
}

} // namespace

void paintKeyGround(QPainter& painter, const QPalette& palette, const QRect& area, KeyLook look) {
    const QColor ground = palette.color(QPalette::Button), accent = palette.color(QPalette::Highlight);
    qreal strength = look.checked ? 0.22 : 0;
    if (look.pressed) strength += 0.2;
    else if (look.pointed) strength += 0.07;
    const qreal line = look.checked || look.focused ? 2 : 1;
    const QRectF inner = QRectF(area).adjusted(line / 2, line / 2, -line / 2, -line / 2);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(line > 1 ? accent : palette.color(QPalette::Mid), line));
    painter.setBrush(mixed(ground, accent, strength));
    painter.drawRoundedRect(inner, 6, 6);
    if (!look.focused) return;
    painter.setPen(QPen(accent, 1, Qt::DotLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(inner.adjusted(3, 3, -3, -3), 4, 4);
}

KeyButton::KeyButton(const QString& text, QWidget* parent) : QAbstractButton(parent) {
    installKeyAccessibility();
    setText(text);
    // A click must not take the keyboard focus away from the board.
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void KeyButton::setHint(const QString& key) {
    hint_ = key;
    updateGeometry();
    update();
}

QSize KeyButton::sizeHint() const {
    const int hint = hint_.isEmpty() ? 0 : kGap + fontMetrics().horizontalAdvance(hint_);
    return {fontMetrics().horizontalAdvance(text()) + hint + 4 * kGap, qMax(34, fontMetrics().height() + 12)};
}

QSize KeyButton::minimumSizeHint() const {
    return {fontMetrics().horizontalAdvance(text()) + 2 * kGap, sizeHint().height() - 6};
}

void KeyButton::enterEvent(QEnterEvent*) {
    update();
}

void KeyButton::leaveEvent(QEvent*) {
    update();
}

void KeyButton::paintKey(QPainter& painter) const {
    paintKeyGround(
        painter, palette(), rect(),
        {.checked = isChecked(), .focused = hasFocus(), .pointed = underMouse() && isEnabled(), .pressed = isDown()});
}

void KeyButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintKey(painter);
    QFont strong = font();
    strong.setBold(isChecked());
    painter.setFont(strong);
    painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText));
    const QFontMetrics metrics(strong);
    const int width = metrics.horizontalAdvance(text());
    const int hint = hint_.isEmpty() ? 0 : kGap + metrics.horizontalAdvance(hint_);
    const bool roomy = width + hint + 2 * kGap <= this->width();
    const int left = (this->width() - width - (roomy ? hint : 0)) / 2;
    const auto place = [this](int from, int wide) {
        return QStyle::visualRect(layoutDirection(), rect(), QRect(from, 0, wide + 1, height()));
    };
    painter.drawText(place(left, width), Qt::AlignCenter | Qt::TextDontClip, text());
    if (!roomy || hint == 0) return;
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(place(left + width + kGap, hint - kGap), Qt::AlignCenter | Qt::TextDontClip, hint_);
}

} // namespace ninefold::widgets
