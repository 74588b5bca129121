// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/results/timeprofile.h"

#include <QWidget>

#include <vector>

namespace ninefold::pages {

/// A pair of bars for each step of a game: upwards how hard the step is, in the colours of the levels, and downwards
/// how long the player thought before it. Pointer and arrow keys choose a step.
class TimeChart : public QWidget {
    Q_OBJECT

public:
    explicit TimeChart(QWidget* parent = nullptr);

    void setProfile(std::vector<session::TimedStep> profile);
    /// The chosen step, -1 for none.
    int chosen() const { return chosen_; }
    /// Marks a step as long as neither the pointer nor the keys choose one; -1 for none.
    void mark(int index);
    QSize sizeHint() const override { return {400, 210}; }
    QSize minimumSizeHint() const override { return {160, 110}; }

signals:
    /// The pointer or the keys are at a bar; -1 = at none.
    void barChosen(int index);
    void barClicked(int index);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    /// Where the bars are, and what a pixel of them means.
    struct Scale {
        QRectF area;
        qreal zero = 0, perTenth = 0, perMs = 0, step = 0;
        qint64 lineMs = 0;
    };

    Scale scale() const;
    int stepAt(qreal x) const;
    void choose(int index);
    void paintLines(QPainter& painter, const Scale& scale) const;
    void paintBars(QPainter& painter, const Scale& scale) const;

    std::vector<session::TimedStep> profile_;
    int chosen_ = -1, marked_ = -1;
};

/// The level, counted from 0, of puzzles whose hardest step is this one.
int levelOfStep(const session::TimedStep& step);

} // namespace ninefold::pages
