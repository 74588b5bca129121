// SPDX-License-Identifier: MIT
#include "app/pages/learn/practice/verdictstrip.h"

#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QStyle>

namespace ninefold::pages {
namespace {

using Kind = VerdictStrip::Kind;
using widgets::Tone;

constexpr int kIcon = 20, kLines = 3, kSmallLines = 2;

struct StripColours {
    Tone fill, ink;
};

StripColours coloursOf(Kind kind) {
    switch (kind) {
    case Kind::Right:
        return {Tone::GoodFill, Tone::Good};
    case Kind::Partly:
    case Kind::Hint:
        return {Tone::WarnFill, Tone::Warn};
    case Kind::Other:
        return {Tone::Soft, Tone::SoftInk};
    case Kind::Wrong:
        return {Tone::BadFill, Tone::Bad};
    case Kind::Plain:
        break;
    }
    return {Tone::Card, Tone::Secondary};
}

void paintCross(QPainter& painter, const QRectF& area, const QColor& ink) {
    painter.setPen(QPen(ink, 2, Qt::SolidLine, Qt::RoundCap));
    const QRectF cross = area.adjusted(4, 4, -4, -4);
    painter.drawLine(cross.topLeft(), cross.bottomRight());
    painter.drawLine(cross.topRight(), cross.bottomLeft());
}

/// Three dots: the answer is not complete.
void paintDots(QPainter& painter, const QRectF& area, const QColor& ink) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    for (const qreal way : {-6.0, 0.0, 6.0}) painter.drawEllipse(area.center() + QPointF(way, 0), 2, 2);
}

void paintIcon(QPainter& painter, const QRectF& area, Kind kind, const QColor& ink) {
    if (kind == Kind::Right || kind == Kind::Other) widgets::paintTick(painter, area, ink);
    else if (kind == Kind::Wrong) paintCross(painter, area, ink);
    else if (kind != Kind::Plain) paintDots(painter, area, ink);
}

} // namespace

VerdictStrip::VerdictStrip(QWidget* parent) : QFrame(parent), label_(new QLabel(this)) {
    label_->setWordWrap(true);
    label_->setTextFormat(Qt::PlainText);
    widgets::setTextStyle(*label_, widgets::TextSize::Body);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(widgets::kCardGap + kIcon + widgets::kGap, widgets::kGap, widgets::kCardGap, widgets::kGap);
    row->addWidget(label_);
    setSmall(false);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
}

void VerdictStrip::setSmall(bool small) {
    label_->setMinimumHeight((small ? kSmallLines : kLines) * label_->fontMetrics().lineSpacing());
}

void VerdictStrip::show(Kind kind, const QString& sentence) {
    kind_ = kind;
    label_->setText(sentence);
    update();
}

QString VerdictStrip::sentence() const {
    return label_->text();
}

void VerdictStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const widgets::Theme& theme = widgets::themeOf(this);
    const StripColours colours = coloursOf(kind_);
    const QColor edge = kind_ == Kind::Plain ? theme[Tone::Line] : theme[colours.ink];
    widgets::paintBox(painter, rect(), widgets::kControlRadius, theme[colours.fill], edge);
    const QRect icon(widgets::kCardGap, (height() - kIcon) / 2, kIcon, kIcon);
    paintIcon(painter, QStyle::visualRect(layoutDirection(), rect(), icon), kind_, theme[colours.ink]);
}

} // namespace ninefold::pages
