// SPDX-License-Identifier: MIT
#include "app/session/played/playstatistics.h"

#include <QDateTime>
#include <QTest>

using namespace ninefold;
using namespace ninefold::session;
using library::Game;
using library::GameState;

namespace {

const QDate kToday(2026, 11, 19);

Game gameOf(int daysAgo, int seconds, int level = 1, int hints = 0, GameState state = GameState::Solved) {
    // At noon of the place, so that it is the same day everywhere.
    const QDateTime finished = QDateTime(kToday.addDays(-daysAgo), QTime(12, 0)).toUTC();
    return {.givens = QString(81, u'.'),
            .state = state,
            .finished = finished.toString(Qt::ISODate),
            .milliseconds = seconds * 1000,
            .hints = hints,
            .mistakes = 1,
            .level = level};
}

} // namespace

class TestPlayStatistics : public QObject {
    Q_OBJECT

private slots:
    void nothingIsNothing() {
        const PlayStatistics statistics = statisticsOf({}, kToday);
        QVERIFY(statistics.isEmpty() && !statistics.levels[0].averageMs && statistics.techniques.empty());
        QCOMPARE(statistics.longestStreak, 0);
    }

    void onlyGamesWithoutHintsAreBest() {
        const PlayStatistics statistics =
            statisticsOf({gameOf(3, 300), gameOf(2, 100, 1, 2), gameOf(1, 200), gameOf(1, 50, 1, 0, GameState::GivenUp),
                          gameOf(1, 0), gameOf(0, 10, 2), gameOf(0, 5, 1, 0, GameState::Open)},
                         kToday);
        const LevelFigures& easy = statistics.levels[1];
        QCOMPARE(easy.solved, 4);
        QCOMPARE(easy.givenUp, 1);
        QCOMPARE(easy.withoutHints, 3);
        QCOMPARE(easy.bestMs, 200'000);
        QCOMPARE(easy.averageMs, 200'000);
        QCOMPARE(easy.medianMs, 200'000);
        QCOMPARE(easy.hints, 0.5);
        QCOMPARE(easy.mistakes, 1.0);
        // Too few for a fair number.
        QVERIFY(statistics.levels[2].bestMs && !statistics.levels[2].medianMs && !easy.trendPercent);
        QCOMPARE(statistics.solved, 5);
    }

    void theLastTwentyCount() {
        QList<Game> games;
        for (int number = 0; number < 30; ++number) games << gameOf(30 - number, number < 10 ? 9000 : 100 + number % 2);
        const LevelFigures easy = statisticsOf(games, kToday).levels[1];
        QCOMPARE(easy.averageMs, 100'500);
        QCOMPARE(easy.medianMs, 100'500);
        QCOMPARE(easy.trendPercent, 0);
    }

    void theTrendIsThatOfTheTimes() {
        QList<Game> games;
        for (int number = 0; number < 6; ++number) games << gameOf(10 - number, number < 3 ? 200 : 150);
        QCOMPARE(statisticsOf(games, kToday).levels[1].trendPercent, -25);
    }

    void daysInARow() {
        const PlayStatistics statistics =
            statisticsOf({gameOf(0, 1), gameOf(1, 1), gameOf(1, 1), gameOf(5, 1), gameOf(6, 1), gameOf(7, 1)}, kToday);
        QCOMPARE(statistics.streak, 2);
        QCOMPARE(statistics.longestStreak, 3);
        QCOMPARE(statistics.solvedOn.value(kToday.addDays(-1)), 2);
        QCOMPARE(statisticsOf({gameOf(1, 1)}, kToday).streak, 0);
    }

    void whatWasAskedForMostComesFirst() {
        Game one = gameOf(0, 1), other = gameOf(0, 1, 1, 1, GameState::Open);
        one.hinted = {{"x-wing", 2}, {"w-wing", 1}};
        other.hinted = {{"w-wing", 4}};
        const auto techniques = statisticsOf({one, other}, kToday).techniques;
        QCOMPARE(techniques.size(), 2u);
        QCOMPARE(techniques[0], (TechniqueFigures{.technique = "w-wing", .hints = 5}));
    }

    /// What was used beside it, the hardest first.
    void whatWasUsedIsCounted() {
        Game one = gameOf(0, 1);
        one.hinted = {{"x-wing", 1}};
        const QList<library::GameReasons> reasons = {
            {.game = 1, .techniques = {{"naked-single", 40}, {"xy-chain", 1}}, .guesses = 2},
            {.game = 2, .techniques = {{"naked-single", 30}, {"x-wing", 3}}, .guesses = 1}};
        const PlayStatistics statistics = statisticsOf({one}, kToday, reasons);
        QCOMPARE(statistics.techniques, (std::vector<TechniqueFigures>{{.technique = "x-wing", .used = 3, .hints = 1},
                                                                       {.technique = "xy-chain", .used = 1},
                                                                       {.technique = "naked-single", .used = 70}}));
        QCOMPARE(statistics.guesses, 3);
    }

    void aSpreadsheetReadsIt() {
        Game daily = gameOf(0, 61, 4, 2);
        daily.occasion = "a \"b\", c";
        const QByteArrayList lines = csvOf({daily, gameOf(0, 1, 1, 0, GameState::Open)}).trimmed().split('\n');
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines[0].count(','), 8);
        QVERIFY(lines[1].contains(",Very Hard,solved,61.0,2,0,1,\"a \"\"b\"\", c\","));
    }
};

QTEST_GUILESS_MAIN(TestPlayStatistics)
#include "tst_playstatistics.moc"
