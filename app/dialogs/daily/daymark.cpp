// SPDX-License-Identifier: MIT
#include "app/dialogs/daily/daymark.h"

#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"

#include <QPainter>

namespace ninefold::dialogs {

using store::DailyState;
using widgets::Tone;

void paintDayMark(QPainter& painter, const QRectF& area, DailyState state, const widgets::Theme& theme) {
    if (state == DailyState::Open) return;
    const bool counts = state == DailyState::Solved;
    painter.setPen(QPen(theme[counts || state == DailyState::Late ? Tone::Good : Tone::ControlLine], 1.5));
    painter.setBrush(counts ? QBrush(theme[Tone::Good]) : QBrush(Qt::NoBrush));
    painter.drawEllipse(area.adjusted(1, 1, -1, -1));
    if (state == DailyState::Started) return;
    const qreal inset = area.width() * 0.24;
    widgets::paintTick(painter, area.adjusted(inset, inset, -inset, -inset), theme[counts ? Tone::Card : Tone::Good]);
}

} // namespace ninefold::dialogs
