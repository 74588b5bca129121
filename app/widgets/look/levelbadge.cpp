// SPDX-License-Identifier: MIT
#include "app/widgets/look/levelbadge.h"

#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/type.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QtMath>

#include <cassert>

namespace ninefold::widgets {
namespace {

constexpr int kHeight = 20, kShape = 12, kInset = 8, kBetween = 5;

int shapeWidth(int level) {
    if (level < 0) return 0;
    // The double diamond is two diamonds that overlap.
    return level == 4 ? kShape * 7 / 4 : kShape;
}

QPainterPath diamond(QPointF centre, qreal radius) {
    QPainterPath path(centre - QPointF(0, radius));
    path.lineTo(centre + QPointF(radius, 0));
    path.lineTo(centre + QPointF(0, radius));
    path.lineTo(centre - QPointF(radius, 0));
    path.closeSubpath();
    return path;
}

QPainterPath star(QPointF centre, qreal radius) {
    QPainterPath path;
    for (int corner = 0; corner < 10; ++corner) {
        const qreal length = corner % 2 == 0 ? radius : radius * 0.45, angle = qDegreesToRadians(36.0 * corner - 90);
        const QPointF point = centre + length * QPointF(qCos(angle), qSin(angle));
        corner == 0 ? path.moveTo(point) : path.lineTo(point);
    }
    path.closeSubpath();
    return path;
}

/// A full diamond, and of a second one the edge that it does not cover.
QPainterPath doubleDiamond(QPointF centre, qreal radius) {
    const qreal distance = radius * 0.8;
    const QPainterPath first = diamond(centre - QPointF(distance * 0.6, 0), radius);
    const QPainterPath second = diamond(centre + QPointF(distance, 0), radius * 0.8);
    return first.united(second.subtracted(diamond(centre + QPointF(distance - radius * 0.55, 0), radius * 0.8)));
}

QFont badgeFont(const QFont& font) {
    return fontOf(font, TextSize::Small, TextWeight::Strong);
}

} // namespace

void paintLevelShape(QPainter& painter, const QRectF& area, int level, const QColor& ink) {
    assert(level >= 0);
    const QPointF centre = area.center();
    const qreal radius = area.height() / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    if (level == 0) {
        const qreal line = radius * 0.4;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink, line));
        painter.drawEllipse(centre, radius - line / 2 - 0.5, radius - line / 2 - 0.5);
    } else if (level == 1) painter.drawEllipse(centre, radius - 0.5, radius - 0.5);
    else if (level == 2)
        painter.drawRoundedRect(
            QRectF(centre.x() - radius * 0.85, centre.y() - radius * 0.85, radius * 1.7, radius * 1.7), 1, 1);
    else
        painter.drawPath(level == 3   ? diamond(centre, radius)
                         : level == 4 ? doubleDiamond(centre, radius)
                                      : star(centre, radius * 1.1));
    painter.restore();
}

Badge levelBadge(const Theme& theme, int level, const QString& text) {
    return {text, theme.level(level).fill, theme.level(level).text, level};
}

Badge plainBadge(const Theme& theme, const QString& text) {
    return {text, theme[Tone::Sunken], theme[Tone::Text], -1};
}

QSize badgeSize(const QFont& font, const Badge& badge) {
    const QFontMetrics metrics(badgeFont(font));
    const int shape = badge.level < 0 ? 0 : shapeWidth(badge.level) + (badge.text.isEmpty() ? 0 : kBetween);
    return {2 * kInset + shape + metrics.horizontalAdvance(badge.text), qMax(kHeight, metrics.height() + 4)};
}

QRect paintBadge(QPainter& painter, const QRect& area, const QFont& font, const Badge& badge) {
    const QSize size = badgeSize(font, badge);
    const QRect place = QStyle::alignedRect(painter.layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter, size, area);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(badge.fill);
    painter.drawRoundedRect(place, place.height() / 2.0, place.height() / 2.0);
    QRect words = place.adjusted(kInset, 0, -kInset, 0);
    if (badge.level >= 0) {
        const QRect shape = QStyle::alignedRect(painter.layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter,
                                                {shapeWidth(badge.level), kShape}, words);
        paintLevelShape(painter, shape, badge.level, badge.ink);
        const int used = shape.width() + kBetween;
        words = painter.layoutDirection() == Qt::RightToLeft ? words.adjusted(0, 0, -used, 0)
                                                             : words.adjusted(used, 0, 0, 0);
    }
    painter.setFont(badgeFont(font));
    painter.setPen(badge.ink);
    painter.drawText(words, Qt::AlignCenter | Qt::TextDontClip, badge.text);
    painter.restore();
    return place;
}

LevelBadge::LevelBadge(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void LevelBadge::setLevel(int level, const QString& text) {
    level_ = level;
    text_ = text;
    setAccessibleName(text);
    setVisible(level >= 0);
    updateGeometry();
    update();
}

QSize LevelBadge::sizeHint() const {
    return badgeSize(font(), {text_, {}, {}, level_});
}

void LevelBadge::paintEvent(QPaintEvent*) {
    if (level_ < 0) return;
    QPainter painter(this);
    paintBadge(painter, rect(), font(), levelBadge(themeOf(this), level_, text_));
}

LevelShape::LevelShape(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
}

void LevelShape::setLevel(int level) {
    level_ = level;
    setVisible(level >= 0);
    update();
}

void LevelShape::paintEvent(QPaintEvent*) {
    if (level_ < 0) return;
    QPainter painter(this);
    // A layout may make it as high as the text beside it.
    QRect place(QPoint(0, 0), sizeHint());
    place.moveCenter(rect().center());
    paintLevelShape(painter, place, level_, themeOf(this).level(level_).shape);
}

} // namespace ninefold::widgets
