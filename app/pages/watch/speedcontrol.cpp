// SPDX-License-Identifier: MIT
#include "app/pages/watch/speedcontrol.h"

#include "app/session/watch/playback.h"
#include "app/widgets/look/strokes.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>

#include <cassert>
#include <cmath>

namespace ninefold::pages {
namespace {

/// The slider is logarithmic: each of its 100 steps multiplies the speed by the same factor.
constexpr int kSpeedSteps = 100;
constexpr int kKeySteps = 5;

double speedAt(int step) {
    return session::kSlowest * std::pow(session::kFastest / session::kSlowest, static_cast<double>(step) / kSpeedSteps);
}

int stepOf(double speed) {
    assert(speed > 0);
    return qRound(kSpeedSteps * std::log(speed / session::kSlowest) / std::log(session::kFastest / session::kSlowest));
}

} // namespace

SpeedControl::SpeedControl(session::Playback& playback, QWidget* parent)
    : QWidget(parent), playback_(playback), slider_(new QSlider(Qt::Horizontal, this)), value_(new QLabel(this)) {
    slider_->setRange(0, kSpeedSteps);
    slider_->setAccessibleName(tr("Speed"));
    slider_->setToolTip(tr("How fast it plays: events per second (+ and -)"));
    slider_->setFocusPolicy(Qt::TabFocus);
    slider_->setMinimumWidth(56);
    // The same width for all numbers, so that the slider does not move under the pointer.
    value_->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("1000/s")));
    value_->setAlignment(Qt::AlignVCenter | Qt::AlignRight);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(widgets::kGap);
    row->addWidget(slider_, 1);
    row->addWidget(value_);
    connect(slider_, &QSlider::valueChanged, this, [this](int step) { playback_.setSpeed(speedAt(step)); });
    connect(&playback_, &session::Playback::playbackModeChanged, this, &SpeedControl::showSpeed);
    showSpeed();
}

void SpeedControl::showSpeed() {
    const QSignalBlocker blocker(slider_);
    const double speed = playback_.speed();
    slider_->setValue(stepOf(speed));
    slider_->setEnabled(playback_.mode() != session::PlaybackMode::Unlimited);
    const QString number = QLocale().toString(speed, 'f', speed < 10 ? 1 : 0);
    value_->setText(playback_.mode() == session::PlaybackMode::Natural ? tr("\u00D7 %1").arg(number)
                                                                       : tr("%1/s").arg(number));
}

void changeSpeed(session::Playback& playback, int steps) {
    playback.setSpeed(speedAt(stepOf(playback.speed()) + kKeySteps * steps));
}

} // namespace ninefold::pages
