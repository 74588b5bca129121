// SPDX-License-Identifier: MIT
#include "app/store/library/summary.h"

namespace ninefold::library {
namespace {

void readCounts(Database& database, Summary& summary) {
    const auto count = [&](const char* sql) { return database.value(QLatin1String(sql)).toLongLong(); };
    summary.puzzles = count("SELECT count(*) FROM puzzle");
    summary.boards = count("SELECT count(*) FROM board");
    summary.rated = count("SELECT count(*) FROM rating");
    summary.games = count("SELECT count(*) FROM game");
    summary.saved = count("SELECT count(*) FROM game WHERE state = 0");
    summary.solvedGames = count("SELECT count(*) FROM game WHERE state = 1");
    summary.givenUp = count("SELECT count(*) FROM game WHERE state = 2");
    summary.solvedPuzzles = count("SELECT count(DISTINCT puzzle) FROM game WHERE state = 1");
    summary.practised = count("SELECT count(*) FROM practice");
    summary.practisedRight = count("SELECT count(*) FROM practice WHERE verdict = 'right'");
    summary.techniquesCleared = count("SELECT count(DISTINCT technique) FROM practice WHERE verdict = 'right'");
}

void readLevels(Database& database, Summary& summary) {
    database.each(QStringLiteral("SELECT level, count(*) FROM rating WHERE level IS NOT NULL GROUP BY level"), {},
                  [&](const QSqlQuery& row) {
                      if (const auto level = row.value(0).toULongLong(); level < summary.ofLevel.size())
                          summary.ofLevel[level] = row.value(1).toLongLong();
                      return true;
                  });
}

void readPlayed(Database& database, Summary& summary) {
    database.each(QStringLiteral("SELECT level, count(*), min(CASE WHEN hints = 0 AND milliseconds > 0 THEN"
                                 " milliseconds END), avg(CASE WHEN hints = 0 AND milliseconds > 0 THEN milliseconds "
                                 "END), sum(hints), sum(mistakes)"
                                 " FROM game WHERE state = 1 AND level IS NOT NULL GROUP BY level"),
                  {}, [&](const QSqlQuery& row) {
                      const auto number = row.value(0).toULongLong();
                      if (number >= summary.played.size()) return true;
                      Summary::Level& level = summary.played[number];
                      level.solved = row.value(1).toLongLong();
                      if (!row.isNull(2)) level.bestMs = row.value(2).toLongLong();
                      if (!row.isNull(3)) level.averageMs = qRound64(row.value(3).toDouble());
                      level.hints = row.value(4).toLongLong();
                      level.mistakes = row.value(5).toLongLong();
                      return true;
                  });
}

} // namespace

Result<Summary> summaryOf(Database& database) {
    Summary summary;
    const auto error = database.read([&] {
        readCounts(database, summary);
        readLevels(database, summary);
        readPlayed(database, summary);
    });
    if (error) return *error;
    const auto tests = familyTests(database);
    if (!tests) return tests.error();
    summary.tests = bestTests(tests.value());
    const auto reasons = gameReasons(database);
    if (!reasons) return reasons.error();
    for (const GameReasons& game : reasons.value()) {
        summary.guesses += game.guesses;
        for (auto used = game.techniques.cbegin(); used != game.techniques.cend(); ++used)
            summary.used[used.key()] += used.value();
    }
    return summary;
}

} // namespace ninefold::library
