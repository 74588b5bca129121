// SPDX-License-Identifier: MIT
#include "app/store/library/bundledpuzzles.h"

#include "app/store/library/adding.h"
#include "app/store/library/examination.h"
#include "engine/logic/hodokugrade.h"
#include "engine/rating/level.h"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>

namespace ninefold::library {
namespace {

constexpr auto kKey = "bundled";

/// A file of bundled puzzles and its collection.
struct BundledFile {
    QString name, title;
};

QString toQString(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QList<BundledFile> bundledFiles() {
    QList<BundledFile> files;
    for (const rating::Level level : rating::kLevels)
        files << BundledFile{documents::bundledFileOf(rating::levelName(level)), toQString(rating::levelName(level))};
    return files << BundledFile{QStringLiteral("practice"), QStringLiteral("Practice")};
}

/// Changes with every change to the files; empty if there are none.
QString fingerprintOf(const QString& folder) {
    QCryptographicHash hash(QCryptographicHash::Sha1);
    for (const BundledFile& file : bundledFiles()) {
        QFile content(folder + '/' + file.name + ".txt");
        if (!content.open(QIODevice::ReadOnly)) return {};
        hash.addData(content.readAll());
    }
    return QString::fromLatin1(hash.result().toHex());
}

/// The number of a word that files hold instead; -1 for any other.
int numberOf(rating::RatingUnit unit, const QString& word) {
    if (unit == rating::RatingUnit::Level) {
        const auto level = rating::levelFromName(word.toStdString());
        return level ? static_cast<int>(*level) : -1;
    }
    for (const logic::HodokuGrade grade : logic::kHodokuGrades)
        if (word == toQString(logic::hodokuGradeName(grade))) return static_cast<int>(grade);
    return -1;
}

std::optional<int> valueOf(const rating::RatingColumn& column, const QJsonValue& fact) {
    if (fact.isUndefined()) return std::nullopt;
    if (fact.isNull()) return column.zeroIsNone ? 0 : rating::kUnknownRating;
    switch (column.unit) {
    case rating::RatingUnit::Number:
        return fact.toInt();
    case rating::RatingUnit::Tenths:
        return qRound(fact.toDouble() * 10);
    default:
        return numberOf(column.unit, fact.toString());
    }
}

/// The facts of the file are the ratings of this program.
std::optional<StoredRating> ratingFrom(const QJsonObject& facts) {
    if (!facts.contains(QLatin1String("level"))) return std::nullopt;
    StoredRating stored;
    for (const rating::Rating* rating : rating::allRatings())
        for (const rating::RatingColumn& column : rating->columns)
            if (const auto value = valueOf(column, facts[toQString(column.key)]))
                stored.values[std::string(column.key)] = *value;
    const QJsonObject techniques = facts["techniques"].toObject();
    for (auto used = techniques.begin(); used != techniques.end(); ++used)
        stored.techniques[used.key()] = used.value().toInt();
    stored.hardest = facts["hardest"].toString();
    for (const auto& need : facts["needs"].toArray()) stored.needs << need.toString();
    return stored;
}

std::vector<NewPuzzle> puzzlesOf(const QList<documents::Bundled>& file, Examination& examination) {
    std::vector<NewPuzzle> puzzles;
    for (const documents::Bundled& bundled : file) {
        formats::Puzzle puzzle;
        puzzle.grid = Grid::fromCells(bundled.puzzle.toStdString());
        puzzle.name = bundled.name.toStdString();
        puzzle.source = "Ninefold";
        auto found = examination.examine(puzzle).puzzle;
        if (!found) continue;
        found->rating = ratingFrom(bundled.facts);
        puzzles.push_back(*std::move(found));
    }
    return puzzles;
}

bool isCurrent(Database& database, const QString& fingerprint) {
    return database.value(QStringLiteral("SELECT value FROM ninefold WHERE key = ?"), {QLatin1String(kKey)})
               .toString() == fingerprint;
}

/// The own list of a player keeps its name; a bundled one of that name gets what is new.
void nameCollection(Database& database, const BundledFile& file) {
    database.run(QStringLiteral("UPDATE collection SET bundled = ? WHERE name = ? AND NOT EXISTS"
                                " (SELECT 1 FROM collection AS other WHERE other.bundled = ?)"),
                 {file.name, file.title, file.name});
}

} // namespace

Result<bool> addBundled(Database& database, const QString& folder) {
    const QString fingerprint = fingerprintOf(folder);
    bool current = fingerprint.isEmpty();
    if (auto error = database.read([&] { current = current || isCurrent(database, fingerprint); })) return *error;
    if (current) return false;
    Examination examination;
    for (const BundledFile& file : bundledFiles()) {
        const auto puzzles = puzzlesOf(documents::bundledFile(file.name, folder), examination);
        const auto added = addPuzzles(database, puzzles, {.collection = file.title, .tags = {}});
        if (!added) return added.error();
        if (auto error = database.write([&] { nameCollection(database, file); })) return *error;
    }
    const auto error = database.write([&] {
        database.run(QStringLiteral("INSERT INTO ninefold (key, value) VALUES (?, ?)"
                                    " ON CONFLICT (key) DO UPDATE SET value = excluded.value"),
                     {QLatin1String(kKey), fingerprint});
    });
    if (error) return *error;
    return true;
}

} // namespace ninefold::library
