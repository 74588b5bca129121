// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <vector>

namespace ninefold::widgets {

/// A bar chart of how hard each step of a solution is, in the colours of the levels; shows at a glance where the hard
/// steps are.
class RatingCurve : public QWidget {
    Q_OBJECT

public:
    /// One step: its rating in tenths, and the level whose puzzles have such steps, 0 to 5.
    struct Bar {
        int tenths = 0;
        int level = 0;
    };

    explicit RatingCurve(const QString& name, QWidget* parent = nullptr);

    void setProfile(std::vector<Bar> profile);
    /// Marks a step; -1 for none.
    void setCurrent(int step);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void stepClicked(int step);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    QString caption() const;
    /// The rating at the upper edge, in tenths.
    int scale() const;
    /// Where the bars are: beside the numbers and below the caption.
    QRectF plot() const;
    QRectF bar(int step) const;
    void paintAxis(QPainter& painter) const;
    int stepAt(qreal x) const;

    std::vector<Bar> profile_;
    int hardest_ = 0, current_ = -1;
};

} // namespace ninefold::widgets
