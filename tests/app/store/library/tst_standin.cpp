// SPDX-License-Identifier: MIT
#include "app/store/library/standin.h"

#include "app/store/library/bundledpuzzles.h"
#include "app/store/library/entries.h"
#include "app/store/library/games.h"
#include "app/store/library/lists.h"
#include "app/store/library/progress.h"
#include "tests/app/scratchhome.h"
#include "tests/app/store/library/scratchlibrary.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::library;

/// What was done while a server was away comes to it, once.
class TestStandIn : public QObject {
    Q_OBJECT

private slots:
    void init() {
        server_ = std::make_unique<ScratchLibrary>();
        aside_ = {.name = server_->path("aside.sqlite")};
    }

    void everyServerHasItsOwn() {
        const Location one = *locationFrom("postgresql://me@localhost/puzzles"),
                       other = *locationFrom("postgresql://me@localhost/others");
        QVERIFY(standInOf(one) != standInOf(other));
        QCOMPARE(standInOf(one), standInOf(one));
        QVERIFY(!standInOf(one).isServer());
    }

    void withoutAFileThereIsNothing() {
        QCOMPARE(send(), false);
        QVERIFY(!QFile::exists(aside_.name));
    }

    void allOfItIsSentOnce() {
        fill();
        QCOMPARE(send(), true);
        Database& server = **server_;
        const auto entry = valueOf(entryOf(server, puzzles::made(puzzles::kEasy).canonical));
        QVERIFY(entry && entry->collections == QStringList("Papers") && entry->tags == QStringList("rainy"));
        QVERIFY(entry->rating && entry->games == 1 && entry->solved);
        QCOMPARE(valueOf(familyTests(server)).size(), 1);
        QCOMPARE(valueOf(practised(server)).size(), 1);
        // The file is as good as new.
        auto aside = openLibrary(aside_);
        QVERIFY(valueOf(puzzleLists(*aside.value().database, ListKind::Collection)).isEmpty());
        QVERIFY(valueOf(games(*aside.value().database)).isEmpty());
        QCOMPARE(send(), false);
    }

    /// Bundled puzzles come to both.
    void bundledPuzzlesStayWhatTheyAre() {
        const QString folder = QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles");
        valueOf(addBundled(**server_, folder));
        const auto before = valueOf(puzzleLists(**server_, ListKind::Collection));
        {
            auto aside = openLibrary(aside_);
            valueOf(addBundled(*aside.value().database, folder));
        }
        QCOMPARE(send(), true);
        const auto after = valueOf(puzzleLists(**server_, ListKind::Collection));
        QCOMPARE(after.size(), before.size());
        for (qsizetype place = 0; place < after.size(); ++place) QCOMPARE(after[place].puzzles, before[place].puzzles);
        // And they come again.
        auto aside = openLibrary(aside_);
        QVERIFY(valueOf(addBundled(*aside.value().database, folder)));
    }

    void whatWasStoppedIsKept() {
        fill();
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(valueOf(sendStandIn(**server_, aside_, stop.get_token())));
        QVERIFY(valueOf(puzzleLists(**server_, ListKind::Collection)).isEmpty());
        QCOMPARE(send(), true);
        QCOMPARE(valueOf(puzzleLists(**server_, ListKind::Collection)).size(), 1);
    }

private:
    void fill() const {
        auto opened = openLibrary(aside_);
        Database& aside = *opened.value().database;
        NewPuzzle puzzle = puzzles::made(puzzles::kEasy, "A small one");
        puzzle.rating = puzzles::rating(1, 12);
        valueOf(addPuzzles(aside, std::vector{puzzle}, {.collection = "Papers", .tags = {"rainy"}}));
        const Id id = valueOf(entryOf(aside, puzzle.canonical))->id;
        QVERIFY(!recordGames(aside, {{.puzzle = id,
                                      .name = "one",
                                      .givens = puzzles::kEasy,
                                      .state = GameState::Solved,
                                      .finished = "2026-11-19T10:00:00Z",
                                      .milliseconds = 60'000}}));
        QVERIFY(!recordFamilyTest(aside, {.family = "wings", .taken = "2026-11-19T11:00:00Z", .positions = 10}));
        QVERIFY(!recordPractice(aside, {.technique = "x-wing", .position = "p", .practised = "2026-11-19T11:30:00Z"}));
    }
    bool send() { return valueOf(sendStandIn(**server_, aside_)); }

    ScratchHome home_;
    std::unique_ptr<ScratchLibrary> server_;
    Location aside_;
};

QTEST_GUILESS_MAIN(TestStandIn)
#include "tst_standin.moc"
