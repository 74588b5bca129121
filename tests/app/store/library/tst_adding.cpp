// SPDX-License-Identifier: MIT
// Puzzles, boards and ratings come back as they were added; what is the same up to symmetry is there once.
#include "app/store/library/adding.h"

#include "app/store/library/base/words.h"
#include "app/store/library/bundledpuzzles.h"
#include "app/store/library/entries.h"
#include "app/store/library/finding.h"
#include "app/store/library/lists.h"
#include "app/store/library/merging.h"
#include "app/store/library/summary.h"
#include "tests/app/store/library/scratchlibrary.h"

using namespace ninefold;
using namespace ninefold::library;

class TestAdding : public QObject {
    Q_OBJECT

private slots:
    void aPuzzleComesBack() {
        ScratchLibrary library;
        NewPuzzle puzzle = puzzles::made(puzzles::kEasy, "Morning \"{1,2}\" \\ 'x' \u00e9 NULL");
        puzzle.author = "NULL";
        puzzle.source = "a,b";
        puzzle.rating = puzzles::rating(1, 12, {{"full-house", 3}, {"hidden-pair", 1}});
        puzzle.rating->needs = {"hidden-pair", "x-wing"};
        puzzle.rating->hardest = "hidden-pair";
        const AddReport report = valueOf(addPuzzles(*library, {&puzzle, 1}, {.collection = "Own", .tags = {"b", "a"}}));
        QCOMPARE(report.added, 1);
        QCOMPARE(report.known, 0);
        library.reopen();
        const Entry entry = *valueOf(entryOf(*library, puzzle.canonical));
        QCOMPARE(entry.puzzle, puzzles::kEasy);
        QCOMPARE(entry.name, puzzle.name);
        QCOMPARE(entry.author, puzzle.author);
        QCOMPARE(entry.source, puzzle.source);
        QCOMPARE(entry.solution.left(9), "534678912");
        QCOMPARE(entry.givens, 30);
        QCOMPARE(entry.rating->values, puzzle.rating->values);
        QCOMPARE(entry.rating->techniques, puzzle.rating->techniques);
        QCOMPARE(entry.rating->needs, puzzle.rating->needs);
        QCOMPARE(entry.rating->hardest, puzzle.rating->hardest);
        QCOMPARE(entry.collections, QStringList("Own"));
        QCOMPARE(entry.tags, QStringList({"a", "b"}));
        QVERIFY(entry.added.endsWith('Z'));
        QVERIFY(!entry.solved && !entry.bestMs);
        QCOMPARE(valueOf(entryNamed(*library, puzzle.name.toUpper()))->id, entry.id);
        QVERIFY(!valueOf(entryNamed(*library, "Evening")));
    }

    void symmetricPuzzlesAreOne() {
        ScratchLibrary library;
        const NewPuzzle first = puzzles::made(puzzles::kHard, "First");
        const NewPuzzle copy = puzzles::made(puzzles::mirrored(puzzles::kHard), "Copy");
        QVERIFY(first.entered != copy.entered);
        QCOMPARE(first.canonical, copy.canonical);
        const std::vector<NewPuzzle> both = {first, copy};
        QCOMPARE(valueOf(addPuzzles(*library, both)).added, 1);
        const AddReport again = valueOf(addPuzzles(*library, {&copy, 1}, {.collection = "Copies", .tags = {}}));
        QCOMPARE(again.added, 0);
        QCOMPARE(again.known, 1);
        const Entry entry = *valueOf(entryOf(*library, copy.canonical));
        QCOMPARE(entry.name, "First");
        QCOMPARE(entry.puzzle, puzzles::kHard);
        QCOMPARE(entry.collections, QStringList("Copies"));
        // It is found by both names.
        QCOMPARE(valueOf(find(*library, {.text = "cop"})), QList<Id>{entry.id});
    }

    void theOrderIsKept() {
        ScratchLibrary library;
        const std::vector<NewPuzzle> all = {puzzles::made(puzzles::kOther), puzzles::made(puzzles::kEasy),
                                            puzzles::made(puzzles::kHard)};
        QCOMPARE(valueOf(addPuzzles(*library, all)).added, 3);
        QStringList found;
        for (const Entry& entry : valueOf(entries(*library, valueOf(find(*library, {}))))) found << entry.puzzle;
        QCOMPARE(found, QStringList({puzzles::kOther, puzzles::kEasy, puzzles::kHard}));
        const auto known = valueOf(knownPuzzles(*library, {all[2].canonical, "unknown"}));
        QCOMPARE(known.size(), 1);
        QVERIFY(known.contains(all[2].canonical));
    }

    void boardsAreThereOnce() {
        ScratchLibrary library;
        const NewPuzzle puzzle = puzzles::made(puzzles::kEasy);
        QCOMPARE(valueOf(addPuzzles(*library, {&puzzle, 1})).added, 1);
        QCOMPARE(valueOf(addBoards(*library, {puzzle.solution, puzzles::made(puzzles::kHard).solution})), 1);
        QCOMPARE(valueOf(summaryOf(*library)).boards, 2);
    }

    /// A board without a puzzle comes along with the others, once.
    void boardsAreMerged() {
        ScratchLibrary from, into;
        const NewPuzzle puzzle = puzzles::made(puzzles::kEasy);
        QCOMPARE(valueOf(addPuzzles(*from, {&puzzle, 1})).added, 1);
        QCOMPARE(valueOf(addBoards(*from, {puzzles::made(puzzles::kHard).solution})), 1);
        for (const int fresh : {1, 0}) {
            const MergeReport report = valueOf(mergeLibrary(*into, *from, [](long long) { return true; }));
            QCOMPARE(report.newPuzzles, fresh);
            QCOMPARE(report.newBoards, fresh);
            QCOMPARE(valueOf(summaryOf(*into)).boards, 2);
        }
    }

    void ratingsAddUp() {
        ScratchLibrary library;
        const NewPuzzle puzzle = puzzles::made(puzzles::kEasy);
        QCOMPARE(valueOf(addPuzzles(*library, {&puzzle, 1})).added, 1);
        const Id id = valueOf(entryOf(*library, puzzle.canonical))->id;
        StoredRating seed;
        seed.values = {{"seed_difficulty", 151}};
        QVERIFY(!setRatings(*library, {{id, seed}}));
        QVERIFY(!setRatings(*library, {{id, puzzles::rating(2, rating::kUnknownRating)}}));
        const Entry entry = *valueOf(entryOf(*library, puzzle.canonical));
        QCOMPARE(entry.rating->value("seed_difficulty"), 151);
        QCOMPARE(entry.rating->value("er"), rating::kUnknownRating);
        QCOMPARE(entry.rating->value("ep"), std::nullopt);
    }

    void onlyOneSolutionIsAPuzzle() {
        formats::Puzzle puzzle;
        puzzle.grid = Grid::fromCells(puzzles::kEasy.left(40).leftJustified(81, '.').toStdString());
        QVERIFY(!Examination().examine(puzzle).puzzle);
        QCOMPARE(Examination().examine(puzzle).status, solve::Verdict::Status::Multiple);
        puzzle.grid = Grid::fromCells(puzzles::made(puzzles::kEasy).solution.toStdString());
        QVERIFY(Examination().examine(puzzle).isBoard);
        puzzle.grid = Grid::fromCells("11" + std::string(79, '.'));
        QCOMPARE(Examination().examine(puzzle).status, solve::Verdict::Status::None);
    }

    void bundledPuzzlesAreAddedOnce() {
        ScratchLibrary library;
        const QString folder = QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles");
        QVERIFY(valueOf(addBundled(*library, folder)));
        QVERIFY(!valueOf(addBundled(*library, folder)));
        QVERIFY(!valueOf(addBundled(*library, "/no/folder")));
        const auto lists = valueOf(puzzleLists(*library, ListKind::Collection));
        QCOMPARE(lists.size(), 7);
        QCOMPARE(lists[0].name, "Very Easy");
        QCOMPARE(lists[5].bundled, "expert");
        for (int level = 0; level < 6; ++level) QCOMPARE(lists[level].puzzles, 300);
        const Entry entry = *valueOf(entryNamed(*library, "expert 1"));
        QCOMPARE(entry.rating->value("er"), 83);
        QCOMPARE(entry.rating->value("level"), 5);
        QCOMPARE(entry.rating->value("hodoku_level"), 4);
        QVERIFY(entry.rating->needs.contains("x-wing"));
        QCOMPARE(valueOf(find(*library, {.levels = Range{5, 5}, .collection = "Expert"})).size(), 300);
    }

    void wordsAreLowerCase() {
        QCOMPARE(wordsOf("Easy 17, the EASY-one \u00c4"), QStringList({"easy", "17", "the", "one", "\u00e4"}));
        QCOMPARE(wordsOf("  ,;"), QStringList());
    }
};

QTEST_GUILESS_MAIN(TestAdding)
#include "tst_adding.moc"
