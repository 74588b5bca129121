// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"
#include "engine/solve/solver.h"

#include <QCommandLineOption>
#include <QList>
#include <QString>
#include <QStringList>

namespace ninefold::cli {

/// Who solves, and how: --engine and --decide. (--prove belongs to the commands that tell what an engine does.)
struct EngineChoice {
    /// Null = fast.
    const Solver* solver = nullptr;
    SolverOptions options;
    /// What is wrong with the call; empty when nothing is.
    QString mistake;

    std::string id() const { return solver ? std::string(solver->id) : "fast"; }
};
/// `others` are the engines without events that the command knows beside those with.
EngineChoice readEngine(const Invocation& call, const QStringList& others = {});

/// --engine with the list of engines, and --decide.
QList<QCommandLineOption> engineOptions(const QStringList& others = {});

/// Works until the run is over or the user interrupts; what is told goes to `sink` (null = nothing is).
Report runSearch(Search& search, EventSink* sink = nullptr);

} // namespace ninefold::cli
