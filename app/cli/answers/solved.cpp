// SPDX-License-Identifier: MIT
#include "app/cli/answers/solved.h"

#include "app/cli/answers/puzzlefields.h"
#include "app/cli/answers/verdictfields.h"
#include "app/cli/run.h"
#include "app/cli/text.h"
#include "app/documents/runs/eventjson.h"
#include "app/documents/text/events.h"
#include "app/documents/text/numbers.h"
#include "app/documents/text/verdicts.h"

#include <algorithm>

namespace ninefold::cli {
namespace {

/// Calls `use(number, event, clause)` for every event that was kept.
template <typename Use>
void forEachEvent(const solve::EventBatch& batch, Use use) {
    std::uint64_t number = batch.first;
    for (const solve::SolverEvent& event : batch.events) use(++number, event, batch.clause(event));
}

void writeEvents(const EventKeeper& keeper, documents::JsonWriter& json, BatchResult& result) {
    const solve::EventBatch& batch = keeper.events();
    // A truncated list must not look complete.
    if (keeper.cut()) json.field("events_listed", batch.events.size());
    json.key("events").openArray();
    forEachEvent(batch,
                 [&](std::uint64_t number, const solve::SolverEvent& event, std::span<const solve::Literal> clause) {
                     json.openObject();
                     documents::writeEventFields(number, event, clause, json);
                     json.closeObject();
                     result.handOnText();
                 });
    json.closeArray();
}

/// "     12    3  r1c1 must be 5: no other digit is left there." (number, level)
void writeEventLines(const EventKeeper& keeper, NameStyle names, std::string& out, BatchResult& result) {
    forEachEvent(keeper.events(),
                 [&](std::uint64_t number, const solve::SolverEvent& event, std::span<const solve::Literal> clause) {
                     const QString line = QStringLiteral("%1  %2  ").arg(number, 8).arg(event.level, 3);
                     out += (line + documents::sentence(event, clause, names) + '\n').toStdString();
                     result.handOnText();
                 });
    if (keeper.cut())
        out += QStringLiteral("Only %1 events are listed; --events A-B chooses others.")
                   .arg(documents::numberText(static_cast<qint64>(keeper.events().events.size())))
                   .toStdString() +
               '\n';
}

/// An interrupted engine has no result, even if other facts about the puzzle are known.
QString message(const Solved& solved, NameStyle names) {
    return solved.status == "interrupted" ? QStringLiteral("Interrupted before the end.")
                                          : documents::sentence(solved.verdict, names);
}

} // namespace

// Events before the requested ones are not stored, but the solver has to pass through them.
EventKeeper::EventKeeper(std::uint64_t from, std::uint64_t to) : from_(from), to_(to) {
    kept_.first = from - 1;
}

bool EventKeeper::take(const solve::EventBatch& batch) {
    std::uint64_t number = batch.first;
    for (const solve::SolverEvent& event : batch.events) {
        if (++number < from_ || number > to_) continue;
        if (kept_.events.size() == kMost) {
            // Later events are not stored, but counted: the numbers of the report include them.
            cut_ = true;
            break;
        }
        const std::span<const solve::Literal> clause = batch.clause(event);
        kept_.events.push_back(event);
        // The batch's pool is temporary, so the clause is copied into our own.
        kept_.events.back().firstLiteral = static_cast<std::uint32_t>(kept_.literals.size());
        kept_.literals.insert(kept_.literals.end(), clause.begin(), clause.end());
    }
    return true;
}

/// Decisions, conflicts, learned clauses and restarts are those of the events; the others count a silent proof too.
void writeStats(const Solved& solved, documents::JsonWriter& json) {
    const auto reported = [&](solve::EventKind kind) { return solved.reported.count(kind); };
    const auto total = [&](solve::EventKind kind) { return solved.total.count(kind); };
    json.key("stats").openObject();
    json.field("decisions", reported(solve::EventKind::Decide)).field("implications", total(solve::EventKind::Imply));
    json.field("conflicts", reported(solve::EventKind::Conflict))
        .field("backtracks", total(solve::EventKind::Backtrack));
    json.field("backjumps", total(solve::EventKind::Backjump)).field("learned", reported(solve::EventKind::Learn));
    json.field("restarts", reported(solve::EventKind::Restart)).field("guesses", solved.total.guesses);
    json.field("events", solved.reported.events()).field("microseconds", solved.microseconds).closeObject();
}

void writeJson(const Item& item, const Solved& solved, NameStyle names, BatchResult& result) {
    documents::JsonWriter json(result.text);
    writePuzzle(item.puzzle, json).field("status", solved.status);
    if (solved.verdict.solutions > 0) json.field("solution", valuesText(solved.verdict.solution));
    json.field("message", message(solved, names));
    writeStats(solved, json);
    if (solved.events) writeEvents(*solved.events, json, result);
    json.end();
}

void writeText(const Item& item, const Solved& solved, NameStyle names, bool colours, std::string& out,
               BatchResult& result) {
    if (solved.events) writeEventLines(*solved.events, names, out, result);
    const QString line = QStringLiteral("%1  ").arg(item.number, 6) +
                         statusCell(solved.status, solved.verdict.status, colours) + message(solved, names) + '\n';
    out += line.toStdString();
    if (solved.verdict.solutions > 0) out += boardText(solved.verdict.solution) + '\n';
}

} // namespace ninefold::cli
