// SPDX-License-Identifier: MIT
#pragma once

#include "app/panels/watch/show.h"

#include <QSlider>

namespace ninefold {

class Theme;

/// Where in a run one is, with ticks where conflicts and new beginnings were.
class PositionSlider : public QSlider {
    Q_OBJECT

public:
    explicit PositionSlider(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setOverview(const Show::Overview& overview);
    /// Positions may be more than a slider can count.
    void setKnown(quint64 known);
    void setPosition(quint64 position);

signals:
    void positionWanted(quint64 position);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    int placeOf(double position) const;

    const Theme* theme_;
    Show::Overview overview_;
    quint64 known_ = 0, position_ = 0, unit_ = 1;
};

} // namespace ninefold
