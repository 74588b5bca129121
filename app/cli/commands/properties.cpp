// SPDX-License-Identifier: MIT
// properties: what is known of a puzzle besides its ratings.
#include "app/cli/answers/verdictfields.h"
#include "app/cli/interrupt.h"
#include "app/cli/run.h"
#include "app/cli/text.h"
#include "app/documents/parts/jsonwriter.h"
#include "app/documents/text/numbers.h"
#include "app/documents/text/verdicts.h"
#include "engine/analysis/puzzleproperties.h"
#include "engine/core/names.h"
#include "engine/solve/verdict.h"

#include <algorithm>
#include <limits>

namespace ninefold::cli {
namespace {

/// What the call requests.
struct PropertyOptions {
    const Invocation& call;
    analysis::PropertyLimits limits;
    /// How many backdoors are listed.
    std::size_t listed = 100;
    std::stop_token stop;
};

/// A puzzle, and what was found.
struct Described {
    const Item& item;
    solve::Verdict verdict;
    analysis::PuzzleProperties properties;

    bool isUnique() const { return verdict.status == solve::Verdict::Status::Unique; }
    std::string placement(Cell cell) const { return cellName(cell) + '=' + std::to_string(verdict.solution[cell]); }
    static std::string removal(const analysis::MagicCandidate& one) {
        return cellName(one.cell) + "<>" + std::to_string(one.digit);
    }
};

std::string digitsText(const analysis::Automorphism& automorphism) {
    std::string text;
    for (Digit digit = 1; digit <= kDigitCount; ++digit) text += static_cast<char>('0' + automorphism.digits[digit]);
    return text;
}

void writeGivens(const Described& described, std::uint64_t limit, documents::JsonWriter& json) {
    const Cells redundant = described.properties.redundant();
    json.field("minimal", described.isUnique() && redundant.empty()).key("redundant").openArray();
    if (described.isUnique())
        for (Cell cell : redundant) json.value(cellName(cell));
    json.closeArray().key("without_each").openArray();
    for (const auto& [cell, solutions] : described.properties.withoutEach)
        json.openObject()
            .field("cell", cellName(cell))
            .field("solutions", solutions)
            .field("more", solutions == limit)
            .closeObject();
    json.closeArray();
}

void writeBackdoors(const Described& described, std::size_t most, documents::JsonWriter& json) {
    const auto& backdoors = described.properties.backdoors;
    json.key("backdoor_size");
    if (backdoors && backdoors->size >= 0) json.value(backdoors->size);
    else json.null();
    json.field("backdoor_sets", backdoors ? backdoors->sets.size() : 0).key("backdoors").openArray();
    for (std::size_t i = 0; backdoors && i < std::min(most, backdoors->sets.size()); ++i) {
        json.openArray();
        for (Cell cell : backdoors->sets[i]) json.value(described.placement(cell));
        json.closeArray();
    }
    json.closeArray().key("magic_cells").openArray();
    if (backdoors && backdoors->size == 1)
        for (const Cells& set : backdoors->sets) json.value(described.placement(set.first()));
    json.closeArray().key("magic_candidates").openArray();
    for (const analysis::MagicCandidate& one : described.properties.magicCandidates)
        json.value(Described::removal(one));
    json.closeArray();
}

void writeAutomorphisms(const analysis::Automorphisms& found, documents::JsonWriter& json) {
    json.field("automorphisms", found.count).key("symmetries").openArray();
    for (const analysis::Automorphism& one : found.list) {
        json.openObject().field("motion", analysis::motionName(analysis::motionOf(one)));
        json.field("order", analysis::orderOf(one)).field("digits", digitsText(one)).key("cells").openArray();
        for (const Cell cell : one.image) json.value(cellName(cell));
        json.closeArray().closeObject();
    }
    json.closeArray();
}

void writeJson(const PropertyOptions& asked, const Described& described, std::string& out) {
    documents::JsonWriter json(out);
    json.field("puzzle", puzzleText(described.item.puzzle)).field("status", statusWord(described.verdict.status));
    json.field("clues", described.verdict.clues);
    writeGivens(described, asked.limits.solutions, json);
    writeBackdoors(described, asked.listed, json);
    writeAutomorphisms(described.properties.automorphisms, json);
    json.end();
}

std::string givensText(const Described& described, std::uint64_t limit, NameStyle names) {
    const auto& each = described.properties.withoutEach;
    if (each.empty()) return {};
    const Cells redundant = described.properties.redundant();
    const auto [least, most] = std::ranges::minmax(each, {}, &analysis::WithoutGiven::solutions);
    QString text =
        redundant.empty()
            ? QStringLiteral("minimal")
            : QStringLiteral("redundant, each alone: %1").arg(QString::fromStdString(cellsName(redundant, names)));
    text += QStringLiteral("; without one given %1 to %2%3 solutions")
                .arg(documents::numberText(static_cast<qint64>(least.solutions)),
                     documents::numberText(static_cast<qint64>(most.solutions)),
                     most.solutions == limit ? QStringLiteral(" or more") : QString());
    return text.toStdString();
}

std::string backdoorsText(const PropertyOptions& asked, const Described& described) {
    const analysis::Backdoors& found = *described.properties.backdoors;
    if (found.size == 0) return "none needed: singles solve it";
    if (found.size < 0) return "none of up to " + std::to_string(asked.limits.backdoorCells) + " cells";
    std::string text = documents::numberText(static_cast<qint64>(found.sets.size())).toStdString() + " of " +
                       std::to_string(found.size) + (found.size == 1 ? " cell (magic cells)" : " cells");
    for (std::size_t i = 0; i < std::min(asked.listed, found.sets.size()); ++i) {
        text += i == 0 ? ": " : "; ";
        for (Cell cell : found.sets[i]) text += (cell == found.sets[i].first() ? "" : " ") + described.placement(cell);
    }
    return text;
}

/// Few givens have millions, of no interest one by one.
std::string symmetriesText(const Described& described) {
    const analysis::Automorphisms& found = described.properties.automorphisms;
    if (found.count <= 1) return "none";
    std::string text = documents::numberText(static_cast<qint64>(found.count)).toStdString() + " automorphisms";
    if (!described.isUnique()) return text;
    for (const analysis::Automorphism& one : found.list)
        text += "\n            " + std::string(analysis::motionName(analysis::motionOf(one))) +
                ", digits 123456789 -> " + digitsText(one);
    return text;
}

void writeText(const PropertyOptions& asked, const Described& described, std::string& out) {
    out +=
        QStringLiteral("%1  ").arg(described.item.number, 6).toStdString() + puzzleText(described.item.puzzle) + "\n";
    const auto add = [&](const char* title, const std::string& text) {
        if (!text.empty()) out += std::string(8, ' ') + title + ": " + text + '\n';
    };
    const NameStyle names = asked.call.common.names;
    if (described.isUnique()) add("givens", givensText(described, asked.limits.solutions, names));
    else add("status", documents::sentence(described.verdict, names).toStdString());
    if (described.properties.backdoors) add("backdoors", backdoorsText(asked, described));
    std::string magic;
    for (const analysis::MagicCandidate& one : described.properties.magicCandidates)
        magic += (magic.empty() ? "" : " ") + Described::removal(one);
    add("magic candidates", magic);
    add("symmetry", symmetriesText(described));
}

Handler makeHandler(const PropertyOptions& asked) {
    return [&asked, solver = solve::FastSolver()](const Item& item, BatchResult& result) mutable {
        const Grid puzzle = formats::puzzleGrid(item.puzzle).start();
        Described described{.item = item, .verdict = solve::examine(puzzle, false, solver), .properties = {}};
        std::optional<analysis::Values> solution;
        if (described.isUnique()) solution = described.verdict.solution;
        else result.flawed = true;
        described.properties = analysis::propertiesOf(puzzle, solution, asked.limits, asked.stop);
        if (asked.stop.stop_requested()) return;
        (asked.call.common.json ? writeJson : writeText)(asked, described, result.text);
    };
}

QList<QCommandLineOption> options() {
    return {
        option("backdoors", "Search backdoors of up to N cells, 0 to 4 (default 3)", "N"),
        option("list", "List at most N backdoors (default 100)", "N"),
        option("count", "Count at most LIMIT solutions without a given (default 10000)", "LIMIT"),
    };
}

int run(const Invocation& call) {
    PropertyOptions asked{.call = call, .limits = {}, .stop = {}};
    const auto read = [&](const char* name, long long least, long long most, auto& value) {
        if (!call.isSet(name)) return true;
        const auto number = numberIn(call.value(name), least, most);
        if (number) value = static_cast<std::remove_reference_t<decltype(value)>>(*number);
        return number.has_value();
    };
    constexpr long long kMost = std::numeric_limits<int>::max();
    if (!read("backdoors", 0, analysis::kMostBackdoorCells, asked.limits.backdoorCells))
        return call.wrongUsage(wrongNumber("backdoors", call.value("backdoors"), 0, analysis::kMostBackdoorCells));
    if (!read("list", 0, kMost, asked.listed))
        return call.wrongUsage(wrongNumber("list", call.value("list"), 0, kMost));
    if (!read("count", 2, kMost, asked.limits.solutions))
        return call.wrongUsage(wrongNumber("count", call.value("count"), 2, kMost));
    const InterruptStop interrupt;
    asked.stop = interrupt.token();
    return runJob(call, {.makeHandler = [&] { return makeHandler(asked); }, .batch = 1});
}

} // namespace

namespace commands {

const Command properties = {
    .id = "properties",
    .summary = "Backdoors, redundant givens and symmetries of the puzzles",
    .notes = "A backdoor is a set of cells whose digits make singles solve the rest; all of the smallest size are\n"
             "found. With one cell it is a magic cell; a magic candidate does the same when it is removed.\n"
             "Redundant givens can be left out, each alone, and the solution stays the only one. Symmetries\n"
             "exchange rows, columns and digits and turn the puzzle into itself.",
    .options = options,
    .run = run,
};

} // namespace commands
} // namespace ninefold::cli
