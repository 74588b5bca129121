// SPDX-License-Identifier: MIT
// What became of the daily puzzles: late days are shown, but make no streak.
#include "app/store/results/dailycalendar.h"

#include <QDateTime>
#include <QTest>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::store;

namespace {

const QDate kToday(2026, 11, 19);

/// Any 81 characters, different for each puzzle.
QString givensOf(QDate day, DailyRank rank) {
    return day.toString("yyyyMMdd").leftJustified(80, '.') + QString::number(static_cast<int>(rank));
}

struct Played {
    QList<DailyStart> starts;
    QList<GameResult> results;

    void begin(QDate day, DailyRank rank = DailyRank::Middle, const QString& game = "a.game") {
        starts << DailyStart{.day = day, .rank = rank, .game = game, .givens = givensOf(day, rank)};
    }
    void solve(QDate day, QDate on, DailyRank rank = DailyRank::Middle) {
        begin(day, rank);
        results << GameResult{.finishedMs = QDateTime(on, QTime(12, 0)).toMSecsSinceEpoch(),
                              .givens = givensOf(day, rank)};
    }
    DailyCalendar calendar() const { return {starts, results}; }
};

} // namespace

class TestDailyCalendar : public QObject {
    Q_OBJECT

private slots:
    void eachPuzzleHasAState() {
        Played played;
        played.begin(kToday, DailyRank::Easier);
        played.solve(kToday, kToday, DailyRank::Harder);
        played.solve(kToday.addDays(-3), kToday);
        const DailyCalendar calendar = played.calendar();
        QCOMPARE(calendar.state(kToday, DailyRank::Easier), DailyState::Started);
        QCOMPARE(calendar.state(kToday, DailyRank::Middle), DailyState::Open);
        QCOMPARE(calendar.state(kToday, DailyRank::Harder), DailyState::Solved);
        QCOMPARE(calendar.state(kToday), DailyState::Solved);
        QCOMPARE(calendar.state(kToday.addDays(-3)), DailyState::Late);
        QCOMPARE(calendar.state(kToday.addDays(-1)), DailyState::Open);
    }

    /// The last of several attempts is resumed; once solved, a puzzle stays solved.
    void severalAttempts() {
        Played played;
        played.begin(kToday, DailyRank::Middle, "first.game");
        played.begin(kToday, DailyRank::Middle, "second.game");
        QCOMPARE(played.calendar().game(kToday, DailyRank::Middle), "second.game");
        QCOMPARE(played.calendar().game(kToday, DailyRank::Harder), "");
        played.solve(kToday, kToday);
        played.solve(kToday, kToday.addDays(5));
        QCOMPARE(played.calendar().state(kToday), DailyState::Solved);
    }

    void theStreakCountsDaysInARow() {
        Played played;
        QCOMPARE(played.calendar().streakDays(kToday), 0);
        for (int ago = 1; ago <= 4; ++ago) played.solve(kToday.addDays(-ago), kToday.addDays(-ago));
        // Today is not over.
        QCOMPARE(played.calendar().streakDays(kToday), 4);
        QCOMPARE(played.calendar().streakDays(kToday.addDays(1)), 0);
        played.solve(kToday, kToday);
        QCOMPARE(played.calendar().streakDays(kToday), 5);
    }

    void aLateDayBreaksTheStreak() {
        Played played;
        for (int ago = 0; ago <= 4; ++ago) {
            const QDate day = kToday.addDays(-ago);
            played.solve(day, ago == 2 ? day.addDays(1) : day);
        }
        QCOMPARE(played.calendar().streakDays(kToday), 2);
    }
};

QTEST_APPLESS_MAIN(TestDailyCalendar)
#include "tst_dailycalendar.moc"
