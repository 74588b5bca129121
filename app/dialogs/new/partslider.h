// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/level.h"

#include <QWidget>

class QSlider;

namespace ninefold::dialogs {

/// Easier or harder inside of a level: a slider with a stop for each third, and below it where the thirds are on the
/// scale of the level.
class PartSlider : public QWidget {
    Q_OBJECT

public:
    explicit PartSlider(QWidget* parent);

    void setLevel(rating::Level level);
    void setPart(rating::LevelPart part);
    rating::LevelPart part() const;

signals:
    void partChosen();

private:
    void describe();

    class Scale;
    QSlider* slider_;
    Scale* scale_;
    rating::Level level_ = rating::Level::Normal;
};

} // namespace ninefold::dialogs
