// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/task.h"

#include "engine/generator/solutiongrid.h"

#include <QObject>

#include <vector>

namespace ninefold::session {

/// Counts the solutions of a grid in the background and reports its progress.
class SolutionCounter : public QObject {
    Q_OBJECT

public:
    explicit SolutionCounter(QObject* parent = nullptr) : QObject(parent) {}

    void start(const Grid& grid, bool candidatesBind);
    void stop() { task_.stop(); }

signals:
    /// The first two solutions, or one if there is only one.
    void solutionsFound(const std::vector<ninefold::generator::Solution>& solutions);
    /// `share` of the search is done, 0 to 1.
    void counted(quint64 found, double share, bool complete);

private:
    Task<SolutionCounter> task_{*this, longWorkThreads};
};

} // namespace ninefold::session
