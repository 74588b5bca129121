// SPDX-License-Identifier: MIT
#include "app/cli/commands/engines.h"

#include "app/cli/interrupt.h"
#include "app/cli/text.h"

#include <QStringList>

namespace ninefold::cli {
namespace {

/// The number of turns and events between two checks for an interrupt.
constexpr std::size_t kBatch = 4096;

QString engineList(const QStringList& others) {
    QStringList ids = others;
    for (const solve::Solver* solver : solve::eventSolvers()) ids << toQString(solver->id);
    return ids.join(QStringLiteral(", "));
}

/// The engines whose way of deciding can be chosen.
QString choosableList() {
    QStringList ids;
    for (const solve::Solver* solver : solve::eventSolvers())
        if (solver->choosable) ids << toQString(solver->id);
    return ids.join(QStringLiteral(", "));
}

} // namespace

EngineChoice readEngine(const Invocation& call, const QStringList& others) {
    EngineChoice choice;
    const QString id = call.isSet("engine") ? call.value("engine") : QStringLiteral("fast");
    // fast reports no events, so it is not in the list of event solvers.
    choice.solver = solve::findSolver(id.toStdString());
    if (!choice.solver && !(id == "fast" && others.contains(id)))
        choice.mistake = QStringLiteral("There is no engine '%1'; there are %2.").arg(id, engineList(others));
    if (!call.isSet("decide")) return choice;
    const QString decide = call.value("decide");
    if (decide == "activity") choice.options.choice = solve::Choice::Activity;
    else if (decide != "mrv") choice.mistake = QStringLiteral("--decide is mrv or activity, not '%1'.").arg(decide);
    if (choice.mistake.isEmpty() && !(choice.solver && choice.solver->choosable))
        choice.mistake = QStringLiteral("--decide is for the engine %1.").arg(choosableList());
    return choice;
}

QList<QCommandLineOption> engineOptions(const QStringList& others) {
    QCommandLineOption engine = option("engine", "", "ID");
    engine.setDescription(QStringLiteral("Who solves: %1").arg(engineList(others)));
    QCommandLineOption decide = option("decide", "", "HOW");
    decide.setDescription(QStringLiteral("How %1 chooses: mrv (the most constrained cell, default) or activity\n"
                                         "(what took part in conflicts)")
                              .arg(choosableList()));
    return {engine, decide};
}

/// Like the engine's own finish(), but ended by a signal. (A stop token would need a new thread per puzzle to watch
/// for the signal.)
solve::Report runSearch(solve::Search& search, solve::EventSink* sink) {
    solve::EventBatch batch;
    for (bool more = true; more && !Interrupt::requested();) {
        more = search.advance(kBatch, sink ? &batch : nullptr, kBatch);
        if (batch.events.empty()) continue;
        if (!sink->take(batch)) break;
        batch.advance();
    }
    return search.report();
}

} // namespace ninefold::cli
