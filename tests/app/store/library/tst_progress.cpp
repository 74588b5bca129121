// SPDX-License-Identifier: MIT
// Tests of families, and what was used in games: written, replaced, found again, merged, counted.
#include "app/store/library/progress.h"

#include "app/store/library/merging.h"
#include "app/store/library/summary.h"
#include "tests/app/store/library/scratchlibrary.h"

using namespace ninefold;
using namespace ninefold::library;

namespace {

FamilyTest taken(const char* family, int minute, int alone, int positions = kTestPositions) {
    return {.family = QString::fromLatin1(family),
            .taken = QStringLiteral("2026-11-19T14:%1:00Z").arg(minute, 2, 10, QLatin1Char('0')),
            .positions = positions,
            .alone = alone,
            .milliseconds = 1000 * minute};
}

Game solvedGame(Id puzzle, const char* name, const char* file = "/tmp/a game") {
    return {.puzzle = puzzle,
            .name = QString::fromLatin1(name),
            .givens = puzzles::kEasy,
            .state = GameState::Solved,
            .finished = QStringLiteral("2026-11-19T14:%1:00Z").arg(QString::fromLatin1(name)),
            .file = QString::fromLatin1(file)};
}

} // namespace

class TestProgress : public QObject {
    Q_OBJECT

private slots:
    void eightOfTenPass() {
        QVERIFY(taken("wings", 1, 8).isPassed() && taken("wings", 1, 10).isPassed());
        QVERIFY(!taken("wings", 1, 7).isPassed());
        // A test that was left early is none, however well it went.
        QVERIFY(!taken("wings", 1, 5, 5).isPassed() && !taken("wings", 1, 0, 0).isPassed());
    }

    void testsAreKept() {
        ScratchLibrary library;
        QVERIFY(valueOf(familyTests(*library)).isEmpty());
        const FamilyTest first = taken("wings", 1, 7), second = taken("fish", 2, 9), third = taken("wings", 3, 8);
        for (const FamilyTest& test : {third, first, second}) QVERIFY(!recordFamilyTest(*library, test));
        QCOMPARE(valueOf(familyTests(*library)), (QList{first, second, third}));
        FamilyTest again = third;
        again.alone = 10;
        QVERIFY(!recordFamilyTest(*library, again));
        QCOMPARE(valueOf(familyTests(*library)).last(), again);
        library.reopen();
        QCOMPARE(valueOf(familyTests(*library)), (QList{first, second, again}));
    }

    /// A later failure takes nothing away.
    void theBestOfEachFamilyCounts() {
        ScratchLibrary library;
        for (const FamilyTest& test : {taken("wings", 1, 7), taken("wings", 2, 9), taken("wings", 3, 2),
                                       taken("fish", 4, 3), taken("fish", 5, 5)})
            QVERIFY(!recordFamilyTest(*library, test));
        QCOMPARE(valueOf(summaryOf(*library)).tests, (QList{taken("wings", 2, 9), taken("fish", 5, 5)}));
    }

    void reasonsBelongToGames() {
        ScratchLibrary library;
        const NewPuzzle puzzle = puzzles::made(puzzles::kEasy);
        QVERIFY(addPuzzles(*library, {&puzzle, 1}));
        const Id id = valueOf(knownPuzzles(*library, {puzzle.canonical})).value(puzzle.canonical);
        Game open = solvedGame(id, "30");
        open.state = GameState::Open;
        QVERIFY(!recordGames(*library, {solvedGame(id, "10"), solvedGame(id, "20"), solvedGame(id, "25", ""), open}));
        QList<Game> left = valueOf(gamesWithoutReasons(*library));
        QCOMPARE(left.size(), 2);
        QCOMPARE(left[0].name, "20");
        GameReasons reasons{.game = left[0].id, .techniques = {{"x-wing", 2}, {"full-house", 20}}, .guesses = 3};
        QVERIFY(!recordReasons(*library, reasons));
        reasons.techniques.remove("x-wing");
        QVERIFY(!recordReasons(*library, reasons));
        QCOMPARE(valueOf(gameReasons(*library)), QList{reasons});
        // A game without any is not looked at again either.
        QVERIFY(!recordReasons(*library, {.game = left[1].id}));
        QVERIFY(valueOf(gamesWithoutReasons(*library)).isEmpty());
        // Written again after an undo, the game keeps its number and its reasons.
        QVERIFY(!recordGames(*library, {solvedGame(id, "20")}));
        QCOMPARE(valueOf(gameReasons(*library)).size(), 2);
        const Summary summary = valueOf(summaryOf(*library));
        QCOMPARE(summary.used, (QMap<QString, int>{{"full-house", 20}}));
        QCOMPARE(summary.guesses, 3);
    }

    void onlyRatedPuzzlesHaveARating() {
        ScratchLibrary library;
        std::vector<NewPuzzle> all{puzzles::made(puzzles::kEasy), puzzles::made(puzzles::kHard),
                                   puzzles::made(puzzles::kOther)};
        all[0].rating = StoredRating{.values = {{"er", 12}}};
        all[2].rating = StoredRating{.values = {{"er", rating::kUnknownRating}}};
        QVERIFY(addPuzzles(*library, all));
        QList<Id> ids;
        for (const NewPuzzle& one : all) ids << valueOf(knownPuzzles(*library, {one.canonical})).value(one.canonical);
        QVERIFY(valueOf(playedRatings(*library)).isEmpty());
        QVERIFY(!recordGames(*library, {solvedGame(ids[0], "10"), solvedGame(ids[0], "11"), solvedGame(ids[1], "12"),
                                        solvedGame(ids[2], "13")}));
        QCOMPARE(valueOf(playedRatings(*library)), (QMap<Id, int>{{ids[0], 12}, {ids[2], rating::kUnknownRating}}));
    }

    void mergingBringsTheTests() {
        ScratchLibrary from, into;
        QVERIFY(!recordFamilyTest(*from, taken("wings", 1, 9)));
        QVERIFY(!recordFamilyTest(*into, taken("fish", 2, 9)));
        for (int round = 0; round < 2; ++round) {
            QVERIFY(mergeLibrary(*into, *from, [](long long) { return true; }));
            QCOMPARE(valueOf(familyTests(*into)), (QList{taken("wings", 1, 9), taken("fish", 2, 9)}));
        }
    }
};

QTEST_GUILESS_MAIN(TestProgress)
#include "tst_progress.moc"
