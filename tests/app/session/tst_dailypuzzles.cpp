// SPDX-License-Identifier: MIT
// The puzzles of a day come on the board, are resumed where they were, and are marked in the calendar.
#include "app/session/dailypuzzles.h"

#include "tests/app/session/dailyparts.h"

#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::session;
using namespace ninefold::store;

namespace {

const QDate kPast(2024, 2, 29);

struct Parts : DailyParts {
    QSignalSpy read{&daily, &DailyPuzzles::calendarRead};

    void play(QDate day, DailyRank rank) {
        QSignalSpy started(&game, &game::Game::started);
        daily.play(day, rank);
        QTRY_COMPARE(started.count(), 1);
    }
};

} // namespace

class TestDailyPuzzles : public QObject {
    Q_OBJECT

private slots:
    void init() {
        parts_ = std::make_unique<Parts>();
        today_ = QDate::currentDate();
    }

    void theDayDecidesThePuzzle() {
        parts_->play(kPast, DailyRank::Middle);
        using namespace std::chrono;
        QCOMPARE(parts_->game.sheet().digits().givensText(),
                 dailyPuzzle(2024y / February / 29, DailyRank::Middle)->puzzle.givensText());
        QCOMPARE(parts_->game.about().name, "Daily 2024-02-29, Hard");
        QVERIFY2(parts_->heard.sentence().contains("no streak"), qPrintable(parts_->heard.sentence()));
        QTRY_VERIFY(parts_->daily.calendar().state(kPast) == DailyState::Started);
    }

    void aStartedPuzzleIsResumed() {
        parts_->play(today_, DailyRank::Easier);
        QTRY_VERIFY(parts_->daily.calendar().state(today_) == DailyState::Started);
        QTRY_VERIFY(parts_->examiner.solution());
        const Cell cell = parts_->game.sheet().blanks().first();
        parts_->type(cell, parts_->right(cell));
        const QString game = parts_->savedGames.current();
        parts_->GameParts::play(kEasyCells);
        QVERIFY(parts_->savedGames.current() != game);
        parts_->play(today_, DailyRank::Easier);
        QCOMPARE(parts_->savedGames.current(), game);
        QVERIFY(!parts_->game.sheet().blanks().has(cell));
    }

    void solvedOnItsDayItCounts() {
        parts_->play(today_, DailyRank::Easier);
        QTRY_VERIFY(parts_->examiner.solution());
        for (const Cell cell : parts_->game.sheet().blanks()) parts_->type(cell, parts_->right(cell));
        QTRY_COMPARE(parts_->daily.calendar().state(today_), DailyState::Solved);
        QCOMPARE(parts_->daily.calendar().streakDays(today_), 1);
    }

    /// Another game that comes on the board meanwhile stays there.
    void anotherGameEndsTheMaking() {
        parts_->daily.play(today_, DailyRank::Harder);
        parts_->GameParts::play(kEasyCells);
        parts_->daily.readCalendar();
        QTRY_VERIFY(!parts_->read.isEmpty());
        QCOMPARE(parts_->game.about().name, "Example");
        QCOMPARE(parts_->daily.calendar().state(today_), DailyState::Open);
    }

private:
    std::unique_ptr<Parts> parts_;
    QDate today_;
};

QTEST_GUILESS_MAIN(TestDailyPuzzles)
#include "tst_dailypuzzles.moc"
