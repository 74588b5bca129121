// SPDX-License-Identifier: MIT
#include "app/widgets/inkstyle.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOption>

namespace ninefold::widgets {
namespace {

void drawTick(QPainter& painter, const QRectF& box, const QColor& ink) {
    QPainterPath tick(box.topLeft() + QPointF(0.22 * box.width(), 0.52 * box.height()));
    tick.lineTo(box.topLeft() + QPointF(0.43 * box.width(), 0.73 * box.height()));
    tick.lineTo(box.topLeft() + QPointF(0.8 * box.width(), 0.28 * box.height()));
    painter.strokePath(tick, QPen(ink, box.width() / 7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

} // namespace

void InkStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const {
    if (element != PE_IndicatorCheckBox) return QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool on = option->state & State_On, enabled = option->state & State_Enabled;
    const QPalette& palette = option->palette;
    const QColor accent = palette.color(QPalette::Highlight);
    const qreal side = qMin(option->rect.width(), option->rect.height()) - 2;
    QRectF box(0, 0, side, side);
    box.moveCenter(QRectF(option->rect).center());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setOpacity(enabled ? 1 : 0.5);
    painter->setPen(
        QPen(on || option->state & State_MouseOver ? accent : palette.color(QPalette::PlaceholderText), 1.4));
    painter->setBrush(on ? accent : palette.color(QPalette::Base));
    painter->drawRoundedRect(box, 3, 3);
    if (on) drawTick(*painter, box, palette.color(QPalette::HighlightedText));
    painter->restore();
}

int InkStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                        QStyleHintReturn* data) const {
    if (calm_ && hint == SH_Widget_Animation_Duration) return 0;
    // The desktop's button icons are drawn for light windows, and add nothing to the text.
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons) return 0;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

} // namespace ninefold::widgets
