// SPDX-License-Identifier: MIT
#include "app/store/library/progress.h"

#include "app/store/library/base/values.h"

#include <QSet>

#include <algorithm>

namespace ninefold::library {
namespace {

/// Is in the place of a technique in the rows of a game. Every game that was looked at has such a row.
QString guess() {
    return QStringLiteral("guess");
}

} // namespace

QList<FamilyTest> bestTests(const QList<FamilyTest>& tests) {
    QList<FamilyTest> best;
    for (const FamilyTest& test : tests) {
        const auto known = std::ranges::find(best, test.family, &FamilyTest::family);
        if (known == best.end()) best << test;
        else if (test.isBetterThan(*known)) *known = test;
    }
    return best;
}

std::optional<Error> recordFamilyTest(Database& database, const FamilyTest& test) {
    return database.write([&] {
        database.run(QStringLiteral("INSERT INTO family_test (family, taken, positions, alone, milliseconds)"
                                    " VALUES (?, ?, ?, ?, ?) ON CONFLICT (family, taken) DO UPDATE SET"
                                    " positions = excluded.positions, alone = excluded.alone,"
                                    " milliseconds = excluded.milliseconds"),
                     {test.family, test.taken, test.positions, test.alone, test.milliseconds});
    });
}

Result<QList<FamilyTest>> familyTests(Database& database) {
    return database.list(QStringLiteral("SELECT family, taken, positions, alone, milliseconds FROM family_test"
                                        " ORDER BY taken, id"),
                         {}, [](const QSqlQuery& row) {
                             return FamilyTest{.family = row.value(0).toString(),
                                               .taken = row.value(1).toString(),
                                               .positions = row.value(2).toInt(),
                                               .alone = row.value(3).toInt(),
                                               .milliseconds = row.value(4).toLongLong()};
                         });
}

std::optional<Error> recordReasons(Database& database, const GameReasons& reasons) {
    QMap<QString, int> rows = reasons.techniques;
    rows.insert(guess(), reasons.guesses);
    return database.write([&] {
        database.run(QStringLiteral("DELETE FROM game_reason WHERE game = ?"), {reasons.game});
        for (auto row = rows.cbegin(); row != rows.cend(); ++row)
            database.run(QStringLiteral("INSERT INTO game_reason (game, technique, times) VALUES (?, ?, ?)"),
                         {reasons.game, row.key(), row.value()});
    });
}

Result<QList<GameReasons>> gameReasons(Database& database) {
    QList<GameReasons> found;
    const auto error = database.read([&] {
        database.each(QStringLiteral("SELECT game, technique, times FROM game_reason ORDER BY game, technique"), {},
                      [&](const QSqlQuery& row) {
                          const Id game = row.value(0).toLongLong();
                          if (found.isEmpty() || found.last().game != game) found << GameReasons{.game = game};
                          if (row.value(1).toString() == guess()) found.last().guesses = row.value(2).toInt();
                          else found.last().techniques.insert(row.value(1).toString(), row.value(2).toInt());
                          return true;
                      });
    });
    if (error) return *error;
    return found;
}

Result<QList<Game>> gamesWithoutReasons(Database& database) {
    auto solved = games(database, {.state = GameState::Solved});
    const auto known = gameReasons(database);
    if (!solved) return solved;
    if (!known) return known.error();
    QSet<Id> seen;
    for (const GameReasons& one : known.value()) seen.insert(one.game);
    QList<Game> left;
    for (const Game& game : solved.value())
        if (!game.file.isEmpty() && !seen.contains(game.id)) left.prepend(game);
    return left;
}

Result<QMap<Id, int>> playedRatings(Database& database) {
    QMap<Id, int> found;
    const auto error = database.read([&] {
        database.each(QStringLiteral("SELECT DISTINCT rating.puzzle, rating.er FROM rating"
                                     " JOIN game ON game.puzzle = rating.puzzle"
                                     " WHERE rating.er IS NOT NULL"),
                      {}, [&](const QSqlQuery& row) {
                          found.insert(row.value(0).toLongLong(), row.value(1).toInt());
                          return true;
                      });
    });
    if (error) return *error;
    return found;
}

} // namespace ninefold::library
