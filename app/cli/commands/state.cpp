// SPDX-License-Identifier: MIT
// state: the board of a solver in the middle of a run.
//
// The run starts again and is followed up to the event: engines are deterministic, so event N is always the same,
// and nothing has to be stored by an earlier call. The board is made from the events alone, as in the window.
#include "app/cli/answers/puzzlefields.h"
#include "app/cli/answers/statefields.h"
#include "app/cli/answers/verdictfields.h"
#include "app/cli/commands/engines.h"
#include "app/cli/interrupt.h"
#include "app/cli/run.h"
#include "app/cli/text.h"
#include "app/documents/text/events.h"
#include "app/documents/text/numbers.h"

#include <limits>

namespace ninefold::cli {
namespace {

struct Question {
    const Invocation& call;
    EngineChoice engine;
    std::uint64_t at = 0;
};

void writeJson(const Item& item, const solve::SolverState& state, std::string& out) {
    documents::JsonWriter json(out);
    writePuzzle(item.puzzle, json);
    writeState(state, json);
    json.end();
}

/// For people: decisions and consequences in sentences, the learned clauses and the board.
std::string makeText(const Item& item, const solve::SolverState& state, NameStyle names) {
    const Grid grid = state.grid();
    std::array<std::uint8_t, kCellCount> values;
    for (Cell cell = 0; cell < kCellCount; ++cell) values[cell] = static_cast<std::uint8_t>(grid.value(cell));
    QStringList lines{QStringLiteral("%1  after %2 events, level %3")
                          .arg(item.number, 6)
                          .arg(documents::numberText(static_cast<qint64>(state.position())))
                          .arg(state.level())};
    for (const solve::SolverState::Entry& entry : state.trail()) {
        // A failed choice is not on the board.
        if (entry.kind == solve::SolverState::Kind::Tried) continue;
        const solve::EventKind kind = entry.kind == solve::SolverState::Kind::Decided   ? solve::EventKind::Decide
                                      : entry.kind == solve::SolverState::Kind::Implied ? solve::EventKind::Imply
                                                                                        : solve::EventKind::Eliminate;
        const solve::Literal literal = entry.literal;
        const auto event = solve::SolverEvent::put(kind, entry.level, literal.cell(), literal.digit(), entry.reason);
        lines << QStringLiteral("%1  ").arg(entry.level, 3) + documents::sentence(event, {}, names);
    }
    if (state.conflict().kind() != solve::Reason::Kind::None)
        lines << QStringLiteral("     ") +
                     documents::sentence(solve::SolverEvent::note(solve::EventKind::Conflict, 0, state.conflict()), {},
                                         names);
    for (const auto& clause : state.clauses())
        lines << QStringLiteral("Note %1: %2").arg(clause->id).arg(documents::clauseSentence(clause->literals, names));
    return (lines.join('\n') + '\n').toStdString() + boardText(values) + '\n';
}

Handler makeHandler(const Question& question) {
    return [&question, search = std::shared_ptr<solve::Search>(question.engine.solver->begin())](const Item& item,
                                                                                                 BatchResult& result) {
        solve::SolverOptions options = question.engine.options;
        options.candidatesBind = item.puzzle.marksBind;
        StateFollower follower(item.puzzle, question.at);
        search->start(formats::puzzleGrid(item.puzzle), options);
        // At 0 nothing has happened: the puzzle is the answer.
        if (question.at > 0) runSearch(*search, &follower);
        // If interrupted on the way, it is not the requested state.
        if (Interrupt::requested()) return;
        if (question.call.common.json) writeJson(item, follower.state(), result.text);
        else result.text += makeText(item, follower.state(), question.call.common.names);
    };
}

QList<QCommandLineOption> options() {
    return engineOptions() + QList{option("at", "After N events; 0 is the start", "N"),
                                   option("prove", "Continue after the first solution")};
}

int run(const Invocation& call) {
    constexpr long long kMost = std::numeric_limits<long long>::max();
    Question question{.call = call, .engine = readEngine(call)};
    if (!call.isSet("engine"))
        return call.wrongUsage(QStringLiteral("--engine is needed: one that reports events, so not fast."));
    if (!question.engine.mistake.isEmpty()) return call.wrongUsage(question.engine.mistake);
    const auto at = numberIn(call.value("at"), 0, kMost);
    if (!at) return call.wrongUsage(wrongNumber("at", call.value("at"), 0, kMost));
    question.at = static_cast<std::uint64_t>(*at);
    // Without --prove a run ends with its first solution, as in solve.
    question.engine.options.proof = call.isSet("prove") ? solve::Proof::Reported : solve::Proof::None;
    return runJob(call, {.makeHandler = [&] { return makeHandler(question); }, .batch = 1});
}

} // namespace

namespace commands {

const Command state = {
    .id = "state",
    .summary = "The board of a solver after some of its events",
    .notes = "Runs the engine and stops after event N (a run that is shorter: at its end; \"at\" says where).\n"
             "The same numbers as in solve --steps.",
    .options = options,
    .run = run,
};

} // namespace commands
} // namespace ninefold::cli
