// SPDX-License-Identifier: MIT
#include "app/cli/answers/logic.h"

#include "app/cli/text.h"
#include "app/documents/text/hints.h"
#include "app/documents/text/steps.h"
#include "app/documents/text/verdicts.h"

#include <array>
#include <cassert>

namespace ninefold::cli {
namespace {

/// The words of the contract, in the order of the enumerations. They name the meaning of marks, not their colours.
std::string_view roleWord(logic::Role role) {
    static constexpr auto words = std::to_array<std::string_view>(
        {"on", "off", "extra", "place", "remove", "set-a", "set-b", "set-c", "set-d", "set-e", "set-f", "set-g"});
    static_assert(words.size() == static_cast<std::size_t>(logic::kLastRole) + 1);
    return words[static_cast<std::size_t>(role)];
}

std::string_view roleWord(logic::HouseRole role) {
    static constexpr std::array<std::string_view, 3> words = {"look", "base", "cover"};
    return words[static_cast<std::size_t>(role)];
}

void writeMarks(const logic::Step& step, documents::JsonWriter& json) {
    json.key("marks").openArray();
    for (const logic::Mark& mark : step.marks) {
        json.openObject().field("role", roleWord(mark.role)).field("cell", cellName(mark.candidate.cell));
        json.field("digit", mark.candidate.digit).closeObject();
    }
    json.closeArray().key("houses").openArray();
    for (const logic::HouseMark& mark : step.houses)
        json.openObject().field("role", roleWord(mark.role)).field("house", houseName(mark.house)).closeObject();
    json.closeArray();
}

void writeLinks(const logic::Step& step, documents::JsonWriter& json) {
    json.key("links").openArray();
    for (const logic::Link& link : step.links) {
        json.openObject().field("from", cellsName(link.from.cells)).field("to", cellsName(link.to.cells));
        json.key("digits").openArray().value(link.from.digit);
        // Repeating the same digit would add nothing.
        if (link.to.digit != link.from.digit) json.value(link.to.digit);
        json.closeArray().field("strong", link.strong).closeObject();
    }
    json.closeArray();
}

void writeExplanation(const logic::Step& step, NameStyle names, documents::JsonWriter& json) {
    const documents::Explanation explanation = documents::explain(step, names);
    json.field("text", explanation.text()).field("conclusion", explanation.conclusion).key("lines").openArray();
    for (const documents::ExplanationLine& line : explanation.lines) {
        json.openObject().field("text", line.text).field("because", line.because);
        json.field("branch", line.branch).closeObject();
    }
    json.closeArray().field("shown", documents::shownText(step, explanation, names));
}

} // namespace

Logician::Logician(const logic::Profile& profile) : unique_(profile, true), general_(profile, false) {}

/// The position with its placed digits, because that is the player's position. Candidates that a player removed
/// count only if they belong to the puzzle or are known to be right: a wrong removal would lead to wrong steps.
LogicTask Logician::examine(const formats::Puzzle& puzzle) {
    Grid grid = puzzle.grid;
    if (!puzzle.marksBind && !puzzle.marksAreRight) grid.resetCandidates();
    const solve::Verdict verdict = ninefold::solve::examine(grid, puzzle.marksBind, solver_);
    const bool unique = logic::mayUseUniqueness(verdict.status == solve::Verdict::Status::Unique, puzzle.marksBind);
    return {verdict, logic::Position(grid), unique};
}

QString noTechnique(const QString& id) {
    if (id.isEmpty()) return QStringLiteral("--technique is needed.");
    return QStringLiteral("There is no technique '%1'; ninefold-cli techniques lists them.").arg(id);
}

QCommandLineOption groupOption() {
    return option("group", "All singles that are there at once are one step");
}

void writeChanges(const char* name, std::span<const logic::Deduction> changes, bool places,
                  documents::JsonWriter& json) {
    json.key(name).openArray();
    for (const logic::Deduction& change : changes)
        if (change.places == places) json.value(changeText(change));
    json.closeArray();
}

std::string changeText(const logic::Deduction& change) {
    return cellName(change.cell) + (change.places ? "=" : "<>") + std::to_string(change.digit);
}

void writeStep(const logic::Step& step, NameStyle names, documents::JsonWriter& json, std::string_view verified) {
    const logic::Technique& technique = *step.technique;
    json.openObject().field("technique", technique.id).key("code");
    if (technique.code.empty()) json.null();
    else json.value(technique.code);
    json.field("name", technique.name).key("er");
    // 0 means that Sudoku Explainer has no rating for it.
    if (step.er == 0) json.null();
    else json.value(step.er / 10.0, 1);
    writeChanges("places", step.deductions, true, json);
    writeChanges("removes", step.deductions, false, json);
    writeExplanation(step, names, json);
    json.field("notation", documents::notation(step, names));
    json.key("clues").openArray().value(documents::vagueClue(step)).value(documents::closerClue(step)).closeArray();
    writeMarks(step, json);
    writeLinks(step, json);
    if (!verified.empty()) json.field("verified", verified);
    json.closeObject();
}

void writeSteps(const std::vector<logic::Step>& steps, std::span<const verify::Evidence> evidence, NameStyle names,
                documents::JsonWriter& json, const std::function<void()>& afterEach) {
    assert(evidence.empty() || evidence.size() == steps.size());
    json.key("steps").openArray();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        writeStep(steps[i], names, json, evidence.empty() ? std::string_view() : verify::evidenceName(evidence[i]));
        if (afterEach) afterEach();
    }
    json.closeArray();
}

std::string troubleText(const LogicTask& task, NameStyle names) {
    if (task.verdict.status == solve::Verdict::Status::Unique) return {};
    return (documents::sentence(task.verdict, names) + '\n').toStdString();
}

} // namespace ninefold::cli
