// SPDX-License-Identifier: MIT
// What follows from the records of the library: mastery, strength, the day's plan, help asked for, the next puzzle.
#include "app/session/learning/progress.h"

#include "engine/rating/rating.h"
#include "tests/app/store/library/scratchlibrary.h"

#include <algorithm>

using namespace ninefold;
using namespace ninefold::session;
using library::Game;
using library::GameState;
using library::Practice;

namespace {

const QDate kToday(2026, 11, 19);

QString noon(int daysAgo) {
    return QDateTime(kToday.addDays(-daysAgo), QTime(12, 0)).toUTC().toString(Qt::ISODate);
}

Practice exercise(const char* technique, int daysAgo, const char* verdict = "right", qint64 ms = 30'000) {
    static int number = 0;
    return {.technique = technique,
            .position = QString::number(++number),
            .practised = noon(daysAgo),
            .verdict = verdict,
            .milliseconds = ms};
}

Game game(library::Id id, int daysAgo, GameState state = GameState::Solved, int hints = 0) {
    return {.id = id,
            .puzzle = id,
            .name = QString::number(id),
            .givens = puzzles::kEasy,
            .state = state,
            .finished = noon(daysAgo),
            .hints = hints};
}

} // namespace

class TestProgress : public QObject {
    Q_OBJECT

private slots:
    void nothingIsKnownOfANewPlayer() {
        const LearningProgress progress = progressOf({}, kToday);
        QVERIFY(progress.mastery.isEmpty() && !progress.strength && progress.tests.isEmpty());
        QVERIFY(progress.today.exercises.size() == 1);
        QVERIFY(!progress.isPassed(logic::Family::Fish) && progress.testOf(logic::Family::Fish) == nullptr);
    }

    void exercisesAndGamesAreTries() {
        LearningRecords records;
        for (int count = 0; count < 6; ++count) records.exercises << exercise("xy-wing", 1);
        records.exercises << exercise("xy-wing", 1, "partly") << exercise("xy-wing", 1, "wrong");
        Game helped = game(2, 0);
        helped.hinted = {{"swordfish", 2}};
        records.games = {game(1, 0), helped};
        records.reasons = {{.game = 1, .techniques = {{"xy-wing", 3}, {"x-wing", 1}}, .guesses = 2}};
        const LearningProgress progress = progressOf(records, kToday);
        QCOMPARE(progress.mastery["xy-wing"].tries, 9);
        QCOMPARE(progress.mastery["xy-wing"].alone, 7);
        QCOMPARE(progress.mastery["x-wing"].alone, 1);
        QCOMPARE(progress.mastery["swordfish"].alone, 0);
        QCOMPARE(progress.mastery["swordfish"].tries, 1);
    }

    /// An exercise that was played as a game counts as an exercise only.
    void gamesForPracticeCountOnce() {
        LearningRecords records{.games = {game(1, 0)}, .reasons = {{.game = 1, .techniques = {{"x-wing", 1}}}}};
        records.games[0].occasion = "practice x-wing";
        records.ratings = {{1, 42}};
        const LearningProgress progress = progressOf(records, kToday);
        QVERIFY(progress.mastery.isEmpty() && !progress.strength);
    }

    void strengthComesFromFinishedGamesWithARating() {
        LearningRecords records{.games = {game(1, 5), game(2, 4, GameState::Solved, 1), game(3, 3, GameState::GivenUp),
                                          game(4, 2, GameState::Open), game(5, 1), game(6, 0)},
                                .ratings = {{1, 30}, {2, 45}, {3, 50}, {4, 90}, {6, rating::kUnknownRating}}};
        const auto strength = progressOf(records, kToday).strength;
        QVERIFY(strength);
        QCOMPARE(strength->games, 3);
        QVERIFY(strength->mean > 3.0 && strength->mean < 4.5);
    }

    /// Help counts until the technique is practised.
    void askedForSincePractice() {
        LearningRecords records{.games = {game(1, 5), game(2, 1)}};
        records.games[0].hinted = {{"xy-wing", 2}, {"x-wing", 1}};
        records.games[1].hinted = {{"xy-wing", 1}};
        QCOMPARE(progressOf(records, kToday).asked, (QMap<QString, int>{{"xy-wing", 3}, {"x-wing", 1}}));
        records.exercises << exercise("xy-wing", 3);
        QCOMPARE(progressOf(records, kToday).asked, (QMap<QString, int>{{"xy-wing", 1}, {"x-wing", 1}}));
    }

    /// Half a minute each, and two of the ten minutes are spent.
    void theDayKnowsThePlayersTime() {
        LearningRecords records;
        for (int count = 0; count < 4; ++count) records.exercises << exercise("full-house", 0);
        QCOMPARE(progressOf(records, kToday).today.positions(), 16);
        QCOMPARE(progressOf(records, kToday.addDays(-2)).today.positions(), 20);
    }

    void theBestTestCounts() {
        LearningRecords records;
        records.tests = {{.family = "fish", .taken = noon(2), .positions = 10, .alone = 8},
                         {.family = "fish", .taken = noon(1), .positions = 10, .alone = 3},
                         {.family = "wings", .taken = noon(1), .positions = 10, .alone = 5}};
        const LearningProgress progress = progressOf(records, kToday);
        QVERIFY(progress.isPassed(logic::Family::Fish) && !progress.isPassed(logic::Family::Wings));
        QCOMPARE(progress.testOf(logic::Family::Wings)->alone, 5);
    }

    void everyFamilyOfTheLadderHasATest() {
        std::size_t techniques = 0;
        for (const logic::Family family : testedFamilies()) {
            QVERIFY(!techniquesOf(family).empty());
            techniques += techniquesOf(family).size();
        }
        QCOMPARE(techniques, ladder().size());
        QCOMPARE(testedFamilies().first(), logic::Family::Singles);
    }
};

QTEST_GUILESS_MAIN(TestProgress)
#include "tst_progress.moc"
