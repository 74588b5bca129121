// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/results/dailycalendar.h"

#include <QDate>
#include <QFrame>

class QLabel;

namespace ninefold::dialogs {

class WeekStrip;

/// The daily puzzle beside other new puzzles: this week, the streak, and the way to the calendar.
class DailyCard : public QFrame {
    Q_OBJECT

public:
    explicit DailyCard(QDate today, QWidget* parent = nullptr);

    void setCalendar(const store::DailyCalendar& calendar);

signals:
    void calendarWanted();

private:
    QDate today_;
    WeekStrip* week_;
    QLabel* streak_;
};

/// The seven days of the week of today, from the first day of the locale.
class WeekStrip : public QWidget {
    Q_OBJECT

public:
    WeekStrip(QDate today, QWidget* parent);

    void setCalendar(const store::DailyCalendar& calendar);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QDate today_, first_;
    store::DailyCalendar calendar_;
};

} // namespace ninefold::dialogs
