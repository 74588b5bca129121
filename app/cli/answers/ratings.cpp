// SPDX-License-Identifier: MIT
#include "app/cli/answers/ratings.h"

#include "app/cli/answers/verdictfields.h"
#include "app/cli/run.h"
#include "app/cli/text.h"
#include "app/documents/text/ratings.h"
#include "engine/rating/level.h"

#include <QStringList>

namespace ninefold::cli {
namespace {

void writeDetail(const rating::RatingDetail& detail, const rating::RatingResult& result, documents::JsonWriter& json) {
    json.key(detail.key);
    switch (detail.kind) {
    case rating::RatingDetail::Kind::Techniques:
        json.openObject();
        for (const auto& [id, count] : result.techniques) json.field(id, count);
        json.closeObject();
        return;
    case rating::RatingDetail::Kind::Hardest:
        if (result.hardest.empty()) json.null();
        else json.value(result.hardest);
        return;
    case rating::RatingDetail::Kind::Profile:
        json.openArray();
        for (const int tenths : result.profile) json.value(tenths / 10.0, 1);
        json.closeArray();
        return;
    }
}

void writeRating(const Scales& scales, const rating::Rating& rating, const std::optional<rating::RatingResult>& result,
                 documents::JsonWriter& json) {
    for (std::size_t column = 0; column < rating.columns.size(); ++column)
        writeRatingValue(rating.columns[column], result ? std::optional(result->values[column]) : std::nullopt, json);
    for (const rating::RatingDetail& detail : rating.details)
        if (detail.kind != rating::RatingDetail::Kind::Profile || scales.profile)
            writeDetail(detail, result.value_or(rating::RatingResult()), json);
}

} // namespace

rating::RatedPuzzle rate(const Scales& scales, const formats::Puzzle& puzzle, solve::FastSolver& solver,
                         const std::stop_token& stop) {
    return rating::ratePuzzle(formats::puzzleGrid(puzzle), puzzle.marksBind, solver, scales.rated, stop);
}

void writeRatingValue(const rating::RatingColumn& column, std::optional<int> value, documents::JsonWriter& json) {
    json.key(column.key);
    if (!value || *value == rating::kUnknownRating || (column.zeroIsNone && *value == 0)) {
        json.null();
        return;
    }
    switch (column.unit) {
    case rating::RatingUnit::Number:
        json.value(*value);
        return;
    case rating::RatingUnit::Tenths:
        json.value(*value / 10.0, 1);
        return;
    case rating::RatingUnit::Level:
        json.value(rating::levelName(static_cast<rating::Level>(*value)));
        return;
    case rating::RatingUnit::Grade:
        json.value(logic::hodokuGradeName(static_cast<logic::HodokuGrade>(*value)));
        return;
    }
}

void writeRatings(const Scales& scales, const rating::RatedPuzzle& rated, documents::JsonWriter& json) {
    for (std::size_t number = 0; number < rating::kRatingCount; ++number)
        if (const rating::Rating& rating = *rating::allRatings()[number]; scales.rated.includes(rating))
            writeRating(scales, rating, rated.ratings.results[number], json);
}

void writeNeeds(const logic::Needs& needs, documents::JsonWriter& json) {
    json.key("needs");
    if (!needs.complete) {
        json.null();
        return;
    }
    json.openArray();
    for (const logic::Technique* technique : needs.techniques) json.value(technique->id);
    json.closeArray();
}

QString ratingsText(const rating::RatedPuzzle& rated) {
    QStringList parts;
    if (rated.verdict.status != solve::Verdict::Status::Unique) parts << toQString(statusWord(rated.verdict.status));
    for (const int number : rating::ratingsToRead()) {
        const rating::Rating& rating = *rating::allRatings()[static_cast<std::size_t>(number)];
        if (const auto& result = rated.ratings.results[static_cast<std::size_t>(number)])
            parts << documents::ratingInEnglish(rating.line, rating, result->values);
    }
    return parts.join(", ");
}

} // namespace ninefold::cli
