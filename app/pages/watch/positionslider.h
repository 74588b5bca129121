// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/runview.h"

#include <QSlider>

namespace ninefold::widgets {
class Theme;
}

namespace ninefold::pages {

/// The slider for the position in a run, with ticks where conflicts and restarts were.
class PositionSlider : public QSlider {
    Q_OBJECT

public:
    explicit PositionSlider(QWidget* parent = nullptr);

    void setTheme(const widgets::Theme& theme);
    void setOverview(const session::RunView::Overview& overview);
    /// Sets the number of known positions, which may be larger than the int range of a QSlider.
    void setKnown(quint64 known);
    void setPosition(quint64 position);

signals:
    void positionWanted(quint64 position);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    int placeOf(double position) const;
    /// Calls `paint(x)` for those places that are at least `width` pixels apart.
    template <typename Paint>
    void forEachPlace(const std::vector<double>& places, int width, Paint paint) const;

    const widgets::Theme* theme_;
    session::RunView::Overview overview_;
    quint64 known_ = 0, position_ = 0, unit_ = 1;
};

} // namespace ninefold::pages
