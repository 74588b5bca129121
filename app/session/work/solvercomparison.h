// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/solverfigures.h"
#include "app/session/work/task.h"

#include "engine/core/grid.h"

#include <QObject>
#include <QString>

#include <vector>

namespace ninefold::session {

/// A puzzle to compare solvers on.
struct ComparedPuzzle {
    Grid grid;
    bool candidatesBind = false;
};

/// Lets every solver prove the answer for one puzzle or for many, one after the other, and reports the figures of each:
/// logic, the contestants, the fast solver.
class SolverComparison : public QObject {
    Q_OBJECT

public:
    explicit SolverComparison(QObject* parent = nullptr) : QObject(parent) {}

    /// The solvers' names in the order of their rows.
    static QStringList names();

    void start(const Grid& grid, bool candidatesBind);
    /// Logic and the fast solver take no part.
    void startMany(std::vector<ComparedPuzzle> puzzles);
    void stop() { task_.stop(); }

signals:
    void measured(int row, const ninefold::session::SolverFigures& figures);
    void comparisonEnded();

private:
    Task<SolverComparison> task_{*this, longWorkThreads};
};

} // namespace ninefold::session
