// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/results/dailycalendar.h"

class QPainter;
class QRectF;

namespace ninefold::widgets {
class Theme;
}

namespace ninefold::dialogs {

/// What became of the daily puzzles of a day: a filled disc with a tick for a day that counts, a ring with a tick for
/// one that was solved later, a ring for one that is started, and nothing for an open one.
void paintDayMark(QPainter& painter, const QRectF& area, store::DailyState state, const widgets::Theme& theme);

} // namespace ninefold::dialogs
