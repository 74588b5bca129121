// SPDX-License-Identifier: MIT
// solve: the solution, and what it took.
#include "app/cli/engines.h"
#include "app/cli/json.h"
#include "app/cli/run.h"
#include "app/cli/text.h"
#include "app/cli/verdictfields.h"
#include "app/text/verdicts.h"

#include <QFileInfo>

#include <chrono>

namespace ninefold::cli {
namespace {

struct Solved {
    Verdict verdict;
    long long microseconds = 0;

    /// The word of the contract: solved, multiple, none, invalid.
    std::string_view status() const {
        return verdict.status == Verdict::Status::Unique ? "solved" : statusWord(verdict.status);
    }
};

Solved solve(const Puzzle& puzzle, FastSolver& solver) {
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    Solved solved{.verdict = examine(puzzle.grid, puzzle.marksBind, solver)};
    solved.microseconds = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - start).count();
    return solved;
}

void writeJson(const Item& item, const Solved& solved, NameStyle names, std::string& out) {
    const Verdict& verdict = solved.verdict;
    JsonLine json(out);
    json.field("puzzle", puzzleText(item.puzzle)).field("status", solved.status());
    if (verdict.solutions > 0) json.field("solution", valuesText(verdict.solution));
    json.field("message", sentence(verdict, names)).key("stats").openObject();
    // The fast engine tells no events; those that count events stand at nought.
    for (const char* name :
         {"decisions", "implications", "conflicts", "backtracks", "backjumps", "learned", "restarts"})
        json.field(name, 0);
    json.field("guesses", verdict.guesses).field("events", 0).field("microseconds", solved.microseconds);
    json.closeObject().end();
}

std::string makeText(const Item& item, const Solved& solved, NameStyle names, bool colours) {
    const QString line = QStringLiteral("%1  ").arg(item.number, 6) +
                         statusCell(solved.status(), solved.verdict.status, colours) + sentence(solved.verdict, names) +
                         '\n';
    std::string text = line.toStdString();
    if (solved.verdict.solutions > 0) text += boardText(solved.verdict.solution) + '\n';
    return text;
}

Handler makeHandler(const Invocation& call, bool report) {
    return [&call, report, colours = call.colours(), solver = FastSolver()](const Item& item, Yield& yield) mutable {
        const NameStyle names = call.common.names;
        const Solved solved = solve(item.puzzle, solver);
        yield.flawed = yield.flawed || solved.verdict.status != Verdict::Status::Unique;
        if (call.common.json) writeJson(item, solved, names, yield.text);
        else yield.text += makeText(item, solved, names, colours);
        if (report) yield.report += makeText(item, solved, names, false);
    };
}

/// puzzle_results.txt beside the input, or what --output says.
QString reportFile(const Invocation& call) {
    if (!call.common.output.isEmpty()) return call.common.output;
    const QString name = QStringLiteral("puzzle_results.txt"), input = call.files.constFirst();
    const QString folder = QFileInfo(input).path();
    return input == "-" || folder == "." ? name : folder + '/' + name;
}

bool isInput(const Invocation& call, const QString& path) {
    const QFileInfo report(path);
    return std::any_of(call.files.begin(), call.files.end(), [&](const QString& file) {
        return report.exists() && QFileInfo(file).canonicalFilePath() == report.canonicalFilePath();
    });
}

QList<QCommandLineOption> options() {
    return {
        option("engine", QT_TRANSLATE_NOOP("Commands", "Who solves: fast"), "ID"),
        option("results", QT_TRANSLATE_NOOP("Commands", "Write the results to puzzle_results.txt beside the input too\n"
                                                        "(--output FILE: to FILE)")),
    };
}

int run(const Invocation& call) {
    if (const QString why = wrongEngine(call); !why.isEmpty()) return call.wrongUsage(why);
    Job job{.makeHandler = [&] { return makeHandler(call, call.isSet("results")); }};
    if (call.isSet("results")) {
        job.reportFile = reportFile(call);
        if (isInput(call, job.reportFile))
            return call.wrongUsage(
                Commands::tr("The results would replace %1, which is to be read; --output gives them another name.")
                    .arg(job.reportFile));
    }
    return runJob(call, job);
}

} // namespace

namespace commands {

const Command solve = {
    .id = "solve",
    .summary = QT_TRANSLATE_NOOP("Commands", "Solve the puzzles"),
    .notes = QT_TRANSLATE_NOOP("Commands", "Finds the solution and makes sure that there is no other.\n"
                                           "fast only answers, as quickly as it can."),
    .options = options,
    .run = run,
};

} // namespace commands
} // namespace ninefold::cli
