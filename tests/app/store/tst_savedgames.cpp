// SPDX-License-Identifier: MIT
// The saved games: every move is on disk at once, in one file per game, and survives a crash, a damaged file or a
// full disk.
#include "app/store/savedgames.h"

#include "app/store/journaltext.h"
#include "tests/app/examplepuzzle.h"
#include "tests/app/scratchhome.h"
#include "tests/files.h"

#include <QDir>
#include <QLockFile>
#include <QSignalSpy>
#include <QSysInfo>
#include <QTest>

#include <sys/stat.h>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::store;

class TestSavedGames : public QObject {
    Q_OBJECT

private slots:
    void init();
    void theLastGameIsTaken();
    void aGameIsInOneHandOnly();
    void aLockOfADeadProcessIsIgnored();
    void damagedGamesAreKeptAside();
    void theRestOfADamagedGameIsPlayed();
    void withoutAPlaceToWritePlayContinues();
    void theLastPlayedIsSoByItsOwnRecord();
    void whatCannotBeOpenedLeavesTheGameOpen_data();
    void whatCannotBeOpenedLeavesTheGameOpen();

private:
    QString pathOf(const QString& game) const { return folder_ + '/' + game + ".game"; }
    static Refusal::Reason reasonOf(const SavedGames::TakeResult& result) { return std::get<Refusal>(result).reason; }
    void writeFile(const QString& path, const QByteArray& bytes) const {
        QVERIFY(QDir().mkpath(folder_));
        writeBytes(path, bytes);
    }
    Puzzle named(const char* name) const;
    static Record moveOf(Cell cell, Digit digit);

    ScratchHome home_;
    QString folder_;
    int round_ = 0;
};

/// A folder for each test, so that no test finds the games of another.
void TestSavedGames::init() {
    folder_ = home_.path(QString::number(++round_));
}

Puzzle TestSavedGames::named(const char* name) const {
    Puzzle puzzle;
    puzzle.name = name;
    puzzle.givensKnown = true;
    puzzle.grid = Grid::fromCells(kExampleCells);
    return puzzle;
}

/// A digit in a blank cell, the smallest move there is.
Record TestSavedGames::moveOf(Cell cell, Digit digit) {
    Record record;
    record.kind = Record::Kind::Move;
    CellState after;
    after.value = static_cast<std::uint8_t>(digit);
    record.move.changes = {{cell, {}, after}};
    return record;
}

/// One session plays two games; the next session finds both and resumes one.
void TestSavedGames::theLastGameIsTaken() {
    QString first, second;
    {
        SavedGames savedGames(folder_);
        QVERIFY(!savedGames.takeLast());
        savedGames.begin(named("First"));
        first = savedGames.current();
        savedGames.write(moveOf(2, 4));
        savedGames.begin(named("Second"));
        second = savedGames.current();
        savedGames.write(moveOf(2, 1));
        QVERIFY(savedGames.isSaved());
    }
    // Started within the same moment, and still two files.
    QVERIFY(first != second);
    SavedGames savedGames(folder_);
    QCOMPARE(savedGames.games().size(), 2);
    QCOMPARE(QString::fromStdString(savedGames.look(first).puzzle->name), "First");
    const Recovered taken = std::get<Recovered>(savedGames.take(second));
    QCOMPARE(taken.puzzle->grid.value(2), 1);
    // It continues where it was: new records are appended and do not overwrite the old ones.
    savedGames.write(moveOf(3, 6));
    QCOMPARE(savedGames.look(second).puzzle->history.size(), std::size_t{2});
}

/// Two windows must not write into the same file.
void TestSavedGames::aGameIsInOneHandOnly() {
    SavedGames savedGames(folder_);
    savedGames.begin(named("One"));
    // The lock must belong to a running process; the test's own process represents another one.
    QLockFile other(pathOf("two") + ".lock");
    // A second game, which this process has not opened.
    QVERIFY(QFile::copy(pathOf(savedGames.current()), pathOf("two")));
    QVERIFY(other.tryLock());
    QCOMPARE(reasonOf(savedGames.take("two")), Refusal::Reason::OpenInAnotherWindow);
    other.unlock();
    QVERIFY(std::holds_alternative<Recovered>(savedGames.take("two")));
}

/// Stale locks: of a process that has ended, and an empty one, in cases where neither can be removed.
void TestSavedGames::aLockOfADeadProcessIsIgnored() {
    QString game;
    {
        SavedGames savedGames(folder_);
        savedGames.begin(named("Left"));
        game = savedGames.current();
    }
    // Prevents the removal of the lock, as a full disk does.
    QVERIFY(QDir().mkpath(pathOf(game) + ".lock.rmlock"));
    const QByteArray host = QSysInfo::machineHostName().toLocal8Bit();
    for (const QByteArray& owner : {"999999999\nninefold\n" + host + '\n', QByteArray()}) {
        QFile lock(pathOf(game) + ".lock");
        QVERIFY(lock.open(QIODevice::WriteOnly) && lock.write(owner) == owner.size());
        lock.close();
        SavedGames savedGames(folder_);
        QVERIFY(std::holds_alternative<Recovered>(savedGames.take(game)));
    }
}

/// The damaged game was played last, so it is tried first; then the game before it is opened.
void TestSavedGames::damagedGamesAreKeptAside() {
    {
        SavedGames savedGames(folder_);
        savedGames.begin(named("Good"));
    }
    QFile bad(pathOf("99991231-000000-000"));
    QVERIFY(bad.open(QIODevice::WriteOnly) && bad.write("nonsense\n") > 0 && bad.flush());
    // A minute ahead, so that it counts as the last one played.
    QVERIFY(bad.setFileTime(QDateTime::currentDateTime().addSecs(60), QFileDevice::FileModificationTime));
    bad.close();
    SavedGames savedGames(folder_);
    QSignalSpy problems(&savedGames, &SavedGames::problem);
    QVERIFY(savedGames.takeLast());
    QCOMPARE(problems.count(), 1);
    QVERIFY(!bad.exists());
    QCOMPARE(QDir(folder_).entryList({"*.damaged-*"}).size(), 1);
}

/// The end of the file is damaged: the moves before the damage are restored, and the first opening repairs the
/// file.
void TestSavedGames::theRestOfADamagedGameIsPlayed() {
    QString game;
    {
        SavedGames savedGames(folder_);
        savedGames.begin(named("Played"));
        game = savedGames.current();
        savedGames.write(moveOf(2, 4));
    }
    QFile file(pathOf(game));
    QVERIFY(file.open(QIODevice::ReadWrite) && file.write("zzzz") == 4);
    file.close();
    // The program starts twice.
    for (int start = 0; start < 2; ++start) {
        SavedGames savedGames(folder_);
        QSignalSpy problems(&savedGames, &SavedGames::problem);
        const Recovered taken = std::get<Recovered>(savedGames.take(game));
        QCOMPARE(taken.puzzle->grid.value(2), 4);
        // Reported once: the repaired file is complete again.
        QCOMPARE(problems.count(), start == 0 ? 1 : 0);
    }
}

/// A file has the name of the folder: that is reported once, and the writing is made up for when it has been
/// removed.
void TestSavedGames::withoutAPlaceToWritePlayContinues() {
    QFile inTheWay(folder_);
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    SavedGames savedGames(folder_);
    QSignalSpy problems(&savedGames, &SavedGames::problem), again(&savedGames, &SavedGames::savedAgain);
    savedGames.begin(named("Unsaved"));
    savedGames.write(moveOf(2, 4));
    savedGames.write(moveOf(3, 6));
    QCOMPARE(problems.count(), 1);
    QVERIFY(!savedGames.isSaved());
    // When the folder can be made, everything that waited is written.
    inTheWay.remove();
    QVERIFY(QDir().mkpath(folder_));
    savedGames.write(moveOf(5, 8));
    QCOMPARE(again.count(), 1);
    QCOMPARE(savedGames.look(savedGames.current()).puzzle->history.size(), std::size_t{3});
}

/// The last played game is found by the date in its journal, even if file times say the opposite, as after a copy;
/// games of older versions have only the file time. A date in the future comes from a wrong clock.
void TestSavedGames::theLastPlayedIsSoByItsOwnRecord() {
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    constexpr qint64 kDay = 86'400'000;
    struct Saved {
        const char* name;
        qint64 played, fileTime;
    };
    for (const auto& [name, played, fileTime] : {Saved{"first", now - kDay, now - 9 * kDay},
                                                 {"second", now - 2 * kDay, now - kDay / 2},
                                                 {"older version", 0, now - 3 * kDay},
                                                 {"wrong clock", now + kDay, now - 4 * kDay}}) {
        QByteArray journal = journalText(named(name), -1, {});
        if (played != 0) journal += encode({.kind = Record::Kind::Date, .number = played});
        // The date is found although many records follow it.
        journal += encode({.kind = Record::Kind::Time, .number = 1}).repeated(100);
        writeFile(pathOf(name), journal);
        QFile file(pathOf(name));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::fromMSecsSinceEpoch(fileTime), QFileDevice::FileModificationTime));
    }
    SavedGames savedGames(folder_);
    QCOMPARE(savedGames.games(), (QStringList{"first", "second", "older version", "wrong clock"}));
    QCOMPARE(savedGames.playedAt("first").toMSecsSinceEpoch(), now - kDay);
    // Opened and looked at, but not played.
    QVERIFY(std::holds_alternative<Recovered>(savedGames.take("wrong clock")));
    QCOMPARE(savedGames.games().first(), "first");
    savedGames.writeDate();
    QCOMPARE(savedGames.games().first(), "wrong clock");
}

void TestSavedGames::whatCannotBeOpenedLeavesTheGameOpen_data() {
    using Prepare = std::function<void(const QString&)>;
    QTest::addColumn<Prepare>("prepare");
    QTest::addColumn<Refusal::Reason>("reason");
    QTest::newRow("removed") << Prepare([](const QString&) {}) << Refusal::Reason::Removed;
    QTest::newRow("damaged") << Prepare([this](const QString& path) { writeFile(path, "nonsense\n"); })
                             << Refusal::Reason::Damaged;
    QTest::newRow("a folder") << Prepare([](const QString& path) { QVERIFY(QDir().mkpath(path)); })
                              << Refusal::Reason::Unreadable;
    QTest::newRow("a named pipe") << Prepare([](const QString& path) { QCOMPARE(mkfifo(qPrintable(path), 0600), 0); })
                                  << Refusal::Reason::Unreadable;
    QTest::newRow("on another computer") << Prepare([this](const QString& path) {
        writeFile(path, journalText(named("Far"), -1, {}));
        writeFile(path + ".lock", "1\nninefold\nfar-away\n");
    }) << Refusal::Reason::OpenOnAnotherComputer;
}

/// The current game keeps its lock and file, and saves later moves.
void TestSavedGames::whatCannotBeOpenedLeavesTheGameOpen() {
    QFETCH(std::function<void(const QString&)>, prepare);
    QFETCH(Refusal::Reason, reason);
    SavedGames savedGames(folder_), other(folder_);
    savedGames.begin(named("Here"));
    const QString here = savedGames.current();
    prepare(pathOf("wanted"));
    QCOMPARE(reasonOf(savedGames.take("wanted")), reason);
    QCOMPARE(savedGames.current(), here);
    QCOMPARE(reasonOf(other.take(here)), Refusal::Reason::OpenInAnotherWindow);
    savedGames.write(moveOf(2, 4));
    QCOMPARE(other.look(here).puzzle->grid.value(2), 4);
    // The failed attempt leaves no lock file.
    QCOMPARE(QFile::exists(pathOf("wanted") + ".lock"), reason == Refusal::Reason::OpenOnAnotherComputer);
}

QTEST_GUILESS_MAIN(TestSavedGames)
#include "tst_savedgames.moc"
