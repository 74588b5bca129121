// SPDX-License-Identifier: MIT
// generate: new puzzles. Puzzle number n is made from stream n of the seed, so it is the same for any number of
// threads and any division into shards.
#include "app/cli/answers/ratings.h"
#include "app/cli/answers/verdictfields.h"
#include "app/cli/commands/specoptions.h"
#include "app/cli/console.h"
#include "app/cli/interrupt.h"
#include "app/cli/library/access.h"
#include "app/cli/library/generation.h"
#include "app/cli/library/storing.h"
#include "app/cli/run.h"
#include "app/cli/shard.h"
#include "app/cli/text.h"
#include "app/documents/parts/exampleline.h"
#include "app/documents/parts/jsonwriter.h"
#include "app/documents/parts/nativepath.h"
#include "app/documents/text/puzzlespecs.h"
#include "app/store/library/examination.h"
#include "engine/generator/maker.h"
#include "engine/logic/technique.h"
#include "engine/rating/rule/levelrule.h"
#include "engine/rating/seed.h"

#include <QFile>

#include <algorithm>
#include <limits>

namespace ninefold::cli {
namespace {

constexpr long long kMostPuzzles = std::numeric_limits<std::int32_t>::max();

struct Order {
    const Invocation& call;
    generator::PuzzleSpec spec;
    long long count = 1;
    Shard shard;
    std::uint64_t seed = 0;
    bool rated = false, positions = false;
    /// The name of the collection to make; empty = none.
    std::string name;
    std::stop_token stop;
    /// Where the puzzles are written, if anywhere.
    std::optional<Generation> store;

    long long first() const { return shard.first(count); }
    long long last() const { return shard.last(count); }
    /// Is puzzle number `number` in the library from an earlier run?
    bool isThere(long long number) const { return store && store->made[static_cast<std::size_t>(number - first())]; }
    long long missing() const {
        return store ? std::ranges::count(store->made, false) : std::max(last() - first() + 1, 0LL);
    }
};

// Rates a generated puzzle exactly like a puzzle from a file, so that both commands agree.
rating::RatedPuzzle ratingsOf(const generator::GeneratedPuzzle& made, solve::FastSolver& solver,
                              const std::stop_token& stop) {
    formats::Puzzle puzzle;
    puzzle.grid = made.puzzle;
    return rate({}, puzzle, solver, stop);
}

rating::Level levelOf(const generator::GeneratedPuzzle& made) {
    return made.level ? *made.level : rating::levelOf(made.puzzle);
}

void writeJson(const Order& order, const generator::GeneratedPuzzle& made,
               const std::optional<rating::RatedPuzzle>& ratings, std::string& out) {
    documents::JsonWriter json(out);
    json.field("puzzle", made.puzzle.givensText()).field("solution", valuesText(made.solution));
    if (ratings) {
        writeRatings({}, *ratings, json);
        writeNeeds(logic::needsOf(made.puzzle, order.stop), json);
    } else {
        json.field("seed_difficulty", made.seedDifficulty);
        json.field("seed_level", rating::levelName(rating::seedLevel(made.seedDifficulty)));
        json.field("level", rating::levelName(levelOf(made)));
    }
    json.end();
}

/// A line that every program can read: the puzzle, with its properties as a comment.
void writeText(const Order&, const generator::GeneratedPuzzle& made, const std::optional<rating::RatedPuzzle>& ratings,
               std::string& out) {
    out += made.puzzle.givensText() + "  # ";
    if (ratings) out += ratingsText(*ratings).toStdString();
    else
        out += std::string(rating::levelName(rating::seedLevel(made.seedDifficulty))) + ", " +
               std::to_string(made.seedDifficulty);
    out += '\n';
}

/// In JSON output a script gets one answer for each puzzle that it requested, even if none was found.
void writeNothing(const QString& why, std::string& out) {
    documents::JsonWriter(out).key("puzzle").null().field("message", why).end();
}

/// The comment after a puzzle or position of a collection: its facts as JSON.
template <typename WriteFacts>
void writeComment(const Order& order, long long number, std::string& out, WriteFacts writeFacts) {
    out += "  # ";
    documents::JsonWriter json(out);
    json.field("id", order.name + '-' + std::to_string(number)).field("seed", order.seed);
    writeFacts(json);
    json.end();
}

void record(const Item& item, const generator::GeneratedPuzzle& made, const std::optional<rating::RatedPuzzle>& ratings,
            library::Examination& examination, BatchResult& result) {
    formats::Puzzle puzzle;
    puzzle.grid = made.puzzle;
    auto found = examination.examine(puzzle).puzzle;
    if (!found) return;
    if (ratings) found->rating = library::storedRating(ratings->ratings);
    else
        found->rating =
            library::StoredRating{.values = {{"seed_difficulty", made.seedDifficulty},
                                             {"seed_level", static_cast<int>(rating::seedLevel(made.seedDifficulty))},
                                             {"level", static_cast<int>(levelOf(made))}}};
    found->source = QStringLiteral("Ninefold");
    found->number = item.number;
    result.records.push_back(*std::move(found));
}

/// What each thread has for itself.
struct Tools {
    solve::FastSolver solver;
    library::Examination examination;
};

void writeMade(const Order& order, const Item& item, const generator::GeneratedPuzzle& made, Tools& tools,
               BatchResult& result) {
    const auto ratings = order.rated ? std::optional(ratingsOf(made, tools.solver, order.stop)) : std::nullopt;
    // A puzzle whose rating was stopped is no answer.
    if (ratings && order.stop.stop_requested()) return;
    if (order.store) record(item, made, ratings, tools.examination, result);
    if (!givesAnswers(order.call)) return;
    std::string& out = result.text;
    if (order.name.empty()) return (order.call.common.json ? writeJson : writeText)(order, made, ratings, out);
    out += made.puzzle.givensText();
    writeComment(order, item.number, out, [&](documents::JsonWriter& json) {
        writeRatings({}, *ratings, json);
        writeNeeds(logic::needsOf(made.puzzle, order.stop), json);
    });
}

void writeExample(const Order& order, const Item& item, const generator::Training::Example& example, std::string& out) {
    const std::string line = documents::libraryLine(example);
    if (order.call.common.json) {
        documents::JsonWriter(out).field("puzzle", example.position.givensText()).field("line", line).end();
        return;
    }
    out += line;
    if (order.name.empty()) out += '\n';
    else
        writeComment(order, item.number, out,
                     [&](documents::JsonWriter& json) { json.field("technique", order.spec.technique->id); });
}

/// A list is spread over its level evenly, which chance alone would not do. The numbers start at 1.
rating::LevelPart partOf(const Order& order, const Item& item) {
    return generator::partInTurn(order.seed, static_cast<std::uint64_t>(item.number) - 1);
}

Handler makeHandler(const Order& order) {
    return
        [&order, maker = generator::Maker(order.spec), tools = Tools()](const Item& item, BatchResult& result) mutable {
            // Each item has its own generator: its stream is the item's number, so the result does not depend on thread
            // or time.
            generator::Random random(order.seed, static_cast<std::uint64_t>(item.number));
            if (order.positions) {
                if (const auto example = maker.makeExample(random, order.stop))
                    return writeExample(order, item, *example, result.text);
            } else if (const auto made = maker.make(random, order.stop, partOf(order, item))) {
                return writeMade(order, item, *made, tools, result);
            }
            // Stopped does not mean "not found".
            if (order.stop.stop_requested()) return;
            const QString why = order.positions ? QStringLiteral("No position was found.")
                                                : documents::notFoundSentence(order.spec, maker.mostTries());
            if (order.call.common.json) writeNothing(why, result.text);
            result.remarks.insert(why.toStdString());
            result.flawed = true;
        };
}

/// Rejects a request that is known to be impossible.
int refuse(const Invocation& call, const QString& why) {
    std::string answer;
    if (call.common.json) writeNothing(why, answer);
    if (!call.common.quiet) Console::complain(why);
    return writeAnswer(call, answer, kFlawed);
}

/// Reads the number of puzzles and the shard; returns what is wrong with them.
QString readAmount(const Invocation& call, Order& order) {
    if (call.isSet("count")) {
        const auto number = numberIn(call.value("count"), 1, kMostPuzzles);
        if (!number) return wrongNumber("count", call.value("count"), 1, kMostPuzzles);
        order.count = *number;
    }
    if (call.common.limit) order.count = std::min(order.count, *call.common.limit);
    const auto shard = readShard(call);
    if (const auto* wrong = std::get_if<QString>(&shard)) return *wrong;
    // Each shard would draw its own seed, and together they would not be one list.
    if (call.isSet("shard") && !call.common.seed)
        return QStringLiteral("--shard needs --seed, the same for all parts.");
    order.shard = std::get<Shard>(shard);
    return {};
}

void feed(const Order& order, Pipeline& pipeline) {
    for (long long number = order.first(); number <= order.last(); ++number) {
        if (order.isThere(number)) continue;
        if (Interrupt::requested() || !pipeline.submit({.number = number})) return;
    }
}

int runOrder(const Invocation& call, Order order) {
    solve::FastSolver solver;
    // Before the seed is printed and a file is opened.
    if (const auto why = generator::whyImpossible(order.spec, solver))
        return refuse(call, documents::sentence(*why, order.spec));
    order.seed = call.seed();
    if (call.isSet("database")) {
        auto generation = generationOf(call, specOptions(), order.seed, order.first(), order.last());
        if (const int* code = std::get_if<int>(&generation)) return *code;
        order.store = std::get<Generation>(std::move(generation));
    }
    // Long searches check a stop token, which a signal handler cannot set itself.
    const InterruptStop interrupt;
    order.stop = interrupt.token();
    Job job{.makeHandler = [&] { return makeHandler(order); },
            .feed = [&](Pipeline& pipeline) { feed(order, pipeline); },
            .total = order.missing(),
            // One by one if each takes long.
            .batch =
                order.rated || order.positions || order.spec.isChoosy() || order.spec.tries > 0 || order.spec.pattern
                    ? 1u
                    : 16u};
    if (!order.store) return runJob(call, job);
    Storing storing(call, order.store->location,
                    {.collection = QString::fromStdString(order.name), .tags = {}, .run = order.store->run});
    storing.attachTo(job);
    return runJob(call, job);
}

QList<QCommandLineOption> options() {
    return QList{option("count", "Number of puzzles (default: 1)", "N")} + specOptions() +
           QList{option("positions", "With --technique: not whole puzzles, but positions in which a\n"
                                     "step of it is next, as library lines"),
                 option("on-path", "With --positions: only those on the way to the solution; otherwise\n"
                                   "candidates may be ruled out so that the step becomes the next"),
                 option("name",
                        "A collection: every line with an id (NAME-1, NAME-2 ...), the seed\n"
                        "and all ratings after it",
                        "NAME"),
                 option("rate", "With all ratings"),
                 shardOption(),
                 databaseOption()};
}

/// What is wrong with the file of --pattern itself, not with its content.
QString whyUnreadable(const Invocation& call) {
    const QString name = call.value("pattern");
    if (!call.isSet("pattern") || name == "-") return {};
    QFile file;
    const QString why = documents::openNative(file, name);
    return why.isEmpty() ? QString() : name + ": " + why;
}

int run(const Invocation& call) {
    if (const QString why = whyUnreadable(call); !why.isEmpty()) {
        Console::complain(why);
        return kFileTrouble;
    }
    Order order{.call = call,
                .rated = call.isSet("rate") || call.isSet("name"),
                .positions = call.isSet("positions"),
                .name = call.value("name").toStdString()};
    const auto spec = readSpec(call);
    if (const auto* why = std::get_if<QString>(&spec)) return call.wrongUsage(*why);
    order.spec = std::get<generator::PuzzleSpec>(spec);
    order.spec.onPath = call.isSet("on-path");
    QString why = readAmount(call, order);
    if (why.isEmpty() && order.positions && order.spec.technique == nullptr)
        why = QStringLiteral("--positions needs --technique.");
    if (why.isEmpty() && order.positions && call.isSet("database"))
        why = QStringLiteral("--database takes whole puzzles, not --positions.");
    if (why.isEmpty() && order.spec.onPath && !order.positions) why = QStringLiteral("--on-path needs --positions.");
    return why.isEmpty() ? runOrder(call, order) : call.wrongUsage(why);
}

} // namespace

namespace commands {

const Command generate = {
    .id = "generate",
    .summary = "Make new puzzles",
    .notes =
        "Without options the puzzles are random. A level is met when its rule and its seed difficulty are:\n"
        "  very-easy   naked and hidden singles alone, exactly 26 empty cells\n"
        "  easy        naked and hidden singles alone, exactly 40 empty cells\n"
        "  normal      naked and hidden singles alone, 50 or more empty cells\n"
        "  hard        Sudoku Explainer's rating up to 4.5, seed difficulty 100 to 199\n"
        "  very-hard   Sudoku Explainer's rating 4.6 to 7.2, seed difficulty 200 to 299\n"
        "  expert      Sudoku Explainer's rating above 7.2, seed difficulty 300 or more\n"
        "The parts of a level (--part) end at Sudoku Explainer's rating 1.2, 1.5 for normal, 2.6, 3.4 for hard,\n"
        "5.6, 6.6 for very-hard, 8.0, 8.6 for expert; in very-easy and easy they follow from the cells that can be\n"
        "filled at once at the start: 25 or more, 23 or 24, fewer; 23 or more, 19 to 22, fewer.\n"
        "The seed difficulty is the number of empty cells and 100 x (F - 1) x (F - 1) for each branching into F\n"
        "on the way to the solution. The same --seed makes the same puzzles with any number of threads\n"
        "and parts. With --database the puzzles go into a library, and are answers only with --json or --output.\n"
        "What an earlier run with the same seed has made there, wholly or in parts, is not made again.",
    .options = options,
    .run = run,
    .readsFiles = false,
};

} // namespace commands
} // namespace ninefold::cli
