// SPDX-License-Identifier: MIT
// The few shapes of which all controls are made.
#include "app/widgets/look/strokes.h"

#include <QApplication>
#include <QFontInfo>
#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace ninefold::widgets {
namespace {

constexpr qreal kStroke = 1.75;
constexpr int kCapHeight = 18, kCapPadding = 5;

constexpr int kSmallWindow = 900, kLowWindow = 680;

} // namespace

bool isSmall(QSize window) {
    return window.width() < kSmallWindow || window.height() < kLowWindow;
}

QMargins boardMargins(bool small) {
    constexpr int kPage = 24, kSmall = 8;
    return small ? QMargins(kSmall, 0, kSmall, 4) : QMargins(kPage, 8, kPage, 12);
}

int headerHeight(bool small) {
    // For body text of this height; larger text needs more.
    constexpr double kTextPixels = 14;
    return qRound((small ? 32 : 40) * qMax(1.0, QFontInfo(QApplication::font()).pixelSize() / kTextPixels));
}

void paintBox(QPainter& painter, const QRectF& area, qreal radius, const QColor& fill, const QColor& line,
              qreal width) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    painter.setPen(line.isValid() ? QPen(line, width) : QPen(Qt::NoPen));
    const qreal half = line.isValid() ? width / 2 : 0;
    painter.drawRoundedRect(area.adjusted(half, half, -half, -half), radius - half, radius - half);
    painter.restore();
}

void paintTick(QPainter& painter, const QRectF& area, const QColor& ink) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath tick(area.topLeft() + QPointF(0.22 * area.width(), 0.52 * area.height()));
    tick.lineTo(area.topLeft() + QPointF(0.43 * area.width(), 0.73 * area.height()));
    tick.lineTo(area.topLeft() + QPointF(0.8 * area.width(), 0.28 * area.height()));
    painter.strokePath(tick, QPen(ink, area.width() / 8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.restore();
}

void paintChevron(QPainter& painter, const QRectF& area, Chevron chevron, const QColor& ink) {
    const qreal side = qMin(area.width(), area.height()) / 4;
    // The tip to the right; the others are turned.
    static constexpr int kTurns[] = {180, 0, 270, 90};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(area.center());
    painter.rotate(kTurns[static_cast<int>(chevron)]);
    painter.setPen(QPen(ink, kStroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF({QPointF(-side / 2, -side), QPointF(side / 2, 0), QPointF(-side / 2, side)}));
    painter.restore();
}

int keyCapWidth(const QFontMetrics& small, const QString& key) {
    return key.isEmpty() ? 0 : qMax(kCapHeight, small.horizontalAdvance(key) + 2 * kCapPadding);
}

void paintKeyCap(QPainter& painter, const QRectF& area, const QString& key, const QColor& ink) {
    const QFontMetrics metrics = painter.fontMetrics();
    // Moves to a whole pixel, so that the line is sharp.
    const qreal height = qMax(kCapHeight, metrics.height() + 2);
    const QRectF cap(area.left(), std::floor(area.center().y() - height / 2), area.width(), height);
    paintBox(painter, cap, kCapRadius, QColor(), ink);
    painter.setPen(ink);
    painter.drawText(cap, Qt::AlignCenter | Qt::TextDontClip, key);
}

} // namespace ninefold::widgets
