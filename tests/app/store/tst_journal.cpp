// SPDX-License-Identifier: MIT
// Other programs change the file of a game while it is played; no move may be lost.
#include "app/game/playerinput.h"
#include "app/store/keeper.h"
#include "tests/app/examplepuzzle.h"
#include "tests/app/scratchhome.h"
#include "tests/files.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::game;
using namespace ninefold::store;

namespace {

Puzzle example() {
    Puzzle puzzle;
    puzzle.name = "Example";
    puzzle.givensKnown = true;
    puzzle.grid = Grid::fromCells(kExampleCells);
    return puzzle;
}

/// Represents a window: a game, and the saved games in which it is kept.
struct Player {
    explicit Player(const QString& folder) : savedGames(folder) {
        QObject::connect(&savedGames, &SavedGames::problem, [this](const QString& sentence) { reported << sentence; });
    }
    void begin() {
        savedGames.begin(example());
        game.start(example());
    }
    void type(Cell cell, Digit digit) {
        input.selection().select(Cells::of(cell), cell);
        input.type(digit, EntryMode::Place);
    }
    void take(const QString& name) {
        const SavedGames::TakeResult taken = savedGames.take(name);
        game.start(*std::get<Recovered>(taken).puzzle);
    }

    QStringList reported;
    Game game;
    PlayerInput input{game};
    SavedGames savedGames;
    Keeper keeper{game, savedGames};
};

/// Sets a later time than our own writes have: on many file systems two quick writes have the same time.
void touch(QFile& file) {
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(60), QFileDevice::FileModificationTime));
}

} // namespace

class TestJournal : public QObject {
    Q_OBJECT

private slots:
    void init();
    void theFileMayBeDisturbed_data();
    void theFileMayBeDisturbed();
    void everythingOfAGameIsWrittenAnew();
    void nothingIsSaidOfAnUndisturbedFile();
    void aDisturbanceIsSeenWithoutAMove();
    void aFolderThatCannotBeWrittenIsSaidOnce();
    void aGameThatCouldNotBeSavedWaits();
    void gamesThatCannotBeSavedHaveNamesOfTheirOwn();
    void twoWindowsNeverWriteOneFile();
    void aDeletedLockIsMadeAgain();
    void withoutALockPlayContinues();

private:
    QString pathOf(const QString& game) const { return folder_ + '/' + game + ".game"; }
    QStringList kept() const { return QDir(folder_).entryList({"*.replaced-*"}); }

    ScratchHome home_;
    QString folder_;
    int round_ = 0;
};

/// A folder for each test, so that no test finds the games of another.
void TestJournal::init() {
    folder_ = home_.path(QString::number(++round_));
}

void TestJournal::theFileMayBeDisturbed_data() {
    using Disturb = std::function<void(const QString&)>;
    QTest::addColumn<Disturb>("disturb");
    QTest::addColumn<QByteArray>("foreign");
    QTest::newRow("replaced by rename") << Disturb([](const QString& path) {
        writeBytes(path + ".tmp", "a sync's version\n");
        QCOMPARE(std::rename(qPrintable(path + ".tmp"), qPrintable(path)), 0);
    }) << QByteArray("a sync's version\n");
    QTest::newRow("deleted") << Disturb([](const QString& path) { QVERIFY(QFile::remove(path)); }) << QByteArray();
    QTest::newRow("cut to nothing") << Disturb([](const QString& path) { QVERIFY(QFile::resize(path, 0)); })
                                    << QByteArray("");
    QTest::newRow("cut short") << Disturb([](const QString& path) { QVERIFY(QFile::resize(path, 9)); })
                               << QByteArray(9, '?');
    QTest::newRow("appended to") << Disturb([](const QString& path) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Append) && file.write("x") == 1);
    }) << QByteArray("x");
    QTest::newRow("written over") << Disturb([](const QString& path) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite | QIODevice::Unbuffered));
        const QByteArray garbage(file.size(), 'X');
        QCOMPARE(file.write(garbage), garbage.size());
        touch(file);
    }) << QByteArray("XXXX");
    QTest::newRow("its folder is gone") << Disturb([](const QString& path) {
        QVERIFY(QDir(QFileInfo(path).path()).removeRecursively());
    }) << QByteArray();
    QTest::newRow("a folder is there") << Disturb([](const QString& path) {
        QVERIFY(QFile::remove(path) && QDir().mkpath(path + "/inside"));
    }) << QByteArray();
    QTest::newRow("a link to nothing is there")
        << Disturb([](const QString& path) { QVERIFY(QFile::remove(path) && QFile::link("nowhere", path)); })
        << QByteArray();
}

/// One move before the disturbance and two after: all are saved, the foreign content is kept, and one message
/// appears.
void TestJournal::theFileMayBeDisturbed() {
    QFETCH(std::function<void(const QString&)>, disturb);
    QFETCH(QByteArray, foreign);
    Player player(folder_);
    player.begin();
    player.type(2, 4);
    const QString path = pathOf(player.savedGames.current());
    disturb(path);
    player.type(3, 6);
    player.type(5, 8);
    QCOMPARE(player.reported.size(), 1);
    QVERIFY(player.savedGames.isSaved());
    const Recovered recovered = recover(bytesOf(path));
    QVERIFY(recovered.puzzle && !recovered.damaged);
    QCOMPARE(recovered.puzzle->history, player.game.puzzle().history);
    if (foreign.isNull()) return;
    QCOMPARE(kept().size(), 1);
    QVERIFY(player.reported.first().contains(kept().first()));
    const QByteArray there = bytesOf(folder_ + '/' + kept().first());
    if (foreign.startsWith('?')) QCOMPARE(there.size(), foreign.size());
    else QVERIFY(there.endsWith(foreign));
}

/// Undone moves, branch, help and clock are not part of any move and must be rewritten too.
void TestJournal::everythingOfAGameIsWrittenAnew() {
    Player player(folder_);
    player.begin();
    player.type(2, 4);
    player.game.beginBranch();
    player.type(3, 6);
    player.type(5, 8);
    player.game.stack().undo();
    player.keeper.countHelp();
    player.keeper.countCheck();
    player.keeper.countHint("x-wing");
    player.keeper.deepenHint(2);
    player.keeper.countHint({});
    player.keeper.countMistake();
    const Move bookmark{1000, {{2, {}, {.value = 4}}}, {}};
    player.keeper.addBookmark(bookmark);
    player.game.clock().set(90'000);
    QVERIFY(QFile::remove(pathOf(player.savedGames.current())));
    player.keeper.writeTime();
    const Recovered recovered = recover(bytesOf(pathOf(player.savedGames.current())));
    QVERIFY(recovered.puzzle && !recovered.damaged);
    QCOMPARE(recovered.puzzle->history, player.game.puzzle().history);
    QCOMPARE(recovered.puzzle->historyDone, std::size_t{2});
    QCOMPARE(sheetOf(*recovered.puzzle), player.game.sheet());
    QCOMPARE(recovered.puzzle->elapsedMs, 90'000);
    QCOMPARE(recovered.puzzle->name, "Example");
    QCOMPARE(recovered.branch, 1);
    QCOMPARE(recovered.bookmarks, std::vector{bookmark});
    QCOMPARE(recovered.tally, (Tally{.helped = 4, .checks = 1, .mistakes = 1, .hints = {{"x-wing", 2}, {{}, 1}}}));
}

/// Also across a restart: the file that is read is the one that is continued.
void TestJournal::nothingIsSaidOfAnUndisturbedFile() {
    QString name;
    {
        Player player(folder_);
        player.begin();
        player.type(2, 4);
        name = player.savedGames.current();
    }
    Player player(folder_);
    player.take(name);
    QFile file(pathOf(name));
    QVERIFY(file.open(QIODevice::ReadWrite));
    // A new time without new content is not a disturbance.
    touch(file);
    player.type(3, 6);
    touch(file);
    player.savedGames.check();
    player.type(5, 8);
    QVERIFY(player.reported.isEmpty());
    QCOMPARE(recover(bytesOf(pathOf(name))).puzzle->history.size(), std::size_t{3});
    QCOMPARE(QDir(folder_).entryList(QDir::Files), (QStringList{name + ".game", name + ".game.lock"}));
}

/// A replaced file is noticed and rewritten even if no further move is played.
void TestJournal::aDisturbanceIsSeenWithoutAMove() {
    Player player(folder_);
    player.begin();
    player.type(2, 4);
    QVERIFY(QFile::remove(pathOf(player.savedGames.current())));
    player.savedGames.check();
    QCOMPARE(recover(bytesOf(pathOf(player.savedGames.current()))).puzzle->history.size(), std::size_t{1});
}

/// A file with the name of the folder prevents writing, even for root, who ignores permissions.
void TestJournal::aFolderThatCannotBeWrittenIsSaidOnce() {
    Player player(folder_);
    QSignalSpy again(&player.savedGames, &SavedGames::savedAgain);
    player.begin();
    player.type(2, 4);
    QVERIFY(QDir(folder_).removeRecursively());
    writeBytes(folder_, "in the way");
    player.type(3, 6);
    player.type(5, 8);
    QCOMPARE(player.reported.size(), 1);
    QVERIFY(!player.savedGames.isSaved());
    QVERIFY(QFile::remove(folder_));
    player.savedGames.check();
    QVERIFY(player.savedGames.isSaved());
    QCOMPARE(again.count(), 1);
    QCOMPARE(recover(bytesOf(pathOf(player.savedGames.current()))).puzzle->history.size(), std::size_t{3});
}

/// The player starts another game meanwhile. The unsaved game is remembered and can be resumed.
void TestJournal::aGameThatCouldNotBeSavedWaits() {
    Player player(folder_);
    player.begin();
    player.type(2, 4);
    const QString first = player.savedGames.current();
    QVERIFY(QDir(folder_).removeRecursively());
    writeBytes(folder_, "in the way");
    player.type(3, 6);
    player.begin();
    player.type(5, 8);
    const QString second = player.savedGames.current();
    player.take(first);
    QCOMPARE(player.game.stack().count(), 2);
    player.type(5, 8);
    QVERIFY(QFile::remove(folder_));
    player.savedGames.check();
    QCOMPARE(recover(bytesOf(pathOf(first))).puzzle->history.size(), std::size_t{3});
    QCOMPARE(recover(bytesOf(pathOf(second))).puzzle->history.size(), std::size_t{1});
}

/// While nothing can be written, neither a file nor a lock keeps the name of a game.
void TestJournal::gamesThatCannotBeSavedHaveNamesOfTheirOwn() {
    Player player(folder_);
    QVERIFY(QDir(folder_).removeRecursively());
    writeBytes(folder_, "in the way");
    QSet<QString> names;
    for (int i = 0; i < 50; ++i) {
        player.begin();
        player.type(2, 4);
        names << player.savedGames.current();
    }
    QCOMPARE(names.size(), 50);
}

/// The lock is deleted and another window takes the game: this window continues it as a copy.
void TestJournal::twoWindowsNeverWriteOneFile() {
    Player one(folder_), two(folder_);
    QSignalSpy renamed(&one.savedGames, &SavedGames::renamed);
    one.begin();
    one.type(2, 4);
    const QString game = one.savedGames.current();
    QCOMPARE(std::get<Refusal>(two.savedGames.take(game)).reason, Refusal::Reason::OpenInAnotherWindow);
    QVERIFY(QFile::remove(pathOf(game) + ".lock"));
    two.take(game);
    two.type(3, 6);
    one.type(5, 8);
    two.type(6, 9);
    one.type(6, 9);
    QVERIFY(one.savedGames.current() != game);
    QCOMPARE(renamed.count(), 1);
    QCOMPARE(one.reported.size(), 1);
    QVERIFY(two.reported.isEmpty());
    for (const Player* player : {&one, &two}) {
        const Recovered recovered = recover(bytesOf(pathOf(player->savedGames.current())));
        QVERIFY(recovered.puzzle && !recovered.damaged);
        QCOMPARE(recovered.puzzle->history, player->game.puzzle().history);
    }
}

void TestJournal::aDeletedLockIsMadeAgain() {
    Player one(folder_), two(folder_);
    one.begin();
    QVERIFY(QFile::remove(pathOf(one.savedGames.current()) + ".lock"));
    one.type(2, 4);
    QVERIFY(std::holds_alternative<Refusal>(two.savedGames.take(one.savedGames.current())));
    QVERIFY(one.reported.isEmpty());
}

/// A folder has the name of the lock file.
void TestJournal::withoutALockPlayContinues() {
    QString name;
    {
        Player player(folder_);
        player.begin();
        name = player.savedGames.current();
    }
    QVERIFY(QDir().mkpath(pathOf(name) + ".lock"));
    Player player(folder_);
    player.take(name);
    player.type(2, 4);
    player.type(3, 6);
    QCOMPARE(player.reported.size(), 1);
    QVERIFY(player.reported.first().contains("lock"));
    QCOMPARE(recover(bytesOf(pathOf(name))).puzzle->history.size(), std::size_t{2});
}

QTEST_GUILESS_MAIN(TestJournal)
#include "tst_journal.moc"
