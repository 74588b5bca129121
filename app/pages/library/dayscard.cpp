// SPDX-License-Identifier: MIT
#include "app/pages/library/dayscard.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/numbers.h"
#include "app/session/library/playhistory.h"
#include "app/widgets/hairline.h"
#include "app/widgets/inkicon.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/levelbadge.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QGridLayout>
#include <QHelpEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cassert>

namespace ninefold::pages {
namespace {

using widgets::TextSize;
using widgets::TextWeight;
using widgets::Theme;
using widgets::Tone;

constexpr int kSquare = 11, kPitch = 15, kDays = 7;
/// This many in a day have the full colour.
constexpr int kMost = 3;

QColor shadeOf(const Theme& theme, int solved) {
    assert(solved >= 0);
    static constexpr std::array<double, kMost + 1> kShares = {0, 0.3, 0.6, 1};
    const int shade = std::clamp(solved, 0, kMost);
    return shade == 0
               ? theme[Tone::Sunken]
               : widgets::mixed(theme[Tone::Sunken], theme[Tone::Accent], kShares[static_cast<std::size_t>(shade)]);
}

void paintSquare(QPainter& painter, const QRect& place, const QColor& ink) {
    widgets::paintBox(painter, place, 2, ink, QColor());
}

/// The five shades of the chart.
class Shades : public QWidget {
public:
    using QWidget::QWidget;
    QSize sizeHint() const override { return {(kMost + 1) * kPitch - (kPitch - kSquare), kSquare}; }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        for (int shade = 0; shade <= kMost; ++shade) {
            const QRect place(shade * kPitch, (height() - kSquare) / 2, kSquare, kSquare);
            paintSquare(painter, QStyle::visualRect(layoutDirection(), rect(), place),
                        shadeOf(widgets::themeOf(this), shade));
        }
    }
};

/// In the colour of a warning, as a flame is.
class Flame : public QLabel {
public:
    using QLabel::QLabel;
    QSize sizeHint() const override { return {18, 18}; }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        QPalette ink = palette();
        ink.setColor(QPalette::Active, QPalette::ButtonText, widgets::themeOf(this)[Tone::Warn]);
        widgets::inkIcon(QStringLiteral("flame"), ink).paint(&painter, rect());
    }
};

} // namespace

DaysChart::DaysChart(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(tr("Solved per day"));
}

void DaysChart::setDays(const QHash<QDate, int>& solvedOn, QDate today) {
    solvedOn_ = solvedOn;
    today_ = today;
    int all = 0, days = 0;
    for (int week = 0; week < kWeeks; ++week)
        for (int weekday = 0; weekday < kDays; ++weekday) {
            const int solved = solvedOn_.value(dayAt(week, weekday));
            all += solved;
            days += solved > 0 ? 1 : 0;
        }
    const QString solved = tr("%n puzzle(s) solved", "in thirteen weeks", all);
    setAccessibleDescription(
        tr("%1 on %n day(s) of the last 13 weeks", "how many puzzles are solved", days).arg(solved));
    update();
}

QSize DaysChart::sizeHint() const {
    return {kWeeks * kPitch - (kPitch - kSquare), kDays * kPitch - (kPitch - kSquare)};
}

QDate DaysChart::dayAt(int week, int weekday) const {
    assert(week >= 0 && week < kWeeks);
    assert(weekday >= 0 && weekday < kDays);
    const int before = (today_.dayOfWeek() - QLocale().firstDayOfWeek() + kDays) % kDays;
    const QDate day = today_.addDays(weekday - before - kDays * (kWeeks - 1 - week));
    return day > today_ ? QDate() : day;
}

QRect DaysChart::square(int week, int weekday) const {
    return QStyle::visualRect(layoutDirection(), rect(), {week * kPitch, weekday * kPitch, kSquare, kSquare});
}

void DaysChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    for (int week = 0; week < kWeeks; ++week)
        for (int weekday = 0; weekday < kDays; ++weekday)
            if (const QDate day = dayAt(week, weekday); day.isValid())
                paintSquare(painter, square(week, weekday), shadeOf(widgets::themeOf(this), solvedOn_.value(day)));
}

bool DaysChart::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    for (int week = 0; week < kWeeks; ++week)
        for (int weekday = 0; weekday < kDays; ++weekday)
            if (const QDate day = dayAt(week, weekday); day.isValid() && square(week, weekday).contains(help->pos()))
                QToolTip::showText(help->globalPos(),
                                   tr("%1: %n solved", "date", solvedOn_.value(day))
                                       .arg(QLocale().toString(day, QLocale::ShortFormat)),
                                   this);
    return true;
}

DaysCard::DaysCard(QWidget* parent)
    : QFrame(parent),
      streak_(new QLabel(this)),
      flame_(new Flame(this)),
      chart_(new DaysChart(this)),
      averages_(new QWidget(this)),
      times_(new QGridLayout(averages_)) {
    setFrameShape(QFrame::StyledPanel);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(widgets::kPadding, widgets::kCardGap, widgets::kPadding, widgets::kCardGap);
    rows->setSpacing(widgets::kGap);
    rows->addLayout(head());
    rows->addWidget(chart_, 0, Qt::AlignLeading);
    rows->addLayout(legend());
    times_->setContentsMargins(0, 0, 0, 0);
    times_->setVerticalSpacing(4);
    times_->setColumnStretch(1, 1);
    rows->addWidget(averages_);
}

QLayout* DaysCard::head() {
    auto* weeks = new QLabel(tr("%n week(s)", nullptr, DaysChart::kWeeks), this);
    widgets::setTextStyle(*weeks, TextSize::Body, TextWeight::Strong);
    widgets::setTextStyle(*streak_, TextSize::Body, TextWeight::Strong);
    streak_->setToolTip(tr("Days in a row with a solved puzzle"));
    auto* line = new QHBoxLayout;
    line->setSpacing(4);
    line->addWidget(weeks, 1);
    line->addWidget(flame_);
    line->addWidget(streak_);
    return line;
}

QLayout* DaysCard::legend() {
    auto* line = new QHBoxLayout;
    line->setSpacing(4);
    auto *what = new QLabel(tr("Solved per day"), this), *none = new QLabel(QStringLiteral("0"), this),
         *most = new QLabel(QStringLiteral("%1+").arg(kMost), this);
    for (QLabel* label : {what, none, most}) widgets::setTextStyle(*label, TextSize::Small, TextWeight::Normal, true);
    line->addWidget(what, 1);
    line->addWidget(none);
    line->addWidget(new Shades(this));
    line->addWidget(most);
    return line;
}

void DaysCard::setHistory(const session::PlayHistory& history, QDate today) {
    assert(history.streak >= 0);
    chart_->setDays(history.solvedOn, today);
    streak_->setText(tr("%n day(s)", "in a row", history.streak));
    streak_->setVisible(history.streak > 1);
    flame_->setVisible(history.streak > 1);
    qDeleteAll(averages_->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    int row = 0;
    for (const rating::Level level : rating::kLevels) {
        const auto& averageMs = history.averageMs[static_cast<std::size_t>(level)];
        if (!averageMs) continue;
        if (row == 0) {
            auto* title = new QLabel(tr("Average time"), averages_);
            widgets::setTextStyle(*title, TextSize::Small, TextWeight::Normal, true);
            times_->addWidget(new widgets::Hairline(averages_), row++, 0, 1, 3);
            times_->addWidget(title, row++, 0, 1, 3);
        }
        auto* shape = new widgets::LevelShape(averages_);
        shape->setLevel(static_cast<int>(level));
        auto *name = new QLabel(documents::levelText(level), averages_),
             *time = new QLabel(documents::clockText(*averageMs), averages_);
        widgets::setTextStyle(*name, TextSize::Small);
        widgets::setTextStyle(*time, TextSize::Small, TextWeight::Strong);
        times_->addWidget(shape, row, 0);
        times_->addWidget(name, row, 1);
        times_->addWidget(time, row++, 2);
    }
    averages_->setVisible(row > 0 && !compact_);
}

void DaysCard::setCompact(bool compact) {
    compact_ = compact;
    averages_->setVisible(!compact && times_->count() > 0);
}

} // namespace ninefold::pages
