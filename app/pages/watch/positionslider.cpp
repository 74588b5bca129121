// SPDX-License-Identifier: MIT
#include "app/pages/watch/positionslider.h"

#include "app/widgets/look/theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyle>
#include <QStyleOptionSlider>

#include <limits>

namespace ninefold::pages {

PositionSlider::PositionSlider(QWidget* parent)
    : QSlider(Qt::Horizontal, parent), theme_(&widgets::Theme::of(widgets::ThemeKind::Light)) {
    setMinimumWidth(120);
    setMinimumHeight(28);
    setFocusPolicy(Qt::TabFocus);
    connect(this, &QSlider::valueChanged, this,
            [this](int value) { emit positionWanted(static_cast<quint64>(value) * unit_); });
}

void PositionSlider::setTheme(const widgets::Theme& theme) {
    theme_ = &theme;
    update();
}

void PositionSlider::setOverview(const session::RunView::Overview& overview) {
    overview_ = overview;
    update();
}

void PositionSlider::setKnown(quint64 known) {
    const QSignalBlocker blocker(this);
    known_ = known;
    unit_ = known / std::numeric_limits<int>::max() + 1;
    setMaximum(static_cast<int>(known / unit_));
    setPageStep(qMax(1, maximum() / 20));
    setValue(static_cast<int>(position_ / unit_));
}

void PositionSlider::setPosition(quint64 position) {
    const QSignalBlocker blocker(this);
    position_ = position;
    setValue(static_cast<int>(position / unit_));
}

int PositionSlider::placeOf(double position) const {
    QStyleOptionSlider option;
    initStyleOption(&option);
    const QRect groove = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderGroove, this);
    const QRect handle = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
    const double share = overview_.length > 0 ? position / overview_.length : 0;
    const int place = groove.left() + handle.width() / 2 + qRound(share * (groove.width() - handle.width()));
    return isRightToLeft() ? width() - place : place;
}

void PositionSlider::paintEvent(QPaintEvent* event) {
    {
        QPainter painter(this);
        // In a long run full-height ticks would merge into one thick bar, so they are only two pixels high there.
        const auto crowd = static_cast<std::size_t>(width() / 4);
        const auto ticks = [&](const std::vector<double>& places, const QColor& ink, int top, int bottom) {
            int last = -1;
            if (places.size() > crowd) top = bottom - 2;
            for (const double place : places)
                // Ticks on the same pixel column are drawn once.
                if (const int x = placeOf(place); x != last)
                    painter.fillRect(QRect(last = x, top, 1, bottom - top), ink);
        };
        ticks(overview_.conflicts, (*theme_)[widgets::Tone::ClashInk], 1, height() / 2 - 5);
        ticks(overview_.restarts, (*theme_)[widgets::Tone::Link], height() / 2 + 6, height() - 1);
    }
    QSlider::paintEvent(event);
}

void PositionSlider::mousePressEvent(QMouseEvent* event) {
    // A click on the groove moves the handle there at once, and the drag continues from there.
    QStyleOptionSlider option;
    initStyleOption(&option);
    const QRect handle = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
    if (event->button() == Qt::LeftButton && !handle.contains(event->position().toPoint())) {
        const int at = qRound(event->position().x()) - handle.width() / 2;
        setValue(QStyle::sliderValueFromPosition(minimum(), maximum(), at, width() - handle.width(), isRightToLeft()));
    }
    QSlider::mousePressEvent(event);
}

} // namespace ninefold::pages
