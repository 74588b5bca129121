// SPDX-License-Identifier: MIT
#include "app/widgets/ratingcurve.h"

#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QHelpEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cassert>
#include <cmath>

namespace ninefold::widgets {
namespace {

constexpr int kPlotHeight = 56, kLeastPlotHeight = 28;
/// An easy puzzle must not look like a hard one: the axis reaches this rating at least, in tenths.
constexpr int kLeastScale = 30;

QString ratingText(int tenths) {
    return QLocale().toString(tenths / 10.0, 'f', 1);
}

/// The ratings at the lines of the axis: at most four whole numbers.
int axisStep(int hardest) {
    constexpr int kMostLines = 4;
    int step = 1;
    while (hardest / (10 * step) > kMostLines) ++step;
    return step;
}

} // namespace

RatingCurve::RatingCurve(const QString& name, QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(name);
}

/// The curve is visual only, so its content is also put into the accessible description as a sentence.
void RatingCurve::setProfile(std::vector<Bar> profile) {
    profile_ = std::move(profile);
    current_ = -1;
    const auto hardest = std::ranges::max_element(profile_, {}, &Bar::tenths);
    hardest_ = hardest == profile_.end() ? 0 : hardest->tenths;
    setAccessibleDescription(profile_.empty() ? QString()
                                              : tr("The hardest step is number %1 of %2, rated %3.")
                                                    .arg(hardest - profile_.begin() + 1)
                                                    .arg(profile_.size())
                                                    .arg(ratingText(hardest_)));
    update();
}

void RatingCurve::setCurrent(int step) {
    current_ = step;
    update();
}

QSize RatingCurve::sizeHint() const {
    return {320, QFontMetrics(fontOf(font(), TextSize::Small)).height() + kGap + kPlotHeight};
}

QSize RatingCurve::minimumSizeHint() const {
    return {120, sizeHint().height() - kPlotHeight + kLeastPlotHeight};
}

int RatingCurve::scale() const {
    return std::max(kLeastScale, hardest_);
}

QString RatingCurve::caption() const {
    return tr("Ratings of %n step(s), at most %1", nullptr, static_cast<int>(profile_.size()))
        .arg(ratingText(hardest_));
}

QRectF RatingCurve::plot() const {
    const QFontMetrics small(fontOf(font(), TextSize::Small));
    const int numbers = small.horizontalAdvance(QStringLiteral("10")) + kGap;
    const QRect area = rect().adjusted(0, small.height() + kGap, 0, -1);
    const bool reversed = layoutDirection() == Qt::RightToLeft;
    return reversed ? area.adjusted(0, 0, -numbers, 0) : area.adjusted(numbers, 0, 0, 0);
}

QRectF RatingCurve::bar(int step) const {
    assert(step >= 0 && step < static_cast<int>(profile_.size()));
    const QRectF area = plot();
    const double wide = std::min(12.0, area.width() / static_cast<double>(profile_.size()));
    const double high = std::max(1.0, area.height() * profile_[static_cast<std::size_t>(step)].tenths / scale());
    return {area.left() + step * wide, area.bottom() - high, std::max(1.0, wide - (wide > 3 ? 2 : 1)), high};
}

int RatingCurve::stepAt(qreal x) const {
    assert(!profile_.empty());
    const QRectF area = plot();
    const double wide = std::min(12.0, area.width() / static_cast<double>(profile_.size()));
    return std::clamp(static_cast<int>((x - area.left()) / wide), 0, static_cast<int>(profile_.size()) - 1);
}

void RatingCurve::paintAxis(QPainter& painter) const {
    const Theme& theme = themeOf(this);
    const QRectF area = plot();
    const int step = axisStep(scale()), text = painter.fontMetrics().height();
    for (int number = 0; 10 * number <= scale(); number += step) {
        const qreal y = std::round(area.bottom() - area.height() * 10 * number / scale());
        painter.fillRect(QRectF(area.left(), y, area.width(), 1), theme[number == 0 ? Tone::ControlLine : Tone::Line]);
        painter.setPen(theme[Tone::Secondary]);
        const bool reversed = layoutDirection() == Qt::RightToLeft;
        const QRectF words = reversed ? QRectF(area.right() + kGap, y - text / 2.0, width(), text)
                                      : QRectF(0, y - text / 2.0, area.left() - kGap, text);
        if (number > 0)
            painter.drawText(words, (reversed ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignAbsolute | Qt::AlignVCenter,
                             QLocale().toString(number));
    }
}

void RatingCurve::paintEvent(QPaintEvent*) {
    if (profile_.empty()) return;
    const Theme& theme = themeOf(this);
    QPainter painter(this);
    painter.setFont(fontOf(font(), TextSize::Small));
    painter.setPen(theme[Tone::Secondary]);
    const QString line = painter.fontMetrics().elidedText(caption(), Qt::ElideRight, width());
    painter.drawText(QRect(0, 0, width(), painter.fontMetrics().height()), Qt::AlignLeading | Qt::AlignVCenter, line);
    paintAxis(painter);
    for (int step = 0; step < static_cast<int>(profile_.size()); ++step)
        painter.fillRect(bar(step), theme.level(profile_[static_cast<std::size_t>(step)].level).shape);
    if (current_ < 0 || current_ >= static_cast<int>(profile_.size())) return;
    const QRectF marked = bar(current_);
    painter.fillRect(QRectF(marked.left() - 1, plot().top(), marked.width() + 2, plot().height()),
                     QColor(theme[Tone::Accent].red(), theme[Tone::Accent].green(), theme[Tone::Accent].blue(), 60));
    painter.fillRect(marked, theme[Tone::Text]);
}

bool RatingCurve::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || profile_.empty()) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int step = stepAt(help->x());
    QToolTip::showText(help->globalPos(),
                       tr("Step %1: %2").arg(step + 1).arg(ratingText(profile_[static_cast<std::size_t>(step)].tenths)),
                       this);
    return true;
}

void RatingCurve::mousePressEvent(QMouseEvent* event) {
    if (!profile_.empty()) emit stepClicked(stepAt(event->position().x()));
}

} // namespace ninefold::widgets
