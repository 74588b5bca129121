// SPDX-License-Identifier: MIT
#include "app/cli/commands/ratings.h"

#include "app/cli/commands/verdictfields.h"
#include "app/cli/run.h"
#include "app/cli/text.h"
#include "engine/rating/seed.h"

#include <QStringList>

namespace ninefold::cli {
namespace {

template <typename Write>
void writeOrNull(documents::JsonWriter& json, std::string_view name, bool known, Write write) {
    json.key(name);
    if (known) write();
    else json.null();
}

void writeExplainer(const Scales& scales, const rating::PuzzleRatings& ratings, documents::JsonWriter& json) {
    const auto& rating = ratings.explainer;
    // If the solving path is incomplete, the rating is only a lower bound, which would mislead.
    const bool complete = rating && rating->complete;
    writeOrNull(json, "er", complete, [&] { json.value(rating->rating / 10.0, 1); });
    // The first steps are known even if the last is not.
    writeOrNull(json, "ep", rating && rating->pearl > 0, [&] { json.value(rating->pearl / 10.0, 1); });
    writeOrNull(json, "ed", rating && rating->diamond > 0, [&] { json.value(rating->diamond / 10.0, 1); });
    if (!scales.profile) return;
    json.key("profile").openArray();
    if (rating)
        for (const int tenths : rating->profile) json.value(tenths / 10.0, 1);
    json.closeArray();
}

void writeHodoku(const rating::PuzzleRatings& ratings, documents::JsonWriter& json) {
    const auto& rating = ratings.hodoku;
    writeOrNull(json, "hodoku_score", rating.has_value(), [&] { json.value(rating->score); });
    writeOrNull(json, "hodoku_level", rating.has_value(), [&] { json.value(rating::hodokuGradeName(rating->grade)); });
    json.key("techniques").openObject();
    if (rating)
        for (const auto& [id, count] : rating->techniques) json.field(id, count);
    json.closeObject();
    writeOrNull(json, "hardest", rating && !rating->hardest.empty(), [&] { json.value(rating->hardest); });
}

QString tenthsText(int tenths) {
    return QString::number(tenths / 10.0, 'f', 1);
}

QString explainerText(const rating::ExplainerRating& rating) {
    const QString hardest = rating.complete ? tenthsText(rating.rating) : QStringLiteral("?");
    return QStringLiteral("ER %1/%2/%3").arg(hardest, tenthsText(rating.pearl), tenthsText(rating.diamond));
}

} // namespace

rating::RatedPuzzle rate(const Scales& scales, const formats::Puzzle& puzzle, solve::FastSolver& solver,
                         const std::stop_token& stop) {
    return rating::ratePuzzle(formats::puzzleGrid(puzzle), puzzle.marksBind, solver, scales.rated, stop);
}

void writeRatings(const Scales& scales, const rating::RatedPuzzle& rated, documents::JsonWriter& json) {
    const rating::PuzzleRatings& ratings = rated.ratings;
    if (scales.rated.explainer) writeExplainer(scales, ratings, json);
    if (scales.rated.hodoku) writeHodoku(ratings, json);
    if (scales.rated.branching) {
        writeOrNull(json, "seed_difficulty", ratings.branching.has_value(), [&] { json.value(*ratings.branching); });
        writeOrNull(json, "seed_level", ratings.branching.has_value(),
                    [&] { json.value(rating::levelName(rating::seedLevel(*ratings.branching))); });
    }
    if (scales.rated.level())
        writeOrNull(json, "level", ratings.level.has_value(), [&] { json.value(rating::levelName(*ratings.level)); });
}

QString ratingsText(const rating::RatedPuzzle& rated) {
    const rating::PuzzleRatings& ratings = rated.ratings;
    // The most requested ratings first.
    QStringList parts;
    if (rated.verdict.status != solve::Verdict::Status::Unique) parts << toQString(statusWord(rated.verdict.status));
    if (ratings.level) parts << toQString(rating::levelName(*ratings.level));
    if (ratings.explainer) parts << explainerText(*ratings.explainer);
    if (ratings.hodoku)
        parts << QStringLiteral("HoDoKu %1 %2")
                     .arg(toQString(rating::hodokuGradeName(ratings.hodoku->grade)))
                     .arg(ratings.hodoku->score);
    if (ratings.branching)
        parts << Commands::tr("seed %1 (%2)")
                     .arg(*ratings.branching)
                     .arg(toQString(rating::levelName(rating::seedLevel(*ratings.branching))));
    return parts.join(", ");
}

} // namespace ninefold::cli
