// SPDX-License-Identifier: MIT
#include "app/store/library/base/ratingrows.h"

#include "app/store/library/base/signature.h"

#include <algorithm>

namespace ninefold::library {
namespace {

/// The order of the numbers, so that two programs that write the same rows wait for each other.
QList<Id> inOrder(const QHash<Id, StoredRating>& ratings) {
    QList<Id> ids = ratings.keys();
    std::ranges::sort(ids);
    return ids;
}

/// "er, ep, ed ..." or the same with a change to each.
QString columnList(const QString& pattern = QStringLiteral("%1")) {
    QStringList names;
    for (const std::string& column : ratingColumns())
        names << QString(pattern).replace("%1", QString::fromStdString(column));
    return names.join(", ");
}

void writeValues(Database& database, const QHash<Id, StoredRating>& ratings) {
    QList<StagedColumn> columns = {{"puzzle", "BIGINT"}, {"hardest", "TEXT"}, {"signature", "BIGINT"}};
    for (const std::string& column : ratingColumns()) columns << StagedColumn{QString::fromStdString(column), "BIGINT"};
    for (const Id id : inOrder(ratings)) {
        const StoredRating& rating = ratings[id];
        columns[0].values << id;
        columns[1].values << (rating.hardest.isEmpty() ? QVariant() : QVariant(rating.hardest));
        columns[2].values << (signatureOf(rating.techniques.keys()) | signatureOf(rating.needs));
        for (qsizetype place = 3; place < columns.size(); ++place) {
            const auto value = rating.value(ratingColumns()[static_cast<std::size_t>(place - 3)].c_str());
            columns[place].values << (value ? QVariant(*value) : QVariant());
        }
    }
    database.stage("incoming_rating", columns);
    database.run(
        QStringLiteral("INSERT INTO rating (puzzle, hardest, signature, %1) SELECT puzzle, hardest, signature, %1"
                       " FROM incoming_rating WHERE true ORDER BY puzzle ON CONFLICT (puzzle) DO UPDATE SET"
                       " signature = rating.signature | excluded.signature, hardest = coalesce(excluded.hardest, "
                       "rating.hardest), %2")
            .arg(columnList(), columnList("%1 = coalesce(excluded.%1, rating.%1)")));
}

void writeTechniques(Database& database, const QHash<Id, StoredRating>& ratings) {
    QList<StagedColumn> columns = {
        {"puzzle", "BIGINT"}, {"technique", "TEXT"}, {"times", "BIGINT"}, {"needed", "BIGINT"}, {"bit", "BIGINT"}};
    const auto add = [&](Id id, const QString& technique, int times, qsizetype needed) {
        const QVariant row[] = {id, technique, times, needed, signatureBit(technique)};
        for (qsizetype place = 0; place < columns.size(); ++place) columns[place].values << row[place];
    };
    for (const Id id : inOrder(ratings)) {
        const StoredRating& rating = ratings[id];
        for (auto used = rating.techniques.begin(); used != rating.techniques.end(); ++used)
            add(id, used.key(), used.value(), rating.needs.indexOf(used.key()) + 1);
        for (qsizetype place = 0; place < rating.needs.size(); ++place)
            if (!rating.techniques.contains(rating.needs[place])) add(id, rating.needs[place], 0, place + 1);
    }
    if (columns[0].values.isEmpty()) return;
    database.stage("incoming_technique", columns);
    database.run(
        QStringLiteral("INSERT INTO technique (name, bit) SELECT DISTINCT technique, bit FROM incoming_technique"
                       " WHERE true ORDER BY technique ON CONFLICT (name) DO NOTHING"));
    database.run(QStringLiteral("INSERT INTO puzzle_technique (technique, puzzle, times, needed) SELECT technique.id,"
                                " i.puzzle, i.times, i.needed FROM incoming_technique AS i"
                                " JOIN technique ON technique.name = i.technique WHERE true"
                                " ORDER BY technique.id, i.puzzle ON CONFLICT (technique, puzzle)"
                                " DO UPDATE SET times = excluded.times, needed = excluded.needed"));
}

} // namespace

const std::vector<std::string>& ratingColumns() {
    static const std::vector<std::string> columns = [] {
        std::vector<std::string> keys;
        for (const rating::Rating* rating : rating::allRatings())
            for (const rating::RatingColumn& column : rating->columns) keys.emplace_back(column.key);
        return keys;
    }();
    return columns;
}

void writeRatings(Database& database, const QHash<Id, StoredRating>& ratings) {
    if (ratings.isEmpty()) return;
    writeValues(database, ratings);
    writeTechniques(database, ratings);
}

QHash<Id, StoredRating> readRatings(Database& database) {
    QHash<Id, StoredRating> ratings;
    database.each(
        QStringLiteral("SELECT puzzle, hardest, %1 FROM wanted {cross}JOIN rating ON rating.puzzle = wanted.id")
            .arg(columnList()),
        {}, [&](const QSqlQuery& row) {
            StoredRating& rating = ratings[row.value(0).toLongLong()];
            rating.hardest = row.value(1).toString();
            int place = 2;
            for (const std::string& column : ratingColumns()) {
                if (!row.isNull(place)) rating.values[column] = row.value(place).toInt();
                ++place;
            }
            return true;
        });
    database.each(QStringLiteral("SELECT t.puzzle, technique.name, t.times, t.needed FROM wanted"
                                 " {cross}JOIN puzzle_technique AS t ON t.puzzle = wanted.id"
                                 " {cross}JOIN technique ON technique.id = t.technique ORDER BY t.needed"),
                  {}, [&](const QSqlQuery& row) {
                      StoredRating& rating = ratings[row.value(0).toLongLong()];
                      if (row.value(2).toInt() > 0) rating.techniques[row.value(1).toString()] = row.value(2).toInt();
                      if (row.value(3).toInt() > 0) rating.needs << row.value(1).toString();
                      return true;
                  });
    return ratings;
}

} // namespace ninefold::library
