// SPDX-License-Identifier: MIT
#include "app/pages/play/padkey.h"

#include <QPainter>
#include <QPainterPath>

namespace ninefold::pages {

PadKey::PadKey(Digit digit, QWidget* parent)
    : widgets::KeyButton(QString::number(digit), parent),
      digit_(digit),
      theme_(&widgets::Theme::of(widgets::ThemeKind::Light)) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMaximumHeight(84);
    rename();
}

void PadKey::setMode(game::EntryMode mode) {
    mode_ = mode;
    rename();
    update();
}

void PadKey::setLeft(int left) {
    if (left == left_) return;
    left_ = left;
    rename();
    update();
}

void PadKey::setTheme(const widgets::Theme& theme) {
    theme_ = &theme;
    update();
}

void PadKey::rename() {
    const bool colour = mode_ == game::EntryMode::Colour;
    if (!colour) setAccessibleName(QString::number(digit_));
    else setAccessibleName(digit_ > widgets::kCellColours ? tr("No colour") : tr("Colour %1").arg(digit_));
    setAccessibleDescription(left_ < 0 ? QString() : tr("%n left", nullptr, left_));
}

void PadKey::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintKey(painter);
    paintDigit(painter);
    if (left_ >= 0 && mode_ == game::EntryMode::Place) paintLeft(painter);
}

void PadKey::paintDigit(QPainter& painter) const {
    QFont font = this->font();
    const int full = qMin(height(), width()), big = qBound(18, full * 45 / 100, 34), small = qMax(12, big / 2);
    QRect area = rect().adjusted(10, 8, -10, -8);
    font.setPixelSize(mode_ == game::EntryMode::Place ? big : mode_ == game::EntryMode::Centre ? big * 2 / 3 : small);
    painter.setFont(font);
    QColor ink = palette().color(QPalette::ButtonText);
    if (mode_ == game::EntryMode::Place && left_ == 0) ink.setAlphaF(0.4F);
    painter.setPen(ink);
    if (mode_ == game::EntryMode::Colour) {
        const QRectF swatch = QRectF(rect()).adjusted(10, 8, -10, -8);
        painter.setBrush(digit_ > widgets::kCellColours ? QBrush(Qt::NoBrush) : QBrush(theme_->cellColour(digit_)));
        painter.drawRoundedRect(swatch, 4, 4);
        painter.drawText(swatch, Qt::AlignCenter, digit_ > widgets::kCellColours ? tr("None") : text());
        return;
    }
    Qt::Alignment place = Qt::AlignCenter;
    if (mode_ == game::EntryMode::Corner) place = Qt::AlignLeft | Qt::AlignTop;
    // A candidate has the same place on the key as in a cell.
    if (mode_ == game::EntryMode::Candidates) {
        static constexpr Qt::AlignmentFlag across[] = {Qt::AlignLeft, Qt::AlignHCenter, Qt::AlignRight};
        static constexpr Qt::AlignmentFlag down[] = {Qt::AlignTop, Qt::AlignVCenter, Qt::AlignBottom};
        place = across[(digit_ - 1) % 3] | down[(digit_ - 1) / 3];
    }
    painter.drawText(area, static_cast<int>(place), text());
}

void PadKey::paintLeft(QPainter& painter) const {
    const QColor ink = palette().color(QPalette::PlaceholderText);
    const QRectF corner(width() - 24, 6, 16, 14);
    if (left_ > 0) {
        QFont font = this->font();
        font.setPixelSize(11);
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(corner, Qt::AlignRight | Qt::AlignTop, QString::number(left_));
        return;
    }
    QPainterPath tick(corner.center() + QPointF(-4, 0));
    tick.lineTo(corner.center() + QPointF(-1, 3));
    tick.lineTo(corner.center() + QPointF(5, -4));
    painter.strokePath(tick, QPen(ink, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

} // namespace ninefold::pages
