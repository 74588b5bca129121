// SPDX-License-Identifier: MIT
// Rows are first put into temporary tables; then one statement for each table takes them from there. New rows are
// written in the order of the largest index, so that its pages are visited once, and two programs that write at the
// same time wait for each other instead of standing in each other's way.
#include "app/store/library/adding.h"

#include "app/store/library/base/ratingrows.h"
#include "app/store/library/base/words.h"

#include <QDateTime>

#include <cassert>

namespace ninefold::library {
namespace {

QVariant orNull(const QString& text) {
    return text.isEmpty() ? QVariant() : QVariant(text);
}

/// Column by column, as Database::stage takes it.
QList<StagedColumn> columnsOf(std::span<const NewPuzzle> puzzles) {
    QList<StagedColumn> columns = {{"n", "BIGINT"},      {"canonical", "TEXT"}, {"entered", "TEXT"},
                                   {"solution", "TEXT"}, {"givens", "BIGINT"},  {"symmetries", "BIGINT"},
                                   {"name", "TEXT"},     {"author", "TEXT"},    {"source", "TEXT"},
                                   {"item", "BIGINT"}};
    for (StagedColumn& column : columns) column.values.reserve(static_cast<qsizetype>(puzzles.size()));
    qint64 n = 0;
    for (const NewPuzzle& puzzle : puzzles) {
        const QVariant row[] = {++n,
                                puzzle.canonical,
                                puzzle.entered,
                                puzzle.solution,
                                puzzle.givens,
                                puzzle.symmetries,
                                orNull(puzzle.name),
                                orNull(puzzle.author),
                                orNull(puzzle.source),
                                puzzle.number};
        for (qsizetype place = 0; place < columns.size(); ++place) columns[place].values << row[place];
    }
    return columns;
}

/// Returns how many puzzles were new.
long long insertPuzzles(Database& database) {
    database.run(
        QStringLiteral("INSERT INTO board (grid) SELECT DISTINCT i.solution FROM incoming AS i WHERE NOT EXISTS"
                       " (SELECT 1 FROM puzzle WHERE puzzle.canonical = i.canonical)"
                       " ORDER BY i.solution ON CONFLICT (grid) DO NOTHING"));
    database.run(QStringLiteral("INSERT INTO source (name) SELECT DISTINCT source FROM incoming"
                                " WHERE source IS NOT NULL ORDER BY source ON CONFLICT (name) DO NOTHING"));
    return database.run(
        QStringLiteral(
            "INSERT INTO puzzle (id, canonical, entered, givens, symmetries, board, name, author, source, added)"
            " SELECT i.id, i.canonical, i.entered, i.givens, i.symmetries, board.id, i.name, i.author,"
            " source.id, ? FROM (SELECT %1 AS id, o.* FROM (SELECT * FROM incoming ORDER BY n) AS o) AS i"
            " JOIN board ON board.grid = i.solution LEFT JOIN source ON source.name = i.source"
            " WHERE true ORDER BY i.canonical ON CONFLICT (canonical) DO NOTHING")
            .arg(database.nextId("puzzle", "o.n")),
        {timeNow()});
}

/// Names are found by their words.
void insertWords(Database& database, std::span<const NewPuzzle> puzzles) {
    QList<StagedColumn> columns = {{"canonical", "TEXT"}, {"word", "TEXT"}};
    for (const NewPuzzle& puzzle : puzzles)
        for (const QString& word : wordsOf(puzzle.name + ' ' + puzzle.author)) {
            columns[0].values << puzzle.canonical;
            columns[1].values << word;
        }
    if (columns[0].values.isEmpty()) return;
    database.stage("incoming_word", columns);
    database.run(
        QStringLiteral("INSERT INTO word (word, puzzle) SELECT DISTINCT i.word, puzzle.id FROM incoming_word AS i"
                       " JOIN puzzle ON puzzle.canonical = i.canonical WHERE true"
                       " ON CONFLICT (word, puzzle) DO NOTHING"));
}

/// `list` is "collection" or "tag".
void insertInto(Database& database, const QString& list, const QString& name) {
    assert(list == "collection" || list == "tag");
    database.run(QStringLiteral("INSERT INTO %1 (name) VALUES (?) ON CONFLICT (name) DO NOTHING").arg(list), {name});
    database.run(QStringLiteral("INSERT INTO %2 (%1, puzzle) SELECT %1.id, puzzle.id FROM incoming AS i"
                                " JOIN puzzle ON puzzle.canonical = i.canonical JOIN %1 ON %1.name = ? WHERE true"
                                " ON CONFLICT (%1, puzzle) DO NOTHING")
                     .arg(list, list == "tag" ? "puzzle_tag" : "collection_puzzle"),
                 {name});
}

void insertPlacement(Database& database, const Placement& placement) {
    if (!placement.collection.isEmpty()) insertInto(database, "collection", placement.collection);
    for (const QString& tag : placement.tags) insertInto(database, "tag", tag);
    if (placement.run == 0) return;
    database.run(QStringLiteral("INSERT INTO run_item (run, number, puzzle) SELECT CAST(? AS BIGINT), i.item, puzzle.id"
                                " FROM incoming AS i JOIN puzzle ON puzzle.canonical = i.canonical WHERE i.item > 0"
                                " ORDER BY i.item ON CONFLICT (run, number) DO NOTHING"),
                 {placement.run});
}

QHash<QString, Id> idsOf(Database& database, const QStringList& canonical) {
    QList<StagedColumn> columns = {{"canonical", "TEXT"}};
    for (const QString& form : canonical) columns[0].values << form;
    database.stage("wanted_form", columns);
    QHash<QString, Id> ids;
    database.each(QStringLiteral("SELECT puzzle.canonical, puzzle.id FROM wanted_form AS w"
                                 " {cross}JOIN puzzle ON puzzle.canonical = w.canonical"),
                  {}, [&](const QSqlQuery& row) {
                      ids.insert(row.value(0).toString(), row.value(1).toLongLong());
                      return true;
                  });
    return ids;
}

void insertRatings(Database& database, std::span<const NewPuzzle> puzzles) {
    QHash<QString, StoredRating> rated;
    for (const NewPuzzle& puzzle : puzzles)
        if (puzzle.rating) rated.insert(puzzle.canonical, *puzzle.rating);
    if (rated.isEmpty()) return;
    const QHash<QString, Id> ids = idsOf(database, rated.keys());
    QHash<Id, StoredRating> ratings;
    for (auto known = ids.begin(); known != ids.end(); ++known) ratings.insert(known.value(), rated[known.key()]);
    writeRatings(database, ratings);
}

} // namespace

Result<AddReport> addPuzzles(Database& database, std::span<const NewPuzzle> puzzles, const Placement& placement) {
    if (puzzles.empty()) return AddReport{};
    AddReport report;
    const auto error = database.write([&] {
        database.stage("incoming", columnsOf(puzzles));
        report.added = insertPuzzles(database);
        report.known = static_cast<long long>(puzzles.size()) - report.added;
        insertWords(database, puzzles);
        insertPlacement(database, placement);
        insertRatings(database, puzzles);
    });
    if (error) return *error;
    return report;
}

Result<long long> addBoards(Database& database, const QStringList& grids) {
    long long added = 0;
    const auto error = database.write([&] {
        QList<StagedColumn> columns = {{"grid", "TEXT"}};
        for (const QString& grid : grids) columns[0].values << grid;
        database.stage("incoming_board", columns);
        added =
            database.run(QStringLiteral("INSERT INTO board (grid) SELECT DISTINCT grid FROM incoming_board WHERE true"
                                        " ORDER BY grid ON CONFLICT (grid) DO NOTHING"));
    });
    if (error) return *error;
    return added;
}

std::optional<Error> setRatings(Database& database, const QHash<Id, StoredRating>& ratings) {
    return database.write([&] { writeRatings(database, ratings); });
}

Result<QHash<QString, Id>> knownPuzzles(Database& database, const QStringList& canonical) {
    QHash<QString, Id> ids;
    if (auto error = database.read([&] { ids = idsOf(database, canonical); })) return *error;
    return ids;
}

QString timeNow() {
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
}

} // namespace ninefold::library
