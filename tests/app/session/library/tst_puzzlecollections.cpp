// SPDX-License-Identifier: MIT
#include "app/session/library/puzzlecollections.h"

#include "tests/app/session/library/collectionsofmany.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::session;

namespace {

/// The program has the puzzles as a resource; the test reads the files from the source folder.
const QString kFolder = QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles");
constexpr int kMany = 4000;

QString collectionOf(rating::Level level) {
    return documents::bundledFileOf(rating::levelName(level));
}

} // namespace

/// The bundled puzzles, and what is found of thousands.
class TestPuzzleCollections : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        bundled_ = PuzzleCollections::bundled(kFolder);
        const auto puzzles = manyPuzzles(kMany);
        many_ = std::make_unique<PuzzleCollections>(puzzles, someHistory(puzzles));
        all_ = rows({.collection = "all"});
        QCOMPARE(all_.size(), std::size_t{kMany});
    }

    void everyLevelIsACollection() {
        const PuzzleCollections library(bundled_, {}, kFolder);
        const std::vector<LibraryCollection> collections = library.collections();
        QCOMPARE(collections.size(), 8u);
        QCOMPARE(collections.front().total, static_cast<int>(bundled_.size()));
        for (const rating::Level level : rating::kLevels) {
            const LibraryCollection& collection = collections[1 + static_cast<std::size_t>(level)];
            QCOMPARE(collection.level, level);
            QCOMPARE(collection.total, 300);
            QCOMPARE(library.find({.collection = collection.id}, {}).size(), 300u);
        }
        QVERIFY(collections.back().kind == LibraryCollection::Kind::Practice && collections.back().total >= 830);
    }

    void noTwoHaveOneName() {
        QSet<QString> names;
        for (const LibraryPuzzle& puzzle : bundled_) {
            QVERIFY(!puzzle.name.isEmpty() && !puzzle.brief.isEmpty());
            QCOMPARE(puzzle.givens.size(), 81);
            names << puzzle.name;
        }
        QCOMPARE(names.size(), static_cast<qsizetype>(bundled_.size()));
    }

    /// One in 37 of all.
    void everyPuzzleCanBePlayed() {
        const PuzzleCollections library(bundled_, {}, kFolder);
        std::vector<qint64> ids;
        for (qint64 id = 1; id <= static_cast<qint64>(bundled_.size()); id += 37) ids.push_back(id);
        const std::vector<formats::Puzzle> played = library.playable(ids);
        const std::vector<LibraryPuzzle> shown = library.puzzles(ids);
        QCOMPARE(played.size(), ids.size());
        for (std::size_t index = 0; index < ids.size(); ++index) {
            QCOMPARE(QString::fromStdString(played[index].name), shown[index].name);
            QCOMPARE(QString::fromStdString(played[index].grid.cellsText()), shown[index].digits);
            if (shown[index].level) QVERIFY(shown[index].er > 0 && !played[index].rating.empty());
        }
        QVERIFY(library.playable(std::vector<qint64>{0, 1'000'000}).empty());
    }

    void filtersGoTogether() {
        const std::vector<LibraryPuzzle> hard = rowsOfBundled({.leastScore = 1500, .mostScore = 2000});
        QVERIFY(!hard.empty());
        for (const LibraryPuzzle& puzzle : hard) QVERIFY(puzzle.score >= 1500 && puzzle.score <= 2000);
        const std::vector<LibraryPuzzle> few = rowsOfBundled({.leastGivens = 23, .mostGivens = 24});
        QVERIFY(!few.empty());
        for (const LibraryPuzzle& puzzle : few) QVERIFY(puzzle.givenCount() == 23 || puzzle.givenCount() == 24);
        const auto turned = rowsOfBundled({.symmetry = generator::Symmetry::HalfTurn});
        QVERIFY(turned.size() < bundled_.size());
        for (const LibraryPuzzle& puzzle : turned)
            for (int cell = 0; cell < 81; ++cell)
                QCOMPARE(puzzle.givens[cell] == u'.', puzzle.givens[80 - cell] == u'.');
        const LibraryPuzzle goldenNugget{
            .givens = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."};
        QVERIFY(fits(goldenNugget, {.holds = analysis::HeldPattern::Exocet}));
        QVERIFY(!fits(goldenNugget, {.holds = analysis::HeldPattern::Tridagon}));
        // What was not rated has no score.
        QVERIFY(!fits({.givens = QString(81, u'.')}, {.mostScore = 5000}));
        QVERIFY(fits({.givens = QString(81, u'.'), .tags = {"a", "b"}}, {.tag = "b"}));
        QVERIFY(!fits({.givens = QString(81, u'.'), .tags = {"ab"}}, {.tag = "b"}));
    }

    void tagsOfThePlayerAreShown() {
        const PuzzleCollections library(bundled_, {}, kFolder, {{bundled_[5].givens, {"mine"}}});
        const auto found = library.find({.collection = "all", .filter = {.tag = "mine"}}, {});
        QCOMPARE(found, std::vector<qint64>{bundled_[5].id});
    }

    /// Digits that were found before the position are no givens.
    void aPositionNeedsItsTechnique() {
        const PuzzleCollections library(bundled_, {}, kFolder);
        const logic::Technique* xwing = logic::techniqueById("x-wing");
        const auto found = library.find({.collection = "practice", .filter = {.technique = xwing}}, {});
        QCOMPARE(found.size(), 10u);
        const LibraryPuzzle position = library.puzzles(found).front();
        QVERIFY(position.digits != position.givens);
        const auto offered = library.techniques("practice");
        QVERIFY(std::ranges::find(offered, xwing) != offered.end());
    }

    void whatWasPlayedIsShown() {
        PlayHistory history;
        history.records[bundled_[0].givens] = {.state = PlayState::Solved, .elapsedMs = 768'000, .hints = 1};
        QString digits = bundled_[1].givens;
        digits[digits.indexOf(u'.')] = u'5';
        history.records[bundled_[1].givens] = {.state = PlayState::Started, .percent = 40, .digits = digits};
        const PuzzleCollections library(bundled_, history, kFolder);
        const auto shown = library.puzzles(std::vector<qint64>{1, 2, 3});
        QVERIFY(shown[0].play.state == PlayState::Solved && !shown[0].digits.contains(u'.'));
        QCOMPARE(shown[1].digits, digits);
        QVERIFY(shown[2].play.state == PlayState::New && shown[2].digits == shown[2].givens);
        QCOMPARE(library.collections()[1].solved, 1);
        QCOMPARE(library.idOf(bundled_[1].givens), 2);
        QCOMPARE(library.idOf(QString(81, u'.')), 0);
    }

    void aFilterShowsAllThatFitAndNothingElse_data() {
        QTest::addColumn<LibraryFilter>("filter");
        const logic::Technique* technique = logic::allTechniques()[7];
        QTest::newRow("none") << LibraryFilter{};
        QTest::newRow("level") << LibraryFilter{.level = rating::Level::Hard};
        QTest::newRow("least") << LibraryFilter{.leastEr = 42};
        QTest::newRow("range") << LibraryFilter{.leastEr = 42, .mostEr = 72};
        QTest::newRow("most") << LibraryFilter{.mostEr = 25};
        QTest::newRow("technique") << LibraryFilter{.technique = technique};
        QTest::newRow("unsolved") << LibraryFilter{.unsolved = true};
        QTest::newRow("number") << LibraryFilter{.text = "39"};
        QTest::newRow("name") << LibraryFilter{.text = " very HARD "};
        QTest::newRow("all") << LibraryFilter{
            .text = "1", .level = rating::Level::Easy, .mostEr = 90, .technique = technique, .unsolved = true};
    }

    void aFilterShowsAllThatFitAndNothingElse() {
        QFETCH(LibraryFilter, filter);
        std::vector<qint64> expected;
        for (const LibraryPuzzle& puzzle : all_)
            if (isMeant(puzzle, filter)) expected.push_back(puzzle.id);
        QVERIFY(!expected.empty());
        QCOMPARE(many_->find({.collection = "all", .filter = filter}, {}), expected);
    }

    void digitsAreFoundOnTheBoard() {
        for (const qint64 id : {1, 77, 3999}) {
            const QString part = QString(many_->puzzles(std::vector<qint64>{id}).front().givens).mid(20, 40);
            QCOMPARE(many_->find({.collection = "all", .filter = {.text = part}}, {}), std::vector<qint64>{id});
            // Other programs write 0 for a blank cell.
            const QString zeros = QString(part).replace(u'.', u'0');
            QCOMPARE(many_->find({.collection = "all", .filter = {.text = zeros}}, {}), std::vector<qint64>{id});
        }
    }

    void everyOrderHoldsAllOnceAndIsSorted() {
        for (int number = 0; number < 2 * kLibrarySorts; ++number) {
            const auto sort = static_cast<LibrarySort>(number / 2);
            const bool descending = number % 2 == 1;
            const std::vector<LibraryPuzzle> found =
                rows({.collection = "all", .sort = sort, .descending = descending});
            std::set<qint64> ids;
            for (const LibraryPuzzle& puzzle : found) ids.insert(puzzle.id);
            QCOMPARE(ids.size(), std::size_t{kMany});
            for (std::size_t index = 1; index < found.size(); ++index) {
                const LibraryPuzzle &one = found[index - 1], &next = found[index];
                const qint64 key = keyOf(one, sort), nextKey = keyOf(next, sort);
                // What lacks a value comes last, and equal ones are in the order of the collection.
                QVERIFY((nextKey == kLacked || key != kLacked) &&
                        (key == kLacked || nextKey == kLacked || (descending ? key >= nextKey : key <= nextKey)));
                if (key == nextKey) QVERIFY((one.id < next.id) != (descending && key != kLacked));
            }
        }
    }

    void aStoppedSearchEnds() {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(many_->find({.collection = "all"}, stop.get_token()).empty());
    }

    void collectionsShareOutAllPuzzles() {
        int sum = 0;
        for (const rating::Level level : rating::kLevels)
            sum += static_cast<int>(rows({.collection = collectionOf(level)}).size());
        QCOMPARE(sum, kMany);
        int solved = 0;
        for (const LibraryPuzzle& puzzle : all_) solved += puzzle.play.state == PlayState::Solved ? 1 : 0;
        QCOMPARE(many_->collections().front().solved, solved);
    }

private:
    std::vector<LibraryPuzzle> rowsOfBundled(const LibraryFilter& filter) const {
        const PuzzleCollections library(bundled_, {}, kFolder);
        return library.puzzles(library.find({.collection = "all", .filter = filter}, {}));
    }
    std::vector<LibraryPuzzle> rows(const LibraryQuery& query) const { return many_->puzzles(many_->find(query, {})); }

    static bool isMeant(const LibraryPuzzle& puzzle, const LibraryFilter& filter) {
        const QString text = filter.text.simplified();
        const bool number = !text.isEmpty() && text[0].isDigit();
        const auto needs = puzzle.needs.value_or(std::vector<const logic::Technique*>());
        return (!filter.level || puzzle.level == *filter.level) &&
               (filter.leastEr == 0 || puzzle.er >= filter.leastEr) &&
               (filter.mostEr == 0 || (puzzle.er > 0 && puzzle.er <= filter.mostEr)) &&
               (filter.technique == nullptr || std::ranges::count(needs, filter.technique) > 0) &&
               (!filter.unsolved || puzzle.play.state != PlayState::Solved) &&
               (!number || puzzle.brief.startsWith(text)) && (number || puzzle.name.toLower().contains(text.toLower()));
    }

    static constexpr qint64 kLacked = -1;

    static qint64 keyOf(const LibraryPuzzle& puzzle, LibrarySort sort) {
        const auto orLacked = [](qint64 value) { return value == 0 ? kLacked : value; };
        const int level = static_cast<int>(*puzzle.level);
        const bool timed = puzzle.play.state == PlayState::Solved;
        switch (sort) {
        case LibrarySort::Number:
            return puzzle.id;
        case LibrarySort::Name:
            // "Expert 7": the levels in the order of the alphabet.
            return QStringLiteral("403251").at(level).digitValue() * 10'000 + puzzle.brief.toInt();
        case LibrarySort::Level:
            return level * 1000 + puzzle.er;
        case LibrarySort::Rating:
            return orLacked(puzzle.er);
        case LibrarySort::Score:
            return orLacked(puzzle.score);
        case LibrarySort::Givens:
            return 81 - puzzle.givens.count(u'.');
        case LibrarySort::Time:
            return orLacked(timed ? puzzle.play.elapsedMs.value_or(0) : 0);
        case LibrarySort::LastPlayed:
            return orLacked(puzzle.play.playedMs);
        }
        return 0;
    }

    std::vector<LibraryPuzzle> bundled_, all_;
    std::unique_ptr<PuzzleCollections> many_;
};

QTEST_GUILESS_MAIN(TestPuzzleCollections)
#include "tst_puzzlecollections.moc"
