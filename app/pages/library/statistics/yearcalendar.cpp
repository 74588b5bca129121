// SPDX-License-Identifier: MIT
#include "app/pages/library/statistics/yearcalendar.h"

#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <array>

namespace ninefold::pages {
namespace {

using widgets::Tone;

constexpr int kSquare = 11, kPitch = 14, kDays = 7, kYear = 53, kLeast = 13;
/// This many in a day have the full colour.
constexpr int kMost = 3;

QColor shadeOf(const widgets::Theme& theme, int solved) {
    static constexpr std::array<double, kMost + 1> kShares = {0, 0.3, 0.6, 1};
    const auto shade = static_cast<std::size_t>(std::clamp(solved, 0, kMost));
    return widgets::mixed(theme[Tone::Sunken], theme[Tone::Accent], kShares[shade]);
}

} // namespace

YearCalendar::YearCalendar(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Solved per day"));
}

void YearCalendar::setDays(const QHash<QDate, int>& solvedOn, QDate today) {
    solvedOn_ = solvedOn;
    today_ = today;
    int days = 0;
    for (auto day = solvedOn.begin(); day != solvedOn.end(); ++day)
        if (day.key() > today.addYears(-1) && day.value() > 0) ++days;
    setAccessibleDescription(tr("Solved on %n day(s) of the last year", nullptr, days));
    choose({});
    update();
}

QString YearCalendar::chosenText() const {
    if (!chosen_.isValid()) return {};
    return tr("%1: %n solved", "date", solvedOn_.value(chosen_)).arg(QLocale().toString(chosen_, QLocale::ShortFormat));
}

int YearCalendar::top() const {
    return QFontMetrics(widgets::fontOf(font(), widgets::TextSize::Small)).height() + 4;
}

QSize YearCalendar::sizeHint() const {
    return {kYear * kPitch, top() + kDays * kPitch};
}

QSize YearCalendar::minimumSizeHint() const {
    return {kLeast * kPitch, top() + kDays * kPitch};
}

int YearCalendar::weeks() const {
    return std::clamp(width() / kPitch, kLeast, kYear);
}

/// The beginning of the first week in sight.
QDate YearCalendar::firstDay() const {
    const int before = (today_.dayOfWeek() - QLocale().firstDayOfWeek() + kDays) % kDays;
    return today_.addDays(-before - kDays * (weeks() - 1));
}

QRect YearCalendar::square(QDate day) const {
    const auto days = static_cast<int>(firstDay().daysTo(day));
    return QStyle::visualRect(layoutDirection(), rect(),
                              {days / kDays * kPitch, top() + days % kDays * kPitch, kSquare, kSquare});
}

void YearCalendar::paintEvent(QPaintEvent*) {
    if (!today_.isValid()) return;
    QPainter painter(this);
    const widgets::Theme& theme = widgets::themeOf(this);
    painter.setFont(widgets::fontOf(font(), widgets::TextSize::Small));
    painter.setPen(theme[Tone::Secondary]);
    int free = isRightToLeft() ? width() : 0;
    for (QDate day = firstDay(); day <= today_; day = day.addDays(1)) {
        const QRect place = square(day);
        widgets::paintBox(painter, place, 2, shadeOf(theme, solvedOn_.value(day)),
                          day == chosen_ ? theme[Tone::Text] : QColor(), 2);
        if (day.day() != 1) continue;
        const QString month = QLocale().standaloneMonthName(day.month(), QLocale::ShortFormat);
        const int wide = painter.fontMetrics().horizontalAdvance(month);
        painter.setPen(theme[Tone::Secondary]);
        if (!isRightToLeft() && place.left() >= free && place.left() + wide <= width())
            painter.drawText(place.left(), painter.fontMetrics().ascent(), month), free = place.left() + wide + 6;
        if (isRightToLeft() && place.right() <= free && place.right() >= wide)
            painter.drawText(place.right() - wide, painter.fontMetrics().ascent(), month),
                free = place.right() - wide - 6;
    }
}

void YearCalendar::choose(QDate day) {
    if (day == chosen_) return;
    chosen_ = day;
    update();
    emit dayChosen();
}

void YearCalendar::mouseMoveEvent(QMouseEvent* event) {
    const QPoint at = QStyle::visualPos(layoutDirection(), rect(), event->position().toPoint());
    const int week = at.x() / kPitch, weekday = (at.y() - top()) / kPitch;
    if (at.y() < top() || weekday >= kDays || week >= weeks() || !today_.isValid()) return choose({});
    const QDate day = firstDay().addDays(week * kDays + weekday);
    choose(day <= today_ ? day : QDate());
}

void YearCalendar::leaveEvent(QEvent*) {
    choose({});
}

void YearCalendar::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    choose({});
}

void YearCalendar::keyPressEvent(QKeyEvent* event) {
    const int side = isRightToLeft() ? -kDays : kDays;
    const int days = event->key() == Qt::Key_Right  ? side
                     : event->key() == Qt::Key_Left ? -side
                     : event->key() == Qt::Key_Down ? 1
                     : event->key() == Qt::Key_Up   ? -1
                                                    : 0;
    if (days == 0 || !today_.isValid()) return QWidget::keyPressEvent(event);
    choose(chosen_.isValid() ? std::clamp(chosen_.addDays(days), firstDay(), today_) : today_);
}

} // namespace ninefold::pages
