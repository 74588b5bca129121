// SPDX-License-Identifier: MIT
// PuzzleMaker: a new puzzle comes on the board once it is made, unless the player does something else meanwhile.
#include "app/session/puzzlemaker.h"

#include "app/session/newpuzzles/puzzlerequest.h"

#include "tests/app/session/gameparts.h"

#include <QSignalSpy>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::game;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::rating;
using namespace ninefold::session;
using namespace ninefold::solve;
using namespace ninefold::store;

class TestPuzzleMaker : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theNewPuzzleIsPlayed();
    void cancellingLeavesTheGame();
    void anotherGameEndsTheMaking();
    void nothingToCancelSaysNothing();
    void theNextPuzzleIsThereAtOnce();
    void otherRequestsAreMet();
    void whatIsNotFoundIsSaid();
    void aRequestIsMetWithItsCandidates();
    void theSearchSaysHowFarItIs();
    void aRequestIsMadeAhead();

private:
    std::string level() const { return parts_->game.about().level; }

    std::unique_ptr<GameParts> parts_;
    std::unique_ptr<PuzzleMaker> maker_;
    std::unique_ptr<QSignalSpy> started_, ended_;
};

void TestPuzzleMaker::init() {
    parts_ = std::make_unique<GameParts>();
    maker_ =
        std::make_unique<PuzzleMaker>(parts_->game, parts_->input, parts_->engine, parts_->games, parts_->announcer);
    parts_->play(kEasyCells);
    started_ = std::make_unique<QSignalSpy>(maker_.get(), &PuzzleMaker::makingStarted);
    ended_ = std::make_unique<QSignalSpy>(maker_.get(), &PuzzleMaker::makingEnded);
}

void TestPuzzleMaker::cleanup() {
    maker_.reset();
    parts_.reset();
}

void TestPuzzleMaker::theNewPuzzleIsPlayed() {
    maker_->make(Level::Easy);
    QVERIFY(maker_->isMaking());
    QCOMPARE(started_->count(), 1);
    QVERIFY(parts_->heard.sentence().startsWith("A new puzzle is being made"));
    QTRY_COMPARE(ended_->count(), 1);
    QVERIFY(!maker_->isMaking());
    QCOMPARE(level(), std::string(levelName(Level::Easy)));
    QVERIFY2(parts_->heard.sentence().startsWith("New puzzle: "), qPrintable(parts_->heard.sentence()));
}

void TestPuzzleMaker::cancellingLeavesTheGame() {
    maker_->make(Level::Hard);
    maker_->cancel();
    QVERIFY(!maker_->isMaking());
    QCOMPARE(ended_->count(), 1);
    QCOMPARE(parts_->heard.sentence(), "Cancelled. Your game continues.");
    QCOMPARE(parts_->game.about().name, "Example");
}

void TestPuzzleMaker::anotherGameEndsTheMaking() {
    maker_->make(Level::Hard);
    parts_->games.startGame(GameParts::puzzle(kHardCells, "Other"));
    QVERIFY(!maker_->isMaking());
    QCOMPARE(ended_->count(), 1);
    // The player did not cancel it.
    QCOMPARE(parts_->heard.count(), 1);
}

void TestPuzzleMaker::nothingToCancelSaysNothing() {
    maker_->cancel();
    QVERIFY(parts_->heard.isEmpty() && ended_->isEmpty());
}

void TestPuzzleMaker::theNextPuzzleIsThereAtOnce() {
    maker_->make(Level::Easy);
    QTRY_COMPARE(ended_->count(), 1);
    // The next ones are made during the game.
    QVERIFY(maker_->stock().isFilling());
    const Grid first = parts_->game.sheet().digits();
    QTRY_VERIFY_WITH_TIMEOUT(maker_->stock().readyCount(Level::Easy) > 0, 60'000);
    maker_->make(Level::Easy);
    QVERIFY(!maker_->isMaking());
    QCOMPARE(started_->count(), 1);
    QVERIFY(parts_->game.sheet().digits() != first);
    QCOMPARE(level(), std::string(levelName(Level::Easy)));
    QVERIFY2(parts_->heard.sentence().startsWith("New puzzle: "), qPrintable(parts_->heard.sentence()));
}

void TestPuzzleMaker::otherRequestsAreMet() {
    maker_->makeSpecified({.clues = Range{30, 30}, .symmetry = Symmetry::Diagonal});
    QCOMPARE(parts_->heard.sentence(), "A new puzzle is being made: 30 givens and the symmetry diagonal");
    QTRY_COMPARE(ended_->count(), 1);
    const Cells givens = parts_->game.sheet().digits().givens();
    QCOMPARE(givens.count(), 30);
    QVERIFY(isSymmetric(givens, Symmetry::Diagonal));
    QVERIFY(levelFromName(level()).has_value());
}

void TestPuzzleMaker::whatIsNotFoundIsSaid() {
    // No single try can be both minimal and have that number of givens.
    maker_->makeSpecified({.clues = Range{45, 45}, .minimal = true, .tries = 1});
    QTRY_COMPARE(ended_->count(), 1);
    QVERIFY2(parts_->heard.sentence().startsWith("No puzzle of this kind was found: 45 givens"),
             qPrintable(parts_->heard.sentence()));
    QCOMPARE(parts_->game.about().name, "Example");
}

void TestPuzzleMaker::aRequestIsMetWithItsCandidates() {
    PuzzleRequest request{.level = Level::Easy, .symmetry = Symmetry::BothAxes, .fillCandidates = true};
    maker_->makeRequested(request);
    QTRY_COMPARE(ended_->count(), 1);
    const Sheet filled = parts_->game.sheet();
    QVERIFY(isSymmetric(filled.givens, Symmetry::BothAxes));
    QVERIFY(filled.digits().blanks().count() == 40 && filled != filled.blank());
    QCOMPARE(parts_->game.stack().index(), 1);
    QVERIFY2(parts_->heard.sentence().startsWith("New puzzle: "), qPrintable(parts_->heard.sentence()));
    // The next request is without them.
    request.fillCandidates = false;
    maker_->makeRequested(request);
    QTRY_VERIFY(parts_->game.sheet().givens != filled.givens);
    QCOMPARE(parts_->game.stack().index(), 0);
}

void TestPuzzleMaker::theSearchSaysHowFarItIs() {
    QSignalSpy advanced(maker_.get(), &PuzzleMaker::makingAdvanced), failed(maker_.get(), &PuzzleMaker::makingFailed);
    maker_->makeSpecified({.clues = Range{45, 45}, .minimal = true, .tries = 50});
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(advanced.count() > 10 && advanced.count() < 60);
    QCOMPARE(advanced.last().at(1).toLongLong(), 50);
    QVERIFY(advanced.last().at(0).toLongLong() < 50);
    QCOMPARE(ended_->count(), 1);
}

void TestPuzzleMaker::aRequestIsMadeAhead() {
    const PuzzleRequest request{.level = Level::Easy, .symmetry = Symmetry::BothAxes};
    maker_->makeAhead(specOf(request));
    QTRY_VERIFY_WITH_TIMEOUT(maker_->stock().has(specOf(request)), 60'000);
    maker_->makeRequested(request);
    QVERIFY(!maker_->isMaking() && started_->isEmpty());
    QVERIFY(isSymmetric(parts_->game.sheet().givens, Symmetry::BothAxes));
}

QTEST_GUILESS_MAIN(TestPuzzleMaker)
#include "tst_puzzlemaker.moc"
