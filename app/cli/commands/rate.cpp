// SPDX-License-Identifier: MIT
// rate: how hard each puzzle is, on the common rating scales.
#include "app/cli/commands/ratings.h"
#include "app/cli/commands/verdictfields.h"
#include "app/cli/interrupt.h"
#include "app/cli/run.h"
#include "app/cli/text.h"
#include "app/documents/text/ratings.h"

namespace ninefold::cli {
namespace {

struct RateOptions {
    const Invocation& call;
    Scales scales;
    std::stop_token stop;
};

void writeJson(const RateOptions& asked, const formats::Puzzle& puzzle, const rating::RatedPuzzle& rated,
               std::string& out) {
    documents::JsonWriter json(out);
    json.field("puzzle", puzzleText(puzzle));
    if (rated.verdict.status != solve::Verdict::Status::Unique) json.field("status", statusWord(rated.verdict.status));
    writeRatings(asked.scales, rated, json);
    // It is no scale, and takes a solving path of its own.
    if (asked.scales.rated.only.empty()) {
        if (rated.verdict.status == solve::Verdict::Status::Unique)
            writeNeeds(formats::puzzleGrid(puzzle), asked.stop, json);
        else json.key("needs").null();
    }
    json.end();
}

/// The puzzle and, as a comment that every program skips, its ratings.
void writeText(const RateOptions&, const formats::Puzzle& puzzle, const rating::RatedPuzzle& rated, std::string& out) {
    out += puzzleText(puzzle) + "  # " + ratingsText(rated).toStdString() + '\n';
}

Handler makeHandler(const RateOptions& asked) {
    return [&asked, solver = solve::FastSolver()](const Item& item, BatchResult& result) mutable {
        const rating::RatedPuzzle rated = rate(asked.scales, item.puzzle, solver, asked.stop);
        if (asked.stop.stop_requested()) return;
        result.flawed = result.flawed || rated.verdict.status != solve::Verdict::Status::Unique;
        (asked.call.common.json ? writeJson : writeText)(asked, item.puzzle, rated, result.text);
    };
}

/// The ratings that can be requested. A derived one comes with those that it needs.
QStringList scaleIds() {
    QStringList ids;
    for (const rating::Rating* rating : rating::allRatings())
        if (rating->stage != rating::RatingStage::Derived) ids << toQString(rating->id);
    return ids;
}

/// A sentence about what is wrong, empty if nothing is.
QString readScales(const Invocation& call, RateOptions& asked) {
    if (!call.isSet("scale")) return {};
    for (const QString& scale : call.value("scale").split(',')) {
        const rating::Rating* rating = rating::ratingById(scale.toStdString());
        if (rating == nullptr || rating->stage == rating::RatingStage::Derived)
            return QStringLiteral("--scale needs some of %1 with commas, not '%2'.").arg(scaleIds().join(u','), scale);
        asked.scales.rated.only.push_back(rating->id);
    }
    return {};
}

QList<QCommandLineOption> options() {
    QCommandLineOption scale = option("scale", "", "LIST");
    scale.setDescription(
        QStringLiteral("Only these scales, with commas: %1").arg(scaleIds().join(QStringLiteral(", "))));
    return {scale, option("profile", "With --json: the rating of every step"), shardOption()};
}

/// What each scale means.
QString explainScales() {
    QStringList lines;
    for (const rating::Rating* rating : rating::allRatings())
        lines << (rating->stage == rating::RatingStage::Derived ? QStringLiteral("The %1: %2")
                                                                : QStringLiteral("%1: %2"))
                     .arg(toQString(rating->id), documents::textOfRating(rating->help));
    lines << QStringLiteral(
        "With --json and without --scale also needs: the techniques beyond singles that a person needs.");
    return lines.join(u'\n');
}

int run(const Invocation& call) {
    RateOptions asked{.call = call, .scales = {.profile = call.isSet("profile")}};
    if (const QString wrong = readScales(call, asked); !wrong.isEmpty()) return call.wrongUsage(wrong);
    const auto shard = readShard(call);
    if (const QString* wrong = std::get_if<QString>(&shard)) return call.wrongUsage(*wrong);
    // The hardest puzzles take many seconds; Ctrl-C must not wait for them.
    const InterruptStop interrupt;
    asked.stop = interrupt.token();
    return runJob(call,
                  {.makeHandler = [&] { return makeHandler(asked); }, .batch = 4, .shard = std::get<Shard>(shard)});
}

} // namespace

namespace commands {

const Command rate = {
    .id = "rate",
    .summary = "How hard is it?",
    .list = explainScales,
    .options = options,
    .run = run,
};

} // namespace commands
} // namespace ninefold::cli
