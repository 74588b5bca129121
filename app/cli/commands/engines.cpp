// SPDX-License-Identifier: MIT
#include "app/cli/commands/engines.h"

#include "app/cli/interrupt.h"
#include "app/cli/text.h"

#include <QStringList>

#include <algorithm>

namespace ninefold::cli {
namespace {

/// The number of turns and events between two checks for an interrupt.
constexpr std::size_t kBatch = 4096;

QString engineList(const QStringList& others) {
    QStringList ids = others;
    for (const solve::Solver* solver : solve::eventSolvers()) ids << toQString(solver->id);
    return ids.join(QStringLiteral(", "));
}

/// The engines of which something can be chosen.
template <typename IsMeant>
QString listOf(IsMeant isMeant) {
    QStringList ids;
    for (const solve::Solver* solver : solve::eventSolvers())
        if (isMeant(*solver)) ids << toQString(solver->id);
    return ids.join(QStringLiteral(", "));
}

QString choosableList() {
    return listOf([](const solve::Solver& solver) { return !solver.choices.empty(); });
}

QString switchableList() {
    return listOf([](const solve::Solver& solver) { return !solver.switches.empty(); });
}

template <typename What>
QStringList idsOf(std::span<const solve::OptionText<What>> texts) {
    QStringList ids;
    for (const auto& text : texts) ids << toQString(text.id);
    return ids;
}

template <typename What>
const solve::OptionText<What>* find(std::span<const solve::OptionText<What>> texts, const QString& id) {
    const auto found = std::ranges::find(texts, id.toStdString(), &solve::OptionText<What>::id);
    return found == texts.end() ? nullptr : &*found;
}

/// Reads --decide; returns what is wrong.
QString readDecide(const Invocation& call, EngineChoice& choice) {
    if (!call.isSet("decide")) return {};
    const auto* text = find(solve::choiceTexts(), call.value("decide"));
    if (!text)
        return QStringLiteral("--decide is one of %1, not '%2'.")
            .arg(idsOf(solve::choiceTexts()).join(QStringLiteral(", ")), call.value("decide"));
    choice.options.choice = text->what;
    if (choice.solver && std::ranges::count(choice.solver->choices, text->what) > 0) return {};
    return QStringLiteral("--decide is for the engine %1.").arg(choosableList());
}

/// Reads --enable or --disable; returns what is wrong.
QString readSwitches(const Invocation& call, const char* name, bool on, EngineChoice& choice) {
    if (!call.isSet(name)) return {};
    for (const QString& id : call.value(name).split(',')) {
        const auto* text = find(solve::switchTexts(), id);
        if (!text)
            return QStringLiteral("--%1 knows %2, not '%3'.")
                .arg(QLatin1String(name), idsOf(solve::switchTexts()).join(QStringLiteral(", ")), id);
        choice.options.switches.set(text->what, on);
        if (!choice.solver || !choice.solver->switches.has(text->what))
            return QStringLiteral("--%1 is for the engine %2.").arg(QLatin1String(name), switchableList());
    }
    return {};
}

} // namespace

EngineChoice readEngine(const Invocation& call, const QStringList& others) {
    EngineChoice choice;
    const QString usual = others.isEmpty() ? QStringLiteral("fast") : others.last();
    const QString id = call.isSet("engine") ? call.value("engine") : usual;
    // fast and logic report no events, so they are not in the list of event solvers.
    choice.solver = solve::findSolver(id.toStdString());
    choice.options.seed = call.common.seed.value_or(choice.options.seed);
    const QString mistakes[] = {
        choice.solver || others.contains(id)
            ? QString()
            : QStringLiteral("There is no engine '%1'; there are %2.").arg(id, engineList(others)),
        readDecide(call, choice), readSwitches(call, "enable", true, choice),
        readSwitches(call, "disable", false, choice)};
    for (const QString& mistake : mistakes)
        if (choice.mistake.isEmpty()) choice.mistake = mistake;
    return choice;
}

QList<QCommandLineOption> engineOptions(const QStringList& others) {
    QCommandLineOption engine = option("engine", "", "ID");
    engine.setDescription(QStringLiteral("Who solves: %1").arg(engineList(others)));
    QCommandLineOption decide = option("decide", "", "HOW");
    decide.setDescription(QStringLiteral("How %1 chooses: mrv (the most constrained cell, default), activity\n"
                                         "(what took part in conflicts), narrowest (of cell and house),\n"
                                         "first (cell in reading order) or random (--seed)")
                              .arg(choosableList()));
    QCommandLineOption enable = option("enable", "", "LIST");
    enable.setDescription(QStringLiteral("Parts of %1 to switch on, with commas between: %2\n"
                                         "(all but phases are on)")
                              .arg(switchableList(), idsOf(solve::switchTexts()).join(QStringLiteral(", "))));
    return {engine, decide, enable, option("disable", "Parts to switch off, with the same names", "LIST")};
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
