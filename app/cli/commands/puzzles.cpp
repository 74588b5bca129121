// SPDX-License-Identifier: MIT
// puzzles: lists the puzzles that come with the program.
#include "app/cli/run.h"
#include "app/cli/text.h"
#include "app/documents/collections.h"
#include "engine/logic/technique.h"
#include "engine/rating/level.h"

#include <limits>

namespace ninefold::cli {
namespace {

struct Choice {
    std::optional<rating::Level> level;
    const logic::Technique* technique = nullptr;

    bool takes(const documents::Bundled& bundled) const {
        if (level && bundled.facts["level"].toString() != toQString(rating::levelName(*level))) return false;
        return technique == nullptr || bundled.facts["technique"].toString() == toQString(technique->id);
    }
};

/// Returns what is wrong with the call.
QString readChoice(const Invocation& call, Choice& choice) {
    if (call.isSet("level")) {
        choice.level = rating::levelFromName(call.value("level").toStdString());
        if (!choice.level)
            return QStringLiteral("--%1 needs very-easy, easy, normal, hard, very-hard or expert, not '%2'.")
                .arg("level", call.value("level"));
    }
    if (call.isSet("technique")) {
        choice.technique = logic::techniqueById(call.value("technique").toStdString());
        if (choice.technique == nullptr)
            return QStringLiteral("There is no technique '%1'; ninefold-cli techniques lists them.")
                .arg(call.value("technique"));
    }
    return {};
}

std::string textLine(const documents::Bundled& bundled) {
    return (bundled.id.leftJustified(34) + bundled.puzzle).toStdString() + '\n';
}

int run(const Invocation& call) {
    Choice choice;
    if (const QString why = readChoice(call, choice); !why.isEmpty()) return call.wrongUsage(why);
    std::string answer;
    long long left = call.common.limit.value_or(std::numeric_limits<long long>::max());
    for (const documents::Bundled& bundled : documents::bundledPuzzles())
        if (choice.takes(bundled) && left-- > 0)
            answer += call.common.json ? documents::jsonLine(bundled) : textLine(bundled);
    return writeAnswer(call, answer);
}

QList<QCommandLineOption> options() {
    return {option("level", "Only puzzles of this level", "LEVEL"),
            option("technique", "Only positions to practise this technique", "ID")};
}

} // namespace

namespace commands {

const Command puzzles = {
    .id = "puzzles",
    .summary = "The puzzles that come with Ninefold",
    .notes = "300 for each level, and positions to practise single techniques.\n"
             "ninefold-cli puzzle ID prints one of them.",
    .options = options,
    .run = run,
    .readsFiles = false,
};

} // namespace commands
} // namespace ninefold::cli
