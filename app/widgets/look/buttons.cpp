// SPDX-License-Identifier: MIT
#include "app/widgets/look/buttons.h"

#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QEvent>
#include <QIcon>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace ninefold::widgets {
namespace {

constexpr const char* kKind = "inkKind";
constexpr const char* kSize = "inkSize";
constexpr const char* kKey = "inkKey";
constexpr int kChevron = 16;

/// The first of the buttons that accept is what the dialog is for.
bool isChief(const QAbstractButton* button) {
    const auto* box = qobject_cast<const QDialogButtonBox*>(button->parentWidget());
    if (box == nullptr) return false;
    const auto accepts = [box](QAbstractButton* one) {
        const QDialogButtonBox::ButtonRole role = box->buttonRole(one);
        return role == QDialogButtonBox::AcceptRole || role == QDialogButtonBox::YesRole;
    };
    const QList<QAbstractButton*> buttons = box->buttons();
    const auto chief = std::ranges::find_if(buttons, accepts);
    return chief != buttons.end() && *chief == button;
}

void set(QAbstractButton& button, const char* property, const QVariant& value) {
    button.setProperty(property, value);
    // Lets a QPushButton forget the size that it has computed.
    QEvent changed(QEvent::StyleChange);
    QCoreApplication::sendEvent(&button, &changed);
    button.updateGeometry();
    button.update();
}

/// What fits of a text in a width.
struct Fitted {
    QString text;
    int icon = 0, key = 0, arrow = 0, width = 0;
};

Fitted fitted(const QFontMetrics& metrics, const QFontMetrics& small, const ButtonText& from, int room) {
    Fitted to{from.text, from.icon != nullptr && !from.icon->isNull() ? from.iconSize : 0, keyCapWidth(small, from.key),
              from.opens ? kChevron : 0, 0};
    const auto measure = [&] {
        const int text = metrics.horizontalAdvance(to.text);
        int width = 0;
        for (const int part : {to.icon, text, to.key, to.arrow})
            if (part > 0) width += part + (width > 0 ? kGap : 0);
        return width;
    };
    if (measure() > room) to.key = 0;
    if (measure() > room && !to.text.isEmpty()) to.icon = 0;
    if (const int over = measure() - room; over > 0 && !to.text.isEmpty())
        to.text = metrics.elidedText(to.text, Qt::ElideRight, metrics.horizontalAdvance(to.text) - over);
    to.width = measure();
    return to;
}

QColor inkOf(const Theme& theme, ButtonLook look) {
    if (!look.enabled) return theme[Tone::Disabled];
    if (look.kind == ButtonKind::Primary) return theme[Tone::AccentInk];
    return theme[look.on ? Tone::SoftInk : Tone::Text];
}

/// Our icons have one colour: that of the text beside them. Those of Qt, in its file dialog, have their own.
void paintIcon(QPainter& painter, const QRect& place, const QIcon& icon, const QColor& ink) {
    const qreal scale = painter.device()->devicePixelRatioF();
    QPixmap picture((QSizeF(place.size()) * scale).toSize());
    picture.setDevicePixelRatio(scale);
    picture.fill(Qt::transparent);
    QPainter inner(&picture);
    icon.paint(&inner, QRect({0, 0}, place.size()));
    if (icon.isMask()) {
        inner.setCompositionMode(QPainter::CompositionMode_SourceIn);
        inner.fillRect(QRect({0, 0}, place.size()), ink);
    }
    inner.end();
    painter.drawPixmap(place.topLeft(), picture);
}

bool isStrong(ButtonLook look) {
    return look.on || (look.kind == ButtonKind::Primary && look.enabled);
}

} // namespace

void setButtonKind(QAbstractButton& button, ButtonKind kind) {
    set(button, kKind, static_cast<int>(kind));
}

void setButtonSize(QAbstractButton& button, ButtonSize size) {
    set(button, kSize, static_cast<int>(size));
}

void setButtonKey(QAbstractButton& button, const QString& key) {
    if (buttonKey(&button) != key) set(button, kKey, key);
}

bool hasButtonKind(const QWidget* button) {
    return button != nullptr && button->property(kKind).isValid();
}

ButtonKind buttonKind(const QWidget* button) {
    if (button == nullptr) return ButtonKind::Normal;
    const QVariant kind = button->property(kKind);
    if (kind.isValid()) return static_cast<ButtonKind>(kind.toInt());
    const auto* known = qobject_cast<const QAbstractButton*>(button);
    return known != nullptr && isChief(known) ? ButtonKind::Primary : ButtonKind::Normal;
}

ButtonSize buttonSize(const QWidget* button) {
    const QVariant size = button == nullptr ? QVariant() : button->property(kSize);
    return size.isValid() ? static_cast<ButtonSize>(size.toInt()) : ButtonSize::Usual;
}

QString buttonKey(const QWidget* button) {
    return button == nullptr ? QString() : button->property(kKey).toString();
}

void paintButton(QPainter& painter, const QWidget* widget, const QRectF& area, ButtonLook look) {
    const Theme& theme = themeOf(widget);
    const bool primary = look.kind == ButtonKind::Primary && look.enabled, quiet = look.kind == ButtonKind::Quiet;
    constexpr double kPointed = 0.06, kPressed = 0.12;
    const double shade = !look.enabled ? 0 : look.pressed ? kPressed : look.pointed ? kPointed : 0;
    const QColor over = primary ? theme[Tone::AccentInk] : theme[Tone::Text];
    if (quiet && !look.on) {
        QColor veil = over;
        veil.setAlphaF(static_cast<float>(shade));
        if (shade > 0) paintBox(painter, area, kControlRadius, veil, QColor());
        return;
    }
    const Tone ground = primary ? Tone::Accent : look.on ? Tone::Soft : Tone::Card;
    const QColor fill = mixed(theme[ground], over, shade);
    if (primary) paintBox(painter, area, kControlRadius, fill, QColor());
    else if (look.on) paintBox(painter, area, kControlRadius, fill, theme[look.enabled ? Tone::Accent : Tone::Line], 2);
    else paintBox(painter, area, kControlRadius, fill, theme[look.enabled ? Tone::ControlLine : Tone::Line]);
}

QSize buttonHint(const QWidget* widget, const ButtonText& text, ButtonSize size, bool strong) {
    const QFont font = fontOf(widget->font(), TextSize::Body, strong ? TextWeight::Strong : TextWeight::Normal);
    const QFontMetrics metrics(font), small(fontOf(widget->font(), TextSize::Small));
    static constexpr int kHeights[] = {32, 40, 48}, kSides[] = {12, 16, 16}, kAround[] = {12, 20, 28};
    const auto at = static_cast<std::size_t>(size);
    const int width = fitted(metrics, small, text, QWIDGETSIZE_MAX).width;
    return {width + 2 * kSides[at], qMax(kHeights[at], metrics.height() + kAround[at])};
}

void paintButtonText(QPainter& painter, const QWidget* widget, const QRect& area, const ButtonText& text,
                     ButtonLook look) {
    const Theme& theme = themeOf(widget);
    const QColor ink = inkOf(theme, look);
    const bool strong = isStrong(look) || widget->font().weight() >= QFont::DemiBold;
    const QFont font = fontOf(widget->font(), TextSize::Body, strong ? TextWeight::Strong : TextWeight::Normal);
    const QFont small = fontOf(widget->font(), TextSize::Small);
    const QFontMetrics metrics(font);
    const Fitted parts = fitted(metrics, QFontMetrics(small), text, area.width());
    int left = area.left() + (area.width() - parts.width) / 2;
    const auto next = [&](int width) {
        const QRect place =
            QStyle::visualRect(widget->layoutDirection(), area, {left, area.top(), width, area.height()});
        left += width + kGap;
        return place;
    };
    if (parts.icon > 0) {
        QRect place(0, 0, parts.icon, parts.icon);
        place.moveCenter(next(parts.icon).center());
        paintIcon(painter, place, *text.icon, ink);
    }
    painter.setPen(ink);
    painter.setFont(font);
    if (!parts.text.isEmpty())
        painter.drawText(next(metrics.horizontalAdvance(parts.text)), Qt::AlignCenter | Qt::TextDontClip, parts.text);
    painter.setFont(small);
    if (parts.key > 0) paintKeyCap(painter, next(parts.key), text.key, ink);
    if (parts.arrow > 0) paintChevron(painter, next(parts.arrow), Chevron::Down, ink);
}

void paintSegmentTrack(QPainter& painter, const QWidget* widget, const QRectF& area) {
    paintBox(painter, area, kControlRadius, themeOf(widget)[Tone::Sunken], QColor());
}

void paintSegment(QPainter& painter, const QWidget* widget, const QRectF& area, ButtonLook look) {
    const Theme& theme = themeOf(widget);
    if (look.on) return paintBox(painter, area, kSegmentRadius, theme[Tone::Card], theme[Tone::Accent], 2);
    if (!look.pointed || !look.enabled) return;
    QColor veil = theme[Tone::Text];
    veil.setAlphaF(look.pressed ? 0.12F : 0.06F);
    paintBox(painter, area, kSegmentRadius, veil, QColor());
}

} // namespace ninefold::widgets
