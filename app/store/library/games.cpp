// SPDX-License-Identifier: MIT
#include "app/store/library/games.h"

#include <QHash>

namespace ninefold::library {
namespace {

QVariant orNull(const QString& text) {
    return text.isEmpty() ? QVariant() : QVariant(text);
}

constexpr auto kColumns =
    "name, puzzle, givens, state, started, finished, milliseconds, hints, checks, mistakes, level,"
    " occasion, file, position";

QVariantList rowOf(const Game& game) {
    return {game.name,
            game.puzzle,
            game.givens,
            static_cast<int>(game.state),
            orNull(game.started),
            orNull(game.finished),
            game.milliseconds,
            game.hints,
            game.checks,
            game.mistakes,
            game.level ? QVariant(*game.level) : QVariant(),
            orNull(game.occasion),
            orNull(game.file),
            orNull(game.position)};
}

Game gameOf(const QSqlQuery& row) {
    return {.id = row.value(14).toLongLong(),
            .puzzle = row.value(1).toLongLong(),
            .name = row.value(0).toString(),
            .givens = row.value(2).toString(),
            .state = static_cast<GameState>(row.value(3).toInt()),
            .started = row.value(4).toString(),
            .finished = row.value(5).toString(),
            .milliseconds = row.value(6).toLongLong(),
            .hints = row.value(7).toInt(),
            .checks = row.value(8).toInt(),
            .mistakes = row.value(9).toInt(),
            .level = row.isNull(10) ? std::nullopt : std::optional(row.value(10).toInt()),
            .occasion = row.value(11).toString(),
            .file = row.value(12).toString(),
            .position = row.value(13).toString()};
}

void writeHinted(Database& database, const Game& game) {
    const QVariant id =
        database.value(QStringLiteral("SELECT id FROM game WHERE name = ? AND puzzle = ?"), {game.name, game.puzzle});
    database.run(QStringLiteral("DELETE FROM game_hint WHERE game = ?"), {id});
    for (auto hinted = game.hinted.begin(); hinted != game.hinted.end(); ++hinted)
        database.run(QStringLiteral("INSERT INTO game_hint (game, technique, times) VALUES (?, ?, ?)"),
                     {id, hinted.key(), hinted.value()});
}

void writeGames(Database& database, const QList<Game>& games) {
    static const QString sql =
        QStringLiteral("INSERT INTO game (%1) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
                       " ON CONFLICT (name, puzzle) DO UPDATE SET givens = excluded.givens, state = excluded.state,"
                       " started = coalesce(excluded.started, game.started), finished = excluded.finished,"
                       " milliseconds = excluded.milliseconds, hints = excluded.hints, checks = excluded.checks,"
                       " mistakes = excluded.mistakes, level = coalesce(excluded.level, game.level),"
                       " occasion = coalesce(excluded.occasion, game.occasion), file = excluded.file,"
                       " position = excluded.position")
            .arg(QLatin1String(kColumns));
    for (const Game& game : games) {
        database.run(sql, rowOf(game));
        writeHinted(database, game);
    }
}

void writePractice(Database& database, const Practice& practice) {
    database.run(QStringLiteral("INSERT INTO practice (technique, position, practised, verdict, milliseconds, hints)"
                                " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (technique, position, practised)"
                                " DO UPDATE SET verdict = excluded.verdict, milliseconds = excluded.milliseconds,"
                                " hints = excluded.hints"),
                 {practice.technique, practice.position, practice.practised, practice.verdict, practice.milliseconds,
                  practice.hints});
}

void forgetFile(Database& database, const QString& path) {
    for (const char* statement :
         {"DELETE FROM game WHERE file = ? AND state = 0", "UPDATE game SET file = NULL WHERE file = ?",
          "DELETE FROM saved_file WHERE path = ?"})
        database.run(QLatin1String(statement), {path});
}

void readHinted(Database& database, QList<Game>& games) {
    QHash<Id, Game*> byId;
    for (Game& game : games) byId.insert(game.id, &game);
    database.each(QStringLiteral("SELECT game, technique, times FROM game_hint"), {}, [&](const QSqlQuery& row) {
        if (Game* game = byId.value(row.value(0).toLongLong()))
            game->hinted.insert(row.value(1).toString(), row.value(2).toInt());
        return true;
    });
}

} // namespace

std::optional<Error> recordGames(Database& database, const QList<Game>& games) {
    return database.write([&] { writeGames(database, games); });
}

std::optional<Error> recordPlayed(Database& database, const PlayedChanges& changes) {
    if (changes.isEmpty()) return std::nullopt;
    return database.write([&] {
        for (const QString& path : changes.goneFiles) forgetFile(database, path);
        writeGames(database, changes.games);
        for (const Practice& exercise : changes.exercises) writePractice(database, exercise);
        for (const SavedFile& file : changes.files)
            database.run(QStringLiteral("INSERT INTO saved_file (path, bytes, changed) VALUES (?, ?, ?) ON CONFLICT"
                                        " (path) DO UPDATE SET bytes = excluded.bytes, changed = excluded.changed"),
                         {file.path, file.bytes, file.changedMs});
    });
}

Result<QList<SavedFile>> savedFiles(Database& database, const QString& folder) {
    return database.list(QStringLiteral("SELECT path, bytes, changed FROM saved_file"
                                        " WHERE substr(path, 1, length(CAST(? AS TEXT))) = ?"),
                         {folder, folder}, [](const QSqlQuery& row) {
                             return SavedFile{.path = row.value(0).toString(),
                                              .bytes = row.value(1).toLongLong(),
                                              .changedMs = row.value(2).toLongLong()};
                         });
}

Result<QList<Game>> games(Database& database, const GameFilter& filter) {
    QString sql = QStringLiteral("SELECT %1, id FROM game WHERE true").arg(QLatin1String(kColumns));
    QVariantList values;
    const auto add = [&](const char* condition, const QVariant& value) {
        sql += QLatin1String(condition);
        values << value;
    };
    if (filter.state) add(" AND state = ?", static_cast<int>(*filter.state));
    if (filter.puzzle) add(" AND puzzle = ?", *filter.puzzle);
    if (!filter.occasion.isEmpty()) {
        add(" AND occasion >= ?", filter.occasion);
        add(" AND occasion < ?", QString(filter.occasion + QChar(0xFFFD)));
    }
    QList<Game> found;
    const auto error = database.read([&] {
        database.each(sql + QStringLiteral(" ORDER BY finished IS NULL, finished, id"), values,
                      [&](const QSqlQuery& row) {
                          found << gameOf(row);
                          return true;
                      });
        readHinted(database, found);
    });
    if (error) return *error;
    return found;
}

std::optional<Error> recordPractice(Database& database, const Practice& practice) {
    return database.write([&] { writePractice(database, practice); });
}

Result<QList<Practice>> practised(Database& database, const QString& technique) {
    return database.list(
        QStringLiteral("SELECT technique, position, practised, verdict, milliseconds, hints FROM practice"
                       " WHERE technique = ? OR ? = '' ORDER BY practised, id"),
        {technique, technique}, [](const QSqlQuery& row) {
            return Practice{.technique = row.value(0).toString(),
                            .position = row.value(1).toString(),
                            .practised = row.value(2).toString(),
                            .verdict = row.value(3).toString(),
                            .milliseconds = row.value(4).toLongLong(),
                            .hints = row.value(5).toInt()};
        });
}

} // namespace ninefold::library
