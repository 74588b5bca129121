// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"
#include "engine/solve/solver.h"

#include <QCommandLineOption>
#include <QList>
#include <QString>
#include <QStringList>

namespace ninefold::cli {

/// The chosen engine and its options: --engine, --decide, --enable, --disable and --seed. (--prove belongs to the
/// commands that report events.)
struct EngineChoice {
    /// Null = fast.
    const solve::Solver* solver = nullptr;
    solve::SolverOptions options;
    /// What is wrong with the call; empty if nothing is.
    QString mistake;

    std::string id() const { return solver ? std::string(solver->id) : "fast"; }
};
/// `others` are the engines without events that the command offers as well.
EngineChoice readEngine(const Invocation& call, const QStringList& others = {});

/// --engine with the list of engines, --decide, --enable and --disable.
QList<QCommandLineOption> engineOptions(const QStringList& others = {});

/// Runs until the end or an interrupt; events go to `sink` (null = no events).
solve::Report runSearch(solve::Search& search, solve::EventSink* sink = nullptr);

} // namespace ninefold::cli
