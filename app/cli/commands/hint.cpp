// SPDX-License-Identifier: MIT
// hint: the next step, and why.
//
// A puzzle without a solution gets no step: any step from a contradiction would be "right". A puzzle with several
// solutions gets steps that hold in all of them, and the message says that it has several.
#include "app/cli/answers/logic.h"
#include "app/cli/answers/puzzlefields.h"
#include "app/cli/run.h"
#include "app/cli/text.h"
#include "app/documents/text/steps.h"
#include "app/documents/text/verdicts.h"

namespace ninefold::cli {
namespace {

void writeJson(const Item& item, const LogicTask& task, const std::optional<logic::Step>& step, NameStyle names,
               std::string& out) {
    documents::JsonWriter json(out);
    writePuzzle(item.puzzle, json).key("step");
    if (step) writeStep(*step, names, json);
    else json.null();
    // The verdict is only reported if the solution is not unique.
    if (task.verdict.status != solve::Verdict::Status::Unique)
        json.field("message", documents::sentence(task.verdict, names));
    json.end();
}

void writeText(const LogicTask& task, const std::optional<logic::Step>& step, NameStyle names, std::string& out) {
    out += troubleText(task, names);
    if (step)
        out += (documents::notation(*step, names) + '\n' + documents::explanation(*step, names) + '\n').toStdString();
    else if (task.position.solved()) out += (QStringLiteral("It is solved.") + '\n').toStdString();
    else if (task.solvable()) out += (QStringLiteral("No technique finds a step here.") + '\n').toStdString();
}

Handler makeHandler(const Invocation& call) {
    logic::Profile profile = logic::Profile::standard();
    profile.limits.shortestNets = true;
    return [&call, logician = Logician(profile)](const Item& item, BatchResult& result) mutable {
        const LogicTask task = logician.examine(item.puzzle);
        std::optional<logic::Step> step;
        if (task.solvable()) step = logician.finder(task).next(task.position);
        result.flawed = result.flawed || task.verdict.status != solve::Verdict::Status::Unique;
        if (call.common.json) writeJson(item, task, step, call.common.names, result.text);
        else writeText(task, step, call.common.names, result.text);
    };
}

int run(const Invocation& call) {
    return runJob(call, {.makeHandler = [&] { return makeHandler(call); }, .batch = 4});
}

} // namespace

namespace commands {

const Command hint = {
    .id = "hint",
    .summary = "The next step, and why",
    .notes = "Gives the first step of the easiest technique that has one. Techniques that\n"
             "need a unique solution are used only when there is one.",
    .run = run,
};

} // namespace commands
} // namespace ninefold::cli
