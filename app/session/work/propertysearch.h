// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/task.h"

#include "engine/analysis/puzzleproperties.h"

#include <QObject>

namespace ninefold::session {

/// Finds the backdoors, redundant givens and automorphisms of a puzzle in the background.
class PropertySearch : public QObject {
    Q_OBJECT

public:
    explicit PropertySearch(QObject* parent = nullptr) : QObject(parent) {}

    /// `solution` is the puzzle's only one. If candidates belong to the puzzle, only backdoors are searched: the others
    /// are about givens that are the puzzle alone.
    void start(const Grid& puzzle, const analysis::Values& solution, bool candidatesBind);
    void stop() { task_.stop(); }

signals:
    void propertiesFound(const ninefold::analysis::PuzzleProperties& properties);

private:
    Task<PropertySearch> task_{*this, longWorkThreads};
};

} // namespace ninefold::session
