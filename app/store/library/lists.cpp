// SPDX-License-Identifier: MIT
#include "app/store/library/lists.h"

#include "app/store/library/base/words.h"

namespace ninefold::library {
namespace {

/// SQL in which %1 is the table of the lists, and %2 that of their puzzles.
QString sqlOf(ListKind kind, QString sql) {
    const bool isTag = kind == ListKind::Tag;
    return sql.replace(QLatin1String("%1"), QLatin1String(isTag ? "tag" : "collection"))
        .replace(QLatin1String("%2"), QLatin1String(isTag ? "puzzle_tag" : "collection_puzzle"));
}

void stageWanted(Database& database, const QList<Id>& puzzles) {
    QList<StagedColumn> columns = {{"id", "BIGINT"}};
    for (const Id id : puzzles) columns[0].values << id;
    database.stage("wanted", columns);
}

} // namespace

Result<QList<PuzzleList>> puzzleLists(Database& database, ListKind kind) {
    const QString bundled = kind == ListKind::Collection ? QStringLiteral("%1.bundled") : QStringLiteral("NULL");
    // Counted separately: there are many puzzles and few games.
    const QString sql =
        sqlOf(kind, "SELECT %1.id, %1.name, " + bundled +
                        ", (SELECT count(*) FROM %2 AS l WHERE l.%1 = %1.id),"
                        " (SELECT count(*) FROM (SELECT DISTINCT puzzle FROM game WHERE state = 1) AS g"
                        " JOIN %2 AS l ON l.puzzle = g.puzzle AND l.%1 = %1.id)"
                        " FROM %1 ORDER BY " +
                        bundled + " IS NULL, CASE WHEN " + bundled + " IS NULL THEN lower(%1.name) ELSE '' END, %1.id");
    return database.list(sql, {}, [](const QSqlQuery& row) {
        return PuzzleList{.id = row.value(0).toLongLong(),
                          .name = row.value(1).toString(),
                          .bundled = row.value(2).toString(),
                          .puzzles = row.value(3).toLongLong(),
                          .solved = row.value(4).toLongLong()};
    });
}

Result<QString> nameOfList(Database& database, ListKind kind, Id list) {
    QString name;
    if (auto error = database.read(
            [&] { name = database.value(sqlOf(kind, "SELECT name FROM %1 WHERE id = ?"), {list}).toString(); }))
        return *error;
    return name;
}

Result<Id> makeList(Database& database, ListKind kind, const QString& name) {
    Id id = 0;
    const auto error = database.write([&] {
        database.run(sqlOf(kind, "INSERT INTO %1 (name) VALUES (?) ON CONFLICT (name) DO NOTHING"), {name});
        id = database.value(sqlOf(kind, "SELECT id FROM %1 WHERE name = ?"), {name}).toLongLong();
    });
    if (error) return *error;
    return id;
}

Result<bool> renameList(Database& database, ListKind kind, Id list, const QString& name) {
    bool renamed = false;
    const char* const own = kind == ListKind::Collection ? " AND bundled IS NULL" : "";
    const QString sql = sqlOf(kind, "UPDATE %1 SET name = ? WHERE id = ? AND NOT EXISTS"
                                    " (SELECT 1 FROM %1 AS other WHERE other.name = ? AND other.id <> ?)");
    const auto error = database.write([&] {
        renamed = database.run(sql + QLatin1String(own), {name, list, name, list}) > 0;
    });
    if (error) return *error;
    return renamed;
}

std::optional<Error> deleteList(Database& database, ListKind kind, Id list) {
    const char* const own = kind == ListKind::Collection ? " AND bundled IS NULL" : "";
    return database.write(
        [&] { database.run(sqlOf(kind, "DELETE FROM %1 WHERE id = ?") + QLatin1String(own), {list}); });
}

Result<QHash<QString, QStringList>> bundledTags(Database& database) {
    QHash<QString, QStringList> tags;
    const auto error = database.read([&] {
        database.each(
            QStringLiteral("SELECT DISTINCT puzzle.entered, tag.name FROM collection"
                           " {cross}JOIN collection_puzzle AS c ON c.collection = collection.id"
                           " {cross}JOIN puzzle_tag AS t ON t.puzzle = c.puzzle {cross}JOIN tag ON tag.id = t.tag"
                           " {cross}JOIN puzzle ON puzzle.id = c.puzzle WHERE collection.bundled IS NOT NULL"
                           " ORDER BY tag.name"),
            {}, [&](const QSqlQuery& row) {
                tags[row.value(0).toString()] << row.value(1).toString();
                return true;
            });
    });
    if (error) return *error;
    return tags;
}

Result<QList<Id>> listedPuzzles(Database& database, ListKind kind, Id list) {
    return database.list(sqlOf(kind, "SELECT puzzle FROM %2 WHERE %1 = ? ORDER BY puzzle"), {list},
                         [](const QSqlQuery& row) -> Id { return row.value(0).toLongLong(); });
}

std::optional<Error> addToList(Database& database, ListKind kind, Id list, const QList<Id>& puzzles) {
    return database.write([&] {
        stageWanted(database, puzzles);
        database.run(sqlOf(kind, "INSERT INTO %2 (%1, puzzle) SELECT CAST(? AS BIGINT), puzzle.id FROM wanted"
                                 " JOIN puzzle ON puzzle.id = wanted.id WHERE true ORDER BY puzzle.id"
                                 " ON CONFLICT (%1, puzzle) DO NOTHING"),
                     {list});
    });
}

std::optional<Error> removeFromList(Database& database, ListKind kind, Id list, const QList<Id>& puzzles) {
    return database.write([&] {
        stageWanted(database, puzzles);
        database.run(sqlOf(kind, "DELETE FROM %2 WHERE %1 = ? AND puzzle IN (SELECT id FROM wanted)"), {list});
    });
}

Result<long long> deletePuzzles(Database& database, const QList<Id>& puzzles) {
    long long removed = 0;
    const auto error = database.write([&] {
        stageWanted(database, puzzles);
        removed = database.run(QStringLiteral("DELETE FROM puzzle WHERE id IN (SELECT id FROM wanted)"
                                              " AND NOT EXISTS (SELECT 1 FROM game WHERE game.puzzle = puzzle.id)"));
    });
    if (error) return *error;
    return removed;
}

std::optional<Error> renamePuzzle(Database& database, Id puzzle, const QString& name) {
    return database.write([&] {
        database.run(QStringLiteral("UPDATE puzzle SET name = ? WHERE id = ?"),
                     {name.isEmpty() ? QVariant() : QVariant(name), puzzle});
        for (const QString& word : wordsOf(name))
            database.run(QStringLiteral("INSERT INTO word (word, puzzle) VALUES (?, ?)"
                                        " ON CONFLICT (word, puzzle) DO NOTHING"),
                         {word, puzzle});
    });
}

} // namespace ninefold::library
