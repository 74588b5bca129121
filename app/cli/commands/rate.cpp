// SPDX-License-Identifier: MIT
// rate: how hard each puzzle is, on every scale that players quote.
#include "app/cli/commands/verdictfields.h"
#include "app/cli/json.h"
#include "app/cli/run.h"
#include "app/cli/text.h"
#include "engine/rating/levelrule.h"
#include "engine/rating/se/rater.h"
#include "engine/rating/seed.h"

namespace ninefold::cli {
namespace {

struct Wish {
    const Invocation& call;
    bool explainer = true, seed = true;
    bool profile = false;

    /// Ninefold's own level needs the explainer's scale.
    bool level() const { return explainer && seed; }
};

/// What is known of a puzzle; without a verdict of one solution nothing else is.
struct Ratings {
    Verdict verdict;
    std::optional<ExplainerRating> explainer;
    std::optional<int> seed;
    std::optional<Level> level;
};

Ratings rate(const Wish& wish, const Puzzle& puzzle, FastSolver& solver) {
    const Grid grid = gridAsSet(puzzle);
    Ratings ratings;
    ratings.verdict = examine(grid, puzzle.marksBind, solver);
    if (ratings.verdict.status != Verdict::Status::Unique) return ratings;
    if (wish.seed) ratings.seed = seedDifficulty(grid, ratings.verdict.solution);
    if (!wish.explainer) return ratings;
    ratings.explainer = rateByExplainer(grid);
    if (wish.level())
        ratings.level = levelByRule(grid.blanks().count(), solvedBySingles(grid), ratings.explainer->rating);
    return ratings;
}

template <typename Write>
void writeOrNull(JsonLine& json, std::string_view name, bool known, Write write) {
    json.key(name);
    if (known) write();
    else json.null();
}

void writeExplainer(const Wish& wish, const Ratings& ratings, JsonLine& json) {
    const auto& rating = ratings.explainer;
    // Where no step was found the rating is no more than a lower bound, which would mislead.
    const bool complete = rating && rating->complete;
    writeOrNull(json, "er", complete, [&] { json.value(rating->rating / 10.0, 1); });
    writeOrNull(json, "ep", rating && rating->pearl > 0, [&] { json.value(rating->pearl / 10.0, 1); });
    writeOrNull(json, "ed", rating && rating->diamond > 0, [&] { json.value(rating->diamond / 10.0, 1); });
    if (!wish.profile) return;
    json.key("profile").openArray();
    if (rating)
        for (const int tenths : rating->profile) json.value(tenths / 10.0, 1);
    json.closeArray();
}

void writeJson(const Wish& wish, const Puzzle& puzzle, const Ratings& ratings, std::string& out) {
    JsonLine json(out);
    json.field("puzzle", puzzleText(puzzle));
    if (ratings.verdict.status != Verdict::Status::Unique) json.field("status", statusWord(ratings.verdict.status));
    if (wish.explainer) writeExplainer(wish, ratings, json);
    if (wish.seed) {
        writeOrNull(json, "seed_difficulty", ratings.seed.has_value(), [&] { json.value(*ratings.seed); });
        writeOrNull(json, "seed_level", ratings.seed.has_value(),
                    [&] { json.value(levelName(seedLevel(*ratings.seed))); });
    }
    if (wish.level())
        writeOrNull(json, "level", ratings.level.has_value(), [&] { json.value(levelName(*ratings.level)); });
    json.end();
}

QString tenthsText(int tenths) {
    return QString::number(tenths / 10.0, 'f', 1);
}

QString explainerText(const ExplainerRating& rating) {
    const QString hardest = rating.complete ? tenthsText(rating.rating) : QStringLiteral("?");
    return QStringLiteral("ER %1/%2/%3").arg(hardest, tenthsText(rating.pearl), tenthsText(rating.diamond));
}

/// The puzzle and, as a comment that every program skips, its ratings.
void writeText(const Wish&, const Puzzle& puzzle, const Ratings& ratings, std::string& out) {
    QStringList parts;
    if (ratings.verdict.status != Verdict::Status::Unique) parts << toQString(statusWord(ratings.verdict.status));
    if (ratings.level) parts << toQString(levelName(*ratings.level));
    if (ratings.explainer) parts << explainerText(*ratings.explainer);
    if (ratings.seed)
        parts << Commands::tr("seed %1 (%2)").arg(*ratings.seed).arg(toQString(levelName(seedLevel(*ratings.seed))));
    out += puzzleText(puzzle) + "  # " + parts.join(", ").toStdString() + '\n';
}

Handler makeHandler(const Wish& wish) {
    return [&wish, solver = FastSolver()](const Item& item, Yield& yield) mutable {
        const Ratings ratings = rate(wish, item.puzzle, solver);
        yield.flawed = yield.flawed || ratings.verdict.status != Verdict::Status::Unique;
        (wish.call.common.json ? writeJson : writeText)(wish, item.puzzle, ratings, yield.text);
    };
}

/// The sentence that says what is wrong, empty when all is well.
QString readScales(const Invocation& call, Wish& wish) {
    if (!call.isSet("scale")) return {};
    wish.explainer = wish.seed = false;
    for (const QString& scale : call.value("scale").split(',')) {
        if (scale == "se") wish.explainer = true;
        else if (scale == "seed") wish.seed = true;
        else return Commands::tr("--scale needs se, seed or both with a comma, not '%1'.").arg(scale);
    }
    return {};
}

QList<QCommandLineOption> options() {
    return {option("scale", QT_TRANSLATE_NOOP("Commands", "Only these scales: se, seed"), "LIST"),
            option("profile", QT_TRANSLATE_NOOP("Commands", "With --json: the rating of every step")), shardOption()};
}

int run(const Invocation& call) {
    Wish wish{.call = call, .profile = call.isSet("profile")};
    if (const QString wrong = readScales(call, wish); !wrong.isEmpty()) return call.wrongUsage(wrong);
    const auto shard = readShard(call);
    if (const QString* wrong = std::get_if<QString>(&shard)) return call.wrongUsage(*wrong);
    return runJob(call,
                  {.makeHandler = [&] { return makeHandler(wish); }, .batch = 4, .shard = std::get<Shard>(shard)});
}

} // namespace

namespace commands {

const Command rate = {
    .id = "rate",
    .summary = QT_TRANSLATE_NOOP("Commands", "How hard is it?"),
    .notes = QT_TRANSLATE_NOOP(
        "Commands",
        "se: the ratings ER/EP/ED of Sudoku Explainer 1.2.1, found by taking its steps in its order.\n"
        "seed: 100 x (F - 1)^2 for every choice on the way to the solution, plus the empty cells.\n"
        "The level: solved by naked and hidden singles alone with up to 26, up to 49 or more empty cells is\n"
        "Very Easy, Easy, Normal; else ER up to 4.5 is Hard, up to 7.2 Very Hard, above Expert."),
    .options = options,
    .run = run,
};

} // namespace commands
} // namespace ninefold::cli
