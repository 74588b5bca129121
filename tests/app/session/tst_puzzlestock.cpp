// SPDX-License-Identifier: MIT
// PuzzleStock: one puzzle of each third of each level is made ahead, leaves when it is taken, and can be stopped.
#include "app/session/puzzlestock.h"

#include "engine/rating/rule/levelparts.h"
#include "engine/rating/rule/levelrule.h"
#include "engine/rating/se/rater.h"

#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::rating;
using namespace ninefold::session;

class TestPuzzleStock : public QObject {
    Q_OBJECT

private slots:
    void everyThirdOfEveryLevelIsMade();
    void aTakenPuzzleIsGoneAndMadeAgain();
    void aLevelAloneGetsAnyOfItsParts();
    void stoppingKeepsWhatIsReady();
    void theKindAskedForLastIsKeptToo();
    void itRestsWhileTheProgramIsBusy();

private:
    static constexpr int kFull = 18;
    static LevelPart partOf(const GeneratedPuzzle& made) {
        const ExplainerRating rating = rateByExplainer(made.puzzle, {.hardest = 86});
        return partByRule(levelOf(made.puzzle), cellsOpenAtStart(made.puzzle), rating.complete ? rating.rating : 87);
    }
};

void TestPuzzleStock::everyThirdOfEveryLevelIsMade() {
    PuzzleStock stock;
    QCOMPARE(stock.fullCount(), kFull);
    QCOMPARE(stock.readyCount(), 0);
    QVERIFY(!stock.isFilling() && !stock.take({.level = Level::Easy}));
    QSignalSpy changed(&stock, &PuzzleStock::stockChanged);
    stock.fill();
    QVERIFY(stock.isFilling());
    QTRY_VERIFY_WITH_TIMEOUT(!stock.isFilling(), 60'000);
    QCOMPARE(stock.readyCount(), kFull);
    // Once at the beginning, once for each puzzle, and once at the end.
    QCOMPARE(changed.count(), kFull + 2);
    for (const Level level : kLevels) QCOMPARE(stock.readyCount(level), 3);
    for (const Level level : kLevels)
        for (const LevelPart part : kLevelParts) {
            const auto taken = stock.take({.level = level, .part = part});
            QVERIFY(taken.has_value());
            QCOMPARE(taken->made.level, level);
            QCOMPARE(levelOf(taken->made.puzzle), level);
            QCOMPARE(partOf(taken->made), part);
        }
    QCOMPARE(stock.readyCount(), 0);
}

void TestPuzzleStock::aTakenPuzzleIsGoneAndMadeAgain() {
    PuzzleStock stock;
    stock.fill();
    QTRY_VERIFY_WITH_TIMEOUT(!stock.isFilling(), 60'000);
    const PuzzleSpec spec = {.level = Level::Hard, .part = LevelPart::Middle};
    const auto first = stock.take(spec);
    QVERIFY(first && !stock.take(spec));
    QCOMPARE(stock.readyCount(Level::Hard), 2);
    stock.fill(Level::Hard);
    QTRY_VERIFY_WITH_TIMEOUT(!stock.isFilling(), 60'000);
    const auto second = stock.take(spec);
    QVERIFY(second.has_value());
    QVERIFY(second->made.puzzle != first->made.puzzle);
    // Nothing else was missing, and when nothing is, no work begins.
    QCOMPARE(stock.readyCount(), kFull - 1);
    stock.fill();
    QTRY_VERIFY_WITH_TIMEOUT(!stock.isFilling(), 60'000);
    stock.fill();
    QVERIFY(!stock.isFilling());
}

void TestPuzzleStock::aLevelAloneGetsAnyOfItsParts() {
    PuzzleStock stock;
    stock.fill();
    QTRY_VERIFY_WITH_TIMEOUT(!stock.isFilling(), 60'000);
    std::set<LevelPart> parts;
    for (int n = 0; n < 3; ++n) {
        const auto taken = stock.take({.level = Level::Normal});
        QVERIFY(taken.has_value());
        parts.insert(partOf(taken->made));
    }
    QCOMPARE(parts.size(), std::size_t{3});
    QVERIFY(!stock.take({.level = Level::Normal}));
    // Other requests are not forgotten over the level.
    QVERIFY(!stock.take({.level = Level::Hard, .clues = Range{24, 24}}));
    QVERIFY(!stock.take({}));
}

void TestPuzzleStock::stoppingKeepsWhatIsReady() {
    PuzzleStock stock;
    stock.fill();
    stock.stop();
    QVERIFY(!stock.isFilling());
    // What was made after the stop does not come.
    const int ready = stock.readyCount();
    stock.fill(Level::VeryEasy);
    QTRY_VERIFY_WITH_TIMEOUT(stock.readyCount() > ready, 60'000);
    stock.stop();
    const int kept = stock.readyCount();
    QVERIFY(kept > ready && stock.readyCount(Level::VeryEasy) > 0);
    QCoreApplication::processEvents();
    QCOMPARE(stock.readyCount(), kept);
}

void TestPuzzleStock::theKindAskedForLastIsKeptToo() {
    PuzzleStock stock;
    const PuzzleSpec symmetric = {.level = Level::Easy, .symmetry = Symmetry::HalfTurn}, few = {.clues = Range{24, 25}};
    stock.keepAlso({.level = Level::Easy});
    stock.keepAlso({.level = Level::Easy, .part = LevelPart::Harder});
    QCOMPARE(stock.fullCount(), kFull);
    stock.keepAlso(symmetric);
    QCOMPARE(stock.fullCount(), kFull + 1);
    stock.fill();
    QTRY_VERIFY_WITH_TIMEOUT(!stock.isFilling(), 60'000);
    // A plain request for the level leaves it where it is.
    for (int n = 0; n < 3; ++n) QVERIFY(stock.take({.level = Level::Easy}));
    const auto taken = stock.take(symmetric);
    QVERIFY(taken && isSymmetric(taken->made.puzzle.givens(), Symmetry::HalfTurn));
    stock.fill();
    QTRY_VERIFY_WITH_TIMEOUT(!stock.isFilling(), 60'000);
    stock.keepAlso(few);
    QCOMPARE(stock.readyCount(), kFull);
    QVERIFY(!stock.take(symmetric));
}

void TestPuzzleStock::itRestsWhileTheProgramIsBusy() {
    bool busy = true;
    PuzzleStock stock;
    stock.setBusyTest([&busy] { return busy; });
    stock.fill();
    stock.rest();
    QVERIFY(stock.isFilling() && !stock.isWorking());
    QSignalSpy changed(&stock, &PuzzleStock::stockChanged);
    // The next look finds the program still busy.
    stock.look();
    QVERIFY(stock.isFilling() && !stock.isWorking());
    QCoreApplication::processEvents();
    QCOMPARE(changed.count(), 0);
    busy = false;
    stock.look();
    QVERIFY(stock.isWorking());
    QTRY_VERIFY_WITH_TIMEOUT(stock.readyCount() > 0, 60'000);
    // Work that the player asks for stops it in the middle, and what was made stays.
    busy = true;
    stock.look();
    QVERIFY(!stock.isWorking());
    const int ready = stock.readyCount();
    busy = false;
    QTRY_VERIFY_WITH_TIMEOUT(!stock.isFilling(), 60'000);
    QVERIFY(ready > 0);
    QCOMPARE(stock.readyCount(), kFull);
    QVERIFY(stock.has({.level = Level::Hard}) && !stock.has({.clues = Range{24, 24}}));
}

QTEST_GUILESS_MAIN(TestPuzzleStock)
#include "tst_puzzlestock.moc"
