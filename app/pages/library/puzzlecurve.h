// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/task.h"
#include "app/widgets/ratingcurve.h"

#include <QObject>
#include <QTimer>

namespace ninefold::pages {

/// Finds how hard each step of the chosen puzzle is, once it has been chosen for a moment.
class PuzzleCurve : public QObject {
    Q_OBJECT

public:
    explicit PuzzleCurve(QObject* parent = nullptr);

    /// The 81 characters of the chosen puzzle; empty for none.
    void setPuzzle(const QString& givens);

signals:
    /// Empty as soon as another puzzle is chosen.
    void curveChanged(const std::vector<ninefold::widgets::RatingCurve::Bar>& bars);

private:
    void find();

    QString givens_;
    QTimer delay_;
    session::Task<PuzzleCurve> task_{*this, session::longWorkThreads};
};

} // namespace ninefold::pages
