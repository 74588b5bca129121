// SPDX-License-Identifier: MIT
// steps: every step that is possible now.
//
// Also used to compare the techniques with HoDoKu's library: each of its lines is a position and names a technique,
// and --technique from-line searches for the steps of just that one.
#include "app/documents/text/steps.h"
#include "app/cli/answers/logic.h"
#include "app/cli/answers/puzzlefields.h"
#include "app/cli/answers/verified.h"
#include "app/cli/interrupt.h"
#include "app/cli/run.h"
#include "app/cli/text.h"
#include "app/documents/text/verdicts.h"

namespace ninefold::cli {
namespace {

/// What the call requests.
struct StepsOptions {
    const Invocation& call;
    /// The one technique; null = all.
    const logic::Technique* technique = nullptr;
    /// The technique that each line names.
    bool fromLine = false;
    logic::Finder::Choice choice = logic::Finder::Choice::OnePerEffect;
    std::stop_token stop;
};

/// The code of a library line, without variant; empty if it is not such a line: ":0300-1:..." -> "0300".
std::string_view codeOf(const formats::Puzzle& puzzle) {
    const std::string_view line = puzzle.libraryLine;
    if (line.empty()) return {};
    const std::size_t end = line.find_first_of("-:", 1);
    return end == std::string_view::npos ? std::string_view() : line.substr(1, end - 1);
}

/// A user who requests a single technique accepts waiting for it.
logic::Profile onlyThese(std::vector<const logic::Technique*> techniques) {
    logic::Profile profile = logic::Profile::only(std::move(techniques));
    profile.limits = logic::raisedLimits();
    return profile;
}

logic::Profile profileOf(const StepsOptions& asked) {
    if (asked.technique != nullptr) return onlyThese({asked.technique});
    const logic::Profile standard = logic::Profile::standard();
    return asked.call.isSet("group") ? standard.withSinglesAtOnce() : standard;
}

logic::Profile profileForCode(std::string_view code) {
    std::vector<const logic::Technique*> techniques;
    for (const logic::Technique* technique : logic::allTechniques())
        // Empty codes belong to techniques that HoDoKu does not know.
        if (technique->code == code && !code.empty()) techniques.push_back(technique);
    return onlyThese(std::move(techniques));
}

/// What was found in one position.
struct Found {
    LogicTask task;
    std::vector<logic::Step> steps;
    /// For each step; empty without --verify.
    std::vector<verify::Evidence> evidence;
};

void writeJson(const Item& item, const Found& found, NameStyle names, BatchResult& result) {
    const LogicTask& task = found.task;
    documents::JsonWriter json(result.text);
    if (!item.puzzle.libraryLine.empty()) json.field("input", item.puzzle.libraryLine);
    writePuzzle(item.puzzle, json);
    if (task.verdict.status != solve::Verdict::Status::Unique)
        json.field("message", documents::sentence(task.verdict, names));
    // There may be thousands, of a kilobyte each.
    if (!found.evidence.empty()) writeVerified(found.steps, found.evidence, json);
    writeSteps(found.steps, found.evidence, names, json, [&] { result.handOnText(); });
    json.end();
}

void writeText(const Item& item, const Found& found, NameStyle names, BatchResult& result) {
    const auto& [task, steps, evidence] = found;
    std::string& out = result.text;
    out += QStringLiteral("%1  ").arg(item.number, 6).toStdString() + item.puzzle.grid.cellsText() + '\n';
    out += troubleText(task, names);
    if (steps.empty() && task.solvable()) out += (QStringLiteral("No step was found.") + '\n').toStdString();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        out += "  " + documents::notation(steps[i], names).toStdString();
        if (!evidence.empty()) out += "  " + evidenceText(evidence[i]).toStdString();
        out += '\n';
    }
}

Handler makeHandler(const StepsOptions& asked) {
    return [&asked, logician = Logician(profileOf(asked))](const Item& item, BatchResult& result) mutable {
        Found found{.task = logician.examine(item.puzzle), .steps = {}, .evidence = {}};
        const LogicTask& task = found.task;
        std::vector<logic::Step>& steps = found.steps;
        if (task.solvable() && asked.fromLine)
            // Built anew for each line, because each may name another technique; that is cheap compared with the
            // search.
            steps =
                Logician(profileForCode(codeOf(item.puzzle))).finder(task).all(task.position, asked.choice, asked.stop);
        else if (task.solvable()) steps = logician.finder(task).all(task.position, asked.choice, asked.stop);
        // The list of an interrupted search would pass for the complete one.
        if (asked.stop.stop_requested()) return;
        result.flawed = result.flawed || task.verdict.status != solve::Verdict::Status::Unique;
        if (asked.call.isSet("verify")) {
            verify::Verifier verifier(task.position.grid(), item.puzzle.marksBind);
            for (const logic::Step& step : steps) found.evidence.push_back(verifier.check(step));
            countEvidence(found.evidence, result);
        }
        const NameStyle names = asked.call.common.names;
        (asked.call.common.json ? writeJson : writeText)(item, found, names, result);
    };
}

QList<QCommandLineOption> options() {
    return {
        option("all", "Every step possible now, best first (the default)"),
        option("best", "Only the best step"),
        option("technique",
               "Only steps of this technique; from-line = of the one that each\n"
               "library line of the input names",
               "ID"),
        groupOption(),
        verifyOption(),
    };
}

int run(const Invocation& call) {
    StepsOptions asked{.call = call};
    if (call.isSet("all") && call.isSet("best"))
        return call.wrongUsage(QStringLiteral("--all and --best exclude each other."));
    if (call.isSet("best")) asked.choice = logic::Finder::Choice::Best;
    if (call.isSet("group") && call.isSet("technique"))
        return call.wrongUsage(QStringLiteral("--group and --technique exclude each other."));
    const QString id = call.value("technique");
    asked.fromLine = id == "from-line";
    if (call.isSet("technique") && !asked.fromLine) {
        asked.technique = logic::techniqueById(id.toStdString());
        if (asked.technique == nullptr) return call.wrongUsage(noTechnique(id));
    }
    // Chains of sets can take minutes where a position has thousands of them.
    const InterruptStop interrupt;
    asked.stop = interrupt.token();
    Job job{.makeHandler = [&] { return makeHandler(asked); }, .batch = 1};
    if (call.isSet("verify") && !call.common.quiet && !call.common.json) job.closing = verifiedSummary;
    return runJob(call, job);
}

} // namespace

namespace commands {

const Command steps = {
    .id = "steps",
    .summary = "Every step that is possible now",
    .notes = "Best first: the easiest technique, then the most effect, then the shortest.\n"
             "HoDoKu library lines set the position exactly.",
    .options = options,
    .run = run,
};

} // namespace commands
} // namespace ninefold::cli
