// SPDX-License-Identifier: MIT
// Timekeeper: the clock runs while the player can play, and the playing time is saved.
#include "app/session/timekeeper.h"

#include "app/game/game.h"
#include "app/store/keeper.h"
#include "tests/app/scratchhome.h"

#include <QFileInfo>
#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::game;
using namespace ninefold::session;
using namespace ninefold::store;

class TestTimekeeper : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theClockRunsWhileThereIsSomethingToPlay();
    void nothingToPlayIsNoTime_data();
    void nothingToPlayIsNoTime();
    void theLastMoveStopsTheClock();
    void undoAndRedoTurnTheClock();
    void anotherGameIsNotPaused();
    void theTimeIsSavedWhileTheClockRuns();
    void theTimeIsSavedAtTheEnd();
    void nothingIsSavedWhileNothingChanges();

private:
    static constexpr auto kSolved = "673415982851932674924687531536241798719853246482769153198524367265378419347196825";
    void start(const QByteArray& cells) {
        Puzzle puzzle;
        puzzle.name = "Example";
        puzzle.givensKnown = true;
        puzzle.grid = Grid::fromCells(cells.constData());
        savedGames_->begin(puzzle);
        game_->start(puzzle);
    }
    static QByteArray withOneBlank() { return '.' + QByteArray(kSolved).mid(1); }
    bool isRunning() const { return game_->clock().isRunning(); }
    qint64 savedMs() const { return savedGames_->look(savedGames_->current()).puzzle->elapsedMs; }

    std::unique_ptr<ScratchHome> home_;
    std::unique_ptr<Game> game_;
    std::unique_ptr<SavedGames> savedGames_;
    std::unique_ptr<Keeper> keeper_;
    std::unique_ptr<Timekeeper> timekeeper_;
};

void TestTimekeeper::init() {
    home_ = std::make_unique<ScratchHome>();
    game_ = std::make_unique<Game>();
    savedGames_ = std::make_unique<SavedGames>(SavedGames::usualFolder());
    keeper_ = std::make_unique<Keeper>(*game_, *savedGames_);
    timekeeper_ = std::make_unique<Timekeeper>(*game_, *keeper_);
    start(withOneBlank());
}

void TestTimekeeper::cleanup() {
    timekeeper_.reset();
    keeper_.reset();
    savedGames_.reset();
    game_.reset();
}

void TestTimekeeper::theClockRunsWhileThereIsSomethingToPlay() {
    QSignalSpy turned(timekeeper_.get(), &Timekeeper::clockTurned);
    QVERIFY(isRunning());
    timekeeper_->setPaused(true);
    QVERIFY(!isRunning());
    timekeeper_->setAway(true);
    // Each of the two reasons stops it alone.
    timekeeper_->setPaused(false);
    QVERIFY(!isRunning());
    timekeeper_->setAway(false);
    QVERIFY(isRunning());
    QCOMPARE(turned.count(), 4);
}

void TestTimekeeper::nothingToPlayIsNoTime_data() {
    QTest::addColumn<QByteArray>("cells");
    QTest::newRow("a puzzle is typed in") << QByteArray(81, '.');
    QTest::newRow("the puzzle is solved") << QByteArray(kSolved);
}

void TestTimekeeper::nothingToPlayIsNoTime() {
    QFETCH(QByteArray, cells);
    start(cells);
    QVERIFY(!isRunning());
    timekeeper_->setAway(true);
    timekeeper_->setAway(false);
    QVERIFY(!isRunning());
}

void TestTimekeeper::theLastMoveStopsTheClock() {
    game_->clock().set(3'600'000);
    Sheet solved = game_->sheet();
    solved.cells[0].value = 6;
    game_->play(changesBetween(game_->sheet(), solved));
    QVERIFY(game_->isSolved() && !isRunning());
    QVERIFY(savedMs() >= 3'600'000);
}

/// A solution that is taken back leaves a game that continues.
void TestTimekeeper::undoAndRedoTurnTheClock() {
    Sheet solved = game_->sheet();
    solved.cells[0].value = 6;
    game_->play(changesBetween(game_->sheet(), solved));
    QVERIFY(!isRunning());
    game_->stack().undo();
    QVERIFY(isRunning());
    game_->stack().redo();
    QVERIFY(!isRunning());
    solved.cells[0].value = 5;
    game_->play(changesBetween(game_->sheet(), solved));
    QVERIFY(isRunning());
    timekeeper_->setPaused(true);
    game_->stack().undo();
    game_->stack().undo();
    QVERIFY(!isRunning());
}

void TestTimekeeper::anotherGameIsNotPaused() {
    timekeeper_->setPaused(true);
    QSignalSpy paused(timekeeper_.get(), &Timekeeper::pausedChanged);
    start(withOneBlank());
    QVERIFY(isRunning() && !timekeeper_->isPaused());
    QCOMPARE(paused.count(), 1);
    QCOMPARE(paused[0][0].toBool(), false);
}

/// Without a move, so that a crash costs at most ten seconds.
void TestTimekeeper::theTimeIsSavedWhileTheClockRuns() {
    auto* timer = timekeeper_->findChild<QTimer*>("saving");
    QVERIFY(timer != nullptr && timer->isActive() && timer->interval() < 10'000);
    game_->clock().set(3'600'000);
    timer->setInterval(0);
    QTRY_VERIFY(savedMs() >= 3'600'000);
}

void TestTimekeeper::theTimeIsSavedAtTheEnd() {
    game_->clock().set(3'600'000);
    timekeeper_.reset();
    QVERIFY(!isRunning());
    QVERIFY(savedMs() >= 3'600'000);
}

void TestTimekeeper::nothingIsSavedWhileNothingChanges() {
    timekeeper_->setPaused(true);
    const QString path = SavedGames::usualFolder() + '/' + savedGames_->current() + ".game";
    const qint64 size = QFileInfo(path).size();
    QVERIFY(size > 0);
    for (int round = 0; round < 3; ++round) timekeeper_->saveNow();
    QCOMPARE(QFileInfo(path).size(), size);
}

QTEST_GUILESS_MAIN(TestTimekeeper)
#include "tst_timekeeper.moc"
