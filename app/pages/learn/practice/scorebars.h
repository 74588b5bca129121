// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/practice/practicescore.h"

#include <QWidget>

namespace ninefold::pages {

/// Ten bars, one for each of the last ten positions: full where it was found at once, half where with help, a line
/// where it was missed, so that they do not differ by colour alone.
class ScoreBars : public QWidget {
    Q_OBJECT

public:
    explicit ScoreBars(QWidget* parent = nullptr);

    void setScore(const session::PracticeScore& score);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QList<session::PracticeOutcome> shown_;
};

/// "First try 6 · With help 1 · Missed 0"
QString scoreText(const session::PracticeScore& score);

} // namespace ninefold::pages
