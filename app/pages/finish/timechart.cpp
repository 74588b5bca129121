// SPDX-License-Identifier: MIT
#include "app/pages/finish/timechart.h"

#include "app/documents/text/numbers.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"
#include "engine/logic/technique.h"
#include "engine/rating/rule/levelrule.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace ninefold::pages {
namespace {

using session::TimedStep;
using widgets::Tone;

constexpr int kTenths = 10, kMinTop = 30;
/// The upper bars have this share of the height.
constexpr qreal kUpperShare = 0.53;

/// The distance of the lines for times: a round number of which at most two fit.
qint64 lineDistance(qint64 longestMs) {
    static constexpr std::array<qint64, 12> kSeconds = {1, 5, 10, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200};
    for (const qint64 seconds : kSeconds)
        if (2 * seconds * 1000 >= longestMs * 3 / 4) return seconds * 1000;
    return longestMs / 2;
}

QString lineText(qint64 timeMs) {
    constexpr qint64 kMinute = 60'000, kHour = 60 * kMinute;
    if (timeMs < kMinute) return TimeChart::tr("%1s", "seconds").arg(timeMs / 1000);
    return timeMs < kHour ? TimeChart::tr("%1m", "minutes").arg(timeMs / kMinute)
                          : TimeChart::tr("%1h", "hours").arg(timeMs / kHour);
}

} // namespace

/// As in rating/rule: singles make up the three easiest levels, above them the rating of the hardest step decides.
int levelOfStep(const TimedStep& step) {
    using rating::Level;
    constexpr int kAtFirstSight = 12, kAlongLines = 15;
    const auto level = [&] {
        if (step.technique == nullptr) return Level::Expert;
        if (step.technique->family != logic::Family::Singles)
            return step.rating <= rating::kHardestHard       ? Level::Hard
                   : step.rating <= rating::kHardestVeryHard ? Level::VeryHard
                                                             : Level::Expert;
        if (step.rating > kAlongLines) return Level::Normal;
        return step.rating > kAtFirstSight ? Level::Easy : Level::VeryEasy;
    };
    return static_cast<int>(level());
}

TimeChart::TimeChart(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Where the time went"));
}

void TimeChart::setProfile(std::vector<TimedStep> profile) {
    profile_ = std::move(profile);
    marked_ = -1;
    choose(-1);
    update();
}

TimeChart::Scale TimeChart::scale() const {
    int hardest = kMinTop;
    qint64 longestMs = 1000;
    for (const TimedStep& step : profile_) {
        hardest = std::max(hardest, step.rating);
        longestMs = std::max(longestMs, step.beforeMs);
    }
    const QFontMetrics small(widgets::fontOf(font(), widgets::TextSize::Small));
    const int names = small.horizontalAdvance(QStringLiteral("10m")) + 8;
    Scale scale{.area = QRectF(names, small.height() / 2.0, width() - names - 1, height() - small.height())};
    if (isRightToLeft()) scale.area.moveLeft(1);
    scale.zero = scale.area.top() + scale.area.height() * kUpperShare;
    scale.perTenth = scale.area.height() * kUpperShare / hardest;
    scale.perMs = scale.area.height() * (1 - kUpperShare) / static_cast<qreal>(longestMs);
    scale.step = scale.area.width() / std::max<qreal>(1, static_cast<qreal>(profile_.size()));
    scale.lineMs = lineDistance(longestMs);
    return scale;
}

void TimeChart::paintLines(QPainter& painter, const Scale& scale) const {
    const widgets::Theme& theme = widgets::themeOf(this);
    const QFont small = widgets::fontOf(font(), widgets::TextSize::Small);
    painter.setFont(small);
    const auto line = [&](qreal y, const QString& text) {
        if (y < scale.area.top() - 1 || y > scale.area.bottom() + 1) return;
        painter.fillRect(QRectF(scale.area.left(), std::round(y), scale.area.width(), 1), theme[Tone::Line]);
        const QRectF name = isRightToLeft() ? QRectF(scale.area.right() + 6, y - 10, width(), 20)
                                            : QRectF(0, y - 10, scale.area.left() - 8, 20);
        painter.setPen(theme[Tone::Secondary]);
        painter.drawText(name,
                         (isRightToLeft() ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignAbsolute | Qt::AlignVCenter |
                             Qt::TextDontClip,
                         text);
    };
    const int lines = scale.perTenth * kTenths < 10 ? 3 : 2;
    for (int tenths = kTenths; scale.zero - tenths * scale.perTenth >= scale.area.top() - 1; tenths += lines * kTenths)
        line(scale.zero - tenths * scale.perTenth, QString::number(tenths / kTenths));
    for (qint64 timeMs = scale.lineMs; scale.zero + timeMs * scale.perMs <= scale.area.bottom() + 1;
         timeMs += scale.lineMs)
        line(scale.zero + timeMs * scale.perMs, lineText(timeMs));
}

void TimeChart::paintBars(QPainter& painter, const Scale& scale) const {
    const widgets::Theme& theme = widgets::themeOf(this);
    const qint64 longestMs = profile_.empty() ? 0 : std::ranges::max(profile_, {}, &TimedStep::beforeMs).beforeMs;
    const qreal wide = std::max<qreal>(1, scale.step - 1.5);
    painter.setPen(Qt::NoPen);
    for (std::size_t index = 0; index < profile_.size(); ++index) {
        const TimedStep& step = profile_[index];
        const qreal x = scale.area.left() + scale.step * static_cast<qreal>(index);
        const bool here = static_cast<int>(index) == (chosen_ >= 0 ? chosen_ : marked_);
        if (here) painter.fillRect(QRectF(x - 1, scale.area.top(), wide + 2, scale.area.height()), theme[Tone::Soft]);
        const qreal up = std::max<qreal>(2, step.rating * scale.perTenth);
        painter.setBrush(theme.level(levelOfStep(step)).shape);
        painter.drawRoundedRect(QRectF(x, scale.zero - up, wide, up), 1, 1);
        const qreal down = std::max<qreal>(1.5, static_cast<qreal>(step.beforeMs) * scale.perMs);
        // The long waits are what the chart is about.
        painter.setBrush(theme[here || 2 * step.beforeMs > longestMs ? Tone::Text : Tone::Disabled]);
        painter.drawRoundedRect(QRectF(x, scale.zero + 3, wide, down), 1, 1);
    }
}

void TimeChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Scale scale = this->scale();
    paintLines(painter, scale);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBars(painter, scale);
    painter.fillRect(QRectF(scale.area.left(), scale.zero, scale.area.width(), 1.5),
                     widgets::themeOf(this)[Tone::Disabled]);
}

int TimeChart::stepAt(qreal x) const {
    const Scale scale = this->scale();
    const int index = static_cast<int>(std::floor((x - scale.area.left()) / scale.step));
    return index >= 0 && index < static_cast<int>(profile_.size()) ? index : -1;
}

void TimeChart::choose(int index) {
    if (index == chosen_) return;
    chosen_ = index;
    update();
    emit barChosen(index);
}

void TimeChart::mark(int index) {
    assert(index < static_cast<int>(profile_.size()));
    marked_ = index;
    update();
}

void TimeChart::mouseMoveEvent(QMouseEvent* event) {
    choose(stepAt(event->position().x()));
}

void TimeChart::mousePressEvent(QMouseEvent* event) {
    const int index = stepAt(event->position().x());
    if (event->button() == Qt::LeftButton && index >= 0) emit barClicked(index);
}

void TimeChart::leaveEvent(QEvent*) {
    choose(-1);
}

void TimeChart::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    choose(-1);
}

void TimeChart::keyPressEvent(QKeyEvent* event) {
    const int last = static_cast<int>(profile_.size()) - 1;
    const bool next = event->key() == Qt::Key_Right, back = event->key() == Qt::Key_Left;
    if (last < 0 || (!next && !back && event->key() != Qt::Key_Home && event->key() != Qt::Key_End))
        return QWidget::keyPressEvent(event);
    if (event->key() == Qt::Key_Home) choose(0);
    else if (event->key() == Qt::Key_End) choose(last);
    else if (chosen_ < 0) choose(next ? 0 : last);
    else choose(std::clamp(chosen_ + (next ? 1 : -1), 0, last));
}

} // namespace ninefold::pages
