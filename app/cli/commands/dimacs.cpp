// SPDX-License-Identifier: MIT
// dimacs: the puzzle as clauses, for SAT solvers.
//
// A DIMACS file holds one problem, so with several puzzles the user has to choose one, and a second puzzle is an
// error instead of being ignored. With --json each puzzle is a line as in other commands.
#include "app/cli/commands/cnf.h"
#include "app/cli/intake.h"
#include "app/cli/run.h"
#include "app/cli/text.h"
#include "app/documents/parts/jsonwriter.h"

#include <limits>

namespace ninefold::cli {
namespace {

/// No practical limit; the option is only checked for being a number.
constexpr long long kMostPuzzles = std::numeric_limits<long long>::max();

struct Wanted {
    Encoding encoding = Encoding::Extended;
    /// Exclude the solution?
    bool unique = false;
};

/// Without a solution there is none to exclude. Of several, one is excluded.
std::string clausesOf(const formats::Puzzle& puzzle, Wanted wanted, solve::FastSolver& solver) {
    const Grid grid = formats::puzzleGrid(puzzle);
    if (!wanted.unique) return dimacsText(grid, puzzle.marksBind, wanted.encoding);
    const solve::Verdict verdict = solve::examine(grid, puzzle.marksBind, solver);
    return dimacsText(grid, puzzle.marksBind, wanted.encoding, verdict.solutions > 0 ? &verdict.solution : nullptr);
}

void writeJson(const Item& item, Wanted wanted, solve::FastSolver& solver, std::string& out) {
    documents::JsonWriter(out)
        .field("puzzle", puzzleText(item.puzzle))
        .field("dimacs", clausesOf(item.puzzle, wanted, solver))
        .end();
}

/// A DIMACS file holds one puzzle: the requested one, or the only one.
int writeOne(const Invocation& call, Wanted form, std::optional<long long> wanted) {
    std::optional<Item> chosen;
    Console console(false);
    long long seen = 0;
    Intake intake({.files = call.files, .limit = call.common.limit, .quiet = call.common.quiet}, console);
    intake.readAll([&](Item&& item) {
        // Reads until the requested puzzle, or until a second one.
        seen = item.number;
        if (seen == wanted.value_or(1)) chosen = std::move(item);
        return wanted ? !chosen : seen < 2;
    });
    if (!wanted && seen > 1)
        return call.wrongUsage(QStringLiteral("There are several Sudokus; --number N chooses one of them."));
    if (wanted && !chosen && seen > 0)
        return call.wrongUsage(QStringLiteral("There is no Sudoku number %1.").arg(*wanted));
    // Nothing was read at all, and that has been reported.
    if (!chosen) return intake.exitCode();
    solve::FastSolver solver;
    const int written =
        writeAnswer(call, "c " + puzzleText(chosen->puzzle) + '\n' + clausesOf(chosen->puzzle, form, solver));
    return written == kDone ? intake.exitCode() : written;
}

QList<QCommandLineOption> options() {
    return {
        option("encoding", "minimal or extended (default)", "NAME"),
        option("unique", "One more clause that excludes the solution: it can be satisfied exactly\n"
                         "if there is another one"),
        option("number", "Of several puzzles, the N-th", "N"),
    };
}

int run(const Invocation& call) {
    const QString name = call.isSet("encoding") ? call.value("encoding") : QStringLiteral("extended");
    if (name != "minimal" && name != "extended")
        return call.wrongUsage(QStringLiteral("--encoding is minimal or extended, not '%1'.").arg(name));
    const Wanted form{.encoding = name == "minimal" ? Encoding::Minimal : Encoding::Extended,
                      .unique = call.isSet("unique")};
    std::optional<long long> number;
    if (call.isSet("number")) {
        number = numberIn(call.value("number"), 1, kMostPuzzles);
        if (!number) return call.wrongUsage(wrongNumber("number", call.value("number"), 1, kMostPuzzles));
    }
    if (!call.common.json) return writeOne(call, form, number);
    return runJob(call, {.makeHandler =
                             [=] {
                                 return
                                     [=, solver = solve::FastSolver()](const Item& item, BatchResult& result) mutable {
                                         if (!number || item.number == *number)
                                             writeJson(item, form, solver, result.text);
                                     };
                             },
                         .batch = 4});
}

} // namespace

namespace commands {

const Command dimacs = {
    .id = "dimacs",
    .summary = "The puzzle as clauses (CNF) for SAT solvers",
    .notes =
        "Variable 81*(row-1) + 9*(column-1) + digit says that the cell holds the digit.\n"
        "minimal: every cell has a digit, and no digit appears twice in a house (8,829 clauses without the clues).\n"
        "extended: also no cell has two digits, and every house has every digit (11,988); solvers are quicker.\n"
        "The clues are clauses of one literal; so are candidates that the puzzle rules out.\n"
        "--unique excludes the solution, so that a solver proves that there is no other; without a solution it\n"
        "changes nothing. solve --engine cdcl --proof FILE writes such a proof (extended encoding).\n"
        "The text holds one puzzle; with --json every puzzle is one line with the text in \"dimacs\".",
    .options = options,
    .run = run,
};

} // namespace commands
} // namespace ninefold::cli
