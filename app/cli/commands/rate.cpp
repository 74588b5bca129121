// SPDX-License-Identifier: MIT
// rate: how hard each puzzle is, on the common rating scales.
#include "app/cli/commands/ratings.h"
#include "app/cli/commands/verdictfields.h"
#include "app/cli/interrupt.h"
#include "app/cli/run.h"
#include "app/cli/text.h"

namespace ninefold::cli {
namespace {

struct RateOptions {
    const Invocation& call;
    Scales scales;
    std::stop_token stop;
};

void writeJson(const RateOptions& asked, const formats::Puzzle& puzzle, const rating::RatedPuzzle& rated,
               std::string& out) {
    documents::JsonWriter json(out);
    json.field("puzzle", puzzleText(puzzle));
    if (rated.verdict.status != solve::Verdict::Status::Unique) json.field("status", statusWord(rated.verdict.status));
    writeRatings(asked.scales, rated, json);
    json.end();
}

/// The puzzle and, as a comment that every program skips, its ratings.
void writeText(const RateOptions&, const formats::Puzzle& puzzle, const rating::RatedPuzzle& rated, std::string& out) {
    out += puzzleText(puzzle) + "  # " + ratingsText(rated).toStdString() + '\n';
}

Handler makeHandler(const RateOptions& asked) {
    return [&asked, solver = solve::FastSolver()](const Item& item, BatchResult& result) mutable {
        const rating::RatedPuzzle rated = rate(asked.scales, item.puzzle, solver, asked.stop);
        if (asked.stop.stop_requested()) return;
        result.flawed = result.flawed || rated.verdict.status != solve::Verdict::Status::Unique;
        (asked.call.common.json ? writeJson : writeText)(asked, item.puzzle, rated, result.text);
    };
}

/// A sentence about what is wrong, empty if nothing is.
QString readScales(const Invocation& call, RateOptions& asked) {
    if (!call.isSet("scale")) return {};
    // Only the named scales; without --scale all.
    asked.scales.rated = {.explainer = false, .hodoku = false, .branching = false};
    for (const QString& scale : call.value("scale").split(',')) {
        if (scale == "se") asked.scales.rated.explainer = true;
        else if (scale == "hodoku") asked.scales.rated.hodoku = true;
        else if (scale == "seed") asked.scales.rated.branching = true;
        else return Commands::tr("--scale needs some of se,hodoku,seed with commas, not '%1'.").arg(scale);
    }
    return {};
}

QList<QCommandLineOption> options() {
    return {option("scale", QT_TRANSLATE_NOOP("Commands", "Only these scales, with commas: se, hodoku, seed"), "LIST"),
            option("profile", QT_TRANSLATE_NOOP("Commands", "With --json: the rating of every step")), shardOption()};
}

int run(const Invocation& call) {
    RateOptions asked{.call = call, .scales = {.profile = call.isSet("profile")}};
    if (const QString wrong = readScales(call, asked); !wrong.isEmpty()) return call.wrongUsage(wrong);
    const auto shard = readShard(call);
    if (const QString* wrong = std::get_if<QString>(&shard)) return call.wrongUsage(*wrong);
    // The hardest puzzles take many seconds; Ctrl-C must not wait for them.
    const InterruptStop interrupt;
    asked.stop = interrupt.token();
    return runJob(call,
                  {.makeHandler = [&] { return makeHandler(asked); }, .batch = 4, .shard = std::get<Shard>(shard)});
}

} // namespace

namespace commands {

const Command rate = {
    .id = "rate",
    .summary = QT_TRANSLATE_NOOP("Commands", "How hard is it?"),
    .notes = QT_TRANSLATE_NOOP(
        "Commands",
        "se: the ratings ER/EP/ED of Sudoku Explainer 1.2.1, found by taking its steps in its order.\n"
        "hodoku: score and level of HoDoKu's default solver, and the techniques that it uses.\n"
        "seed: 100 x (F - 1)^2 for every choice on the way to the solution, plus the empty cells.\n"
        "The level: solved by naked and hidden singles alone with up to 26, up to 49 or more empty cells is\n"
        "Very Easy, Easy, Normal; else ER up to 4.5 is Hard, up to 7.2 Very Hard, above Expert."),
    .options = options,
    .run = run,
};

} // namespace commands
} // namespace ninefold::cli
