// SPDX-License-Identifier: MIT
#include "app/store/gamelock.h"

#include "tests/app/scratchhome.h"
#include "tests/files.h"

#include <QLockFile>
#include <QSysInfo>
#include <QTest>

using namespace ninefold;
using namespace ninefold::store;

class TestGameLock : public QObject {
    Q_OBJECT

private slots:
    void init() { path_ = home_.path(QString::number(++round_)) + "/game.lock"; }
    void onlyOneHoldsIt();
    void aLockOfADeadProcessIsIgnored();
    void anotherComputerHoldsIt_data();
    void anotherComputerHoldsIt();
    void aDeletedLockIsNotHeld();
    void olderProgramsHeedIt();

private:
    void leave(const QByteArray& text) {
        QVERIFY(QDir().mkpath(QFileInfo(path_).path()));
        writeBytes(path_, text);
    }

    ScratchHome home_;
    QString path_;
    int round_ = 0;
};

void TestGameLock::onlyOneHoldsIt() {
    {
        GameLock one(path_), two(path_);
        QCOMPARE(one.tryLock(), GameLock::State::Held);
        QCOMPARE(two.tryLock(), GameLock::State::HeldByOther);
        QVERIFY(one.isHeld() && !two.isHeld());
    }
    QVERIFY(!QFile::exists(path_));
    GameLock three(path_);
    QCOMPARE(three.tryLock(), GameLock::State::Held);
}

/// A stale lock may name the number of a running process, even of this one, as after a restart of the computer.
void TestGameLock::aLockOfADeadProcessIsIgnored() {
    const QByteArray host = QSysInfo::machineHostName().toUtf8();
    for (const QByteArray& process :
         {QByteArray("999999999"), QByteArray::number(QCoreApplication::applicationPid())}) {
        leave(process + "\nNinefold\n" + host + '\n');
        GameLock lock(path_);
        QCOMPARE(lock.tryLock(), GameLock::State::Held);
    }
    leave({});
    GameLock lock(path_);
    QCOMPARE(lock.tryLock(), GameLock::State::Held);
}

void TestGameLock::anotherComputerHoldsIt_data() {
    QTest::addColumn<QByteArray>("machine");
    QTest::addColumn<GameLock::State>("state");
    QTest::newRow("another one") << QByteArray("another") << GameLock::State::HeldElsewhere;
    QTest::newRow("older program") << QByteArray() << GameLock::State::HeldElsewhere;
    // Without a machine id the computers cannot be distinguished.
    if (!QSysInfo::machineUniqueId().isEmpty())
        QTest::newRow("renamed") << QSysInfo::machineUniqueId() << GameLock::State::Held;
}

/// The state of a process on another computer is unknown, so its lock file stays as it is.
void TestGameLock::anotherComputerHoldsIt() {
    QFETCH(QByteArray, machine);
    QFETCH(GameLock::State, state);
    leave("1\nNinefold\nfar-away\n" + machine + '\n');
    GameLock lock(path_);
    QCOMPARE(lock.tryLock(), state);
    if (state == GameLock::State::HeldElsewhere) QCOMPARE(lock.computer(), "far-away");
    QVERIFY(QFile::exists(path_));
}

/// A lock whose file was deleted is not held, and the file of the next owner is left alone.
void TestGameLock::aDeletedLockIsNotHeld() {
    GameLock next(path_);
    {
        GameLock lock(path_);
        QCOMPARE(lock.tryLock(), GameLock::State::Held);
        QVERIFY(QFile::remove(path_));
        QVERIFY(!lock.isHeld());
        QCOMPARE(next.tryLock(), GameLock::State::Held);
    }
    QVERIFY(next.isHeld());
}

/// Older versions lock with a QLockFile.
void TestGameLock::olderProgramsHeedIt() {
    GameLock lock(path_);
    QCOMPARE(lock.tryLock(), GameLock::State::Held);
    QLockFile older(path_);
    older.setStaleLockTime(0);
    QVERIFY(!older.tryLock(0));
    const QString another = path_ + "2";
    QLockFile first(another);
    QVERIFY(first.tryLock(0));
    GameLock newer(another);
    QCOMPARE(newer.tryLock(), GameLock::State::HeldByOther);
}

QTEST_GUILESS_MAIN(TestGameLock)
#include "tst_gamelock.moc"
