// SPDX-License-Identifier: MIT
#include "app/dialogs/daily/dailycard.h"

#include "app/dialogs/daily/daymark.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>

#include <cassert>

namespace ninefold::dialogs {
namespace {

using widgets::setTextStyle;
using widgets::TextSize;
using widgets::TextWeight;
using widgets::Tone;

constexpr int kDays = 7, kDayWidth = 34, kMark = 22;

QDate firstOfWeek(QDate today) {
    const int since = (today.dayOfWeek() - QLocale().firstDayOfWeek() + kDays) % kDays;
    return today.addDays(-since);
}

} // namespace

DailyCard::DailyCard(QDate today, QWidget* parent)
    : QFrame(parent), today_(today), week_(new WeekStrip(today, this)), streak_(new QLabel(this)) {
    setFrameShape(QFrame::StyledPanel);
    auto* title =
        new QLabel(tr("Daily Puzzle, %1").arg(QLocale().toString(today, tr("d MMMM", "day and month"))), this);
    auto* note = new QLabel(tr("Three levels, the same for everybody, without a network."), this);
    auto* open = new QPushButton(tr("&Daily..."), this);
    setTextStyle(*title, TextSize::Body, TextWeight::Strong);
    setTextStyle(*note, TextSize::Small, TextWeight::Normal, true);
    setTextStyle(*streak_, TextSize::Body, TextWeight::Strong);
    note->setWordWrap(true);
    widgets::setButtonSize(*open, widgets::ButtonSize::Compact);
    open->setAutoDefault(false);
    connect(open, &QPushButton::clicked, this, &DailyCard::calendarWanted);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(widgets::kPadding, widgets::kPadding, widgets::kPadding, widgets::kPadding);
    grid->addWidget(title, 0, 0);
    grid->addWidget(note, 1, 0);
    grid->addWidget(open, 0, 1, 2, 1, Qt::AlignTop);
    grid->addWidget(week_, 2, 0, Qt::AlignLeading);
    grid->addWidget(streak_, 2, 1, Qt::AlignTrailing | Qt::AlignVCenter);
    grid->setColumnStretch(0, 1);
}

void DailyCard::setCalendar(const store::DailyCalendar& calendar) {
    week_->setCalendar(calendar);
    const int days = calendar.streakDays(today_);
    streak_->setText(days == 0 ? QString() : tr("%n day(s)", "a streak", days));
}

WeekStrip::WeekStrip(QDate today, QWidget* parent) : QWidget(parent), today_(today), first_(firstOfWeek(today)) {
    assert(first_ <= today && first_.daysTo(today) < kDays);
    setAccessibleName(tr("This week"));
    setTextStyle(*this, TextSize::Small);
}

void WeekStrip::setCalendar(const store::DailyCalendar& calendar) {
    calendar_ = calendar;
    int solved = 0;
    for (int day = 0; day < kDays; ++day)
        solved += calendar.state(first_.addDays(day)) == store::DailyState::Solved ? 1 : 0;
    setAccessibleDescription(tr("%n day(s) solved", nullptr, solved));
    update();
}

QSize WeekStrip::sizeHint() const {
    return {kDays * kDayWidth, fontMetrics().height() + kMark + 4};
}

void WeekStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const widgets::Theme& theme = widgets::themeOf(this);
    const int names = fontMetrics().height();
    for (int index = 0; index < kDays; ++index) {
        const QDate day = first_.addDays(index);
        const int left = layoutDirection() == Qt::RightToLeft ? (kDays - 1 - index) * kDayWidth : index * kDayWidth;
        painter.setPen(theme[Tone::Secondary]);
        painter.drawText(QRect(left, 0, kDayWidth, names), Qt::AlignCenter,
                         QLocale().dayName(day.dayOfWeek(), QLocale::ShortFormat).left(2));
        const QRectF mark(left + (kDayWidth - kMark) / 2.0, names + 3, kMark, kMark);
        painter.setPen(QPen(theme[day == today_ ? Tone::Accent : Tone::Line], day == today_ ? 2 : 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(mark.adjusted(1, 1, -1, -1));
        paintDayMark(painter, mark, calendar_.state(day), theme);
    }
}

} // namespace ninefold::dialogs
