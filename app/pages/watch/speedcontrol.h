// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QSlider;

namespace ninefold::session {
class Playback;
}

namespace ninefold::pages {

/// The speed of a playback: a slider with its value beside it.
class SpeedControl : public QWidget {
    Q_OBJECT

public:
    explicit SpeedControl(session::Playback& playback, QWidget* parent = nullptr);

private:
    void showSpeed();

    session::Playback& playback_;
    QSlider* slider_;
    QLabel* value_;
};

/// Makes a playback faster, or slower with negative steps; each step is the same factor.
void changeSpeed(session::Playback& playback, int steps);

} // namespace ninefold::pages
