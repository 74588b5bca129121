// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/generator/maker.h"
#include "engine/rating/level.h"
#include "engine/solve/verdict.h"

#include <QObject>
#include <QThread>

#include <stop_token>

namespace ninefold {

class EngineWorker;

/// The window's side of the engine: asks without waiting and drops answers that nobody waits for any more.
/// A newer question of the same kind takes the place of the older.
class EngineSession : public QObject {
    Q_OBJECT

public:
    explicit EngineSession(QObject* parent = nullptr);
    ~EngineSession() override;

    /// What can be told of this grid?
    void examine(const Grid& grid, bool candidatesBind = false);
    /// The same of a branch that is being tried, beside the question about the puzzle.
    void examineBranch(const Grid& grid);
    void dropBranchQuestion() { branchTicket_ = 0; }
    /// A new puzzle; the same seed gives the same puzzle.
    void generate(Level level, quint64 seed);
    bool isGenerating() const { return generateTicket_ != 0; }
    /// Gives up a generation under way at once.
    void stopGenerating();

signals:
    void examined(const ninefold::Grid& grid, const ninefold::Verdict& verdict);
    void branchExamined(const ninefold::Verdict& verdict);
    void generated(ninefold::Level level, quint64 seed, const ninefold::GeneratedPuzzle& puzzle);
    /// All tries came to their end without a puzzle of this level.
    void generationFailed(ninefold::Level level);

private:
    quint64 ask(const Grid& grid, bool candidatesBind);
    void finishExamining(quint64 ticket, const Verdict& verdict);
    void finishGenerating(quint64 ticket, Level level, quint64 seed, const std::optional<GeneratedPuzzle>& puzzle);

    QThread thread_;
    EngineWorker* worker_;
    std::stop_source stop_;
    Grid examinedGrid_;
    quint64 lastTicket_ = 0, examineTicket_ = 0, branchTicket_ = 0, generateTicket_ = 0;
};

} // namespace ninefold
