// SPDX-License-Identifier: MIT
// Crashes on purpose, in a program of its own: this one, started with the kind of crash as its argument.
#include "app/desktop/crashlog.h"

#include "app/desktop/crashreports.h"
#include "tests/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <csignal>
#include <functional>
#include <map>
#include <stdexcept>

#include <sys/resource.h>

using namespace ninefold::desktop;

namespace {

volatile bool overflows = true;

/// Not optimised away, and not a loop.
[[gnu::noinline]] int overflow(int depth) {
    volatile char room[4096];
    room[0] = static_cast<char>(depth);
    return overflows ? overflow(depth + 1) + room[0] : 0;
}

void throwInThread() {
    QThread* thread = QThread::create([] { throw std::runtime_error("in a thread"); });
    thread->start();
    thread->wait();
}

const std::map<QByteArray, std::function<void()>>& crashes() {
    static const std::map<QByteArray, std::function<void()>> all = {
        {"segv", [] { std::raise(SIGSEGV); }},
        {"abort", [] { std::abort(); }},
        {"fpe", [] { std::raise(SIGFPE); }},
        {"overflow", [] { overflow(0); }},
        {"terminate", [] { std::terminate(); }},
        {"exception", [] { throw std::runtime_error("the reason"); }},
        {"thread", throwInThread},
        {"fatal", [] { qFatal("the fatal reason"); }},
        {"none", [] {}},
    };
    return all;
}

int crash(const char* kind, const char* folder) {
    const rlimit noCore{0, 0};
    setrlimit(RLIMIT_CORE, &noCore);
    // A sanitizer handles them already, and the log would leave them to it.
    for (const int signal : {SIGSEGV, SIGFPE, SIGABRT}) std::signal(signal, SIG_DFL);
    const CrashLog log(QString::fromLocal8Bit(folder));
    crashes().at(kind)();
    return 0;
}

} // namespace

class TestCrashLog : public QObject {
    Q_OBJECT

private slots:
    void aCrashLeavesAReport_data();
    void aCrashLeavesAReport();
    void anOrderlyEndLeavesNothing();
    void whatAKilledProgramLeftIsRemoved();
    void aProgramThatRunsIsLeftAlone();
    void knownReportsAreNotOffered();
    void withoutAFolderTheProgramRuns();

private:
    static QProcess::ExitStatus run(const QByteArray& kind, const QString& folder);
};

QProcess::ExitStatus TestCrashLog::run(const QByteArray& kind, const QString& folder) {
    QProcess process;
    process.start(QCoreApplication::applicationFilePath(), {"--crash", kind, folder});
    process.waitForFinished(60'000);
    return process.exitStatus();
}

void TestCrashLog::aCrashLeavesAReport_data() {
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QByteArrayList>("lines");
    QTest::newRow("segv") << QByteArray("segv") << QByteArrayList{"Signal: 11 SIGSEGV"};
    QTest::newRow("fpe") << QByteArray("fpe") << QByteArrayList{"Signal: 8 SIGFPE"};
    QTest::newRow("abort") << QByteArray("abort") << QByteArrayList{"Signal: 6 SIGABRT"};
    QTest::newRow("overflow") << QByteArray("overflow") << QByteArrayList{"Signal: 11 SIGSEGV"};
    QTest::newRow("terminate") << QByteArray("terminate")
                               << QByteArrayList{"Terminated: no exception", "Signal: 6 SIGABRT"};
    QTest::newRow("exception") << QByteArray("exception")
                               << QByteArrayList{"Terminated: the reason", "Signal: 6 SIGABRT"};
    QTest::newRow("thread") << QByteArray("thread") << QByteArrayList{"Terminated: in a thread", "Signal: 6 SIGABRT"};
    QTest::newRow("fatal") << QByteArray("fatal") << QByteArrayList{"Fatal: the fatal reason", "Signal: 6 SIGABRT"};
}

void TestCrashLog::aCrashLeavesAReport() {
    QFETCH(QByteArray, kind);
    QFETCH(QByteArrayList, lines);
    const QTemporaryDir folder;
    // The crash is not hidden from the system.
    QCOMPARE(run(kind, folder.path()), QProcess::CrashExit);
    const auto report = newCrashReport(folder.path());
    QVERIFY(report);
    const QStringList text = report->text.split('\n');
    QVERIFY(text[0].startsWith("Ninefold ") && text[1] == QLatin1String("Qt ") + qVersion());
    QVERIFY(text[2].startsWith("Time: 1") || text[2].startsWith("Time: 2"));
    qsizetype at = 3;
    for (const QByteArray& line : lines) QCOMPARE(text.value(at++), QString::fromLatin1(line));
    QCOMPARE(text.value(at), "Stack:");
    // At least the handler itself and its caller.
    QVERIFY2(text.size() > at + 3, qPrintable(report->text));
    QVERIFY(text.value(at + 1).contains("0x"));
    deleteCrashReport(report->path);
    QVERIFY(QDir(folder.path()).isEmpty());
}

void TestCrashLog::anOrderlyEndLeavesNothing() {
    const QTemporaryDir folder;
    QCOMPARE(run("none", folder.path()), QProcess::NormalExit);
    QVERIFY(QDir(folder.path()).isEmpty());
}

void TestCrashLog::whatAKilledProgramLeftIsRemoved() {
    const QTemporaryDir folder;
    writeBytes(folder.filePath(newReportName()), "");
    QVERIFY(!newCrashReport(folder.path()));
    QVERIFY(QDir(folder.path()).isEmpty());
}

void TestCrashLog::aProgramThatRunsIsLeftAlone() {
    const QTemporaryDir folder;
    const CrashLog log(folder.path());
    QVERIFY(!newCrashReport(folder.path()));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
}

void TestCrashLog::knownReportsAreNotOffered() {
    const QTemporaryDir folder;
    for (const char* name : {"crash-20260101.txt", "crash-20260103.txt", "crash-20260102.txt"})
        writeBytes(folder.filePath(name), name);
    // Only the last crash is worth a question.
    const auto report = newCrashReport(folder.path());
    QVERIFY(report);
    QCOMPARE(report->text, "crash-20260103.txt");
    keepCrashReport(report->path);
    QVERIFY(!newCrashReport(folder.path()));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 3);
    for (int day = 10; day < 20; ++day) {
        const QString path = folder.filePath("crash-202602%1.txt").arg(day);
        writeBytes(path, "again");
        keepCrashReport(path);
    }
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 5);
}

void TestCrashLog::withoutAFolderTheProgramRuns() {
    QCOMPARE(run("none", "/dev/null/none"), QProcess::NormalExit);
    QVERIFY(!newCrashReport("/dev/null/none"));
}

int main(int count, char** arguments) {
    if (count == 4 && qstrcmp(arguments[1], "--crash") == 0) return crash(arguments[2], arguments[3]);
    QCoreApplication application(count, arguments);
    TestCrashLog test;
    return QTest::qExec(&test, count, arguments);
}
#include "tst_crashlog.moc"
