// SPDX-License-Identifier: MIT
#include "app/cli/commands/ratings.h"

#include "app/cli/commands/verdictfields.h"
#include "app/cli/run.h"
#include "app/cli/text.h"
#include "engine/rating/levelrule.h"
#include "engine/rating/seed.h"

#include <QStringList>

namespace ninefold::cli {
namespace {

template <typename Write>
void writeOrNull(JsonLine& json, std::string_view name, bool known, Write write) {
    json.key(name);
    if (known) write();
    else json.null();
}

void writeExplainer(const Scales& scales, const Ratings& ratings, JsonLine& json) {
    const auto& rating = ratings.explainer;
    // Where no step was found the rating is no more than a lower bound, which would mislead.
    const bool complete = rating && rating->complete;
    writeOrNull(json, "er", complete, [&] { json.value(rating->rating / 10.0, 1); });
    // The first steps are known even where the last is not.
    writeOrNull(json, "ep", rating && rating->pearl > 0, [&] { json.value(rating->pearl / 10.0, 1); });
    writeOrNull(json, "ed", rating && rating->diamond > 0, [&] { json.value(rating->diamond / 10.0, 1); });
    if (!scales.profile) return;
    json.key("profile").openArray();
    if (rating)
        for (const int tenths : rating->profile) json.value(tenths / 10.0, 1);
    json.closeArray();
}

void writeHodoku(const Ratings& ratings, JsonLine& json) {
    const auto& rating = ratings.hodoku;
    writeOrNull(json, "hodoku_score", rating.has_value(), [&] { json.value(rating->score); });
    writeOrNull(json, "hodoku_level", rating.has_value(), [&] { json.value(hodokuGradeName(rating->grade)); });
    json.key("techniques").openObject();
    if (rating)
        for (const auto& [id, count] : rating->techniques) json.field(id, count);
    json.closeObject();
    writeOrNull(json, "hardest", rating && !rating->hardest.empty(), [&] { json.value(rating->hardest); });
}

QString tenthsText(int tenths) {
    return QString::number(tenths / 10.0, 'f', 1);
}

QString explainerText(const ExplainerRating& rating) {
    const QString hardest = rating.complete ? tenthsText(rating.rating) : QStringLiteral("?");
    return QStringLiteral("ER %1/%2/%3").arg(hardest, tenthsText(rating.pearl), tenthsText(rating.diamond));
}

} // namespace

Ratings rate(const Scales& scales, const Puzzle& puzzle, FastSolver& solver, const std::stop_token& stop) {
    const Grid grid = gridAsSet(puzzle);
    Ratings ratings;
    ratings.verdict = examine(grid, puzzle.marksBind, solver);
    if (ratings.verdict.status != Verdict::Status::Unique) return ratings;
    if (scales.seed) ratings.seed = seedDifficulty(grid, ratings.verdict.solution);
    if (scales.hodoku) ratings.hodoku = rateByHodoku(grid, ratings.verdict.solution, stop);
    if (!scales.explainer) return ratings;
    ratings.explainer = rateByExplainer(grid, {}, stop);
    if (scales.level()) ratings.level = levelOf(grid, *ratings.explainer);
    return ratings;
}

void writeRatings(const Scales& scales, const Ratings& ratings, JsonLine& json) {
    if (scales.explainer) writeExplainer(scales, ratings, json);
    if (scales.hodoku) writeHodoku(ratings, json);
    if (scales.seed) {
        writeOrNull(json, "seed_difficulty", ratings.seed.has_value(), [&] { json.value(*ratings.seed); });
        writeOrNull(json, "seed_level", ratings.seed.has_value(),
                    [&] { json.value(levelName(seedLevel(*ratings.seed))); });
    }
    if (scales.level())
        writeOrNull(json, "level", ratings.level.has_value(), [&] { json.value(levelName(*ratings.level)); });
}

QString ratingsText(const Ratings& ratings) {
    // In the order of what people ask first.
    QStringList parts;
    if (ratings.verdict.status != Verdict::Status::Unique) parts << toQString(statusWord(ratings.verdict.status));
    if (ratings.level) parts << toQString(levelName(*ratings.level));
    if (ratings.explainer) parts << explainerText(*ratings.explainer);
    if (ratings.hodoku)
        parts << QStringLiteral("HoDoKu %1 %2")
                     .arg(toQString(hodokuGradeName(ratings.hodoku->grade)))
                     .arg(ratings.hodoku->score);
    if (ratings.seed)
        parts << Commands::tr("seed %1 (%2)").arg(*ratings.seed).arg(toQString(levelName(seedLevel(*ratings.seed))));
    return parts.join(", ");
}

} // namespace ninefold::cli
