// SPDX-License-Identifier: MIT
// Solves as people do: step after step, each the easiest available. The puzzle is examined first, so "stuck" means
// that the techniques did not suffice and never that there was no solution.
#include "app/cli/commands/logicsolve.h"

#include "app/cli/answers/logic.h"
#include "app/cli/answers/puzzlefields.h"
#include "app/cli/answers/verdictfields.h"
#include "app/cli/answers/verified.h"
#include "app/cli/commands/pagefile.h"
#include "app/cli/text.h"
#include "app/documents/text/steps.h"
#include "app/documents/text/verdicts.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <memory>

namespace ninefold::cli {
namespace {

struct Steps : logic::StepSink {
    bool take(logic::Step&& step) override {
        if (verifier) {
            evidence.push_back(verifier->check(step));
            verifier->apply(step);
        }
        list.push_back(std::move(step));
        return true;
    }
    std::vector<logic::Step> list;
    /// Null unless the steps are verified.
    std::unique_ptr<verify::Verifier> verifier;
    /// For each step of the list; empty without a verifier.
    std::vector<verify::Evidence> evidence;
};

/// How far logic solved a puzzle.
struct Solution {
    LogicTask task;
    /// The board before the first step.
    Grid start;
    Steps steps;
    long long microseconds = 0;

    solve::Verdict::Status status() const { return task.verdict.status; }
    std::string_view word() const {
        if (status() != solve::Verdict::Status::Unique) return statusWord(status());
        return task.position.solved() ? "solved" : "stuck";
    }
};

/// The time is that of the logic alone; the examination is the same for all engines.
Solution solve(const formats::Puzzle& puzzle, Logician& logician, bool isVerified) {
    using Clock = std::chrono::steady_clock;
    Solution solution{.task = logician.examine(puzzle), .start = {}, .steps = {}};
    solution.start = solution.task.position.grid();
    if (isVerified) solution.steps.verifier = std::make_unique<verify::Verifier>(solution.start, puzzle.marksBind);
    const auto start = Clock::now();
    if (solution.task.solvable()) {
        const logic::Finder& finder = logician.finder(solution.task);
        logic::walk(solution.task.position, finder, solution.steps);
    }
    solution.microseconds = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - start).count();
    return solution;
}

void writeJson(const Invocation& call, const Item& item, const Solution& solution, std::string& out) {
    documents::JsonWriter json(out);
    writePuzzle(item.puzzle, json).field("status", solution.word());
    if (solution.task.solvable()) json.field("solution", solution.task.position.grid().cellsText());
    json.field("message", documents::sentence(solution.task.verdict, call.common.names)).key("stats").openObject();
    // Logic neither guesses nor has conflicts; its events are its steps.
    for (const char* name :
         {"decisions", "implications", "conflicts", "backtracks", "backjumps", "learned", "restarts", "guesses"})
        json.field(name, 0);
    json.field("events", solution.steps.list.size()).field("microseconds", solution.microseconds).closeObject();
    const Steps& steps = solution.steps;
    if (steps.verifier) writeVerified(steps.list, steps.evidence, json);
    if (call.isSet("steps")) writeSteps(steps.list, steps.evidence, call.common.names, json);
    json.end();
}

solve::Verdict::Values valuesOf(const Grid& grid) {
    solve::Verdict::Values values;
    for (Cell cell = 0; cell < kCellCount; ++cell) values[cell] = static_cast<std::uint8_t>(grid.value(cell));
    return values;
}

/// The verdict, the steps in sentences and the grid.
std::string makeText(const Invocation& call, const Item& item, const Solution& solution, bool colours) {
    const NameStyle names = call.common.names;
    const Steps& steps = solution.steps;
    QString text = QStringLiteral("%1  ").arg(item.number, 6) +
                   statusCell(solution.word(), solution.status(), colours) +
                   documents::sentence(solution.task.verdict, names) + '\n';
    for (std::size_t i = 0; i < steps.list.size(); ++i) {
        text += QStringLiteral("%1  %2\n        %3\n")
                    .arg(i + 1, 6)
                    .arg(documents::notation(steps.list[i], names), documents::explanation(steps.list[i], names));
        if (steps.verifier) text += QStringLiteral("        %1\n").arg(evidenceText(steps.evidence[i]));
    }
    if (!solution.task.solvable()) return text.toStdString();
    if (!solution.task.position.solved()) text += "        " + QStringLiteral("No technique finds a step here.") + '\n';
    return text.toStdString() + boardText(valuesOf(solution.task.position.grid())) + '\n';
}

Handler makeHandler(const Invocation& call, const logic::Profile& profile, PageFile* page) {
    return [&call, page, report = call.isSet("results"), isVerified = call.isSet("verify"), colours = call.colours(),
            logician = Logician(profile)](const Item& item, BatchResult& result) mutable {
        const Solution solution = solve(item.puzzle, logician, isVerified);
        result.flawed = result.flawed || solution.word() != "solved";
        countEvidence(solution.steps.evidence, result);
        if (page) page->writeSteps(item.puzzle, solution.start, solution.steps.list, call.common.names);
        if (call.common.json) writeJson(call, item, solution, result.text);
        else result.text += makeText(call, item, solution, colours);
        if (report) result.reports[item.file] += makeText(call, item, solution, false);
    };
}

/// What chains and nets may use inside: only what the list names.
std::variant<logic::InnerTechniques, QString> innerOf(const QString& list) {
    logic::InnerTechniques inner;
    // Techniques that are not named are not used, even if they are by default.
    for (const logic::InnerTechnique& technique : logic::allInnerTechniques()) inner.*technique.isUsed = false;
    for (const QString& id : list.split(',', Qt::SkipEmptyParts)) {
        const auto all = logic::allInnerTechniques();
        const auto known = std::ranges::find(all, id.trimmed().toStdString(), &logic::InnerTechnique::id);
        if (known == all.end()) return QStringLiteral("Chains and nets know no '%1' to use inside.").arg(id);
        inner.*known->isUsed = true;
    }
    return inner;
}

/// The techniques that the call allows, or what is wrong with it.
std::variant<logic::Profile, QString> profileOf(const Invocation& call) {
    logic::Profile profile = logic::Profile::standard();
    if (call.isSet("techniques")) {
        std::vector<const logic::Technique*> chosen;
        for (const QString& id : call.value("techniques").split(',', Qt::SkipEmptyParts)) {
            const logic::Technique* technique = logic::techniqueById(id.trimmed().toStdString());
            if (technique == nullptr)
                return QStringLiteral("There is no technique '%1'; ninefold-cli techniques lists them.").arg(id);
            chosen.push_back(technique);
        }
        if (chosen.empty()) return QStringLiteral("--techniques needs the id of at least one technique.");
        profile = logic::Profile::only(std::move(chosen));
    }
    // Applied after --techniques: the first of those that remain.
    if (call.isSet("first")) {
        constexpr int kMost = std::numeric_limits<int>::max();
        const auto count = numberIn(call.value("first"), 1, kMost);
        if (!count) return wrongNumber("first", call.value("first"), 1, kMost);
        profile = profile.first(static_cast<std::size_t>(*count));
    }
    if (call.isSet("inside")) {
        const auto inner = innerOf(call.value("inside"));
        if (const QString* why = std::get_if<QString>(&inner)) return *why;
        profile.limits.inner = std::get<logic::InnerTechniques>(inner);
    }
    return call.isSet("group") ? profile.withSinglesAtOnce() : profile;
}

} // namespace

bool solvesByLogic(const Invocation& call) {
    if (call.isSet("engine")) return call.value("engine") == "logic";
    return call.isSet("techniques") || call.isSet("first") || call.isSet("inside") || call.isSet("group") ||
           call.isSet("verify") || call.isSet("results") || !call.common.json;
}

QList<QCommandLineOption> logicOptions() {
    return {
        option("techniques", "logic: only these techniques, in this order (ids, separated by commas)", "LIST"),
        option("first", "logic: only the first N techniques", "N"),
        option("inside",
               "logic: what chains and nets may use inside, of groups,\n"
               "almost-locked-sets, locked-candidates, naked-pairs, hidden-pairs,\n"
               "x-wings, nets (all but the first two when not given)",
               "LIST"),
        groupOption(),
        verifyOption(),
    };
}

std::variant<Job, QString> logicJob(const Invocation& call, PageFile* page) {
    auto profile = profileOf(call);
    if (const QString* why = std::get_if<QString>(&profile)) return *why;
    // Rejected instead of ignored, because the user expects an effect.
    for (const char* name : {"events", "prove", "decide"})
        if (call.isSet(name)) return QStringLiteral("--%1 is not for the engine logic.").arg(name);
    Job job{.makeHandler = [&call, page,
                            chosen = std::get<logic::Profile>(profile)] { return makeHandler(call, chosen, page); },
            .batch = 4};
    if (call.isSet("verify") && !call.common.quiet && !call.common.json) job.closing = verifiedSummary;
    return job;
}

} // namespace ninefold::cli
