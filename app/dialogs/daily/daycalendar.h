// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/results/dailycalendar.h"

#include <QCalendarWidget>

namespace ninefold::widgets {
class Theme;
}

namespace ninefold::dialogs {

/// A month whose days show what became of their daily puzzles: a filled disc with a tick for a day that counts, a ring
/// with a tick for one that was solved later, a ring for one that is started. Days to come cannot be chosen.
class DayCalendar : public QCalendarWidget {
    Q_OBJECT

public:
    DayCalendar(const widgets::Theme& theme, QDate today, QWidget* parent = nullptr);

    void setCalendar(const store::DailyCalendar& calendar);

protected:
    void paintCell(QPainter* painter, const QRect& area, QDate day) const override;

private:
    const widgets::Theme& theme_;
    store::DailyCalendar calendar_;
};

} // namespace ninefold::dialogs
