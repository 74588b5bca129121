// SPDX-License-Identifier: MIT
#include "app/dialogs/daily/dailydialog.h"

#include "app/dialogs/daily/daycalendar.h"
#include "app/documents/text/days.h"
#include "app/documents/text/levels.h"
#include "app/session/dailypuzzles.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/levelbadge.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"

#include <QDialogButtonBox>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QToolButton>

#include <cassert>

namespace ninefold::dialogs {
namespace {

using generator::DailyRank;
using store::DailyState;
using widgets::setTextStyle;
using widgets::TextSize;
using widgets::TextWeight;

QString stateText(DailyState state) {
    switch (state) {
    case DailyState::Open:
        return DailyDialog::tr("New");
    case DailyState::Started:
        return DailyDialog::tr("Started");
    case DailyState::Late:
        return DailyDialog::tr("Solved later");
    case DailyState::Solved:
        return DailyDialog::tr("Solved");
    }
    return {};
}

QString playText(DailyState state) {
    if (state == DailyState::Open) return DailyDialog::tr("Play");
    return state == DailyState::Started ? DailyDialog::tr("Resume") : DailyDialog::tr("Play Again");
}

QFrame* cardAround(QWidget* inside, QWidget* parent) {
    auto* card = new QFrame(parent);
    card->setFrameShape(QFrame::StyledPanel);
    auto* layout = new QVBoxLayout(card);
    layout->setContentsMargins(widgets::kPadding, widgets::kPadding, widgets::kPadding, widgets::kPadding);
    layout->addWidget(inside);
    return card;
}

} // namespace

DailyDialog::DailyDialog(session::DailyPuzzles& daily, QDate today, const widgets::Theme& theme, QWidget* parent)
    : QDialog(parent),
      daily_(daily),
      today_(today),
      days_(new DayCalendar(theme, today, this)),
      month_(new QLabel(this)),
      next_(new QToolButton(this)),
      day_(new QLabel(this)),
      note_(new QLabel(this)),
      streak_(new QLabel(this)) {
    assert(today.isValid());
    setWindowTitle(tr("Daily Puzzle"));
    setTextStyle(*day_, TextSize::Body, TextWeight::Strong);
    setTextStyle(*note_, TextSize::Small, TextWeight::Normal, true);
    setTextStyle(*streak_, TextSize::Body, TextWeight::Strong);
    setTextStyle(*month_, TextSize::Body, TextWeight::Strong);
    for (QLabel* label : {day_, note_}) label->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* grid = new QGridLayout(this);
    grid->setSpacing(widgets::kCardGap);
    grid->addWidget(cardAround(month(), this), 0, 0);
    grid->addWidget(cardAround(rows(), this), 0, 1);
    grid->addWidget(streak_, 1, 0);
    grid->addWidget(buttons, 1, 1);
    grid->setColumnStretch(1, 1);
    connect(days_, &QCalendarWidget::selectionChanged, this, &DailyDialog::showDay);
    connect(days_, &QCalendarWidget::activated, this, [this] { want(DailyRank::Easier); });
    connect(&daily_, &session::DailyPuzzles::calendarRead, this, &DailyDialog::showCalendar);
    showCalendar();
    daily_.readCalendar();
    rows_.front().play->setFocus();
}

QWidget* DailyDialog::month() {
    auto* box = new QWidget(this);
    auto* back = new QToolButton(this);
    back->setArrowType(Qt::LeftArrow);
    back->setAccessibleName(tr("Previous month"));
    next_->setArrowType(Qt::RightArrow);
    next_->setAccessibleName(tr("Next month"));
    for (QToolButton* button : {back, next_}) {
        widgets::setButtonKind(*button, widgets::ButtonKind::Quiet);
        button->setToolTip(button->accessibleName());
    }
    month_->setAlignment(Qt::AlignCenter);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(back, 0, 0);
    grid->addWidget(month_, 0, 1);
    grid->addWidget(next_, 0, 2);
    grid->addWidget(days_, 1, 0, 1, 3);
    grid->setColumnStretch(1, 1);
    connect(back, &QToolButton::clicked, days_, &QCalendarWidget::showPreviousMonth);
    connect(next_, &QToolButton::clicked, days_, &QCalendarWidget::showNextMonth);
    connect(days_, &QCalendarWidget::currentPageChanged, this, &DailyDialog::showMonth);
    showMonth();
    return box;
}

void DailyDialog::showMonth() {
    const QDate first(days_->yearShown(), days_->monthShown(), 1);
    month_->setText(QLocale().toString(first, QStringLiteral("MMMM yyyy")));
    next_->setEnabled(first.addMonths(1) <= today_);
}

QWidget* DailyDialog::rows() {
    auto* box = new QWidget(this);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(widgets::kCardGap);
    grid->setVerticalSpacing(widgets::kGap);
    grid->addWidget(day_, 0, 0, 1, 3);
    for (const DailyRank rank : generator::kDailyRanks) rows_[static_cast<std::size_t>(rank)] = addRow(*grid, rank);
    grid->addWidget(note_, grid->rowCount(), 0, 1, 3);
    grid->setRowStretch(grid->rowCount(), 1);
    grid->setColumnStretch(1, 1);
    return box;
}

DailyDialog::Row DailyDialog::addRow(QGridLayout& grid, DailyRank rank) {
    const Row row{new widgets::LevelBadge(this), new QLabel(this), new QPushButton(this)};
    setTextStyle(*row.state, TextSize::Small, TextWeight::Normal, true);
    row.play->setAutoDefault(true);
    connect(row.play, &QPushButton::clicked, this, [this, rank] { want(rank); });
    const int line = grid.rowCount();
    grid.addWidget(row.badge, line, 0);
    grid.addWidget(row.state, line, 1);
    grid.addWidget(row.play, line, 2);
    return row;
}

void DailyDialog::showDay() {
    const QDate day = days_->selectedDate();
    day_->setText(documents::dayText(day));
    for (const DailyRank rank : generator::kDailyRanks) {
        const Row& row = rows_[static_cast<std::size_t>(rank)];
        const rating::Level level = *generator::dailySpec(documents::dayOf(day), rank).level;
        const DailyState state = daily_.calendar().state(day, rank);
        row.badge->setLevel(static_cast<int>(level), documents::levelText(level));
        row.state->setText(stateText(state));
        row.play->setText(playText(state));
        row.play->setAccessibleName(tr("%1 %2", "Play Very Hard").arg(playText(state), documents::levelText(level)));
    }
    note_->setText(day == today_ ? tr("The same puzzles for everybody, made from the date, without a network.")
                                 : tr("You can play the puzzles of an earlier day, but they count for no streak."));
}

void DailyDialog::showCalendar() {
    days_->setCalendar(daily_.calendar());
    const int days = daily_.calendar().streakDays(today_);
    streak_->setText(days == 0 ? tr("Solve a puzzle on its own day to begin a streak.")
                               : tr("%n day(s) in a row", nullptr, days));
    showDay();
}

void DailyDialog::want(DailyRank rank) {
    emit dailyWanted(days_->selectedDate(), rank);
    accept();
}

} // namespace ninefold::dialogs
