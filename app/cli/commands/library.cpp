// SPDX-License-Identifier: MIT
// library: the database of puzzles, games and exercises. The first word says what to do with it.
#include "app/cli/library/access.h"
#include "app/cli/library/actions.h"
#include "app/cli/library/selection.h"

namespace ninefold::cli {
namespace {

struct Action {
    const char* word;
    int (*run)(const Invocation& call);
    bool takesFiles = false;
};
constexpr Action kActions[] = {
    {"add", addToLibrary, true},  {"find", findInLibrary},   {"show", showOfLibrary, true},
    {"stats", libraryStatistics}, {"export", exportLibrary}, {"merge", mergeLibraries, true},
    {"check", checkLibrary},
};

int run(const Invocation& call) {
    Invocation rest = call;
    const QString word = rest.files.takeFirst();
    for (const Action& action : kActions) {
        if (word != QLatin1String(action.word)) continue;
        if (!action.takesFiles && !rest.files.isEmpty())
            return call.wrongUsage(QStringLiteral("library %1 takes no FILE.").arg(word));
        if (rest.files.isEmpty()) rest.files = {"-"};
        return action.run(rest);
    }
    QStringList words;
    for (const Action& action : kActions) words << QLatin1String(action.word);
    return call.wrongUsage(QStringLiteral("library needs one of %1.").arg(words.join(", ")));
}

QList<QCommandLineOption> options() {
    return QList{databaseOption(), option("collection", "add: into this collection; else only puzzles of it", "NAME"),
                 option("tag", "add: with these tags, with commas; else only puzzles with this tag", "TAG"),
                 option("rate", "add: rate them, too"),
                 option("to", "export: the format (default: line81); ninefold-cli formats lists them", "FORMAT")} +
           selectionOptions();
}

} // namespace

namespace commands {

const Command library = {
    .id = "library",
    .summary = "The puzzles that are kept, how they were rated and played",
    .notes =
        "  library add FILE...      add puzzles with one solution; those that are the same up to symmetry are one\n"
        "  library find             list puzzles that meet all conditions\n"
        "  library show ID          all about one: its number, its name (easy-17) or its 81 cells\n"
        "  library stats            puzzles, boards, games solved and saved, best times, exercises\n"
        "  library export           write puzzles that meet all conditions, in any format\n"
        "  library merge DB...      add all that other libraries hold\n"
        "  library check            read everything, and say whether it is in order\n"
        "The library is that of the user, with all bundled puzzles, or what --database names. An interrupted add or\n"
        "merge is repeated in the same words: what is there is not added twice.",
    .options = options,
    .run = run,
};

} // namespace commands
} // namespace ninefold::cli
