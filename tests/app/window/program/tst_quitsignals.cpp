// SPDX-License-Identifier: MIT
// Ends the program by a signal: it saves and quits as if its window had been closed.
#include "app/window/program/quitsignals.h"

#include "app/store/record.h"
#include "app/store/recovery.h"
#include "tests/app/examplepuzzle.h"
#include "tests/app/scratchhome.h"
#include "tests/files.h"

#include <QDir>
#include <QProcess>
#include <QTest>

#include <csignal>

using namespace ninefold;
using namespace ninefold::store;
using namespace ninefold::window;

class TestQuitSignals : public QObject {
    Q_OBJECT

private slots:
    void theProgramSavesAndLeaves_data();
    void theProgramSavesAndLeaves();
};

namespace {

QByteArray journalIn(const QDir& games) {
    const QStringList names = games.entryList({"*.game"});
    return names.isEmpty() ? QByteArray() : bytesOf(games.filePath(names.first()));
}

} // namespace

void TestQuitSignals::theProgramSavesAndLeaves_data() {
    QTest::addColumn<int>("signal");
    QTest::newRow("SIGTERM") << SIGTERM;
    QTest::newRow("SIGINT") << SIGINT;
    QTest::newRow("SIGHUP") << SIGHUP;
}

void TestQuitSignals::theProgramSavesAndLeaves() {
    QFETCH(int, signal);
    const ScratchHome home;
    const QDir games(home.path("data/Ninefold/Ninefold/games"));
    QProcess program;
    program.setProcessChannelMode(QProcess::MergedChannels);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    // Without this variable Qt prints a warning, and nothing else must be printed.
    environment.insert("XDG_RUNTIME_DIR", home.path("."));
    program.setProcessEnvironment(environment);
    // The clock of a first game would wait until the first card is closed.
    const QString puzzle = home.path("example.txt");
    writeBytes(puzzle, kExampleCells);
    program.start(QStringLiteral(NINEFOLD_PROGRAM), {"--platform", "offscreen", puzzle});
    // The game starts while the window is being made; the program must quit correctly already then.
    QTRY_VERIFY_WITH_TIMEOUT(!journalIn(games).isEmpty() || program.state() == QProcess::NotRunning, 60'000);
    QCOMPARE(::kill(static_cast<pid_t>(program.processId()), signal), 0);
    QVERIFY(program.waitForFinished(60'000));
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 0);
    QCOMPARE(program.readAll(), QByteArray());
    // The clock ran until the end; the last record but one, before the date, holds the time.
    const QByteArray journal = journalIn(games);
    QVERIFY(!recover(journal).damaged && recover(journal).puzzle->elapsedMs > 0);
    QVERIFY(games.entryList({"*.lock"}).isEmpty());
}

QTEST_GUILESS_MAIN(TestQuitSignals)
#include "tst_quitsignals.moc"
