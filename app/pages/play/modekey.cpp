// SPDX-License-Identifier: MIT
#include "app/pages/play/modekey.h"

#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>

namespace ninefold::pages {
namespace {

constexpr int kTrack = 2, kPicture = 20, kHigh = 52, kLow = 36;

} // namespace

ModeKey::ModeKey(game::EntryMode mode, const QString& name, QWidget* parent)
    : widgets::KeyButton(name, parent), mode_(mode) {
    setCheckable(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void ModeKey::setNameShown(bool shown) {
    if (shown == nameShown_) return;
    nameShown_ = shown;
    updateGeometry();
    update();
}

int ModeKey::nameWidth() const {
    return QFontMetrics(widgets::fontOf(font(), widgets::TextSize::Small, widgets::TextWeight::Strong))
        .horizontalAdvance(text());
}

QSize ModeKey::sizeHint() const {
    const int text = QFontMetrics(widgets::fontOf(font(), widgets::TextSize::Small)).height();
    return {nameWidth() + widgets::kGap, nameShown_ ? qMax(kHigh, kPicture + text + 14) : kLow};
}

void ModeKey::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const widgets::Theme& theme = widgets::themeOf(this);
    widgets::paintSegment(painter, this, rect(), look());
    const QFont small = widgets::fontOf(font(), widgets::TextSize::Small,
                                        isChecked() ? widgets::TextWeight::Strong : widgets::TextWeight::Normal);
    const int text = nameShown_ ? QFontMetrics(small).height() + 2 : 0;
    const QRectF box((width() - kPicture) / 2.0, (height() - kPicture - text) / 2.0, kPicture, kPicture);
    painter.setPen(QPen(theme[isChecked() ? widgets::Tone::Text : widgets::Tone::Secondary], 1.5));
    paintPicture(painter, box);
    if (!nameShown_) return;
    painter.setFont(small);
    painter.setPen(theme[isChecked() ? widgets::Tone::Text : widgets::Tone::Secondary]);
    painter.drawText(QRectF(0, box.bottom() + 2, width(), text), Qt::AlignCenter | Qt::TextDontClip, this->text());
}

/// What the mode writes, as in a cell.
void ModeKey::paintPicture(QPainter& painter, const QRectF& box) const {
    const QColor ink = painter.pen().color();
    const auto dot = [&](qreal x, qreal y) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawEllipse(box.topLeft() + QPointF(x, y), 1.6, 1.6);
    };
    if (mode_ == game::EntryMode::Place) {
        painter.setFont(widgets::fontOf(font(), widgets::TextSize::Body, widgets::TextWeight::Strong));
        return painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, QStringLiteral("5"));
    }
    if (mode_ == game::EntryMode::Candidates) {
        for (int row = 0; row < 3; ++row)
            for (int column = 0; column < 3; ++column) dot(4 + 6 * column, 4 + 6 * row);
        return;
    }
    if (mode_ == game::EntryMode::Link) {
        painter.drawLine(box.topLeft() + QPointF(5, 15), box.topLeft() + QPointF(15, 5));
        for (const QPointF end : {QPointF(4, 16), QPointF(16, 4)}) dot(end.x(), end.y());
        return;
    }
    const QRectF cell = box.adjusted(2, 2, -2, -2);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(cell, 2, 2);
    if (mode_ == game::EntryMode::Corner) dot(6, 6), dot(14, 6);
    if (mode_ == game::EntryMode::Centre) dot(7.5, 10), dot(12.5, 10);
    if (mode_ != game::EntryMode::Colour) return;
    QPainterPath half(cell.topRight());
    half.lineTo(cell.bottomRight());
    half.lineTo(cell.bottomLeft());
    painter.fillPath(half, ink);
}

void ModeRow::add(ModeKey* key) {
    if (layout() == nullptr) {
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(kTrack, kTrack, kTrack, kTrack);
        row->setSpacing(0);
    }
    layout()->addWidget(key);
    keys_ << key;
}

void ModeRow::fitNames() {
    int needed = 2 * kTrack;
    for (const ModeKey* key : keys_)
        if (!key->isHidden()) needed += key->nameWidth() + widgets::kGap;
    const bool fits = needed <= width();
    for (ModeKey* key : keys_) key->setNameShown(fits);
}

void ModeRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitNames();
}

void ModeRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    widgets::paintSegmentTrack(painter, this, rect());
}

} // namespace ninefold::pages
