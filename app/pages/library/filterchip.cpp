// SPDX-License-Identifier: MIT
#include "app/pages/library/filterchip.h"

#include "app/widgets/look/buttons.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

namespace ninefold::pages {
namespace {

constexpr int kCross = 24, kStroke = 8;
/// A technique may have a long name.
constexpr int kMostWidth = 240;

} // namespace

FilterChip::FilterChip(const QString& title, QWidget* parent) : QPushButton(title, parent), title_(title) {
    widgets::setButtonSize(*this, widgets::ButtonSize::Compact);
    setAutoDefault(false);
    connect(this, &QPushButton::clicked, this, &FilterChip::openWanted);
}

void FilterChip::setChoice(const QString& choice) {
    choice_ = choice;
    setText(isOn() ? choice : title_);
    setAccessibleName(isOn() ? tr("%1: %2", "filter, choice").arg(title_, choice) : title_);
    setToolTip(isOn() ? tr("Delete clears it.") : QString());
    updateGeometry();
    update();
}

QSize FilterChip::sizeHint() const {
    QSize size = widgets::buttonHint(this, {.text = text(), .opens = !isOn()}, widgets::ButtonSize::Compact, isOn());
    if (isOn()) size.rwidth() += kCross - widgets::kGap;
    return size.boundedTo({kMostWidth, QWIDGETSIZE_MAX});
}

QRect FilterChip::cross() const {
    return QStyle::visualRect(layoutDirection(), rect(), {width() - kCross - 4, 0, kCross, height()});
}

void FilterChip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const widgets::ButtonLook look{.on = isOn(), .pointed = underMouse(), .pressed = isDown(), .enabled = isEnabled()};
    widgets::paintButton(painter, this, rect(), look);
    QRect words = rect().adjusted(12, 0, -12, 0);
    if (isOn())
        words = layoutDirection() == Qt::RightToLeft ? words.adjusted(kCross - 8, 0, 0, 0)
                                                     : words.adjusted(0, 0, 8 - kCross, 0);
    widgets::paintButtonText(painter, this, words, {.text = text(), .opens = !isOn()}, look);
    if (!isOn()) return;
    QRectF place(0, 0, kStroke, kStroke);
    place.moveCenter(QRectF(cross()).center());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(widgets::themeOf(this)[widgets::Tone::SoftInk], 1.75, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(place.topLeft(), place.bottomRight());
    painter.drawLine(place.topRight(), place.bottomLeft());
}

void FilterChip::mouseReleaseEvent(QMouseEvent* event) {
    if (!isOn() || !isDown() || !cross().contains(event->pos())) return QPushButton::mouseReleaseEvent(event);
    setDown(false);
    emit clearWanted();
}

void FilterChip::keyPressEvent(QKeyEvent* event) {
    if (isOn() && (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)) return emit clearWanted();
    QPushButton::keyPressEvent(event);
}

} // namespace ninefold::pages
