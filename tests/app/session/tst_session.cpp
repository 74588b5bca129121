// SPDX-License-Identifier: MIT
// Session: opening another game; if that fails, the current game stays as it is.
#include "app/session/session.h"

#include "tests/app/heard.h"
#include "tests/app/scratchhome.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::game;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::rating;
using namespace ninefold::session;
using namespace ninefold::solve;
using namespace ninefold::store;

class TestSession : public QObject {
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
    void anEmptyBoardIsNoMistake();
    void theTimeIsRecordedWhileTheClockRuns();
    void nothingIsRecordedWhileNothingChanges();

private:
    QString pathOf(const QString& game) const { return SavedGames::usualFolder() + '/' + game + ".game"; }
    QString current() { return session_->savedGames().current(); }
    Puzzle named(const char* name) const {
        Puzzle puzzle;
        puzzle.name = name;
        puzzle.givensKnown = true;
        puzzle.grid =
            Grid::fromCells("5......1.6..2..3.428.9..65.35.7..2..14..8.795...5.184.49.853..6713..65.8.6...74.9");
        return puzzle;
    }
    void play(const char* name) { session_->trail().play(named(name)); }
    void type(Cell cell, Digit digit) {
        session_->hand().select(Cells::of(cell), cell);
        session_->hand().type(digit, EntryMode::Place);
    }
    std::string name() { return session_->game().about().name; }
    /// All messages so far, errors and others.
    QStringList sentences() {
        // Errors of the saved games are reported through the event loop.
        QCoreApplication::processEvents();
        return heard_->sentences();
    }

    std::unique_ptr<ScratchHome> home_;
    std::unique_ptr<Session> session_;
    std::unique_ptr<Heard> heard_;
};

void TestSession::init() {
    home_ = std::make_unique<ScratchHome>();
    session_ = std::make_unique<Session>();
    play("First");
    play("Second");
    type(2, 4);
    QCoreApplication::processEvents();
    heard_ = std::make_unique<Heard>(session_->announcer());
}

void TestSession::cleanup() {
    session_.reset();
}

void TestSession::aRefusedGameChangesNothing_data() {
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
void TestSession::aRefusedGameChangesNothing() {
    QFETCH(QString, game);
    QFETCH(QString, words);
    QFile damaged(pathOf("damaged"));
    QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write("nonsense\n") > 0);
    damaged.close();
    SavedGames other(SavedGames::usualFolder());
    other.begin(named("Elsewhere"));
    const QString wanted = game == "open" ? other.current() : game.isEmpty() ? current() : game;
    const QString before = current();
    QCOMPARE(session_->trail().open(wanted), game.isEmpty());
    QCOMPARE(current(), before);
    QCOMPARE(sentences().size(), 1);
    QVERIFY2(sentences().first().startsWith(words), qPrintable(sentences().first()));
    QVERIFY(session_->game().clock().isRunning());
    QVERIFY(std::holds_alternative<Refusal>(other.take(before)));
    type(3, 6);
    QCOMPARE(other.look(before).puzzle->history.size(), std::size_t{2});
}

/// The previous game is open in another window: undo stays in the current game, whose moves can still be undone and
/// redone.
void TestSession::goingBackStaysWhereItCannotGo() {
    session_->trail().undo();
    const QString second = current();
    session_->trail().undo();
    QCOMPARE(name(), "First");
    session_->trail().redo();
    QCOMPARE(current(), second);
    SavedGames other(SavedGames::usualFolder());
    QVERIFY(other.takeLast());
    heard_->clear();
    session_->trail().undoGame();
    QCOMPARE(name(), "Second");
    QCOMPARE(sentences(), QStringList{"This game is open in another window."});
    session_->trail().redo();
    QCOMPARE(session_->game().stack().index(), 1);
    session_->trail().undo();
    QCOMPARE(session_->game().stack().index(), 0);
    // Once the other window has released the game, undo can return to it.
    other.begin(named("Elsewhere"));
    session_->trail().undo();
    QCOMPARE(name(), "First");
}

void TestSession::goingBackPassesAGameThatIsNoMore() {
    const QString second = current();
    play("Third");
    QVERIFY(QFile::remove(pathOf(second)));
    QSignalSpy changed(&session_->trail(), &GameTrail::trailChanged);
    session_->trail().undo();
    QCOMPARE(name(), "Third");
    QCOMPARE(changed.count(), 1);
    session_->trail().undo();
    QCOMPARE(name(), "First");
    QVERIFY(!session_->trail().canUndo());
}

void TestSession::fetchedGamesAreOnTheWayBack() {
    const QString second = current();
    session_->trail().undoGame();
    QCOMPARE(name(), "First");
    QVERIFY(session_->trail().open(second));
    session_->trail().undoGame();
    QCOMPARE(name(), "First");
    QVERIFY(sentences().last().contains("First"));
}

/// The first game was paused after an hour; the clock of the second starts at zero.
void TestSession::theClockOfOneGameIsNotTheNextOnes() {
    session_->game().clock().set(3'600'000);
    session_->timekeeper().setPaused(true);
    play("Third");
    QVERIFY(session_->game().clock().isRunning());
    session_->timekeeper().saveNow();
    QVERIFY(session_->savedGames().look(current()).puzzle->elapsedMs < 3'600'000);
}

/// An incomplete puzzle is not reported as a mistake while it is typed in; two equal digits in a house are reported
/// at once.
void TestSession::anEmptyBoardIsNoMistake() {
    session_->entry().begin();
    QTRY_VERIFY(heard_->sentence().startsWith("Type the digits"));
    QCOMPARE(session_->hand().cursor(), 0);
    type(0, 5);
    QTRY_VERIFY(heard_->sentence().startsWith("1 digit"));
    type(8, 5);
    QTRY_VERIFY(heard_->sentence().contains("5 appears twice"));
}

/// The time is saved without a move, so that a crash costs at most ten seconds.
void TestSession::theTimeIsRecordedWhileTheClockRuns() {
    auto* timer = session_->timekeeper().findChild<QTimer*>("saving");
    QVERIFY(timer->isActive() && timer->interval() < 10'000);
    session_->game().clock().set(3'600'000);
    timer->setInterval(0);
    QTRY_VERIFY(session_->savedGames().look(current()).puzzle->elapsedMs >= 3'600'000);
}

void TestSession::nothingIsRecordedWhileNothingChanges() {
    session_->timekeeper().setPaused(true);
    const qint64 size = QFileInfo(pathOf(current())).size();
    for (int round = 0; round < 3; ++round) session_->timekeeper().saveNow();
    QCOMPARE(QFileInfo(pathOf(current())).size(), size);
}

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
