// SPDX-License-Identifier: MIT
#include "app/pages/board/boardheader.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/numbers.h"
#include "app/documents/text/ratings.h"
#include "app/widgets/elidedlabel.h"
#include "app/widgets/inkicon.h"
#include "app/widgets/look/levelbadge.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QTimer>
#include <QToolButton>

#include <cassert>
#include <utility>

namespace ninefold::pages {
namespace {

/// "161 of 300"; after the end how many of them are solved.
QString placeText(const session::ListPlace& place, bool finished) {
    const QString count = documents::numberText(place.count);
    return finished && place.solved
               ? BoardHeader::tr("%1 solved of %2").arg(documents::numberText(*place.solved), count)
               : BoardHeader::tr("%1 of %2", "place in a list").arg(documents::numberText(place.number), count);
}

} // namespace

BoardHeader::BoardHeader(const game::Game& game, QWidget* parent)
    : QWidget(parent),
      game_(game),
      line_(new QHBoxLayout(this)),
      level_(new widgets::LevelShape(this)),
      title_(new widgets::ElidedLabel(this)),
      facts_(new widgets::ElidedLabel(this)),
      tick_(new QLabel(this)),
      clock_(new QToolButton(this)),
      second_(new QTimer(this)) {
    style();
    showPauseIcon();
    clock_->setAutoRaise(true);
    clock_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    clock_->setFocusPolicy(Qt::TabFocus);
    connect(clock_, &QToolButton::clicked, this, [this] { emit pauseWanted(!paused_); });
    second_->setInterval(1000);
    connect(second_, &QTimer::timeout, this, &BoardHeader::showClock);
    line_->setContentsMargins(0, 0, 0, 0);
    line_->setSpacing(8);
    title_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    line_->addWidget(level_);
    line_->addWidget(title_);
    line_->addWidget(facts_, 1);
    line_->addWidget(tick_);
    line_->addWidget(clock_);
    tick_->hide();
    level_->setLevel(-1);
}

void BoardHeader::style() {
    const widgets::TextSize size = small_ ? widgets::TextSize::Body : widgets::TextSize::Display;
    title_->setMinimumHeight(widgets::headerHeight(small_));
    clock_->setFixedHeight(widgets::headerHeight(small_));
    widgets::setTextStyle(*title_, size, widgets::TextWeight::Strong);
    widgets::setTextStyle(*clock_, size, widgets::TextWeight::Strong);
    widgets::setTextStyle(*facts_, widgets::TextSize::Small, widgets::TextWeight::Normal, true);
}

void BoardHeader::setSettings(const store::Settings& settings) {
    settings_ = settings;
    refresh();
}

void BoardHeader::setTheme(const widgets::Theme& theme) {
    QPalette good = palette();
    good.setColor(QPalette::ButtonText, theme[widgets::Tone::Good]);
    constexpr int kSize = 20;
    tick_->setPixmap(widgets::inkIcon(QStringLiteral("check"), good).pixmap(kSize, kSize));
}

void BoardHeader::setPlace(const std::optional<session::ListPlace>& place) {
    place_ = place;
    refresh();
}

void BoardHeader::setPaused(bool paused) {
    paused_ = paused;
    showPauseIcon();
    showClock();
}

void BoardHeader::setFinished(bool finished) {
    finished_ = finished;
    tick_->setVisible(finished);
    // There is nothing left to pause.
    clock_->setToolButtonStyle(finished ? Qt::ToolButtonTextOnly : Qt::ToolButtonTextBesideIcon);
    clock_->setAttribute(Qt::WA_TransparentForMouseEvents, finished);
    clock_->setFocusPolicy(finished ? Qt::NoFocus : Qt::TabFocus);
    refresh();
}

void BoardHeader::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) style();
}

void BoardHeader::setSmall(bool small) {
    small_ = small;
    style();
    fit();
}

void BoardHeader::setMargins(int left, int right) {
    assert(left >= 0 && right >= 0);
    line_->setContentsMargins(left, 0, right, 0);
    fit();
}

void BoardHeader::setPauseKey(const QString& key) {
    clock_->setToolTip(key.isEmpty() ? tr("Pause") : tr("Pause (%1)").arg(key));
}

void BoardHeader::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

void BoardHeader::showPauseIcon() {
    clock_->setIcon(widgets::inkIcon(paused_ ? QStringLiteral("play") : QStringLiteral("pauserun"), palette()));
}

void BoardHeader::fit() {
    const auto widthOf = [this](const QWidget* part) {
        return part->isHidden() ? 0 : part->sizeHint().width() + line_->spacing();
    };
    const QMargins margins = line_->contentsMargins();
    const int others = widthOf(clock_) + widthOf(level_) + widthOf(tick_);
    const int room = width() - margins.left() - margins.right() - others;
    title_->setFixedWidth(qBound(0, title_->fontMetrics().horizontalAdvance(title_->text()) + 2, qMax(0, room)));
}

void BoardHeader::refresh() {
    title_->setLine(QString::fromStdString(game_.about().name));
    const std::optional<rating::Level> level = rating::levelFromName(game_.about().level);
    level_->setLevel(level ? static_cast<int>(*level) : -1);
    level_->setToolTip(level ? documents::levelText(*level) : QString());
    facts_->setLine(factsText());
    showClock();
    fit();
}

/// What the name does not say: the level, if it is not part of the name, the place in the list, and the rating.
QString BoardHeader::factsText() const {
    QStringList facts;
    const formats::Puzzle& about = game_.about();
    if (const std::optional<rating::Level> level = rating::levelFromName(about.level))
        if (const QString text = documents::levelText(*level); !title_->text().contains(text)) facts << text;
    if (place_) facts << placeText(*place_, finished_);
    if (const QString rating = documents::shortRating(about.rating); !rating.isEmpty()) facts << rating;
    return facts.join(QStringLiteral("  \u00B7  "));
}

void BoardHeader::showClock() {
    clock_->setVisible(settings_.showClock);
    if (!settings_.showClock) return second_->stop();
    const QString time = clockText();
    clock_->setText(time);
    clock_->setAccessibleName(paused_ ? tr("Clock %1, paused").arg(time) : tr("Clock %1").arg(time));
    if (game_.clock().isRunning()) second_->start();
    else second_->stop();
}

/// With a limit the clock counts down, and then says by how much it has passed. A finished game shows its time.
QString BoardHeader::clockText() {
    constexpr qint64 kMinuteMs = 60'000, kSecondMs = 1000;
    const qint64 elapsedMs = game_.clock().elapsedMs(), limitMs = settings_.timeLimit * kMinuteMs;
    const bool counting = limitMs > 0 && !game_.isSolved();
    const bool hasTime = counting && elapsedMs < limitMs;
    if (std::exchange(hadTime_, hasTime) && counting && !hasTime && game_.clock().isRunning()) emit limitPassed();
    if (!counting) return documents::clockText(elapsedMs);
    // Whole seconds: the clock begins at the limit and ends at 0:00.
    if (hasTime) return documents::clockText(limitMs - elapsedMs / kSecondMs * kSecondMs);
    return u'+' + documents::clockText(elapsedMs - limitMs);
}

} // namespace ninefold::pages
