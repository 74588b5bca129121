// SPDX-License-Identifier: MIT
// What is known of a game when it is finished, and what is kept of it.
#include "app/session/gameresults.h"

#include "app/session/checker.h"
#include "app/store/solvedlist.h"
#include "tests/app/session/gameparts.h"

#include <QDateTime>
#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::rating;
using namespace ninefold::session;
using namespace ninefold::store;

namespace {

struct Parts : GameParts {
    SolvedList solved{SolvedList::usualPath()};
    ResultList list{ResultList::usualPath()};
    Checker checker{game, examiner, keeper, timekeeper, solved, preferences, announcer};
    GameResults results{game, examiner, keeper, checker, list, solved};

    void begin(const char* cells = kEasyCells) {
        formats::Puzzle puzzle = GameParts::puzzle(cells);
        puzzle.level = "Easy";
        games.startGame(puzzle);
        QTRY_VERIFY(examiner.solution());
    }
    void fillIn(qint64 elapsedMs) {
        game.clock().set(elapsedMs);
        timekeeper.setAway(true);
        for (Cell cell : game.sheet().blanks()) type(cell, right(cell));
        QTRY_VERIFY(results.finished());
    }
    void solveIn(qint64 elapsedMs) {
        timekeeper.setAway(false);
        begin();
        fillIn(elapsedMs);
    }
    void addEarlier(qint64 elapsedMs, int daysAgo, int hints = 0) const {
        list.add({.finishedMs = QDateTime::currentDateTime().addDays(-daysAgo).toMSecsSinceEpoch(),
                  .elapsedMs = elapsedMs,
                  .level = Level::Easy,
                  .hints = hints,
                  .givens = QString(81, u'1')});
    }
};

} // namespace

class TestGameResults : public QObject {
    Q_OBJECT

private slots:
    void init() { parts_ = std::make_unique<Parts>(); }

    void aFinishedGameIsKept() {
        parts_->begin();
        parts_->typeWrong(parts_->game.sheet().blanks().first());
        parts_->keeper.countHint("x-wing");
        parts_->checker.check();
        parts_->input.erase();
        parts_->fillIn(60'000);
        const QList<GameResult> all = parts_->list.all();
        QCOMPARE(all.size(), 1);
        const GameResult& result = all.first();
        QVERIFY(result.elapsedMs >= 60'000 && result.elapsedMs < 120'000 && result.level == Level::Easy);
        QVERIFY(result.hints == 1 && result.checks == 1 && result.mistakes == 1);
        QCOMPARE(result.givens, QString(kEasyCells));
    }

    /// Solving again after an undo is no second game.
    void solvedAgainItIsTheSameGame() {
        parts_->solveIn(60'000);
        QSignalSpy left(&parts_->results, &GameResults::gameLeft);
        parts_->game.stack().undo();
        QVERIFY(!parts_->results.finished());
        QCOMPARE(left.size(), 1);
        const Cell cell = parts_->game.sheet().blanks().first();
        parts_->type(cell, parts_->right(cell));
        QTRY_VERIFY(parts_->results.finished());
        QCOMPARE(parts_->list.all().size(), 1);
        QCOMPARE(parts_->results.finished()->before.games, 0);
    }

    /// A solution that the program filled in is no result.
    void theProgramFinishesNoGame() {
        parts_->begin();
        parts_->checker.solveNow();
        QVERIFY(parts_->game.isSolved());
        parts_->solveIn(60'000);
        QCOMPARE(parts_->list.all().size(), 1);
    }

    void praiseIsTrue_data() {
        QTest::addColumn<int>("bestSeconds");
        QTest::addColumn<int>("daysAgo");
        QTest::addColumn<int>("hints");
        QTest::addColumn<Praise>("praise");
        QTest::addRow("no other game") << 0 << 0 << 0 << Praise::None;
        QTest::addRow("slower") << 30 << 0 << 0 << Praise::None;
        QTest::addRow("best") << 9000 << 0 << 0 << Praise::BestAtLevel;
        QTest::addRow("best with a hint") << 9000 << 0 << 1 << Praise::None;
    }
    void praiseIsTrue() {
        QFETCH(int, bestSeconds);
        QFETCH(int, daysAgo);
        QFETCH(int, hints);
        QFETCH(Praise, praise);
        if (bestSeconds > 0) parts_->addEarlier(bestSeconds * 1000, daysAgo);
        parts_->begin();
        if (hints > 0) parts_->keeper.countHint("x-wing");
        parts_->fillIn(60'000);
        QCOMPARE(parts_->results.finished()->praise, praise);
    }

    void theBestOfTheMonthIsPraised() {
        parts_->addEarlier(30'000, 400);
        parts_->addEarlier(90'000, 0);
        parts_->solveIn(60'000);
        QCOMPARE(parts_->results.finished()->praise, Praise::BestThisMonth);
    }

    void daysInARowArePraisedOnceADay() {
        for (int day : {1, 2}) parts_->addEarlier(30'000, day, 1);
        parts_->solveIn(60'000);
        QCOMPARE(parts_->results.finished()->praise, Praise::DaysInARow);
        QCOMPARE(parts_->results.finished()->days, 3);
        parts_->solveIn(62'000);
        QCOMPARE(parts_->results.finished()->praise, Praise::None);
    }

    /// Otherwise a new puzzle is made.
    void theNextPuzzleIsThatOfTheList() {
        parts_->solveIn(60'000);
        QVERIFY(!parts_->results.finished()->next);
        parts_->results.setNextInList([](const QString& givens) {
            formats::Puzzle next = GameParts::puzzle(kHardCells, "The next one");
            return givens == kEasyCells ? std::optional(next) : std::nullopt;
        });
        parts_->solveIn(61'000);
        QCOMPARE(parts_->results.finished()->next->name, "The next one");
    }

    void statisticsAreThoseOfTheLevel() {
        for (int game = 0; game < 3; ++game) parts_->addEarlier(30'000, 1, game);
        QSignalSpy changed(&parts_->results, &GameResults::statisticsChanged);
        parts_->begin();
        QTRY_COMPARE(parts_->results.statistics().games, 3);
        QCOMPARE(parts_->results.statistics().averageMs, 30'000);
        parts_->games.startGame(GameParts::puzzle(kHardCells));
        QCOMPARE(parts_->results.statistics(), LevelStatistics{});
    }

    void theProfileHoldsAllTheTime() {
        parts_->solveIn(60'000);
        QTRY_VERIFY(!parts_->results.profile().empty());
        qint64 sum = 0;
        for (const TimedStep& step : parts_->results.profile()) sum += step.beforeMs;
        QVERIFY(sum >= 60'000);
    }

private:
    std::unique_ptr<Parts> parts_;
};

QTEST_GUILESS_MAIN(TestGameResults)
#include "tst_gameresults.moc"
