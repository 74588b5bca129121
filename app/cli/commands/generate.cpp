// SPDX-License-Identifier: MIT
// generate: new puzzles. Puzzle number n is made from stream n of the seed, so it is the same whatever the threads.
#include "app/cli/commands/verdictfields.h"
#include "app/cli/interrupt.h"
#include "app/cli/json.h"
#include "app/cli/run.h"
#include "app/cli/text.h"
#include "engine/generator/bylevel.h"
#include "engine/rating/seed.h"

#include <QRandomGenerator>

#include <limits>

namespace ninefold::cli {
namespace {

constexpr long long kMostPuzzles = std::numeric_limits<std::int32_t>::max();

struct Wish {
    const Invocation& call;
    Level level;
    std::uint64_t seed;
};

void writeJson(const GeneratedPuzzle& made, std::string& out) {
    JsonLine json(out);
    json.field("puzzle", made.puzzle.givensText()).field("solution", valuesText(made.solution));
    json.field("seed_difficulty", made.seedDifficulty);
    json.field("seed_level", levelName(seedLevel(made.seedDifficulty)));
    json.end();
}

/// A line that every program can read again: the puzzle, and what it is as a comment.
void writeText(const GeneratedPuzzle& made, std::string& out) {
    out += made.puzzle.givensText() + "  # " + std::string(levelName(seedLevel(made.seedDifficulty))) + ", " +
           std::to_string(made.seedDifficulty) + '\n';
}

Handler makeHandler(const Wish& wish) {
    return [&wish, solver = FastSolver()](const Item& item, Yield& yield) mutable {
        Random random(wish.seed, static_cast<std::uint64_t>(item.number));
        const auto made = generateBySeedLevel(wish.level, random, solver);
        if (made) (wish.call.common.json ? writeJson : writeText)(*made, yield.text);
        else yield.flawed = true;
    };
}

std::uint64_t seedOf(const Invocation& call) {
    if (call.common.seed) return *call.common.seed;
    const std::uint64_t seed = QRandomGenerator::system()->generate();
    if (!call.common.quiet) Console::complain(Commands::tr("The same again: --seed %1").arg(seed));
    return seed;
}

QList<QCommandLineOption> options() {
    return {option("count", QT_TRANSLATE_NOOP("Commands", "So many puzzles (default: 1)"), "N"),
            option("seed-level",
                   QT_TRANSLATE_NOOP("Commands",
                                     "How hard: very-easy, easy, normal, hard, very-hard or expert (default: normal)"),
                   "LEVEL")};
}

int run(const Invocation& call) {
    long long count = 1;
    if (call.isSet("count")) {
        const auto number = numberIn(call.value("count"), 1, kMostPuzzles);
        if (!number) return call.wrongUsage(wrongNumber("count", call.value("count"), 1, kMostPuzzles));
        count = *number;
    }
    const QString name = call.isSet("seed-level") ? call.value("seed-level") : QStringLiteral("normal");
    const auto level = levelFromName(name.toStdString());
    if (!level)
        return call.wrongUsage(
            Commands::tr("--seed-level needs very-easy, easy, normal, hard, very-hard or expert, not '%1'.").arg(name));

    const Wish wish{.call = call, .level = *level, .seed = seedOf(call)};
    const Job job{.makeHandler = [&] { return makeHandler(wish); },
                  .feed =
                      [&](Pipeline& pipeline) {
                          for (long long number = 1; number <= count && !Interrupt::requested(); ++number)
                              if (!pipeline.submit({.number = number})) return;
                      },
                  .batch = 16};
    return runJob(call, job);
}

} // namespace

namespace commands {

const Command generate = {
    .id = "generate",
    .summary = QT_TRANSLATE_NOOP("Commands", "Make new puzzles of a level"),
    .notes = QT_TRANSLATE_NOOP("Commands",
                               "The level follows from the branching on the way to the solution (seed difficulty):\n"
                               "Very Easy up to 26, Easy to 49, Normal to 99, Hard to 199, Very Hard to 299, Expert\n"
                               "above. The same --seed makes the same puzzles, whatever the number of threads."),
    .options = options,
    .run = run,
    .readsFiles = false,
};

} // namespace commands
} // namespace ninefold::cli
