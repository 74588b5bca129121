// SPDX-License-Identifier: MIT
#include "app/pages/play/padkey.h"

#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QMouseEvent>
#include <QPainter>

#include <cassert>

namespace ninefold::pages {
namespace {

/// Lower keys have no room for the pips.
constexpr int kMinHeight = 40, kHeight = 72, kPipsFrom = 52;

} // namespace

PadKey::PadKey(Digit digit, QWidget* parent) : widgets::KeyButton(QString::number(digit), parent), digit_(digit) {
    // A picture of a cell, which is the same in every script.
    setLayoutDirection(Qt::LeftToRight);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    holding_.setSingleShot(true);
    holding_.setInterval(kHoldMs);
    connect(&holding_, &QTimer::timeout, this, [this] {
        setDown(false);
        emit held();
    });
    rename();
}

QSize PadKey::sizeHint() const {
    return {112, qMax(kHeight, 3 * fontMetrics().height())};
}

QSize PadKey::minimumSizeHint() const {
    return {48, qMax(kMinHeight, fontMetrics().height() + 16)};
}

void PadKey::setMode(game::EntryMode mode) {
    mode_ = mode;
    rename();
    update();
}

void PadKey::setLeft(int left) {
    assert(left >= -1 && left <= kDigitCount);
    if (left == left_) return;
    left_ = left;
    rename();
    update();
}

void PadKey::rename() {
    const bool colour = mode_ == game::EntryMode::Colour;
    if (!colour) setAccessibleName(QString::number(digit_));
    else setAccessibleName(digit_ > widgets::kCellColours ? tr("No colour") : tr("Colour %1").arg(digit_));
    const QString left = left_ < 0 ? QString() : tr("%n left to write", nullptr, left_);
    setAccessibleDescription(left);
    setToolTip(left);
}

void PadKey::mousePressEvent(QMouseEvent* event) {
    widgets::KeyButton::mousePressEvent(event);
    if (isDown()) holding_.start();
}

void PadKey::mouseReleaseEvent(QMouseEvent* event) {
    // A key that was held is up already, so Qt makes no click of the release.
    holding_.stop();
    widgets::KeyButton::mouseReleaseEvent(event);
}

void PadKey::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintKey(painter);
    if (isDone() && !isChecked()) {
        const widgets::Theme& theme = widgets::themeOf(this);
        widgets::paintBox(painter, rect(), widgets::kControlRadius, theme[widgets::Tone::Card],
                          theme[widgets::Tone::Line]);
    }
    mode_ == game::EntryMode::Colour ? paintSwatch(painter) : paintFace(painter);
    if (left_ < 0 || mode_ != game::EntryMode::Place) return;
    paintLeft(painter);
    if (hasPips() && left_ > 0) paintPips(painter);
}

/// They have no room below a digit that is as high as the key.
bool PadKey::hasPips() const {
    constexpr int kPips = 12;
    const QFontMetrics digits(widgets::fontOf(font(), widgets::TextSize::Display));
    return height() >= kPipsFrom && height() >= digits.capHeight() + 2 * kPips;
}

void PadKey::paintFace(QPainter& painter) const {
    using widgets::TextSize;
    const bool big = mode_ == game::EntryMode::Place;
    const bool mid = mode_ == game::EntryMode::Centre || mode_ == game::EntryMode::Corner;
    painter.setFont(widgets::fontOf(font(), big ? TextSize::Display : mid ? TextSize::Body : TextSize::Small));
    const widgets::Tone ink = isDone()      ? widgets::Tone::Disabled
                              : isChecked() ? widgets::Tone::SoftInk
                                            : widgets::Tone::Text;
    painter.setPen(widgets::themeOf(this)[ink]);
    const bool pips = big && left_ >= 0 && hasPips();
    const QRect area = big ? rect().adjusted(0, 0, 0, pips ? -height() / 8 : 0) : rect().adjusted(12, 6, -12, -6);
    Qt::Alignment place = Qt::AlignCenter;
    if (mode_ == game::EntryMode::Corner) place = Qt::AlignLeft | Qt::AlignTop;
    // A candidate has the same place on the key as in a cell.
    if (mode_ == game::EntryMode::Candidates) {
        static constexpr Qt::AlignmentFlag across[] = {Qt::AlignLeft, Qt::AlignHCenter, Qt::AlignRight};
        static constexpr Qt::AlignmentFlag down[] = {Qt::AlignTop, Qt::AlignVCenter, Qt::AlignBottom};
        place = across[(digit_ - 1) % 3] | down[(digit_ - 1) / 3];
    }
    painter.drawText(area, static_cast<int>(place) | Qt::TextDontClip, text());
}

void PadKey::paintSwatch(QPainter& painter) const {
    const widgets::Theme& theme = widgets::themeOf(this);
    const bool none = digit_ > widgets::kCellColours;
    const QRectF swatch = QRectF(rect()).adjusted(8, 8, -8, -8);
    widgets::paintBox(painter, swatch, widgets::kCapRadius, none ? QColor() : theme.cellColour(digit_),
                      theme[widgets::Tone::ControlLine]);
    painter.setFont(widgets::fontOf(font(), widgets::TextSize::Body));
    painter.setPen(theme[widgets::Tone::Text]);
    painter.drawText(swatch, Qt::AlignCenter, none ? tr("None") : text());
}

void PadKey::paintLeft(QPainter& painter) const {
    const widgets::Theme& theme = widgets::themeOf(this);
    if (left_ == 0) return widgets::paintTick(painter, QRectF(width() - 24, 6, 16, 16), theme[widgets::Tone::Good]);
    painter.setFont(widgets::fontOf(font(), widgets::TextSize::Small));
    painter.setPen(theme[widgets::Tone::Secondary]);
    painter.drawText(rect().adjusted(0, 4, -8, 0), Qt::AlignRight | Qt::AlignTop, QString::number(left_));
}

/// Nine dots, as many of them full as the digit is on the board.
void PadKey::paintPips(QPainter& painter) const {
    const widgets::Theme& theme = widgets::themeOf(this);
    const qreal gap = qMin(8.5, (width() - 24) / 9.0), radius = qMin(2.0, gap / 3);
    const QPointF first(width() / 2.0 - 4 * gap, height() * 0.72);
    painter.setPen(Qt::NoPen);
    for (int pip = 0; pip < kDigitCount; ++pip) {
        painter.setBrush(theme[pip < kDigitCount - left_ ? widgets::Tone::Accent : widgets::Tone::Line]);
        painter.drawEllipse(first + QPointF(pip * gap, 0), radius, radius);
    }
}

} // namespace ninefold::pages
