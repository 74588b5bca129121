// SPDX-License-Identifier: MIT
#include "app/cli/answers/entryfields.h"

#include "app/cli/answers/ratings.h"
#include "app/cli/text.h"
#include "app/documents/text/plaintext.h"
#include "engine/rating/level.h"

namespace ninefold::cli {
namespace {

void writeTexts(std::string_view name, const QStringList& texts, documents::JsonWriter& json) {
    json.key(name).openArray();
    for (const QString& text : texts) json.value(text);
    json.closeArray();
}

void writeText(std::string_view name, const QString& text, documents::JsonWriter& json) {
    json.key(name);
    if (text.isEmpty()) json.null();
    else json.value(text);
}

} // namespace

void writeStoredRating(const library::StoredRating& stored, documents::JsonWriter& json) {
    for (const rating::Rating* rating : rating::allRatings())
        for (const rating::RatingColumn& column : rating->columns)
            if (const auto value = stored.value(std::string(column.key).c_str()))
                writeRatingValue(column, *value, json);
    if (!stored.techniques.isEmpty()) {
        json.key("techniques").openObject();
        for (auto used = stored.techniques.begin(); used != stored.techniques.end(); ++used)
            json.field(used.key().toStdString(), used.value());
        json.closeObject();
    }
    if (!stored.hardest.isEmpty()) json.field("hardest", stored.hardest);
    if (!stored.needs.isEmpty()) writeTexts("needs", stored.needs, json);
}

void writeEntry(const library::Entry& entry, documents::JsonWriter& json) {
    json.field("puzzle", entry.puzzle).field("id", entry.id);
    writeText("name", entry.name, json);
    writeText("author", entry.author, json);
    writeText("source", entry.source, json);
    writeTexts("collections", entry.collections, json);
    writeTexts("tags", entry.tags, json);
    json.field("clues", entry.givens).field("canonical", entry.canonical).field("solution", entry.solution);
    json.field("added", entry.added);
    if (entry.rating) writeStoredRating(*entry.rating, json);
    json.field("games", entry.games).field("solved", entry.solved).key("best_seconds");
    if (entry.bestMs) json.value(static_cast<double>(*entry.bestMs) / 1000.0, 1);
    else json.null();
}

QString levelText(const library::Entry& entry) {
    const auto level = entry.rating ? entry.rating->value("level") : std::nullopt;
    if (!level || *level < 0 || *level >= static_cast<int>(rating::kLevels.size())) return QStringLiteral("-");
    return toQString(rating::levelName(static_cast<rating::Level>(*level)));
}

std::string entryLine(const library::Entry& entry) {
    const auto er = entry.rating ? entry.rating->value("er") : std::nullopt;
    const QString rating =
        er && *er != rating::kUnknownRating ? QString::number(*er / 10.0, 'f', 1) : QStringLiteral("-");
    QString line =
        QStringLiteral("%1  %2 %3  %4").arg(entry.id, 8).arg(levelText(entry), -9).arg(rating, 4).arg(entry.puzzle);
    if (!entry.name.isEmpty()) line += "  " + documents::visibleText(entry.name);
    if (entry.solved) line += QStringLiteral("  (solved)");
    return line.toStdString() + '\n';
}

} // namespace ninefold::cli
