// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/maker.h"
#include "engine/solve/verdict.h"

#include <QObject>

#include <stop_token>

namespace ninefold::session {

/// Does the engine's work in its own thread. Only values come in and go out; each carries the ticket of the question
/// that it answers.
class EngineWorker : public QObject {
    Q_OBJECT

public:
    void examine(quint64 ticket, const Grid& grid, bool candidatesBind);
    void generate(quint64 ticket, rating::Level level, quint64 seed, const std::stop_token& stop);

signals:
    void examined(quint64 ticket, const ninefold::solve::Verdict& verdict);
    /// No puzzle if it was stopped.
    void generated(quint64 ticket, ninefold::rating::Level level, quint64 seed,
                   const std::optional<ninefold::generator::GeneratedPuzzle>& puzzle);

private:
    solve::FastSolver solver_;
};

} // namespace ninefold::session
