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

std::string clausesOf(const formats::Puzzle& puzzle, Encoding encoding) {
    return dimacsText(formats::puzzleGrid(puzzle), puzzle.marksBind, encoding);
}

void writeJson(const Item& item, Encoding encoding, std::string& out) {
    documents::JsonWriter(out)
        .field("puzzle", puzzleText(item.puzzle))
        .field("dimacs", clausesOf(item.puzzle, encoding))
        .end();
}

/// A DIMACS file holds one puzzle: the requested one, or the only one.
int writeOne(const Invocation& call, Encoding encoding, std::optional<long long> wanted) {
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
    const int written =
        writeAnswer(call, "c " + puzzleText(chosen->puzzle) + '\n' + clausesOf(chosen->puzzle, encoding));
    return written == kDone ? intake.exitCode() : written;
}

QList<QCommandLineOption> options() {
    return {
        option("encoding", "minimal or extended (default)", "NAME"),
        option("number", "Of several puzzles, the N-th", "N"),
    };
}

int run(const Invocation& call) {
    const QString name = call.isSet("encoding") ? call.value("encoding") : QStringLiteral("extended");
    if (name != "minimal" && name != "extended")
        return call.wrongUsage(QStringLiteral("--encoding is minimal or extended, not '%1'.").arg(name));
    const Encoding encoding = name == "minimal" ? Encoding::Minimal : Encoding::Extended;
    std::optional<long long> number;
    if (call.isSet("number")) {
        number = numberIn(call.value("number"), 1, kMostPuzzles);
        if (!number) return call.wrongUsage(wrongNumber("number", call.value("number"), 1, kMostPuzzles));
    }
    if (!call.common.json) return writeOne(call, encoding, number);
    return runJob(call, {.makeHandler =
                             [=] {
                                 return [=](const Item& item, BatchResult& result) {
                                     if (!number || item.number == *number) writeJson(item, encoding, result.text);
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
        "The text holds one puzzle; with --json every puzzle is one line with the text in \"dimacs\".",
    .options = options,
    .run = run,
};

} // namespace commands
} // namespace ninefold::cli
