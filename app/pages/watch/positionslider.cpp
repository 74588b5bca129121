// SPDX-License-Identifier: MIT
#include "app/pages/watch/positionslider.h"

#include "app/widgets/look/theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyle>
#include <QStyleOptionSlider>

#include <cassert>
#include <limits>

namespace ninefold::pages {
namespace {

/// Ticks of conflicts and triangles of restarts stand below the groove.
constexpr qreal kBelowGroove = 4, kTick = 5;
constexpr int kTriangle = 4, kHeight = 20;

} // namespace

PositionSlider::PositionSlider(QWidget* parent)
    : QSlider(Qt::Horizontal, parent), theme_(&widgets::Theme::of(widgets::ThemeKind::Light)) {
    setMinimumWidth(120);
    setFixedHeight(kHeight);
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
    setToolTip(overview.ticks);
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

template <typename Paint>
void PositionSlider::forEachPlace(const std::vector<double>& places, int width, Paint paint) const {
    assert(width > 0);
    // Two that would be on top of each other are drawn once.
    int last = -width;
    for (const double place : places)
        if (const int x = placeOf(place); x - last >= width || last - x >= width) paint(last = x);
}

void PositionSlider::paintEvent(QPaintEvent* event) {
    {
        QPainter painter(this);
        const qreal top = height() / 2.0 + kBelowGroove;
        painter.setPen(Qt::NoPen);
        painter.setBrush((*theme_)[widgets::Tone::Secondary]);
        painter.setRenderHint(QPainter::Antialiasing);
        forEachPlace(overview_.restarts, kTriangle, [&](int x) {
            painter.drawPolygon(
                QPolygonF({{x + 0.5, top}, {x + 0.5 + kTriangle, top + kTick}, {x + 0.5 - kTriangle, top + kTick}}));
        });
        painter.setRenderHint(QPainter::Antialiasing, false);
        // In a long run full-height ticks would merge into one thick bar, so they are lower there.
        const bool crowded = overview_.conflicts.size() > static_cast<std::size_t>(width() / 4);
        forEachPlace(overview_.conflicts, 1, [&](int x) {
            painter.fillRect(QRectF(x, top, 1, crowded ? kTick / 2 : kTick), (*theme_)[widgets::Tone::ClashInk]);
        });
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
