// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <vector>

namespace ninefold::dialogs {

/// A bar chart of how hard each step of a solution is; shows at a glance where the hardest step is.
class RatingCurve : public QWidget {
    Q_OBJECT

public:
    explicit RatingCurve(const QString& name, QWidget* parent = nullptr);

    /// The ratings of the steps, in tenths.
    void setProfile(const std::vector<int>& profile);

    QSize sizeHint() const override { return {320, 84}; }
    QSize minimumSizeHint() const override { return {120, 60}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    QRectF bar(int step) const;

    std::vector<int> profile_;
    int hardest_ = 0;
};

} // namespace ninefold::dialogs
