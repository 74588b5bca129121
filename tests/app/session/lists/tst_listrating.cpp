// SPDX-License-Identifier: MIT
#include "app/session/lists/listrating.h"

#include "app/documents/reading.h"
#include "engine/generator/maker.h"
#include "tests/app/cli/program.h"

#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::formats;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::rating;
using namespace ninefold::session;
using namespace ninefold::solve;

namespace {

/// Puzzles of every level, and some that cannot be rated.
Puzzles madeList() {
    std::vector<Puzzle> puzzles;
    Random random(20);
    for (int round = 0; round < 5; ++round)
        for (const Level level : kLevels) {
            Puzzle puzzle;
            puzzle.grid = Maker({.level = level}).make(random)->puzzle;
            puzzle.givensKnown = true;
            puzzle.level = levelName(level);
            puzzles.push_back(puzzle);
        }
    Puzzle clash = puzzles[0], open = puzzles[1], dead = puzzles[2];
    clash.grid = Grid::fromCells("11" + std::string(79, '.'));
    open.grid = Grid();
    // The ninth cell of the row has no digit left.
    dead.grid = Grid::fromCells("12345678." + std::string(8, '.') + "9" + std::string(63, '.'));
    puzzles.insert(puzzles.begin() + 3, {clash, open, dead});
    return packed(std::move(puzzles));
}

/// Made once: a test adds it a hundred times.
const Puzzles& mixedList() {
    static const Puzzles kList = madeList();
    return kList;
}

} // namespace

/// Rating a list: every puzzle as if it were alone, and unratable ones do not stop the others.
class TestListRating : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyPuzzleIsRated_data();
    void everyPuzzleIsRated();
    void onlyTheRowsThatAreAskedFor();
    void aCancelKeepsWhatIsRated();
    void goingAwayEndsIt();
    void theCommandLineRatesTheSame();

private:
    PuzzleRows rows_;
    std::vector<int> all_;
    std::vector<ListedRating> expected_;
};

void TestListRating::initTestCase() {
    const Puzzles puzzles = mixedList();
    rows_.add(puzzles);
    for (int row = 0; row < rows_.size(); ++row) {
        all_.push_back(row);
        expected_.push_back(rateListed(rows_[row], {}));
    }
    QCOMPARE(expected_[3].status, Verdict::Status::Invalid);
    QCOMPARE(expected_[4].status, Verdict::Status::Multiple);
    QCOMPARE(expected_[5].status, Verdict::Status::None);
    // The rules that generated them also rate them.
    for (const int row : all_)
        if (expected_[static_cast<std::size_t>(row)].isKnown())
            QCOMPARE(levelName(expected_[static_cast<std::size_t>(row)].level()), std::string_view(rows_[row].level));
}

void TestListRating::everyPuzzleIsRated_data() {
    QTest::addColumn<int>("threads");
    for (const int threads : {1, 3}) QTest::addRow("%d", threads) << threads;
}

void TestListRating::everyPuzzleIsRated() {
    QFETCH(int, threads);
    batchThreads().setMaxThreadCount(threads);
    ListRating rating;
    std::map<int, ListedRating> found;
    connect(&rating, &ListRating::ratingsFound, this,
            [&](const ListedRatings& ratings) { found.insert(ratings.begin(), ratings.end()); });
    QSignalSpy ends(&rating, &ListRating::ratingEnded);
    rating.start(rows_, all_);
    QTRY_COMPARE(ends.size(), 1);
    QVERIFY(ends[0][0].toBool());
    QCOMPARE(found.size(), all_.size());
    for (const auto& [row, one] : found) QVERIFY(one == expected_[static_cast<std::size_t>(row)]);
}

/// In a different order, as in a sorted list.
void TestListRating::onlyTheRowsThatAreAskedFor() {
    ListRating rating;
    std::map<int, ListedRating> found;
    connect(&rating, &ListRating::ratingsFound, this,
            [&](const ListedRatings& ratings) { found.insert(ratings.begin(), ratings.end()); });
    QSignalSpy ends(&rating, &ListRating::ratingEnded);
    rating.start(rows_, {9, 4, 20});
    QTRY_COMPARE(ends.size(), 1);
    QCOMPARE(found.size(), std::size_t{3});
    for (const int row : {9, 4, 20}) QVERIFY(found.at(row) == expected_[static_cast<std::size_t>(row)]);
}

/// A long list, cancelled at the first report.
void TestListRating::aCancelKeepsWhatIsRated() {
    PuzzleRows rows;
    std::vector<int> all;
    for (int times = 0; times < 100; ++times) rows.add(mixedList());
    for (int row = 0; row < rows.size(); ++row) all.push_back(row);
    ListRating rating;
    std::map<int, ListedRating> found;
    connect(&rating, &ListRating::ratingsFound, this, [&](const ListedRatings& ratings) {
        found.insert(ratings.begin(), ratings.end());
        rating.cancel();
    });
    QSignalSpy ends(&rating, &ListRating::ratingEnded);
    rating.start(rows, all);
    QTRY_COMPARE(ends.size(), 1);
    QVERIFY(!ends[0][0].toBool());
    QVERIFY(!found.empty() && found.size() < all.size());
    // None of the ratings is partial.
    for (const auto& [row, one] : found) QVERIFY(one == expected_[static_cast<std::size_t>(row) % expected_.size()]);
}

void TestListRating::goingAwayEndsIt() {
    int reported = 0;
    auto rating = std::make_unique<ListRating>();
    connect(rating.get(), &ListRating::ratingsFound, this, [&] { ++reported; });
    connect(rating.get(), &ListRating::ratingEnded, this, [&] { ++reported; });
    rating->start(rows_, all_);
    rating.reset();
    QVERIFY(batchThreads().waitForDone());
    QCoreApplication::processEvents();
    QCOMPARE(reported, 0);
}

/// Every kind of file, with or without a distinction between the puzzle and placed digits or removed candidates.
void TestListRating::theCommandLineRatesTheSame() {
    const QByteArray line =
        ":0000:x:+6734....28.1.326....4...5315362.17987198..246...7.....19.5..367.6...84......96.2.::\n";
    const QByteArray removed = QByteArray(line).replace("2.::", "2.:462 366::");
    const QByteArray example = QByteArray(line).replace(":0000:", ":0100:");
    const QByteArray placed = "+6734....28.1.326....4...5315362.17987198..246...7.....19.5..367.6...84......96.2.\n";
    for (const QByteArray& text : {line, line + line, removed, removed + removed, example + example, placed,
                                   placed + placed, kinds::unique + '\n'}) {
        struct Keeper : PuzzleSink {
            bool puzzle(Puzzle&& one) override { return puzzles.push_back(std::move(one)), true; }
            void skipped(const Error&) override {}
            void warning(const Error&) override {}
            std::vector<Puzzle> puzzles;
        } read;
        QVERIFY(readText({text.constData(), static_cast<std::size_t>(text.size())}, read));
        const QList<QJsonObject> answers = runCli({"rate", "--json"}, text).objects();
        QCOMPARE(answers.size(), static_cast<qsizetype>(read.puzzles.size()));
        for (qsizetype i = 0; i < answers.size(); ++i) {
            const ListedRating rating = rateListed(read.puzzles[static_cast<std::size_t>(i)], {});
            QVERIFY2(rating.isKnown(), text.constData());
            QCOMPARE(rating.value("er"), qRound(10 * answers[i]["er"].toDouble()));
            QCOMPARE(rating.value("hodoku_score"), answers[i]["hodoku_score"].toInt());
            QCOMPARE(rating.value("seed_difficulty"), answers[i]["seed_difficulty"].toInt());
            QCOMPARE(QString::fromStdString(std::string(levelName(rating.level()))), answers[i]["level"].toString());
        }
    }
}

QTEST_GUILESS_MAIN(TestListRating)
#include "tst_listrating.moc"
