// SPDX-License-Identifier: MIT
#include "app/pages/learn/practice/scorebars.h"

#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStyle>

namespace ninefold::pages {
namespace {

using session::PracticeOutcome;
using widgets::Tone;

constexpr int kBars = 10, kHeight = 8, kLineHeight = 2, kBetween = 4;

struct BarLook {
    Tone tone = Tone::Line;
    int height = kLineHeight;
};

BarLook lookOf(PracticeOutcome outcome) {
    switch (outcome) {
    case PracticeOutcome::Alone:
        return {Tone::Good, kHeight};
    case PracticeOutcome::Helped:
        return {Tone::Warn, kHeight / 2};
    case PracticeOutcome::Missed:
        break;
    }
    return {Tone::Bad, kLineHeight};
}

} // namespace

QString scoreText(const session::PracticeScore& score) {
    return ScoreBars::tr("First try %1  \u00B7  With help %2  \u00B7  Missed %3")
        .arg(score.count(PracticeOutcome::Alone))
        .arg(score.count(PracticeOutcome::Helped))
        .arg(score.count(PracticeOutcome::Missed));
}

ScoreBars::ScoreBars(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setScore({});
}

/// A new round of ten begins with its first position.
void ScoreBars::setScore(const session::PracticeScore& score) {
    const auto& outcomes = score.outcomes();
    const qsizetype rounds = outcomes.isEmpty() ? 0 : (outcomes.size() - 1) / kBars;
    shown_ = outcomes.mid(rounds * kBars);
    setAccessibleName(scoreText(score));
    update();
}

QSize ScoreBars::sizeHint() const {
    return {kBars * 2 * kHeight, kHeight};
}

QSize ScoreBars::minimumSizeHint() const {
    return sizeHint();
}

void ScoreBars::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const widgets::Theme& theme = widgets::themeOf(this);
    const qreal step = (width() + kBetween) / static_cast<qreal>(kBars);
    for (int bar = 0; bar < kBars; ++bar) {
        const BarLook look = bar < shown_.size() ? lookOf(shown_[bar]) : BarLook();
        const QRect place =
            QStyle::visualRect(layoutDirection(), rect(),
                               QRectF(bar * step, height() - look.height, step - kBetween, look.height).toRect());
        widgets::paintBox(painter, place, kLineHeight / 2.0, theme[look.tone], QColor());
    }
}

} // namespace ninefold::pages
