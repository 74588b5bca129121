// SPDX-License-Identifier: MIT
// check: is it a Sudoku with one solution, and if not, why not?
//
// The command checks the puzzle, not the game: for a saved game it examines the givens and then compares the
// player's digits with the solution. So a solved game is "complete" with any givens.
#include "app/cli/answers/puzzlefields.h"
#include "app/cli/answers/verdictfields.h"
#include "app/cli/commands/why.h"
#include "app/cli/interrupt.h"
#include "app/cli/library/access.h"
#include "app/cli/library/reader.h"
#include "app/cli/library/storing.h"
#include "app/cli/run.h"
#include "app/cli/text.h"
#include "app/documents/parts/jsonwriter.h"
#include "app/documents/text/messages.h"
#include "app/documents/text/numbers.h"
#include "app/documents/text/plaintext.h"
#include "app/documents/text/verdicts.h"
#include "engine/solve/counting.h"

#include <algorithm>
#include <limits>

namespace ninefold::cli {
namespace {

// No practical limit: counting to millions may take as long as it needs.
constexpr long long kMostCounted = std::numeric_limits<long long>::max();

/// How many sets of givens that contradict each other are found.
constexpr long long kUsualSets = 10, kMostSets = 1000;

struct Question {
    const Invocation& call;
    /// Count the solutions up to this number; nothing = two are enough.
    std::optional<long long> count;
    bool colours = false;
    /// The library that says what is known.
    std::optional<library::Location> library;
    /// Explain why there is no solution or more than one, with this many sets of givens.
    std::optional<long long> why;
    std::stop_token stop;
};

/// The facts about one puzzle.
struct Checked {
    solve::Verdict verdict;
    std::optional<Why> why;
};

/// What the library says of a puzzle; nothing without a library.
using Known = std::optional<Result<std::optional<library::Entry>>>;

/// The cells in which the player's digit differs from the only solution.
Cells wrongCells(const formats::Puzzle& puzzle, const solve::Verdict& verdict) {
    Cells wrong;
    if (verdict.status != solve::Verdict::Status::Unique) return wrong;
    for (const Cell cell : Cells::all() - puzzle.grid.blanks())
        if (puzzle.grid.value(cell) != verdict.solution[cell]) wrong.add(cell);
    return wrong;
}

bool isFilledRight(const formats::Puzzle& puzzle, const solve::Verdict& verdict) {
    return verdict.status == solve::Verdict::Status::Unique && puzzle.grid.isFull() &&
           wrongCells(puzzle, verdict).empty();
}

QString message(const formats::Puzzle& puzzle, const solve::Verdict& verdict, NameStyle names) {
    const Cells wrong = wrongCells(puzzle, verdict);
    if (wrong.empty()) return documents::sentence(verdict, names);
    return documents::sentence(verdict, names) + ' ' +
           (wrong.hasSeveral() ? QStringLiteral("The digits placed in %1 are wrong.")
                               : QStringLiteral("The digit placed in %1 is wrong."))
               .arg(QString::fromStdString(cellsName(wrong, names)));
}

void writeKnown(const Known& known, documents::JsonWriter& json) {
    if (!known || !*known) return;
    const auto& entry = known->value();
    json.field("known", entry.has_value());
    if (!entry) return;
    json.field("id", entry->id).field("name", entry->name).field("solved", entry->solved);
}

/// "Known as Easy 17."
QString knownText(const Known& known) {
    if (!known || !*known) return {};
    const auto& entry = known->value();
    if (!entry) return QStringLiteral(" Not in the library.");
    const QString name = entry->name.isEmpty() ? QStringLiteral("number %1").arg(entry->id) : entry->name;
    return QStringLiteral(" In the library: %1%2.")
        .arg(documents::visibleText(name), entry->solved ? QStringLiteral(", solved") : QString());
}

void writeJson(const Question& question, const Item& item, const Checked& checked, const Known& known,
               std::string& out) {
    const solve::Verdict& verdict = checked.verdict;
    documents::JsonWriter json(out);
    writePuzzle(item.puzzle, json).field("status", statusWord(verdict.status));
    json.field("clues", verdict.clues).field("message", message(item.puzzle, verdict, question.call.common.names));
    if (checked.why) writeWhy(*checked.why, question.call.common.names, json);
    else writeConflicts(verdict, json);
    if (question.count) json.field("solutions", std::min<std::uint64_t>(verdict.solutions, *question.count));
    if (verdict.solutions > 0) json.field("solution", valuesText(verdict.solution));
    if (verdict.solutions > 1) json.field("other_solution", valuesText(verdict.otherSolution));
    writeKnown(known, json);
    json.end();
}

/// "   12  unique     28 clues  The Sudoku has exactly one solution."
void writeText(const Question& question, const Item& item, const Checked& checked, const Known& known,
               std::string& out) {
    const Invocation& call = question.call;
    const solve::Verdict& verdict = checked.verdict;
    QString line;
    if (call.files.size() > 1) line = documents::visibleText(call.files[item.file]) + ": ";
    line += QStringLiteral("%1  ").arg(item.number, 6) +
            statusCell(statusWord(verdict.status), verdict.status, question.colours) +
            QStringLiteral("%1 clues").arg(verdict.clues, 2) + "  " + message(item.puzzle, verdict, call.common.names) +
            knownText(known) + '\n';
    out += line.toStdString();
    if (checked.why) out += whyText(*checked.why, call.common.names);
}

/// Counts in pieces, because the duration is unpredictable. False: an interrupt ended it before the number was
/// known.
bool countAll(const formats::Puzzle& puzzle, std::uint64_t limit, solve::FastSolver& solver, solve::Verdict& verdict) {
    if (verdict.solutions < 2 || limit <= 2) return true;
    solve::SolutionCount count(formats::puzzleGrid(puzzle), puzzle.marksBind);
    while (count.found() < limit && !Interrupt::requested() && count.advance(solver)) {
    }
    verdict.solutions = std::clamp<std::uint64_t>(count.found(), 2, limit);
    return !Interrupt::requested();
}

/// The solutions shown are those that differ in few cells.
Checked withReasons(const Question& question, const formats::Puzzle& puzzle, const solve::Verdict& verdict) {
    Checked checked{.verdict = verdict, .why = std::nullopt};
    if (!question.why) return checked;
    checked.why = findWhy(puzzle, verdict, static_cast<std::size_t>(*question.why), question.stop);
    if (const auto& exchange = checked.why->exchange) {
        checked.verdict.solution = exchange->one;
        checked.verdict.otherSolution = exchange->other;
    }
    return checked;
}

Handler makeHandler(const Question& question) {
    // Two are enough to know that there are several.
    const std::uint64_t limit = question.count ? static_cast<std::uint64_t>(*question.count) : 2;
    return [&question, limit, solver = solve::FastSolver(),
            reader = question.library ? std::make_shared<LibraryReader>(*question.library)
                                      : nullptr](const Item& item, BatchResult& result) mutable {
        const formats::Puzzle& puzzle = item.puzzle;
        solve::Verdict verdict = solve::examine(formats::puzzleGrid(puzzle), puzzle.marksBind, solver);
        if (!countAll(puzzle, limit, solver, verdict)) return;
        // A correctly filled game is complete as well, although the verdict was about its givens.
        verdict.complete = verdict.complete || isFilledRight(puzzle, verdict);
        ++result.counts[static_cast<std::size_t>(verdict.status)];
        result.flawed = result.flawed || verdict.status != solve::Verdict::Status::Unique;
        const Known known = reader ? Known(reader->known(puzzle)) : std::nullopt;
        if (known && !*known) result.remarks.insert(documents::sentence(known->error()).toStdString());
        const Checked checked = withReasons(question, puzzle, verdict);
        if (question.why && Interrupt::requested()) return;
        (question.call.common.json ? writeJson : writeText)(question, item, checked, known, result.text);
    };
}

/// "1,000 puzzles: 998 unique, 2 multiple."
std::string summary(const BatchResult& total) {
    QStringList parts;
    for (std::size_t status = 0; status < 4; ++status)
        if (const long long count = total.counts[status]; count > 0)
            parts << documents::numberText(count) + ' ' +
                         toQString(statusWord(static_cast<solve::Verdict::Status>(status)));
    // After a single answer a summary would only repeat it.
    if (total.puzzles < 2) return {};
    return (QStringLiteral("%1 puzzles: %2.").arg(documents::numberText(total.puzzles), parts.join(", ")) + '\n')
        .toStdString();
}

QList<QCommandLineOption> options() {
    return {option("count", "Count the solutions, at most LIMIT", "LIMIT"),
            option("why", "Say why there is no solution or more than one"),
            option("sets", "With --why: at most N sets of givens that contradict each other (default 10)", "N"),
            databaseOption()};
}

int run(const Invocation& call) {
    Question question{.call = call, .count = {}, .colours = call.colours(), .library = {}, .why = {}, .stop = {}};
    if (call.isSet("count")) {
        question.count = numberIn(call.value("count"), 1, kMostCounted);
        if (!question.count) return call.wrongUsage(wrongNumber("count", call.value("count"), 1, kMostCounted));
    }
    if (call.isSet("sets") && !call.isSet("why")) return call.wrongUsage(QStringLiteral("--sets needs --why."));
    if (call.isSet("why")) {
        question.why = call.isSet("sets") ? numberIn(call.value("sets"), 1, kMostSets) : kUsualSets;
        if (!question.why) return call.wrongUsage(wrongNumber("sets", call.value("sets"), 1, kMostSets));
    }
    int code = kDone;
    question.library = storeOf(call, code);
    if (code != kDone) return code;
    std::optional<InterruptStop> stop;
    if (question.why) question.stop = stop.emplace().token();
    // A puzzle without a solution may take a second.
    Job job{.makeHandler = [&] { return makeHandler(question); }, .batch = question.why ? 1u : 256u};
    if (!call.common.json && !call.common.quiet) job.closing = summary;
    return runJob(call, job);
}

} // namespace

namespace commands {

const Command check = {
    .id = "check",
    .summary = "Is it a Sudoku with one solution?",
    .notes = "Says of every puzzle whether it has one solution (unique), several (multiple), none (none),\n"
             "or whether a digit appears twice in a house (invalid), and where. With --database it says, too,\n"
             "whether the library holds the puzzle, or one that is the same up to symmetry. With --why it names the\n"
             "smallest sets of givens that contradict each other, or cells that can be filled in two ways.",
    .options = options,
    .run = run,
};

} // namespace commands
} // namespace ninefold::cli
