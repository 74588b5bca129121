// SPDX-License-Identifier: MIT
#include "app/pages/finish/finishparts.h"

#include "app/widgets/inkicon.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionButton>

namespace ninefold::pages {
namespace {

using widgets::Tone;

constexpr int kFlame = 20;

} // namespace

void SolvedMark::paintEvent(QPaintEvent*) {
    const widgets::Theme& theme = widgets::themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme[Tone::Good], 2));
    painter.setBrush(theme[Tone::GoodFill]);
    painter.drawEllipse(QRectF(rect()).adjusted(1, 1, -1, -1));
    const QRectF tick = QRectF(rect()).adjusted(14, 14, -14, -14);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme[Tone::Good], 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(
        QPolygonF({tick.topLeft() + QPointF(1, 11), tick.topLeft() + QPointF(7, 17), tick.topLeft() + QPointF(19, 4)}));
}

PraiseStrip::PraiseStrip(QLabel* sentence, QWidget* parent) : QWidget(parent), sentence_(sentence) {
    widgets::setTextStyle(*sentence, widgets::TextSize::Body, widgets::TextWeight::Strong);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(widgets::kCardGap + kFlame + widgets::kGap, 6, widgets::kCardGap, 6);
    row->addWidget(sentence);
    showAsGood(*sentence);
}

void PraiseStrip::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) showAsGood(*sentence_);
}

void PraiseStrip::paintEvent(QPaintEvent*) {
    const widgets::Theme& theme = widgets::themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    widgets::paintBox(painter, rect(), widgets::kControlRadius, theme[Tone::GoodFill], QColor());
    QPalette ink = palette();
    ink.setColor(QPalette::ButtonText, theme[Tone::Good]);
    const QRect flame(widgets::kCardGap, (height() - kFlame) / 2, kFlame, kFlame);
    widgets::inkIcon(QStringLiteral("flame"), ink)
        .paint(&painter, QStyle::visualRect(layoutDirection(), rect(), flame));
}

void NextButton::setNext(const QString& name) {
    name_ = name;
    setAccessibleDescription(name);
    update();
}

void NextButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const widgets::ButtonLook look{
        .kind = widgets::buttonKind(this), .pointed = underMouse(), .pressed = isDown(), .enabled = isEnabled()};
    widgets::paintButton(painter, this, rect(), look);
    const widgets::Theme& theme = widgets::themeOf(this);
    const QFont strong = widgets::fontOf(font(), widgets::TextSize::Body, widgets::TextWeight::Strong);
    const QFont small = widgets::fontOf(font(), widgets::TextSize::Small);
    const QFontMetrics strongMetrics(strong), smallMetrics(small);
    const QString key = widgets::buttonKey(this);
    const int first = strongMetrics.horizontalAdvance(text()), cap = widgets::keyCapWidth(smallMetrics, key);
    const int room = width() - 2 * widgets::kPadding - first - cap - 2 * widgets::kGap;
    const QString name = smallMetrics.elidedText(name_, Qt::ElideRight, std::max(0, room));
    const int second = name.isEmpty() ? 0 : smallMetrics.horizontalAdvance(name) + widgets::kGap;
    int x = (width() - first - second - widgets::kGap - cap) / 2;
    const auto take = [&](int wide) {
        const QRect part(x, 0, wide, height());
        x += wide + widgets::kGap;
        return QStyle::visualRect(layoutDirection(), rect(), part);
    };
    painter.setPen(theme[Tone::AccentInk]);
    painter.setFont(strong);
    painter.drawText(take(first), Qt::AlignCenter | Qt::TextDontClip, text());
    painter.setFont(small);
    if (second > 0) painter.drawText(take(second - widgets::kGap), Qt::AlignCenter | Qt::TextDontClip, name);
    widgets::paintKeyCap(painter, take(cap), key, theme[Tone::AccentInk]);
}

void showAsGood(QLabel& label) {
    QPalette palette;
    palette.setColor(QPalette::WindowText, widgets::themeOf(&label)[Tone::Good]);
    if (label.palette().color(QPalette::WindowText) != widgets::themeOf(&label)[Tone::Good]) label.setPalette(palette);
}

} // namespace ninefold::pages
