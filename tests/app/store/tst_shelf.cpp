// SPDX-License-Identifier: MIT
// The shelf of saved games: what is played is on the disk at once, in a file for each game,
// whatever becomes of the program, of the file or of the disk.
#include "app/store/shelf.h"

#include "tests/app/scratchhome.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>

using namespace ninefold;

class TestShelf : public QObject {
    Q_OBJECT

private slots:
    void init();
    void theLastGameIsTaken();
    void aGameIsInOneHandOnly();
    void aLockLeftBehindHoldsNobody();
    void damagedGamesAreKeptAside();
    void whatIsLeftOfADamagedGameGoesOn();
    void withoutAPlaceToWriteThePlayGoesOn();

private:
    QString pathOf(const QString& game) const { return folder_ + '/' + game + ".game"; }
    Puzzle named(const char* name) const;
    static Record moveOf(Cell cell, Digit digit);

    ScratchHome home_;
    QString folder_;
    int round_ = 0;
};

/// A folder for each test, or one would find the games of another.
void TestShelf::init() {
    folder_ = home_.path(QString::number(++round_));
}

Puzzle TestShelf::named(const char* name) const {
    Puzzle puzzle;
    puzzle.name = name;
    puzzle.givensKnown = true;
    puzzle.grid = Grid::fromCells("5......1.6..2..3.428.9..65.35.7..2..14..8.795...5.184.49.853..6713..65.8.6...74.9");
    return puzzle;
}

/// A digit in a blank cell, the smallest move there is.
Record TestShelf::moveOf(Cell cell, Digit digit) {
    Record record;
    record.kind = Record::Kind::Move;
    CellState after;
    after.value = static_cast<std::uint8_t>(digit);
    record.move.changes = {{cell, {}, after}};
    return record;
}

/// Two games of one session; the next session finds both and goes on with one.
void TestShelf::theLastGameIsTaken() {
    QString first, second;
    {
        Shelf shelf(folder_);
        QVERIFY(!shelf.takeLast());
        shelf.begin(named("First"));
        first = shelf.current();
        shelf.write(moveOf(2, 4));
        shelf.begin(named("Second"));
        second = shelf.current();
        shelf.write(moveOf(2, 1));
        QVERIFY(shelf.isSaved());
    }
    // Begun within the same moment, and still two files.
    QVERIFY(first != second);
    Shelf shelf(folder_);
    QCOMPARE(shelf.games().size(), 2);
    QCOMPARE(QString::fromStdString(shelf.look(first).puzzle->name), "First");
    const std::optional<Recovered> taken = shelf.take(second);
    QVERIFY(taken && taken->puzzle->grid.value(2) == 1);
    // It goes on where it was.
    // Written behind what is there, not over it.
    shelf.write(moveOf(3, 6));
    QCOMPARE(shelf.look(second).puzzle->history.size(), std::size_t{2});
}

/// Two windows must not write into the same file.
void TestShelf::aGameIsInOneHandOnly() {
    Shelf shelf(folder_);
    shelf.begin(named("One"));
    // The lock belongs to a living process; this one stands for another of them.
    QLockFile other(pathOf("two") + ".lock");
    // A second game, which nobody of this process holds.
    QVERIFY(QFile::copy(pathOf(shelf.current()), pathOf("two")));
    QVERIFY(other.tryLock());
    QVERIFY(!shelf.take("two"));
    other.unlock();
    QVERIFY(shelf.take("two"));
}

/// A lock of a process that is gone, and one that says nothing, where neither can be taken away.
void TestShelf::aLockLeftBehindHoldsNobody() {
    QString game;
    {
        Shelf shelf(folder_);
        shelf.begin(named("Left"));
        game = shelf.current();
    }
    // What stands in the way of removing the lock, as a full disk does.
    QVERIFY(QDir().mkpath(pathOf(game) + ".lock.rmlock"));
    const QByteArray host = QSysInfo::machineHostName().toLocal8Bit();
    for (const QByteArray& owner : {"999999999\nninefold\n" + host + '\n', QByteArray()}) {
        QFile lock(pathOf(game) + ".lock");
        QVERIFY(lock.open(QIODevice::WriteOnly) && lock.write(owner) == owner.size());
        lock.close();
        QVERIFY(Shelf(folder_).take(game));
    }
}

/// The damaged one is the last played, so it is met first; the game before it is opened.
void TestShelf::damagedGamesAreKeptAside() {
    {
        Shelf shelf(folder_);
        shelf.begin(named("Good"));
    }
    QFile bad(pathOf("99991231-000000-000"));
    QVERIFY(bad.open(QIODevice::WriteOnly) && bad.write("nonsense\n") > 0 && bad.flush());
    // A minute ahead: surely the last one played.
    QVERIFY(bad.setFileTime(QDateTime::currentDateTime().addSecs(60), QFileDevice::FileModificationTime));
    bad.close();
    Shelf shelf(folder_);
    QSignalSpy problems(&shelf, &Shelf::problem);
    QVERIFY(shelf.takeLast());
    QCOMPARE(problems.count(), 1);
    QVERIFY(!bad.exists());
    QCOMPARE(QDir(folder_).entryList({"*.damaged-*"}).size(), 1);
}

/// The end of the file is spoilt: the moves before it are there, and it is mended on the first opening.
void TestShelf::whatIsLeftOfADamagedGameGoesOn() {
    QString game;
    {
        Shelf shelf(folder_);
        shelf.begin(named("Played"));
        game = shelf.current();
        shelf.write(moveOf(2, 4));
    }
    QFile file(pathOf(game));
    QVERIFY(file.open(QIODevice::ReadWrite) && file.write("zzzz") == 4);
    file.close();
    // As the program starts twice.
    for (int start = 0; start < 2; ++start) {
        Shelf shelf(folder_);
        QSignalSpy problems(&shelf, &Shelf::problem);
        const std::optional<Recovered> taken = shelf.take(game);
        QVERIFY(taken && taken->puzzle->grid.value(2) == 4);
        // Said once: what is on the disk now is whole again.
        QCOMPARE(problems.count(), start == 0 ? 1 : 0);
    }
}

/// A file stands where the folder should be: said once, and made up for when it is gone.
void TestShelf::withoutAPlaceToWriteThePlayGoesOn() {
    QFile inTheWay(folder_);
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    Shelf shelf(folder_);
    QSignalSpy problems(&shelf, &Shelf::problem), again(&shelf, &Shelf::savedAgain);
    shelf.begin(named("Unsaved"));
    shelf.write(moveOf(2, 4));
    shelf.write(moveOf(3, 6));
    QCOMPARE(problems.count(), 1);
    QVERIFY(!shelf.isSaved());
    // When there is room again, everything that waited is written.
    inTheWay.remove();
    QVERIFY(QDir().mkpath(folder_));
    shelf.write(moveOf(5, 8));
    QCOMPARE(again.count(), 1);
    QCOMPARE(shelf.look(shelf.current()).puzzle->history.size(), std::size_t{3});
}

QTEST_GUILESS_MAIN(TestShelf)
#include "tst_shelf.moc"
