// SPDX-License-Identifier: MIT
// What is read from the library, when, and help that was asked for again and again.
#include "app/session/learning/learningpath.h"

#include "app/session/played/playedgames.h"
#include "app/store/library/open.h"
#include "tests/app/store/library/scratchlibrary.h"

#include <QSignalSpy>

using namespace ninefold;
using namespace ninefold::session;
using library::Game;
using library::GameState;

class TestLearningPath : public QObject {
    Q_OBJECT

private slots:
    void init();
    void nothingIsReadBeforeItIsWanted();
    void repeatedHelpIsReported();
    void littleHelpIsNot();
    void aTestIsKept();
    void aLibraryThatIsAwayChangesNothing();

private:
    /// A game in which help with a technique was asked for.
    void recordHelp(int times);
    void endGame() {
        path_->setGameEnded(true);
        emit played_->caughtUp(true);
    }

    std::unique_ptr<PlayedGames> played_;
    std::unique_ptr<ScratchLibrary> library_;
    std::unique_ptr<LearningPath> path_;
};

void TestLearningPath::init() {
    path_.reset();
    library_ = std::make_unique<ScratchLibrary>();
    played_ = std::make_unique<PlayedGames>(HistoryFiles{}, library_->location());
    path_ = std::make_unique<LearningPath>(library_->location(), *played_);
}

void TestLearningPath::recordHelp(int times) {
    const library::NewPuzzle puzzle = puzzles::made(puzzles::kEasy);
    QVERIFY(addPuzzles(**library_, {&puzzle, 1}));
    const auto id = valueOf(knownPuzzles(**library_, {puzzle.canonical})).value(puzzle.canonical);
    QVERIFY(!recordGames(**library_, {Game{.puzzle = id,
                                           .name = "a game",
                                           .givens = puzzles::kEasy,
                                           .state = GameState::Solved,
                                           .finished = "2026-11-19T14:00:00Z",
                                           .hints = times,
                                           .hinted = {{"xy-wing", times}}}}));
}

void TestLearningPath::nothingIsReadBeforeItIsWanted() {
    QSignalSpy read(path_.get(), &LearningPath::progressRead);
    emit played_->caughtUp(true);
    QVERIFY(!path_->isReading());
    path_->refresh();
    QTRY_COMPARE(read.count(), 1);
    QVERIFY(path_->progress() && path_->progress()->mastery.isEmpty());
    recordHelp(1);
    emit played_->caughtUp(true);
    QTRY_VERIFY(path_->progress()->mastery.contains("xy-wing"));
}

void TestLearningPath::repeatedHelpIsReported() {
    recordHelp(LearningPath::kHintsForOffer);
    QSignalSpy repeated(path_.get(), &LearningPath::helpRepeated), read(path_.get(), &LearningPath::progressRead);
    endGame();
    QTRY_COMPARE(repeated.count(), 1);
    QCOMPARE(repeated[0][0].toStringList(), QStringList{"xy-wing"});
    // Only at the end of a game.
    const auto before = read.count();
    path_->refresh();
    QTRY_VERIFY(read.count() > before);
    QCOMPARE(repeated.count(), 1);
}

void TestLearningPath::littleHelpIsNot() {
    recordHelp(LearningPath::kHintsForOffer - 1);
    QSignalSpy repeated(path_.get(), &LearningPath::helpRepeated), read(path_.get(), &LearningPath::progressRead);
    endGame();
    QTRY_VERIFY(read.count() > 0);
    QCOMPARE(repeated.count(), 0);
}

void TestLearningPath::aTestIsKept() {
    path_->record({.family = "fish", .taken = "2026-11-19T14:00:00Z", .positions = 10, .alone = 9});
    QTRY_VERIFY(path_->progress() && path_->progress()->isPassed(logic::Family::Fish));
    QCOMPARE(valueOf(familyTests(**library_)).size(), 1);
}

void TestLearningPath::aLibraryThatIsAwayChangesNothing() {
    LearningPath nowhere(*library::locationFrom("postgresql://nobody@127.0.0.1:1/none"), *played_);
    QSignalSpy none(&nowhere, &LearningPath::progressRead);
    nowhere.refresh();
    QTRY_VERIFY(!nowhere.isReading());
    QCOMPARE(none.count(), 0);
    QVERIFY(!nowhere.progress());
}

QTEST_GUILESS_MAIN(TestLearningPath)
#include "tst_learningpath.moc"
