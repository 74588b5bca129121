// SPDX-License-Identifier: MIT
#include "app/session/lists/listsaving.h"

#include "app/documents/catalog.h"
#include "app/documents/reading.h"
#include "app/session/lists/listrating.h"

#include "tests/app/scratchhome.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include <numeric>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::formats;
using namespace ninefold::rating;
using namespace ninefold::session;
using namespace ninefold::solve;

namespace {

constexpr const char* kLines[] = {
    ".734....28.1.326....4...5315362.17987198..246...7.....19.5..367.6...84......96.2.",
    "5......1.6..2..3.428.9..65.35.7..2..14..8.795...5.184.49.853..6713..65.8.6...74.9",
    "11...............................................................................",
};

/// Three puzzles, the second with a name; rated, and displayed in another order than they came in.
ShownList shownList() {
    std::vector<Puzzle> puzzles(3);
    ShownList list;
    for (std::size_t number = 0; number < puzzles.size(); ++number) {
        puzzles[number].grid = Grid::fromCells(kLines[number]);
        list.ratings.push_back(rateListed(puzzles[number], {}));
    }
    puzzles[1].name = "One of mine";
    list.puzzles.add(packed(puzzles));
    list.order = {2, 0, 1};
    return list;
}

/// Keeps all puzzles.
class All : public PuzzleSink {
public:
    std::vector<Puzzle> puzzles;
    bool puzzle(Puzzle&& puzzle) override {
        puzzles.push_back(std::move(puzzle));
        return true;
    }
    void skipped(const Error&) override {}
    void warning(const Error&) override {}
};

} // namespace

/// The text of a saved list, and that it can be read again.
class TestListSaving : public QObject {
    Q_OBJECT

private slots:
    void ratingsComeBack();
    void lossesAreKnownBefore();
    void aFileIsWrittenOrTheReasonGiven();
    void whatWasStartedIsWritten();
    void theLaterSaveToAPathStays();
};

void TestListSaving::ratingsComeBack() {
    All all;
    const ShownList list = shownList();
    QVERIFY(readText(writtenList(list, "Mine", *formatById("json")), all));
    QCOMPARE(all.puzzles.size(), std::size_t{3});
    for (std::size_t row = 0; row < 3; ++row) {
        const int number = list.order[row];
        QCOMPARE(all.puzzles[row].grid.cellsText(), std::string(kLines[number]));
        const ListedRating& rating = *list.rating(number);
        QCOMPARE(all.puzzles[row].level, rating.isKnown() ? std::string(levelName(rating.level())) : std::string());
        QCOMPARE(all.puzzles[row].rating.empty(), !rating.isKnown());
    }
    QCOMPARE(all.puzzles[0].name, std::string("Mine 3"));
    QCOMPARE(all.puzzles[2].name, std::string("One of mine"));
    // In the form that players quote.
    QVERIFY(all.puzzles[1].rating.starts_with("ER "));
    QVERIFY(all.puzzles[1].rating.find("HoDoKu ") != std::string::npos);
}

void TestListSaving::lossesAreKnownBefore() {
    ShownList list = shownList();
    QVERIFY(whatListLoses(*formatById("json"), list).empty());
    // Names and ratings, each reported once for any number of puzzles.
    QCOMPARE(whatListLoses(*formatById("line81"), list).size(), std::size_t{2});
    // Without names, level and rating are lost; without these nothing is.
    PuzzleRows nameless;
    nameless.add(packed({{.grid = Grid::fromCells(kLines[0])}}));
    list = {.puzzles = nameless, .ratings = {list.ratings[0]}, .order = {0}};
    QCOMPARE(whatListLoses(*formatById("line81"), list).size(), std::size_t{2});
    list.ratings[0].reset();
    QVERIFY(whatListLoses(*formatById("line81"), list).empty());
}

void TestListSaving::aFileIsWrittenOrTheReasonGiven() {
    const ScratchHome home;
    const Format& format = *formatById("line81");
    ListSaving saving;
    QSignalSpy saved(&saving, &ListSaving::listSaved), failed(&saving, &ListSaving::savingFailed);
    saving.start(home.path("list.txt"), format, shownList(), "Mine");
    QTRY_COMPARE(saved.size(), 1);
    QFile file(home.path("list.txt"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray(kLines[2]) + '\n' + kLines[0] + '\n' + kLines[1] + '\n');
    saving.start(home.path("no folder/list.txt"), format, shownList(), "Mine");
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(saved.size(), 1);
}

/// Saving and closing the program at once still writes the file.
void TestListSaving::whatWasStartedIsWritten() {
    const ScratchHome home;
    {
        ListSaving saving;
        saving.start(home.path("list.txt"), *formatById("line81"), shownList(), "Mine");
    }
    savingThread().waitForDone();
    QCOMPARE(QFile(home.path("list.txt")).size(), 3 * 82);
}

/// A long list takes longer to write than the short one that replaces it.
void TestListSaving::theLaterSaveToAPathStays() {
    const ScratchHome home;
    ShownList longList;
    std::vector<Puzzle> puzzles(20'000);
    for (Puzzle& puzzle : puzzles) puzzle.grid = Grid::fromCells(kLines[0]);
    longList.puzzles.add(packed(puzzles));
    longList.ratings.resize(puzzles.size());
    longList.order.resize(puzzles.size());
    std::iota(longList.order.begin(), longList.order.end(), 0);
    ListSaving first, second;
    first.start(home.path("list.txt"), *formatById("line81"), longList, "Long");
    second.start(home.path("list.txt"), *formatById("line81"), shownList(), "Short");
    savingThread().waitForDone();
    QCOMPARE(QFile(home.path("list.txt")).size(), 3 * 82);
}

QTEST_GUILESS_MAIN(TestListSaving)
#include "tst_listsaving.moc"
