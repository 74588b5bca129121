// SPDX-License-Identifier: MIT
// Best times, averages and days in a row.
#include "app/store/results/statistics.h"

#include <QDateTime>
#include <QTest>

using namespace ninefold::rating;
using namespace ninefold::store;

namespace {

const QDate kToday(2026, 11, 19);

GameResult game(int minutes, int daysAgo = 0, int hints = 0, Level level = Level::Hard) {
    return {.finishedMs = kToday.addDays(-daysAgo).startOfDay().addSecs(12 * 3600).toMSecsSinceEpoch(),
            .elapsedMs = minutes * 60'000,
            .level = level,
            .hints = hints};
}

qint64 ms(int minutes) {
    return minutes * 60'000;
}

} // namespace

class TestStatistics : public QObject {
    Q_OBJECT

private slots:
    void withoutGamesThereAreNoTimes() { QCOMPARE(levelStatistics({}, Level::Hard, kToday), LevelStatistics{}); }

    /// Other levels are not counted, and a game with hints has no best time.
    void theBestTimeIsOneWithoutHints() {
        const LevelStatistics hard =
            levelStatistics({game(9), game(12), game(3, 0, 1), game(1, 0, 0, Level::Easy)}, Level::Hard, kToday);
        QCOMPARE(hard.games, 3);
        QCOMPARE(hard.bestMs, ms(9));
        QCOMPARE(hard.averageMs, ms(8));
    }

    void theBestOfTheMonthIsOfThisMonth() {
        const LevelStatistics hard = levelStatistics({game(5, 19), game(7, 18), game(6, 365)}, Level::Hard, kToday);
        QCOMPARE(hard.bestMs, ms(5));
        QCOMPARE(hard.bestThisMonthMs, ms(7));
    }

    void fewGamesHaveNoAverage() {
        QVERIFY(!levelStatistics({game(5), game(6)}, Level::Hard, kToday).averageMs);
        QCOMPARE(levelStatistics({game(5), game(6), game(7)}, Level::Hard, kToday).averageMs, ms(6));
    }

    void theAverageIsThatOfTheLastGames() {
        QList<GameResult> games = {game(100), game(100)};
        for (int index = 0; index < kAveragedGames; ++index) games << game(10);
        QCOMPARE(levelStatistics(games, Level::Hard, kToday).averageMs, ms(10));
    }

    /// At any level, several games a day, in any order; a gap ends the row.
    void daysInARow() {
        QCOMPARE(streakDays({}, kToday), 0);
        QCOMPARE(streakDays({game(1, 1)}, kToday), 0);
        QCOMPARE(streakDays({game(1, 2), game(1, 4), game(1), game(2), game(1, 1, 3, Level::Easy)}, kToday), 3);
    }
};

QTEST_GUILESS_MAIN(TestStatistics)
#include "tst_statistics.moc"
