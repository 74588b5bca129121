// SPDX-License-Identifier: MIT
// The daily puzzles: everybody gets the same ones, and they are what the day promises.
#include "engine/generator/daily.h"
#include "engine/rating/rule/levelrule.h"
#include "engine/solve/verdict.h"

#include <QTest>

#include <set>

using namespace ninefold;
using namespace ninefold::generator;
using namespace std::chrono;

class TestDaily : public QObject {
    Q_OBJECT

private slots:
    /// Four weeks: one solution, the promised level and symmetry, no puzzle twice.
    void eachDayHasThreePuzzles() {
        std::set<std::string> seen;
        solve::FastSolver solver;
        sys_days date = 2026y / November / 1;
        for (int n = 0; n < 28; ++n, date += days(1)) {
            for (const DailyRank rank : kDailyRanks) {
                const auto made = dailyPuzzle(date, rank);
                QVERIFY(made);
                const PuzzleSpec spec = dailySpec(date, rank);
                QCOMPARE(rating::levelOf(made->puzzle), *spec.level);
                QCOMPARE(solve::examine(made->puzzle, false, solver).status, solve::Verdict::Status::Unique);
                const std::string givens = made->puzzle.givensText();
                for (int cell = 0; cell < kCellCount; ++cell) QCOMPARE(givens[cell] == '.', givens[80 - cell] == '.');
                seen.insert(givens);
            }
        }
        QCOMPARE(seen.size(), std::size_t{28 * 3});
    }

    /// A puzzle that people talk about must not change by accident: with a new version of the generator a new row
    /// is here, and the changelog says so.
    void theDayDecides() {
        const Day day = 2026y / November / 19;
        for (const DailyRank rank : kDailyRanks)
            QCOMPARE(dailyPuzzle(day, rank)->puzzle.givensText(), dailyPuzzle(day, rank)->puzzle.givensText());
        QCOMPARE(dailyPuzzle(day, DailyRank::Easier)->puzzle.givensText(),
                 std::string("41.8..9...3.74...1...9...4.29.134876..76821..681579.32.6...7...8...15.2...3..8.19"));
    }

    /// No rank is easier than the one before it, and Sunday is at least as hard as Monday.
    void theWeekClimbs() {
        const Day monday = 2026y / November / 16, sunday = 2026y / November / 22;
        for (sys_days date = monday; date <= sys_days(sunday); date += days(1)) {
            QVERIFY(dailySpec(date, DailyRank::Easier).level < dailySpec(date, DailyRank::Middle).level);
            QVERIFY(dailySpec(date, DailyRank::Middle).level < dailySpec(date, DailyRank::Harder).level);
        }
        for (const DailyRank rank : kDailyRanks) QVERIFY(dailySpec(monday, rank).level < dailySpec(sunday, rank).level);
    }

    void aStoppedSearchFindsNothing() {
        std::stop_source source;
        source.request_stop();
        QVERIFY(!dailyPuzzle(2026y / November / 19, DailyRank::Harder, source.get_token()));
    }
};

QTEST_APPLESS_MAIN(TestDaily)
#include "tst_daily.moc"
