// SPDX-License-Identifier: MIT
#include "app/dialogs/daily/daycalendar.h"

#include "app/dialogs/daily/daymark.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"

#include <QPainter>
#include <QTextCharFormat>

namespace ninefold::dialogs {
namespace {

using widgets::Theme;
using widgets::Tone;

constexpr int kCellWidth = 44, kCellHeight = 40;

} // namespace

DayCalendar::DayCalendar(const Theme& theme, QDate today, QWidget* parent) : QCalendarWidget(parent), theme_(theme) {
    setAccessibleName(tr("Days"));
    setMaximumDate(today);
    setSelectedDate(today);
    // Qt's own bar takes the colours of a selection.
    setNavigationBarVisible(false);
    setVerticalHeaderFormat(NoVerticalHeader);
    setHorizontalHeaderFormat(ShortDayNames);
    // Weekends are no different here, and a red number would look like a mistake.
    QTextCharFormat plain;
    plain.setForeground(theme[Tone::Text]);
    for (int day = Qt::Monday; day <= Qt::Sunday; ++day) setWeekdayTextFormat(static_cast<Qt::DayOfWeek>(day), plain);
    QTextCharFormat head;
    head.setForeground(theme[Tone::Secondary]);
    head.setBackground(theme[Tone::Card]);
    setHeaderTextFormat(head);
    setMinimumSize(7 * kCellWidth, 7 * kCellHeight);
}

void DayCalendar::setCalendar(const store::DailyCalendar& calendar) {
    calendar_ = calendar;
    updateCells();
}

void DayCalendar::paintCell(QPainter* painter, const QRect& area, QDate day) const {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillRect(area, theme_[Tone::Card]);
    const bool chosen = day == selectedDate();
    const QRectF box = QRectF(area).adjusted(2, 2, -2, -2);
    if (chosen) widgets::paintBox(*painter, box, widgets::kControlRadius, theme_[Tone::Soft], theme_[Tone::Accent], 2);
    const bool elsewhere = day.month() != monthShown() || day > maximumDate();
    painter->setPen(theme_[chosen ? Tone::SoftInk : elsewhere ? Tone::Disabled : Tone::Text]);
    constexpr qreal kMark = 15;
    const QRectF number(box.left(), box.top() + 1, box.width(), box.height() - kMark - 2);
    painter->drawText(number, Qt::AlignCenter, locale().toString(day.day()));
    // Under the number of the day.
    const QRectF mark(box.center().x() - kMark / 2, box.bottom() - kMark - 1, kMark, kMark);
    if (day <= maximumDate()) paintDayMark(*painter, mark, calendar_.state(day), theme_);
    painter->restore();
}

} // namespace ninefold::dialogs
