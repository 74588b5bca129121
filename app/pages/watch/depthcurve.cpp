// SPDX-License-Identifier: MIT
#include "app/pages/watch/depthcurve.h"

#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cassert>

namespace ninefold::pages {

DepthCurve::DepthCurve(QWidget* parent) : QWidget(parent), theme_(&widgets::Theme::of(widgets::ThemeKind::Light)) {
    // Time runs from left to right on players and curves, in every script.
    setLayoutDirection(Qt::LeftToRight);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(tr("Depth"));
}

void DepthCurve::setTheme(const widgets::Theme& theme) {
    theme_ = &theme;
    update();
}

void DepthCurve::setOverview(const session::RunView::Overview& overview) {
    assert(overview.length >= 0);
    overview_ = overview;
    setToolTip(overview.about.isEmpty() ? tr("How many guesses stood at each moment; click to go there")
                                        : overview.about);
    update();
}

void DepthCurve::setPosition(quint64 position) {
    position_ = position;
    update();
}

void DepthCurve::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setFont(widgets::fontOf(font(), widgets::TextSize::Small));
    widgets::paintBox(painter, rect(), widgets::kControlRadius, (*theme_)[widgets::Tone::Card],
                      (*theme_)[widgets::Tone::Line]);
    if (overview_.length <= 0 || overview_.depths.empty()) return;
    const int deepest = std::max<int>(1, *std::ranges::max_element(overview_.depths));
    // Leaves room for the caption above the curve.
    const int most = std::max(8, height() - 6 - fontMetrics().height());
    const auto parts = static_cast<double>(overview_.depths.size());
    for (int x = 1; x < width() - 1; ++x) {
        const auto from = static_cast<std::size_t>((x - 1) * parts / (width() - 2));
        const auto to = std::max(from + 1, static_cast<std::size_t>(x * parts / (width() - 2)));
        const auto part = std::span(overview_.depths).subspan(from, std::min(to, overview_.depths.size()) - from);
        const int depth = *std::ranges::max_element(part);
        const int high = depth * most / deepest;
        painter.fillRect(QRect(x, height() - 2 - high, 1, high), (*theme_)[widgets::Tone::Secondary]);
    }
    const int at = 1 + qRound(static_cast<double>(position_) / overview_.length * (width() - 3));
    painter.fillRect(QRect(at, 1, 2, height() - 2), (*theme_)[widgets::Tone::Accent]);
    paintCaption(painter);
}

void DepthCurve::paintCaption(QPainter& painter) const {
    const QRect room = rect().adjusted(6, 3, -6, -3);
    const Qt::Alignment where = Qt::AlignTop | (isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft);
    // The caption may cover bars, so it gets its own background.
    const QRect words = painter.boundingRect(room, static_cast<int>(where), overview_.deepest);
    painter.fillRect(words.adjusted(-4, -1, 4, 1), (*theme_)[widgets::Tone::Card]);
    painter.setPen((*theme_)[widgets::Tone::Text]);
    painter.drawText(room, static_cast<int>(where), overview_.deepest);
}

void DepthCurve::mousePressEvent(QMouseEvent* event) {
    if (!(event->buttons() & Qt::LeftButton)) return;
    const double share = std::clamp((event->position().x() - 1) / std::max(1, width() - 3), 0.0, 1.0);
    emit positionWanted(static_cast<quint64>(share * overview_.length));
}

} // namespace ninefold::pages
