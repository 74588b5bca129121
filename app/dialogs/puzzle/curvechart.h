// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/solverfigures.h"

#include <QWidget>

namespace ninefold::widgets {
class Theme;
}

namespace ninefold::dialogs {

/// Curves of several solvers, one of them in colour for each solver that was chosen, the others grey.
class CurveChart : public QWidget {
    Q_OBJECT

public:
    struct Line {
        QString name;
        session::Curve points;
        bool chosen = false;
    };

    explicit CurveChart(const widgets::Theme& theme, QWidget* parent = nullptr);

    /// `across` and `up` say what the axes are.
    void setLines(std::vector<Line> lines, const QString& across, const QString& up);

    QSize sizeHint() const override { return {420, 200}; }
    QSize minimumSizeHint() const override { return {160, 110}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QRectF plot() const;
    QPointF placeOf(QPointF value) const;
    QColor colourOf(std::size_t line) const;
    void paintAxes(QPainter& painter) const;
    void paintLine(QPainter& painter, const Line& line, const QColor& colour) const;
    void paintNames(QPainter& painter) const;

    const widgets::Theme& theme_;
    std::vector<Line> lines_;
    QString across_, up_;
    double widest_ = 1, highest_ = 1;
};

} // namespace ninefold::dialogs
