// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/task.h"

#include "engine/core/grid.h"

#include <QObject>
#include <QString>

#include <vector>

namespace ninefold::session {

/// The work of a solver on a puzzle, so far or in total. Counts that a solver does not have are -1.
struct SolverFigures {
    QString name;
    bool finished = false;
    /// The number of solutions found, 2 for two or more; -1 if it gave up.
    int solutions = 0;
    qint64 decisions = -1, implications = -1, conflicts = -1, learned = -1, back = -1;
    qint64 microseconds = 0;
};

/// Lets every solver prove the answer for one puzzle, one after the other, and reports the figures of each.
class SolverComparison : public QObject {
    Q_OBJECT

public:
    explicit SolverComparison(QObject* parent = nullptr) : QObject(parent) {}

    /// The solvers' names in the order of their rows.
    static QStringList names();

    void start(const Grid& grid, bool candidatesBind);
    void stop() { task_.stop(); }

signals:
    void measured(int row, const ninefold::session::SolverFigures& figures);
    void comparisonEnded();

private:
    Task<SolverComparison> task_{*this, longWorkThreads};
};

} // namespace ninefold::session
