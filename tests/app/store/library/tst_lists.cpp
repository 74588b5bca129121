// SPDX-License-Identifier: MIT
// Collections, tags, games and exercises.
#include "app/store/library/lists.h"

#include "app/store/library/entries.h"
#include "app/store/library/finding.h"
#include "app/store/library/games.h"
#include "app/store/library/summary.h"
#include "tests/app/store/library/scratchlibrary.h"

using namespace ninefold;
using namespace ninefold::library;

class TestLists : public QObject {
    Q_OBJECT

    static QList<Id> three(ScratchLibrary& library) {
        const std::vector<NewPuzzle> all = {puzzles::made(puzzles::kOther, "Other"), puzzles::made(puzzles::kEasy),
                                            puzzles::made(puzzles::kHard)};
        valueOf(addPuzzles(*library, all));
        return valueOf(find(*library, {}));
    }

private slots:
    void listsAreFilledAndEmptied_data() {
        QTest::addColumn<bool>("isTag");
        QTest::addRow("collection") << false;
        QTest::addRow("tag") << true;
    }

    void listsAreFilledAndEmptied() {
        QFETCH(bool, isTag);
        const ListKind kind = isTag ? ListKind::Tag : ListKind::Collection;
        ScratchLibrary library;
        const QList<Id> ids = three(library);
        const Id list = valueOf(makeList(*library, kind, "Mine"));
        QCOMPARE(valueOf(makeList(*library, kind, "Mine")), list);
        const Id other = valueOf(makeList(*library, kind, "all"));
        QVERIFY(!addToList(*library, kind, list, {ids[2], ids[0], ids[0], 999}));
        QVERIFY(!addToList(*library, kind, list, {ids[0]}));
        QCOMPARE(valueOf(listedPuzzles(*library, kind, list)), (QList<Id>{ids[0], ids[2]}));
        QVERIFY(!recordGames(*library, {{.puzzle = ids[0], .name = "a", .state = GameState::Solved},
                                        {.puzzle = ids[0], .name = "b", .state = GameState::Solved}}));
        auto lists = valueOf(puzzleLists(*library, kind));
        QCOMPARE(lists.size(), 2);
        QCOMPARE(lists[0].name, "all");
        QCOMPARE(lists[1].puzzles, 2);
        QCOMPARE(lists[1].solved, 1);
        QVERIFY(!valueOf(renameList(*library, kind, list, "all")));
        QVERIFY(valueOf(renameList(*library, kind, list, "Yours")));
        QVERIFY(!removeFromList(*library, kind, list, {ids[0]}));
        QCOMPARE(valueOf(listedPuzzles(*library, kind, list)), QList<Id>{ids[2]});
        QVERIFY(!deleteList(*library, kind, list));
        lists = valueOf(puzzleLists(*library, kind));
        QCOMPARE(lists.size(), 1);
        QCOMPARE(lists[0].id, other);
        QCOMPARE(valueOf(find(*library, {})), ids);
    }

    void playedPuzzlesStay() {
        ScratchLibrary library;
        const QList<Id> ids = three(library);
        QVERIFY(!setRatings(*library, {{ids[0], puzzles::rating(3, 40)}, {ids[1], puzzles::rating(3, 41)}}));
        QVERIFY(!recordGames(*library, {{.puzzle = ids[1], .name = "a"}}));
        QCOMPARE(valueOf(deletePuzzles(*library, {ids[0], ids[1]})), 1);
        QCOMPARE(valueOf(find(*library, {.levels = Range{3, 3}})), QList<Id>{ids[1]});
    }

    void puzzlesAreRenamed() {
        ScratchLibrary library;
        const QList<Id> ids = three(library);
        QVERIFY(!renamePuzzle(*library, ids[1], "Sunday"));
        QCOMPARE(valueOf(find(*library, {.text = "sun"})), QList<Id>{ids[1]});
        QVERIFY(!renamePuzzle(*library, ids[0], {}));
        QCOMPARE(valueOf(entries(*library, {ids[0], 4711})).size(), 1);
        QCOMPARE(valueOf(entries(*library, {ids[0]})).front().name, QString());
    }

    void gamesComeBack() {
        ScratchLibrary library;
        const QList<Id> ids = three(library);
        Game game{.puzzle = ids[0],
                  .name = "20261118-140512-345",
                  .givens = puzzles::kOther,
                  .started = "2026-11-18T14:05:12Z",
                  .milliseconds = 5000,
                  .hints = 2,
                  .mistakes = 1,
                  .level = 4,
                  .occasion = "daily 2026-11-18 middle",
                  .file = "20261118-140512-345.game",
                  .hinted = {{"x-wing", 2}, {"w-wing", 1}}};
        QVERIFY(!recordGames(*library, {game}));
        game.state = GameState::Solved;
        game.finished = "2026-11-18T14:15:12Z";
        game.milliseconds = 600'000;
        QVERIFY(!recordGames(*library, {game, {.puzzle = ids[0], .name = "x", .givens = puzzles::kOther}}));
        QList<Game> all = valueOf(games(*library));
        QCOMPARE(all.size(), 2);
        all[0].id = 0;
        QCOMPARE(all[0], game);
        QCOMPARE(valueOf(games(*library, {.state = GameState::Solved})).size(), 1);
        QCOMPARE(valueOf(games(*library, {.puzzle = ids[1]})).size(), 0);
        QCOMPARE(valueOf(games(*library, {.occasion = "daily 2026-11"})).size(), 1);
        QCOMPARE(valueOf(games(*library, {.occasion = "daily 2026-12"})).size(), 0);
        const Entry entry = valueOf(entries(*library, {ids[0]})).front();
        QVERIFY(entry.solved);
        QCOMPARE(entry.games, 2);
        // With hints it is no best time.
        QVERIFY(!entry.bestMs);
    }

    void tagsOfBundledPuzzles() {
        ScratchLibrary library;
        const QList<Id> ids = three(library);
        const Id tag = valueOf(makeList(*library, ListKind::Tag, "mine"));
        const Id list = valueOf(makeList(*library, ListKind::Collection, "Easy"));
        QVERIFY(!addToList(*library, ListKind::Tag, tag, ids));
        QVERIFY(!addToList(*library, ListKind::Collection, list, {ids[0]}));
        QVERIFY(valueOf(bundledTags(*library)).isEmpty());
        QVERIFY(!(*library).write([&] { (*library).run("UPDATE collection SET bundled = 'easy'"); }));
        QCOMPARE(valueOf(bundledTags(*library)).size(), 1);
        QCOMPARE(valueOf(bundledTags(*library)).constBegin().value(), QStringList{"mine"});
    }

    /// Files of the player, and what is recorded from them in one go.
    void whatWasPlayedIsRecordedAtOnce() {
        ScratchLibrary library;
        const QList<Id> ids = three(library);
        const SavedFile one{.path = "/home/a/games/1.game", .bytes = 10, .changedMs = 5},
            foreign{.path = "/home/b/games/1.game", .bytes = 1, .changedMs = 1};
        const PlayedChanges changes{
            .games = {{.puzzle = ids[0], .name = "1", .file = one.path},
                      {.puzzle = ids[1], .name = "2", .state = GameState::Solved, .file = "/home/a/games/2.game"}},
            .exercises = {{.technique = "x-wing", .position = "p", .practised = "t", .verdict = "partly"}},
            .files = {one, foreign}};
        for (int time = 0; time < 2; ++time) {
            QVERIFY(!recordPlayed(*library, changes));
            QCOMPARE(valueOf(games(*library)).size(), 2);
            QCOMPARE(valueOf(practised(*library)).size(), 1);
            QCOMPARE(valueOf(savedFiles(*library, "/home/a/games/")), QList<SavedFile>{one});
        }
        QVERIFY(!recordPlayed(*library, {.goneFiles = {one.path, "/home/a/games/2.game"}}));
        const QList<Game> left = valueOf(games(*library));
        QCOMPARE(left.size(), 1);
        QVERIFY(left[0].name == "2" && left[0].file.isEmpty());
        QVERIFY(valueOf(savedFiles(*library, "/home/a/games/")).isEmpty());
        // After a failure nothing of it is there.
        QVERIFY(recordPlayed(*library, {.games = {{.puzzle = ids[2], .name = "3"}, {.puzzle = 4711, .name = "4"}}}));
        QCOMPARE(valueOf(games(*library)).size(), 1);
    }

    void everythingIsCounted() {
        ScratchLibrary library;
        const QList<Id> ids = three(library);
        QVERIFY(!setRatings(*library, {{ids[0], puzzles::rating(3, 40)}}));
        const auto solved = [&](const QString& name, qint64 ms, int hints) {
            return Game{.puzzle = ids[0],
                        .name = name,
                        .state = GameState::Solved,
                        .milliseconds = ms,
                        .hints = hints,
                        .level = 3};
        };
        QVERIFY(!recordGames(*library, {solved("a", 400, 0),
                                        solved("b", 200, 0),
                                        solved("c", 100, 1),
                                        {.puzzle = ids[1], .name = "d"},
                                        {.puzzle = ids[1], .name = "e", .state = GameState::GivenUp}}));
        const Practice right{
            .technique = "x-wing", .position = "p", .practised = "2026-11-19T10:00:00Z", .verdict = "right"};
        Practice wrong = right;
        wrong.practised = "2026-11-19T09:00:00Z";
        wrong.verdict = "wrong";
        for (const Practice& practice : {right, wrong, right}) QVERIFY(!recordPractice(*library, practice));
        QCOMPARE(valueOf(practised(*library)), (QList<Practice>{wrong, right}));
        QCOMPARE(valueOf(practised(*library, "skyscraper")), QList<Practice>());
        const Summary summary = valueOf(summaryOf(*library));
        QCOMPARE(summary.puzzles, 3);
        QCOMPARE(summary.boards, 3);
        QCOMPARE(summary.rated, 1);
        QCOMPARE(summary.ofLevel[3], 1);
        QCOMPARE(summary.saved, 1);
        QCOMPARE(summary.solvedGames, 3);
        QCOMPARE(summary.solvedPuzzles, 1);
        QCOMPARE(summary.givenUp, 1);
        QCOMPARE(summary.played[3].bestMs, 200);
        QCOMPARE(summary.played[3].averageMs, 300);
        QCOMPARE(summary.played[3].hints, 1);
        QCOMPARE(summary.practised, 2);
        QCOMPARE(summary.practisedRight, 1);
        QCOMPARE(summary.techniquesCleared, 1);
    }
};

QTEST_GUILESS_MAIN(TestLists)
#include "tst_lists.moc"
