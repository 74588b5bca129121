// SPDX-License-Identifier: MIT
#include "app/store/library/games.h"

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

} // namespace

std::optional<Error> recordGames(Database& database, const QList<Game>& games) {
    static const QString sql =
        QStringLiteral("INSERT INTO game (%1) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
                       " ON CONFLICT (name, puzzle) DO UPDATE SET givens = excluded.givens, state = excluded.state,"
                       " started = coalesce(excluded.started, game.started), finished = excluded.finished,"
                       " milliseconds = excluded.milliseconds, hints = excluded.hints, checks = excluded.checks,"
                       " mistakes = excluded.mistakes, level = coalesce(excluded.level, game.level),"
                       " occasion = coalesce(excluded.occasion, game.occasion), file = excluded.file,"
                       " position = excluded.position")
            .arg(QLatin1String(kColumns));
    return database.write([&] {
        for (const Game& game : games) database.run(sql, rowOf(game));
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
    });
    if (error) return *error;
    return found;
}

std::optional<Error> recordPractice(Database& database, const Practice& practice) {
    return database.write([&] {
        database.run(
            QStringLiteral("INSERT INTO practice (technique, position, practised, verdict, milliseconds, hints)"
                           " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (technique, position, practised) DO NOTHING"),
            {practice.technique, practice.position, practice.practised, practice.verdict, practice.milliseconds,
             practice.hints});
    });
}

Result<QList<Practice>> practised(Database& database, const QString& technique) {
    QList<Practice> found;
    const auto error = database.read([&] {
        database.each(QStringLiteral("SELECT technique, position, practised, verdict, milliseconds, hints FROM practice"
                                     " WHERE technique = ? OR ? = '' ORDER BY practised, id"),
                      {technique, technique}, [&](const QSqlQuery& row) {
                          found << Practice{.technique = row.value(0).toString(),
                                            .position = row.value(1).toString(),
                                            .practised = row.value(2).toString(),
                                            .verdict = row.value(3).toString(),
                                            .milliseconds = row.value(4).toLongLong(),
                                            .hints = row.value(5).toInt()};
                          return true;
                      });
    });
    if (error) return *error;
    return found;
}

} // namespace ninefold::library
