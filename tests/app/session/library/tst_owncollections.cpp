// SPDX-License-Identifier: MIT
#include "app/session/checker.h"
#include "app/session/gameresults.h"
#include "app/session/library/allcollections.h"
#include "app/session/library/collectioneditor.h"
#include "app/session/library/collectionrating.h"
#include "app/session/library/followingpuzzles.h"
#include "app/session/library/libraryimport.h"
#include "app/session/library/owncollections.h"
#include "app/session/library/recognition.h"
#include "app/store/library/games.h"
#include "app/store/library/lists.h"
#include "app/store/library/open.h"
#include "app/store/solvedlist.h"

#include "tests/app/session/gameparts.h"
#include "tests/app/session/library/collectionsofmany.h"
#include "tests/files.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace ninefold;
using namespace ninefold::session;

namespace {

const QString kFolder = QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles");

} // namespace

/// The player's own collections, from the files that are imported to what the page shows and changes.
class TestOwnCollections : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { bundled_ = PuzzleCollections::bundled(kFolder); }
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        location_ = {.name = folder_->filePath("library.sqlite")};
        history_ = std::make_shared<PlayHistory>();
    }

    void filesBecomeACollection() {
        const ImportReport report = import({write("papers.txt", lines(0, 30))});
        QCOMPARE(report.added, 30);
        QCOMPARE(report.known, 0);
        QVERIFY(!report.fault && !report.cancelled && report.unread.isEmpty());
        const std::vector<LibraryCollection> collections = own().collections();
        QCOMPARE(collections.size(), 1u);
        QVERIFY(collections[0].kind == LibraryCollection::Kind::Own);
        QCOMPARE(collections[0].name, "Papers");
        QCOMPARE(collections[0].total, 30);
        const std::vector<LibraryPuzzle> puzzles = rows();
        QCOMPARE(puzzles.size(), 30u);
        QCOMPARE(puzzles[0].givens, bundled_[0].givens);
        QCOMPARE(puzzles[29].name, "Papers 30");
    }

    /// What is there already is said: as it was, and turned around.
    void duplicatesAreRecognised() {
        import({write("papers.txt", lines(0, 3))});
        QString turned;
        for (int cell = 80; cell >= 0; --cell) turned += bundled_[1].givens[cell];
        const ImportReport report =
            import({write("more.txt", {bundled_[0].givens, turned, bundled_[7].givens}), write("x.txt", {"nothing"})});
        QCOMPARE(report.added, 1);
        QCOMPARE(report.known, 2);
        QCOMPARE(report.unread.size(), 1);
        const QString sentence = importSentence(report);
        QVERIFY2(sentence.contains("3 puzzle") && sentence.contains("2 of them") && sentence.contains("1 file"),
                 qPrintable(sentence));
    }

    void puzzlesWithoutOneSolutionAreLeftOut() {
        const ImportReport report = import({write("bad.txt", {QString(81, '.'), bundled_[0].givens})});
        QCOMPARE(report.added, 1);
        QCOMPARE(report.improper, 1);
    }

    void aFolderMeansItsFiles() {
        QDir(folder_->path()).mkpath("many/inner");
        write("many/a.txt", lines(0, 2));
        write("many/inner/b.txt", lines(2, 3));
        QCOMPARE(import({folder_->filePath("many")}).added, 5);
    }

    void whatWasPutInBeforeACancelStays() {
        LibraryImport importing;
        QSignalSpy ended(&importing, &LibraryImport::importEnded);
        importing.start(location_, {.paths = {write("papers.txt", lines(0, 30))}, .collection = "Papers"});
        importing.cancel();
        QVERIFY(ended.wait());
        const auto report = ended[0][0].value<ImportReport>();
        QVERIFY(report.cancelled);
        QCOMPARE(static_cast<long long>(own().collections().empty() ? 0 : own().collections()[0].total), report.added);
    }

    void searchesSortsAndCountsLikeTheOthers() {
        import({write("papers.txt", lines(0, 30))});
        history_->records[bundled_[4].givens] = {.state = PlayState::Solved, .elapsedMs = 61'000};
        QCOMPARE(own().collections()[0].solved, 1);
        QCOMPARE(rows({.unsolved = true}).size(), 29u);
        QCOMPARE(rows({.text = bundled_[9].givens.mid(3, 40)}).size(), 1u);
        QCOMPARE(rows({.text = "papers 12"}).size(), 1u);
        const LibraryPuzzle fastest = rows({}, LibrarySort::Time).front();
        QVERIFY(fastest.play.state == PlayState::Solved && !fastest.digits.contains('.'));
    }

    /// A large collection is sorted by the database, in the same order as a small one.
    void theDatabaseSortsLikeThePage() {
        import({write("papers.txt", lines(290, 30))});
        CollectionRating rating(location_);
        QSignalSpy advanced(&rating, &CollectionRating::ratingAdvanced);
        rating.setCollection("Papers");
        QTRY_VERIFY_WITH_TIMEOUT(!advanced.isEmpty() && advanced.back()[0].toInt() == 0, 60'000);
        import({write("more.txt", lines(400, 3))});
        play(3, 70'000, "2026-11-18");
        play(14, 60'000, "2026-11-19");
        const OwnCollections small = own(), large(location_, history_, 5);
        for (int number = 0; number < 2 * kLibrarySorts; ++number) {
            const LibraryQuery query{.collection = collection(),
                                     .sort = static_cast<LibrarySort>(number / 2),
                                     .descending = number % 2 == 1};
            QCOMPARE(large.find(query, {}).size(), 33u);
            QCOMPARE(large.find(query, {}), small.find(query, {}));
        }
    }

    /// In a large collection the database knows the patterns once they were looked for.
    void patternsAreFound() {
        const QString goldenNugget =
            ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
        import({write("papers.txt", lines(0, 10) << goldenNugget)});
        const OwnCollections small = own(), large(location_, history_, 5);
        const LibraryQuery query{.collection = collection(), .filter = {.holds = analysis::HeldPattern::Exocet}};
        QVERIFY(!small.find(query, {}).empty());
        QCOMPARE(large.find(query, {}), small.find(query, {}));
    }

    void playedPuzzlesKeepTheirNames() {
        import({write("papers.txt", lines(0, 3))});
        const OwnCollections collections = own();
        const auto ids = collections.find({.collection = collection()}, {});
        const auto played = collections.playable(ids);
        QCOMPARE(played.size(), 3u);
        QCOMPARE(QString::fromStdString(played[1].name), "Papers 2");
        QCOMPARE(QString::fromStdString(played[1].grid.givensText()), bundled_[1].givens);
    }

    void aPuzzleThatIsGoneKeepsItsPlace() {
        import({write("papers.txt", lines(0, 3))});
        auto ids = own().find({.collection = collection()}, {});
        ids.insert(ids.begin() + 1, 999'999);
        const auto found = own().puzzles(ids);
        QCOMPARE(found.size(), 4u);
        QCOMPARE(found[1].id, 0);
        QCOMPARE(found[3].name, "Papers 3");
    }

    void collectionsAreRenamedAndDeletedAndComeBack() {
        import({write("papers.txt", lines(0, 3))});
        edit([&](CollectionEditor& editor) { editor.rename(listId(), "Papers", "Sunday"); });
        QCOMPARE(own().collections()[0].name, "Sunday");
        undo();
        QCOMPARE(own().collections()[0].name, "Papers");
        QVERIFY(!editor_->canUndo());
        edit([&](CollectionEditor& editor) { editor.remove(listId(), "Papers"); });
        QVERIFY(own().collections().empty());
        undo();
        QCOMPARE(rows().size(), 3u);
    }

    void puzzlesAreTakenOutAndPutIn() {
        import({write("papers.txt", lines(0, 3))});
        const auto ids = own().find({.collection = collection()}, {});
        edit([&](CollectionEditor& editor) { editor.removePuzzles(listId(), "Papers", {ids[0], ids[2]}); });
        QCOMPARE(rows().size(), 1u);
        undo();
        QCOMPARE(rows().size(), 3u);
        formats::Puzzle puzzle;
        puzzle.grid = Grid::fromCells(bundled_[8].givens.toStdString());
        edit([&](CollectionEditor& editor) { editor.addPuzzles("Favourites", {.others = {puzzle}}); });
        QCOMPARE(own().collections().size(), 2u);
        // The collection was made for it.
        undo();
        QCOMPARE(own().collections().size(), 1u);
        edit([&](CollectionEditor& editor) { editor.addPuzzles("Papers", {.stored = {ids[0]}, .others = {puzzle}}); });
        QCOMPARE(rows().size(), 4u);
        undo();
        QCOMPARE(rows().size(), 3u);
    }

    void puzzlesAreMovedAndComeBack() {
        import({write("papers.txt", lines(0, 3))});
        const auto ids = own().find({.collection = collection()}, {});
        edit([&](CollectionEditor& editor) { editor.addPuzzles("Sunday", {.stored = {ids[0]}}); });
        edit([&](CollectionEditor& editor) { editor.movePuzzles("Papers", "Sunday", {ids[0], ids[1]}); });
        const auto totals = [this] {
            std::vector<int> all;
            for (const LibraryCollection& one : own().collections()) all.push_back(one.total);
            return all;
        };
        QCOMPARE(totals(), (std::vector{1, 2}));
        undo();
        QCOMPARE(totals(), (std::vector{3, 1}));
    }

    void anImportIsTakenBack() {
        import({write("papers.txt", lines(0, 3))});
        const ImportReport report = import({write("more.txt", lines(2, 3))});
        QCOMPARE(rows().size(), 5u);
        editor_ = std::make_unique<CollectionEditor>(location_);
        editor_->takeImport(report);
        undo();
        QCOMPARE(rows().size(), 3u);
        // Nothing came in, so nothing can be taken back.
        editor_->takeImport(import({write("papers.txt", lines(0, 3))}));
        QVERIFY(!editor_->canUndo());
    }

    void aTextIsImported() {
        LibraryImport importing;
        QSignalSpy ended(&importing, &LibraryImport::importEnded);
        importing.start(location_, {.text = lines(0, 3).join('\n').toLatin1(), .collection = "Papers"});
        QVERIFY(ended.wait());
        QCOMPARE(rows().size(), 3u);
    }

    void tagsAreGivenAndTaken() {
        import({write("papers.txt", lines(0, 3))});
        const auto ids = own().find({.collection = collection()}, {});
        const auto all = own().playable(ids);
        const std::vector<formats::Puzzle> two(all.begin(), all.begin() + 2), one(all.begin(), all.begin() + 1);
        edit([&](CollectionEditor& editor) { editor.tag("rainy days", {.others = one}); });
        edit([&](CollectionEditor& editor) { editor.tag("rainy days", {.others = two}); });
        QCOMPARE(rows({.tag = "rainy days"}).size(), 2u);
        QCOMPARE(rows({.text = "RAINY"}).size(), 2u);
        QCOMPARE(rows()[0].tags, QStringList{"rainy days"});
        // Back to what it was, not to nothing.
        undo();
        QCOMPARE(rows({.tag = "rainy days"}).size(), 1u);
        edit([&](CollectionEditor& editor) { editor.untag("rainy days", {.others = two}); });
        QVERIFY(rows({.tag = "rainy days"}).empty() && tagNames().isEmpty());
        undo();
        QCOMPARE(rows({.tag = "rainy days"}).size(), 1u);
        QCOMPARE(tagNames(), QStringList{"rainy days"});
    }

    void puzzlesAreRatedInTheBackground() {
        import({write("papers.txt", lines(0, CollectionRating::kChunk + 3))});
        QVERIFY(rows({.leastEr = 10}).empty());
        CollectionRating rating(location_);
        QSignalSpy advanced(&rating, &CollectionRating::ratingAdvanced);
        // Not while the player plays.
        rating.setPaused(true);
        rating.setCollection("Papers");
        QVERIFY(!rating.isRating());
        rating.setPaused(false);
        QTRY_VERIFY_WITH_TIMEOUT(!advanced.isEmpty() && advanced.back()[0].toInt() == 0, 60'000);
        QVERIFY(!rating.isRating());
        QCOMPARE(advanced[0][0].toInt(), CollectionRating::kChunk + 3);
        for (const LibraryPuzzle& puzzle : rows()) {
            const auto known = std::ranges::find(bundled_, puzzle.givens, &LibraryPuzzle::givens);
            QCOMPARE(puzzle.er, known->er);
            QCOMPARE(puzzle.score, known->score);
            QVERIFY(puzzle.level == known->level && puzzle.needs == known->needs);
        }
    }

    void theNextPuzzleIsThatOfTheCollection() {
        import({write("papers.txt", lines(0, 3))});
        history_->records[bundled_[1].givens] = {.state = PlayState::Solved};
        const auto source =
            std::make_shared<AllCollections>(std::make_shared<PuzzleCollections>(bundled_, *history_, kFolder),
                                             std::make_shared<OwnCollections>(location_, history_));
        GameParts parts;
        const store::SolvedList solved(store::SolvedList::usualPath());
        const store::ResultList list(store::ResultList::usualPath());
        Checker checker{parts.game, parts.examiner,    parts.keeper,   parts.timekeeper,
                        solved,     parts.preferences, parts.announcer};
        GameResults results{parts.game, parts.examiner, parts.keeper, checker, list, solved};
        FollowingPuzzles following([&](const std::vector<formats::Puzzle>& puzzles) { results.setFollowing(puzzles); });
        following.follow(source, source->find({.collection = collection()}, {}));
        parts.play(bundled_[0].givens.toLatin1());
        QTRY_VERIFY(results.hasFollowing());
        for (const Cell cell : parts.game.sheet().blanks()) parts.type(cell, parts.right(cell));
        QTRY_VERIFY(results.finished());
        // The second one is solved.
        QCOMPARE(results.finished()->next->name, "Papers 3");
        following.follow(source, source->find({.collection = "easy"}, {}));
        QVERIFY(!results.hasFollowing());
    }

    void errorsAreSaid() {
        writeBytes(location_.name, QByteArray(5000, 'x'));
        QVERIFY(QDir().mkpath(folder_->filePath("no")));
        location_.name = folder_->filePath("no");
        QVERIFY(own().collections().empty());
        QVERIFY(!importSentence(import({write("papers.txt", lines(0, 1))})).isEmpty());
        edit([](CollectionEditor& editor) { editor.rename(1, "a", "b"); }, false);
        QCOMPARE(said_.size(), 1);
    }

    void aKnownPuzzleIsRecognised() {
        QVERIFY(whatIsKnown(location_, bundled_[0].givens).isEmpty());
        import({write("papers.txt", lines(0, 3))});
        QVERIFY(whatIsKnown(location_, bundled_[1].givens).contains("Papers 2"));
        QString turned;
        for (int cell = 80; cell >= 0; --cell) turned += bundled_[1].givens[cell];
        QVERIFY(whatIsKnown(location_, turned).contains("Papers 2"));
        QVERIFY(whatIsKnown(location_, bundled_[9].givens).isEmpty());
    }

    void bothKindsOfCollectionsAreOneSource() {
        import({write("papers.txt", lines(0, 3))});
        const AllCollections all(std::make_shared<PuzzleCollections>(bundled_, *history_, kFolder),
                                 std::make_shared<OwnCollections>(location_, history_));
        QCOMPARE(all.collections().size(), 9u);
        const auto own = all.find({.collection = collection()}, {}), easy = all.find({.collection = "easy"}, {});
        QVERIFY(AllCollections::isOwn(own[0]) && !AllCollections::isOwn(easy[0]));
        QCOMPARE(all.puzzles(own)[1].name, "Papers 2");
        QCOMPARE(all.puzzles(own)[1].id, own[1]);
        QCOMPARE(all.puzzles(easy)[0].name, "Easy 1");
        QCOMPARE(all.playable(own).size(), 3u);
        QCOMPARE(all.playable(easy).size(), 300u);
    }

private:
    OwnCollections own() const { return {location_, history_}; }
    QString collection() const { return own().collections().at(0).id; }
    library::Id listId() const { return OwnCollections::listOf(collection()); }
    QStringList tagNames() const {
        auto opened = library::openLibrary(location_);
        QStringList names;
        const auto lists = library::puzzleLists(*opened.value().database, library::ListKind::Tag);
        for (const library::PuzzleList& list : lists.value()) names << list.name;
        return names;
    }
    std::vector<LibraryPuzzle> rows(const LibraryFilter& filter = {}, LibrarySort sort = LibrarySort::Number) const {
        return own().puzzles(own().find({.collection = collection(), .filter = filter, .sort = sort}, {}));
    }
    /// A puzzle that was solved is known to the database and in the history.
    void play(std::size_t number, int milliseconds, const QString& day) {
        const LibraryPuzzle puzzle = rows().at(number);
        auto opened = library::openLibrary(location_);
        QVERIFY(!recordGames(*opened.value().database, {{.puzzle = puzzle.id,
                                                         .name = day,
                                                         .state = library::GameState::Solved,
                                                         .finished = day + "T12:00:00Z",
                                                         .milliseconds = milliseconds}}));
        history_->records[puzzle.givens] = {
            .state = PlayState::Solved,
            .elapsedMs = milliseconds,
            .playedMs = QDateTime::fromString(day + "T12:00:00Z", Qt::ISODate).toMSecsSinceEpoch()};
    }
    QStringList lines(std::size_t from, int count) const {
        QStringList lines;
        for (int number = 0; number < count; ++number) lines << bundled_[from++].givens;
        return lines;
    }
    QString write(const QString& name, const QStringList& lines) const {
        const QString path = folder_->filePath(name);
        writeBytes(path, lines.join('\n').toUtf8() + '\n');
        return path;
    }
    ImportReport import(const QStringList& paths) const {
        LibraryImport importing;
        QSignalSpy ended(&importing, &LibraryImport::importEnded);
        importing.start(location_, {.paths = paths, .collection = "Papers"});
        return ended.wait(20'000) ? ended[0][0].value<ImportReport>() : ImportReport{.improper = -1};
    }
    template <typename Change>
    void edit(Change change, bool succeeds = true) {
        said_.clear();
        editor_ = std::make_unique<CollectionEditor>(location_);
        for (const auto report : {&CollectionEditor::collectionsChanged, &CollectionEditor::editingFailed})
            connect(editor_.get(), report, this, [this](const QString& sentence) { said_ << sentence; });
        QSignalSpy changed(editor_.get(), &CollectionEditor::collectionsChanged);
        change(*editor_);
        QTRY_COMPARE(said_.size(), 1);
        QCOMPARE(changed.size(), succeeds ? 1 : 0);
    }
    void undo() {
        QSignalSpy changed(editor_.get(), &CollectionEditor::collectionsChanged);
        editor_->undo();
        QVERIFY(changed.wait());
    }

    std::vector<LibraryPuzzle> bundled_;
    std::unique_ptr<QTemporaryDir> folder_;
    library::Location location_;
    std::shared_ptr<PlayHistory> history_;
    QStringList said_;
    std::unique_ptr<CollectionEditor> editor_;
};

QTEST_GUILESS_MAIN(TestOwnCollections)
#include "tst_owncollections.moc"
