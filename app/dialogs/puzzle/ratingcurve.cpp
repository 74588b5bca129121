// SPDX-License-Identifier: MIT
#include "app/dialogs/puzzle/ratingcurve.h"

#include "app/documents/text/ratings.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace ninefold::dialogs {

RatingCurve::RatingCurve(const QString& name, QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(name);
}

/// The curve is visual only, so its content is also put into the accessible description as a sentence.
void RatingCurve::setProfile(const std::vector<int>& profile) {
    profile_ = profile;
    const auto hardest = std::ranges::max_element(profile_);
    hardest_ = hardest == profile_.end() ? 0 : *hardest;
    setAccessibleDescription(tr("The hardest step is number %1 of %2, rated %3.")
                                 .arg(hardest - profile_.begin() + 1)
                                 .arg(profile_.size())
                                 .arg(documents::tenthsText(hardest_)));
    update();
}

QRectF RatingCurve::bar(int step) const {
    const double wide = (width() - 2.0) / static_cast<double>(profile_.size());
    // Leave room above the bars for the number of the highest one.
    const double room = height() - fontMetrics().height() - 4.0;
    const double high = std::max(1.0, room * profile_[static_cast<std::size_t>(step)] / std::max(1, hardest_));
    return {1 + step * wide, height() - 1 - high, std::max(1.0, wide - 1), high};
}

void RatingCurve::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    if (profile_.empty()) return;
    const QColor ink = palette().color(QPalette::Text);
    for (int step = 0; step < static_cast<int>(profile_.size()); ++step) {
        // Several steps may share the highest rating.
        const bool crux = profile_[static_cast<std::size_t>(step)] == hardest_;
        painter.fillRect(bar(step),
                         crux ? palette().color(QPalette::Highlight) : QColor(ink.red(), ink.green(), ink.blue(), 110));
    }
    const auto crux = static_cast<int>(std::ranges::find(profile_, hardest_) - profile_.begin());
    const QString text = documents::tenthsText(hardest_);
    const int wide = fontMetrics().horizontalAdvance(text);
    const int left =
        std::clamp(static_cast<int>(bar(crux).center().x()) - wide / 2, 3, std::max(3, width() - wide - 3));
    painter.setPen(ink);
    painter.drawText(left, fontMetrics().ascent() + 1, text);
}

bool RatingCurve::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || profile_.empty()) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto steps = static_cast<int>(profile_.size());
    const int step = std::clamp(help->x() * steps / std::max(1, width()), 0, steps - 1);
    QToolTip::showText(
        help->globalPos(),
        tr("Step %1: %2").arg(step + 1).arg(documents::tenthsText(profile_[static_cast<std::size_t>(step)])), this);
    return true;
}

} // namespace ninefold::dialogs
