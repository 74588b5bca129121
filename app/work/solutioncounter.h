// SPDX-License-Identifier: MIT
#pragma once

#include "app/work/job.h"

#include "engine/generator/solutiongrid.h"

#include <QObject>

#include <vector>

namespace ninefold {

/// Counts the solutions of a grid beside the window, and says now and then how far it has come.
class SolutionCounter : public QObject {
    Q_OBJECT

public:
    explicit SolutionCounter(QObject* parent = nullptr) : QObject(parent) {}

    void start(const Grid& grid, bool candidatesBind);
    void stop() { job_.stop(); }

signals:
    /// The first two solutions, or as many as there are.
    void shown(const std::vector<ninefold::Solution>& solutions);
    /// `share` of the search is done, 0 to 1.
    void counted(quint64 found, double share, bool complete);

private:
    Job job_{longWorkThreads};
};

} // namespace ninefold
