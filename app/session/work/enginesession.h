// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/generator/maker.h"
#include "engine/rating/level.h"
#include "engine/solve/verdict.h"

#include <QObject>
#include <QThread>

#include <stop_token>

namespace ninefold::session {

class EngineWorker;

/// The window's interface to the engine: asks without waiting and drops answers that are no longer needed. A newer
/// question replaces an older one of the same kind.
class EngineSession : public QObject {
    Q_OBJECT

public:
    explicit EngineSession(QObject* parent = nullptr);
    ~EngineSession() override;

    /// Asks for the verdict on this grid.
    void examine(const Grid& grid, bool candidatesBind = false);
    /// The same for a branch that is being tried, independent of the question about the puzzle.
    void examineBranch(const Grid& grid);
    void dropBranchQuestion() { branchTicket_ = 0; }
    /// Makes a new puzzle; the same seed gives the same puzzle.
    void generate(rating::Level level, quint64 seed);
    bool isGenerating() const { return generateTicket_ != 0; }
    /// Stops the current generation at once.
    void stopGenerating();

signals:
    void examined(const ninefold::Grid& grid, const ninefold::solve::Verdict& verdict);
    void branchExamined(const ninefold::solve::Verdict& verdict);
    void generated(ninefold::rating::Level level, quint64 seed, const ninefold::generator::GeneratedPuzzle& puzzle);
    /// All tries ended without a puzzle of this level.
    void generationFailed(ninefold::rating::Level level);

private:
    quint64 ask(const Grid& grid, bool candidatesBind);
    void finishExamining(quint64 ticket, const solve::Verdict& verdict);
    void finishGenerating(quint64 ticket, rating::Level level, quint64 seed,
                          const std::optional<generator::GeneratedPuzzle>& puzzle);

    QThread thread_;
    EngineWorker* worker_;
    std::stop_source stop_;
    Grid examinedGrid_;
    quint64 lastTicket_ = 0, examineTicket_ = 0, branchTicket_ = 0, generateTicket_ = 0;
};

} // namespace ninefold::session
