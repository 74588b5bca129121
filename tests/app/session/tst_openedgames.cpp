// SPDX-License-Identifier: MIT
// OpenedGames: opening another game and undo across games; if that fails, the current game stays as it is.
#include "tests/app/examplepuzzle.h"
#include "tests/app/session/gameparts.h"
#include "tests/files.h"

#include <QDir>
#include <QSignalSpy>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::game;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::rating;
using namespace ninefold::session;
using namespace ninefold::store;

class TestOpenedGames : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aRefusedGameChangesNothing_data();
    void aRefusedGameChangesNothing();
    void goingBackStaysWhereItCannotGo();
    void goingBackPassesAGameThatIsNoMore();
    void fetchedGamesAreOnTheWayBack();
    void theClockOfOneGameIsNotTheNextOnes();
    void movesAndGamesAreUndoneAndRedone();
    void aCoveredBoardIsNotUndone();

private:
    QString pathOf(const QString& game) const { return SavedGames::usualFolder() + '/' + game + ".game"; }
    QString current() { return parts_->savedGames.current(); }
    Puzzle named(const char* name) const { return GameParts::puzzle(kExampleCells, name); }
    void play(const char* name) { games().startGame(named(name)); }
    OpenedGames& games() { return parts_->games; }
    std::string name() { return parts_->game.about().name; }
    /// All messages so far, errors and others.
    QStringList sentences() {
        // Errors of the saved games are reported through the event loop.
        QCoreApplication::processEvents();
        return parts_->heard.sentences();
    }

    std::unique_ptr<GameParts> parts_;
};

void TestOpenedGames::init() {
    parts_ = std::make_unique<GameParts>();
    play("First");
    play("Second");
    parts_->type(2, 4);
    QCoreApplication::processEvents();
    parts_->heard.clear();
}

void TestOpenedGames::cleanup() {
    parts_.reset();
}

void TestOpenedGames::aRefusedGameChangesNothing_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("words");
    QTest::newRow("removed") << "removed"
                             << "The file of this game has been removed.";
    QTest::newRow("damaged") << "damaged"
                             << "This game is damaged and could not be read. The file is kept as "
                                "damaged.game.damaged-";
    QTest::newRow("open in another window") << "open"
                                            << "This game is open in another window.";
    QTest::newRow("on the board") << ""
                                  << "This game is on the board already.";
}

/// Its lock, clock and file stay, and one correct message appears.
void TestOpenedGames::aRefusedGameChangesNothing() {
    QFETCH(QString, game);
    QFETCH(QString, words);
    writeBytes(pathOf("damaged"), "nonsense\n");
    SavedGames other(SavedGames::usualFolder());
    other.begin(named("Elsewhere"));
    const QString wanted = game == "open" ? other.current() : game.isEmpty() ? current() : game;
    const QString before = current();
    QCOMPARE(games().open(wanted), game.isEmpty());
    QCOMPARE(current(), before);
    QCOMPARE(sentences().size(), 1);
    QVERIFY2(sentences().first().startsWith(words), qPrintable(sentences().first()));
    QVERIFY(parts_->game.clock().isRunning());
    QVERIFY(std::holds_alternative<Refusal>(other.take(before)));
    parts_->type(3, 6);
    QCOMPARE(other.look(before).puzzle->history.size(), std::size_t{2});
}

/// The previous game is open in another window: undo stays in the current game, whose moves can still be undone and
/// redone.
void TestOpenedGames::goingBackStaysWhereItCannotGo() {
    games().undo();
    const QString second = current();
    games().undo();
    QCOMPARE(name(), "First");
    games().redo();
    QCOMPARE(current(), second);
    SavedGames other(SavedGames::usualFolder());
    QVERIFY(other.takeLast());
    parts_->heard.clear();
    games().undoGame();
    QCOMPARE(name(), "Second");
    QCOMPARE(sentences(), QStringList{"This game is open in another window."});
    games().redo();
    QCOMPARE(parts_->game.stack().index(), 1);
    games().undo();
    QCOMPARE(parts_->game.stack().index(), 0);
    // Once the other window has released the game, undo can return to it.
    other.begin(named("Elsewhere"));
    games().undo();
    QCOMPARE(name(), "First");
}

void TestOpenedGames::goingBackPassesAGameThatIsNoMore() {
    const QString second = current();
    play("Third");
    QVERIFY(QFile::remove(pathOf(second)));
    QSignalSpy changed(&games(), &OpenedGames::openedGamesChanged);
    games().undo();
    QCOMPARE(name(), "Third");
    QCOMPARE(changed.count(), 1);
    games().undo();
    QCOMPARE(name(), "First");
    QVERIFY(!games().canUndo());
}

void TestOpenedGames::fetchedGamesAreOnTheWayBack() {
    const QString second = current();
    games().undoGame();
    QCOMPARE(name(), "First");
    QVERIFY(games().open(second));
    games().undoGame();
    QCOMPARE(name(), "First");
    QVERIFY(sentences().last().contains("First"));
}

/// The first game was paused after an hour; the clock of the second starts at zero.
void TestOpenedGames::theClockOfOneGameIsNotTheNextOnes() {
    parts_->game.clock().set(3'600'000);
    parts_->timekeeper.setPaused(true);
    play("Third");
    QVERIFY(parts_->game.clock().isRunning());
    parts_->timekeeper.saveNow();
    QVERIFY(parts_->savedGames.look(current()).puzzle->elapsedMs < 3'600'000);
}

void TestOpenedGames::movesAndGamesAreUndoneAndRedone() {
    games().undo();
    QVERIFY(sentences().last().startsWith("Undone: "));
    games().undo();
    QCOMPARE(name(), "First");
    QVERIFY(sentences().last().startsWith("Back to the previous game: "));
    QVERIFY(!games().canUndo() && games().canRedo());
    games().redo();
    QCOMPARE(name(), "Second");
    QVERIFY(sentences().last().startsWith("Forward again to the next game: "));
    games().redo();
    QCOMPARE(parts_->game.stack().index(), 1);
    QVERIFY(sentences().last().startsWith("Redone: "));
    QVERIFY(!games().canRedo());
    // A new game ends the way forward.
    games().undo();
    games().undo();
    play("Third");
    QVERIFY(!games().canRedo());
}

void TestOpenedGames::aCoveredBoardIsNotUndone() {
    parts_->timekeeper.setPaused(true);
    games().undo();
    games().restart();
    QCOMPARE(parts_->game.stack().index(), 1);
    QCOMPARE(parts_->game.stack().count(), 1);
    QCOMPARE(sentences(), QStringList({"The game is paused.", "The game is paused."}));
    parts_->timekeeper.setPaused(false);
    games().restart();
    QVERIFY(parts_->game.sheet() == parts_->game.sheet().blank());
}

QTEST_GUILESS_MAIN(TestOpenedGames)
#include "tst_openedgames.moc"
