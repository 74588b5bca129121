// SPDX-License-Identifier: MIT
#include "app/pages/library/statistics/timescurve.h"

#include "app/documents/text/numbers.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QDateTime>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace ninefold::pages {
namespace {

using widgets::Tone;

constexpr int kAveraged = 5;
constexpr qreal kDot = 3.5;

/// The distance of the lines: a round number of which at most four fit.
qint64 lineDistance(qint64 longestMs) {
    static constexpr std::array<qint64, 13> kSeconds = {10,   30,   60,   120,   300,   600,  1200,
                                                        1800, 3600, 7200, 14400, 43200, 86400};
    for (const qint64 seconds : kSeconds)
        if (4 * seconds * 1000 >= longestMs) return seconds * 1000;
    return longestMs / 2;
}

QString dayOf(const session::TimedGame& game) {
    const QDate day = QDateTime::fromMSecsSinceEpoch(game.finishedMs).date();
    return game.finishedMs == 0 ? QString() : QLocale().toString(day, QLocale::ShortFormat);
}

} // namespace

TimesCurve::TimesCurve(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Times of your games"));
}

void TimesCurve::setGames(std::vector<session::TimedGame> games, int level) {
    if (games.size() > kMostGames) games.erase(games.begin(), games.end() - kMostGames);
    games_ = std::move(games);
    level_ = level;
    choose(-1);
    if (games_.empty()) setAccessibleDescription(tr("No game of this level yet"));
    else {
        const auto [fastest, slowest] = std::ranges::minmax(games_, {}, &session::TimedGame::elapsedMs);
        setAccessibleDescription(
            tr("%n game(s), from %1 to %2", "times", static_cast<int>(games_.size()))
                .arg(documents::clockText(fastest.elapsedMs), documents::clockText(slowest.elapsedMs)));
    }
    update();
}

QString TimesCurve::chosenText() const {
    if (chosen_ < 0) return {};
    const session::TimedGame& game = games_[static_cast<std::size_t>(chosen_)];
    QStringList words;
    if (const QString day = dayOf(game); !day.isEmpty()) words << day;
    words << documents::clockText(game.elapsedMs);
    words << (game.hints == 0 ? tr("no hints") : tr("%n hint(s)", nullptr, game.hints));
    return words.join(QStringLiteral(", "));
}

TimesCurve::Scale TimesCurve::scale() const {
    qint64 longestMs = 10'000;
    for (const session::TimedGame& game : games_) longestMs = std::max(longestMs, game.elapsedMs);
    const QFontMetrics small(widgets::fontOf(font(), widgets::TextSize::Small));
    const qint64 lineMs = lineDistance(longestMs);
    const int names = small.horizontalAdvance(documents::clockText(longestMs + lineMs)) + 10;
    Scale scale{.area = QRectF(names, kDot + 2, width() - names - 6, height() - small.height() - 12), .lineMs = lineMs};
    scale.topMs = (longestMs + lineMs - 1) / lineMs * lineMs;
    if (isRightToLeft()) scale.area.moveLeft(6);
    return scale;
}

QPointF TimesCurve::placeOf(const Scale& scale, int game, qint64 elapsedMs) const {
    const auto last = static_cast<qreal>(games_.size() - 1);
    const qreal share = last > 0 ? game / last : 0.5;
    const qreal along = kDot + share * (scale.area.width() - 2 * kDot);
    const qreal x = isRightToLeft() ? scale.area.right() - along : scale.area.left() + along;
    return {x, scale.area.bottom() -
                   scale.area.height() * static_cast<qreal>(elapsedMs) / static_cast<qreal>(scale.topMs)};
}

QPointF TimesCurve::place(const Scale& scale, int game) const {
    return placeOf(scale, game, games_[static_cast<std::size_t>(game)].elapsedMs);
}

void TimesCurve::paintAxes(QPainter& painter, const Scale& scale) const {
    const widgets::Theme& theme = widgets::themeOf(this);
    painter.setFont(widgets::fontOf(font(), widgets::TextSize::Small));
    for (qint64 ms = 0; ms <= scale.topMs; ms += scale.lineMs) {
        const qreal y = placeOf(scale, 0, ms).y();
        painter.fillRect(QRectF(scale.area.left(), std::round(y), scale.area.width(), 1),
                         theme[ms == 0 ? Tone::Disabled : Tone::Line]);
        if (ms == 0) continue;
        const QRectF name = isRightToLeft() ? QRectF(scale.area.right() + 6, y - 10, width(), 20)
                                            : QRectF(0, y - 10, scale.area.left() - 8, 20);
        painter.setPen(theme[Tone::Secondary]);
        painter.drawText(name,
                         (isRightToLeft() ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignAbsolute | Qt::AlignVCenter |
                             Qt::TextDontClip,
                         documents::clockText(ms));
    }
    const QRectF below(scale.area.left(), scale.area.bottom() + 4, scale.area.width(), height() - scale.area.bottom());
    painter.setPen(theme[Tone::Secondary]);
    const auto first = static_cast<int>(isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft),
               last = static_cast<int>(isRightToLeft() ? Qt::AlignLeft : Qt::AlignRight);
    painter.drawText(below, first | Qt::AlignAbsolute | Qt::AlignTop, dayOf(games_.front()));
    if (games_.size() > 1) painter.drawText(below, last | Qt::AlignAbsolute | Qt::AlignTop, dayOf(games_.back()));
}

void TimesCurve::paintAverage(QPainter& painter, const Scale& scale) const {
    const int count = static_cast<int>(games_.size());
    if (count < kAveraged) return;
    QPainterPath path;
    qint64 sum = 0;
    for (int game = 0; game < count; ++game) {
        sum += games_[static_cast<std::size_t>(game)].elapsedMs;
        if (game >= kAveraged) sum -= games_[static_cast<std::size_t>(game - kAveraged)].elapsedMs;
        const QPointF point = placeOf(scale, game, sum / std::min(game + 1, kAveraged));
        if (game < kAveraged - 1) continue;
        if (game == kAveraged - 1) path.moveTo(point);
        else path.lineTo(point);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(widgets::themeOf(this)[Tone::Accent], 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
}

void TimesCurve::paintDots(QPainter& painter, const Scale& scale) const {
    const widgets::Theme& theme = widgets::themeOf(this);
    const QColor ink = theme.level(level_).shape;
    for (int game = 0; game < static_cast<int>(games_.size()); ++game) {
        const bool helped = games_[static_cast<std::size_t>(game)].hints > 0;
        painter.setPen(QPen(ink, 1.5));
        painter.setBrush(helped ? theme[Tone::Card] : ink);
        painter.drawEllipse(place(scale, game), kDot - 0.75, kDot - 0.75);
    }
    if (chosen_ < 0) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme[Tone::Text], 2));
    painter.drawEllipse(place(scale, chosen_), kDot + 3, kDot + 3);
}

void TimesCurve::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (games_.empty()) {
        painter.setPen(widgets::themeOf(this)[Tone::Secondary]);
        painter.drawText(rect(), static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap, tr("No game of this level yet"));
        return;
    }
    const Scale scale = this->scale();
    paintAxes(painter, scale);
    painter.setRenderHint(QPainter::Antialiasing);
    paintAverage(painter, scale);
    paintDots(painter, scale);
}

void TimesCurve::choose(int game) {
    if (game == chosen_) return;
    chosen_ = game;
    update();
    emit gameChosen();
}

void TimesCurve::mouseMoveEvent(QMouseEvent* event) {
    const Scale scale = this->scale();
    int nearest = -1;
    qreal least = 1e9;
    for (int game = 0; game < static_cast<int>(games_.size()); ++game) {
        const qreal distance = std::abs(place(scale, game).x() - event->position().x());
        if (distance < least) nearest = game, least = distance;
    }
    choose(nearest);
}

void TimesCurve::leaveEvent(QEvent*) {
    choose(-1);
}

void TimesCurve::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    choose(-1);
}

void TimesCurve::keyPressEvent(QKeyEvent* event) {
    const int last = static_cast<int>(games_.size()) - 1;
    const bool next = event->key() == Qt::Key_Right, back = event->key() == Qt::Key_Left;
    if (last < 0 || (!next && !back && event->key() != Qt::Key_Home && event->key() != Qt::Key_End))
        return QWidget::keyPressEvent(event);
    if (event->key() == Qt::Key_Home) choose(0);
    else if (event->key() == Qt::Key_End || chosen_ < 0) choose(last);
    else choose(std::clamp(chosen_ + (next ? 1 : -1), 0, last));
}

} // namespace ninefold::pages
