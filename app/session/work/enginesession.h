// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/task.h"

#include "engine/core/grid.h"
#include "engine/generator/maker.h"
#include "engine/solve/verdict.h"

#include <QObject>

namespace ninefold::session {

/// The window's interface to the engine: asks without waiting and drops answers that are no longer needed. A newer
/// question replaces an older one of the same kind.
class EngineSession : public QObject {
    Q_OBJECT

public:
    explicit EngineSession(QObject* parent = nullptr) : QObject(parent) {}

    /// Asks for the verdict on this grid.
    void examine(const Grid& grid, bool candidatesBind = false);
    /// The same for a branch that is being tried, independent of the question about the puzzle.
    void examineBranch(const Grid& grid);
    void dropBranchQuestion() { branchExamination_.stop(); }
    /// Makes a new puzzle; the same seed gives the same puzzle.
    void generate(const generator::PuzzleSpec& spec, quint64 seed);
    bool isGenerating() const { return generation_.isRunning(); }
    /// Stops the current generation at once.
    void stopGenerating() { generation_.stop(); }

signals:
    void examined(const ninefold::Grid& grid, const ninefold::solve::Verdict& verdict);
    void branchExamined(const ninefold::solve::Verdict& verdict);
    /// The level of the puzzle is set.
    void generated(const ninefold::generator::PuzzleSpec& spec, quint64 seed,
                   const ninefold::generator::GeneratedPuzzle& puzzle);
    /// The progress of the generation: the tries so far, and how many there will be at most.
    void generationAdvanced(qint64 tried, qint64 most);
    /// All tries ended without such a puzzle.
    void generationFailed(const ninefold::generator::PuzzleSpec& spec);

private:
    Task<EngineSession> examination_{*this, questionThreads}, branchExamination_{*this, questionThreads};
    Task<EngineSession> generation_{*this, longWorkThreads};
};

} // namespace ninefold::session
