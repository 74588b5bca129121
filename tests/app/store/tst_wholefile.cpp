// SPDX-License-Identifier: MIT
// When a game is written, who waits for the disk? This program takes the place of the system's fsync and fdatasync.
#include "app/store/wholefile.h"

#include "app/store/savedgames.h"
#include "tests/app/examplepuzzle.h"
#include "tests/app/scratchhome.h"
#include "tests/files.h"

#include <QDir>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <atomic>
#include <cerrno>
#include <functional>

#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::store;

namespace {

struct Disk {
    /// Syncs that the window's thread waited for, and those of other threads.
    std::atomic<int> waits = 0, files = 0, folders = 0;
    std::atomic<bool> broken = false;
    /// Other threads wait here while a test has acquired it.
    QSemaphore ready{1};
    /// Called when the window's thread waits.
    std::function<void()> onWait;
} disk;

int syncOnDisk(int handle, long call) {
    if (QThread::currentThread() == QCoreApplication::instance()->thread()) {
        ++disk.waits;
        if (disk.onWait) disk.onWait();
    } else {
        disk.ready.acquire();
        disk.ready.release();
        struct stat found = {};
        fstat(handle, &found);
        ++(S_ISDIR(found.st_mode) ? disk.folders : disk.files);
    }
    if (!disk.broken) return static_cast<int>(syscall(call, handle));
    errno = EIO;
    return -1;
}

Puzzle example() {
    Puzzle puzzle;
    puzzle.givensKnown = true;
    puzzle.grid = Grid::fromCells(kExampleCells);
    return puzzle;
}

/// The clock of a game, as one of its records.
Record timeRecord(qint64 elapsedMs) {
    return {.kind = Record::Kind::Time, .number = elapsedMs};
}

} // namespace

extern "C" int fsync(int handle) {
    return syncOnDisk(handle, SYS_fsync);
}

extern "C" int fdatasync(int handle) {
    return syncOnDisk(handle, SYS_fdatasync);
}

class TestWholeFile : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aNewFileIsNotWaitedFor();
    void aFileIsReplacedByOneThatIsOnTheDisk();
    void whatTheDiskRefusesIsNotReplaced();
    void aGameIsPlayedWhileTheDiskIsBusy();
    void aGameThatTheDiskRefusedIsWrittenAgain();

private:
    QStringList files() const { return QDir(folder_).entryList(QDir::Files); }

    ScratchHome home_;
    QString folder_;
    int round_ = 0;
};

void TestWholeFile::init() {
    folder_ = home_.path(QString::number(++round_));
    disk.waits = disk.files = disk.folders = 0;
    disk.broken = false;
    disk.onWait = {};
}

void TestWholeFile::aNewFileIsNotWaitedFor() {
    const QString path = folder_ + "/a.game";
    const WholeFile written = writeWholeFile(path, "new", ".old-");
    QVERIFY(written.file && written.keptAs.isEmpty());
    QCOMPARE(bytesOf(path), QByteArray("new"));
    QCOMPARE(disk.waits, 0);
}

/// A power failure after the exchange must find the new file complete.
void TestWholeFile::aFileIsReplacedByOneThatIsOnTheDisk() {
    const QString path = folder_ + "/a.game";
    QVERIFY(QDir().mkpath(folder_));
    writeBytes(path, "old");
    QList<QByteArray> there;
    disk.onWait = [&] { there << bytesOf(path); };
    const WholeFile written = writeWholeFile(path, "new", ".old-");
    QVERIFY(written.file);
    QCOMPARE(bytesOf(path), QByteArray("new"));
    QCOMPARE(bytesOf(written.keptAs), QByteArray("old"));
    // The file before, the folder after the exchange.
    QCOMPARE(there, (QList<QByteArray>{"old", "new"}));
}

void TestWholeFile::whatTheDiskRefusesIsNotReplaced() {
    const QString path = folder_ + "/a.game";
    QVERIFY(QDir().mkpath(folder_));
    writeBytes(path, "old");
    disk.broken = true;
    const WholeFile written = writeWholeFile(path, "new", ".old-");
    QVERIFY(!written.file && !written.why.isEmpty());
    QCOMPARE(bytesOf(path), QByteArray("old"));
    QCOMPARE(files(), QStringList("a.game"));
}

/// Every record is in the file at once, where a crash of the program cannot lose it; only the journal's thread waits.
void TestWholeFile::aGameIsPlayedWhileTheDiskIsBusy() {
    {
        SavedGames savedGames(folder_);
        disk.ready.acquire();
        const auto look = [&] { return savedGames.look(savedGames.current()).puzzle; };
        savedGames.begin(example());
        QCOMPARE(look()->grid.givens(), example().grid.givens());
        for (const qint64 elapsedMs : {1000, 2000, 3000}) {
            savedGames.write(timeRecord(elapsedMs));
            QCOMPARE(look()->elapsedMs, elapsedMs);
        }
        QVERIFY(savedGames.isSaved());
        QCOMPARE(disk.waits, 0);
        QCOMPARE(disk.files + disk.folders, 0);
        disk.ready.release();
    }
    // The end waits for the journal's thread. One sync, which had not started, covers all records.
    QCOMPARE(disk.folders, 1);
    QCOMPARE(disk.files, 1);
}

void TestWholeFile::aGameThatTheDiskRefusedIsWrittenAgain() {
    SavedGames savedGames(folder_);
    QSignalSpy problem(&savedGames, &SavedGames::problem), savedAgain(&savedGames, &SavedGames::savedAgain);
    QByteArray whole;
    savedGames.setWholeGame([&] { return whole; });
    disk.broken = true;
    savedGames.begin(example());
    QTRY_COMPARE(problem.size(), 1);
    QVERIFY(!savedGames.isSaved());
    whole = bytesOf(folder_ + '/' + savedGames.current() + ".game");
    disk.broken = false;
    savedGames.check();
    QVERIFY(savedGames.isSaved());
    QCOMPARE(savedAgain.size(), 1);
    QCOMPARE(problem.size(), 1);
    QVERIFY(savedGames.look(savedGames.current()).puzzle);
    QCOMPARE(QDir(folder_).entryList({"*.game*"}, QDir::Files).filter("replaced").size(), 0);
}

QTEST_GUILESS_MAIN(TestWholeFile)
#include "tst_wholefile.moc"
