// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/runview.h"

#include <QWidget>

namespace ninefold::widgets {
class Theme;
}

namespace ninefold::pages {

/// A bar chart of a search's depth, from its start to the last known position, with a marker at the current
/// position.
class DepthCurve : public QWidget {
    Q_OBJECT

public:
    explicit DepthCurve(QWidget* parent = nullptr);

    void setTheme(const widgets::Theme& theme);
    void setOverview(const session::RunView::Overview& overview);
    void setPosition(quint64 position);

    QSize sizeHint() const override { return {200, 56}; }
    QSize minimumSizeHint() const override { return {60, 36}; }

signals:
    void positionWanted(quint64 position);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override { mousePressEvent(event); }

private:
    void paintCaption(QPainter& painter) const;

    const widgets::Theme* theme_;
    session::RunView::Overview overview_;
    quint64 position_ = 0;
};

} // namespace ninefold::pages
