// SPDX-License-Identifier: MIT
#include "app/store/library/entries.h"

#include "app/store/library/base/ratingrows.h"
#include "app/store/library/base/words.h"

#include <algorithm>

namespace ninefold::library {
namespace {

/// How much is asked for at once: an index finds each row, so a longer list brings nothing.
constexpr qsizetype kPieceRows = 10'000;

using Entries = QHash<Id, Entry>;

void readPuzzles(Database& database, Entries& found) {
    database.each(
        QStringLiteral(
            "SELECT puzzle.id, puzzle.entered, puzzle.canonical, board.grid, puzzle.givens,"
            " puzzle.symmetries, puzzle.name, puzzle.author, source.name, puzzle.added"
            " FROM wanted {cross}JOIN puzzle ON puzzle.id = wanted.id {cross}JOIN board ON board.id = puzzle.board"
            " LEFT JOIN source ON source.id = puzzle.source"),
        {}, [&](const QSqlQuery& row) {
            const Id id = row.value(0).toLongLong();
            found.insert(id, {.id = id,
                              .puzzle = row.value(1).toString(),
                              .canonical = row.value(2).toString(),
                              .solution = row.value(3).toString(),
                              .givens = row.value(4).toInt(),
                              .symmetries = row.value(5).toInt(),
                              .name = row.value(6).toString(),
                              .author = row.value(7).toString(),
                              .source = row.value(8).toString(),
                              .added = row.value(9).toString(),
                              .rating = std::nullopt,
                              .bestMs = std::nullopt});
            return true;
        });
}

/// `list` is "collection" or "tag".
void readLists(Database& database, const QString& list, QStringList Entry::*names, Entries& found) {
    database.each(QStringLiteral("SELECT l.puzzle, %1.name FROM wanted {cross}JOIN %2 AS l ON l.puzzle = wanted.id"
                                 " {cross}JOIN %1 ON %1.id = l.%1 ORDER BY %1.name")
                      .arg(list, list == "tag" ? "puzzle_tag" : "collection_puzzle"),
                  {}, [&](const QSqlQuery& row) {
                      found[row.value(0).toLongLong()].*names << row.value(1).toString();
                      return true;
                  });
}

void readGames(Database& database, Entries& found) {
    database.each(QStringLiteral("SELECT game.puzzle, count(*), max(CASE WHEN game.state = 1 THEN 1 ELSE 0 END),"
                                 " min(CASE WHEN game.state = 1 AND game.hints = 0 AND game.milliseconds > 0"
                                 " THEN game.milliseconds END)"
                                 " FROM wanted {cross}JOIN game ON game.puzzle = wanted.id GROUP BY game.puzzle"),
                  {}, [&](const QSqlQuery& row) {
                      Entry& entry = found[row.value(0).toLongLong()];
                      entry.games = row.value(1).toInt();
                      entry.solved = row.value(2).toInt() > 0;
                      if (!row.isNull(3)) entry.bestMs = row.value(3).toLongLong();
                      return true;
                  });
}

void readPiece(Database& database, const QList<Id>& ids, QList<Entry>& all) {
    QList<StagedColumn> columns = {{"id", "BIGINT"}};
    for (const Id id : ids) columns[0].values << id;
    database.stage("wanted", columns);
    Entries found;
    readPuzzles(database, found);
    const QHash<Id, StoredRating> ratings = readRatings(database);
    for (auto rated = ratings.begin(); rated != ratings.end(); ++rated) found[rated.key()].rating = rated.value();
    readLists(database, "collection", &Entry::collections, found);
    readLists(database, "tag", &Entry::tags, found);
    readGames(database, found);
    for (const Id id : ids)
        if (const auto entry = found.constFind(id); entry != found.constEnd()) all << *entry;
}

/// The entry that `find` finds; null = none.
Result<std::optional<Entry>> entryFound(Database& database, const std::function<QVariant()>& find) {
    QList<Entry> all;
    const auto error = database.read([&] {
        if (const QVariant id = find(); !id.isNull()) readPiece(database, {id.toLongLong()}, all);
    });
    if (error) return *error;
    return all.isEmpty() ? std::nullopt : std::optional(all.front());
}

/// SQLite knows upper and lower case of the English alphabet only, so an index finds the longest word and Qt compares.
QVariant idOfName(Database& database, const QString& name) {
    const QStringList words = wordsOf(name);
    const auto longest = std::ranges::max_element(words, {}, &QString::size);
    if (longest == words.end())
        return database.value(QStringLiteral("SELECT min(id) FROM puzzle WHERE name = ?"
                                             " AND rtrim(lower(name), '0123456789') = rtrim(lower(?), '0123456789')"),
                              {name, name});
    QVariant id;
    database.each(QStringLiteral("SELECT puzzle.id, puzzle.name FROM word {cross}JOIN puzzle ON puzzle.id = word.puzzle"
                                 " WHERE word.word = ? AND puzzle.name IS NOT NULL ORDER BY puzzle.id"),
                  {*longest}, [&](const QSqlQuery& row) {
                      if (row.value(1).toString().compare(name, Qt::CaseInsensitive) == 0) id = row.value(0);
                      return id.isNull();
                  });
    return id;
}

} // namespace

Result<QList<Entry>> entries(Database& database, const QList<Id>& ids) {
    QList<Entry> all;
    const auto error = database.read([&] {
        for (qsizetype first = 0; first < ids.size(); first += kPieceRows)
            readPiece(database, ids.mid(first, kPieceRows), all);
    });
    if (error) return *error;
    return all;
}

NewPuzzle newFrom(const Entry& entry) {
    return {.entered = entry.puzzle,
            .canonical = entry.canonical,
            .solution = entry.solution,
            .givens = entry.givens,
            .symmetries = entry.symmetries,
            .name = entry.name,
            .author = entry.author,
            .source = entry.source,
            .rating = entry.rating};
}

Result<std::optional<Entry>> entryOf(Database& database, const QString& canonical) {
    return entryFound(database, [&] {
        return database.value(QStringLiteral("SELECT id FROM puzzle WHERE canonical = ?"), {canonical});
    });
}

Result<std::optional<Entry>> entryNamed(Database& database, const QString& name) {
    return entryFound(database, [&] { return idOfName(database, name); });
}

} // namespace ninefold::library
