// SPDX-License-Identifier: MIT
// Long inputs: in order, in bounded memory, and with an early end.
#include "tests/app/cli/interrupting.h"
#include "tests/app/cli/program.h"
#include "tests/files.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kSanitized = true;
#else
constexpr bool kSanitized = false;
#endif

namespace {

/// The peak memory of any child process so far. In kilobytes from the system; children that are still running do not
/// count.
long peakMegabytes() {
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    return usage.ru_maxrss / 1024;
}

} // namespace

class TestStreaming : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        // 16 MB of puzzles, made once.
        QVERIFY(folder_.isValid());
        puzzles_ = kinds::manyLines(200'000);
        writeBytes(path("many"), puzzles_);
        few_ = puzzles_.first(82 * 5000);
    }

    /// More threads than processors, and the same bytes.
    void theOrderIsThatOfTheInput() {
        const QByteArray one = runCli({"check", "--json", "--threads", "1"}, few_).out;
        QCOMPARE(runCli({"check", "--json", "--threads", "2"}, few_).out, one);
        QCOMPARE(runCli({"check", "--json", "--threads", "9"}, few_).out, one);
        QCOMPARE(runCli({"convert", "--to", "line81", "--threads", "9"}, few_).out, few_);
        const QList<QByteArray> lines = one.split('\n'), puzzles = few_.split('\n');
        QCOMPARE(lines.size(), puzzles.size());
        // Each answer names its puzzle, so an exchange would show.
        for (qsizetype i = 0; i + 1 < lines.size(); ++i) QVERIFY(lines[i].contains(puzzles[i]));
    }

    /// 200,000 puzzles against 5,000: threads may differ by eight megabytes.
    void aLongInputNeedsNoMoreMemoryThanAShortOne() {
        QCOMPARE(runCli({"check", "--json", "--threads", "4"}, few_).code, 0);
        const long before = peakMegabytes();
        QProcess process;
        // From file to file, so that the test's own memory is not measured.
        process.setStandardInputFile(path("many"));
        process.setStandardOutputFile(path("answers"));
        process.start(QStringLiteral(NINEFOLD_CLI), {"check", "--json", "--threads", "4"});
        QVERIFY(process.waitForFinished(300'000));
        QCOMPARE(process.exitCode(), 0);
        QCOMPARE(bytesOf(path("answers")).count('\n'), 200'000);
        // A sanitizer uses memory of its own.
        if (kSanitized) return;
        // The input is 16 MB: storing it would break the second bound.
        QCOMPARE_LT(peakMegabytes(), 64);
        QCOMPARE_LT(peakMegabytes(), before + 8);
    }

    /// `| head -n 1` is how people look; it is no error.
    void aClosedPipeIsAnEndLikeAnyOther() {
        QProcess shell;
        shell.setWorkingDirectory(folder_.path());
        shell.start("sh", {"-c", "{ '" NINEFOLD_CLI "' check --json many 2>errors; echo $? >code; } | head -n 1"});
        QVERIFY(shell.waitForFinished(60'000));
        const QByteArray first = shell.readAllStandardOutput();
        QVERIFY(first.startsWith("{\"puzzle\":") && first.count('\n') == 1);
        QCOMPARE(bytesOf(path("code")), QByteArray("0\n"));
        QCOMPARE(bytesOf(path("errors")), QByteArray());
    }

    /// The number of a closed input would go to the next opened file, and reading that would never end.
    void aClosedInputIsNoInput() {
        QProcess shell;
        shell.start("sh", {"-c", "'" NINEFOLD_CLI "' check --json <&-"});
        QVERIFY(shell.waitForFinished(60'000));
        QCOMPARE(shell.exitCode(), 3);
        QVERIFY(shell.readAllStandardError().startsWith("standard input: "));
    }

    /// `check <(zcat puzzles.gz)`: the shell passes a pipe by number.
    void aPipeOfTheShellIsRead() {
        for (const char* name : {"/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"}) {
            const Ran ran = runCli({"check", "--json", name}, kinds::unique);
            QCOMPARE(ran.code, 0);
            QCOMPARE(ran.objects().size(), 1);
        }
    }

    /// The last puzzle, known as Golden Nugget, takes longer than a user waits after Ctrl-C; the ratings before it
    /// are written.
    void ratingCanBeInterrupted() {
        QProcess process;
        process.start(QStringLiteral(NINEFOLD_CLI), {"rate", "--json", "--threads", "1"});
        process.write(kinds::manyLines(4) +
                      ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....\n");
        process.closeWriteChannel();
        QByteArray reported;
        interruptAfter(4, process, reported);
        if (QTest::currentTestFailed()) return;
        QCOMPARE(process.readAllStandardOutput(), QByteArray());
    }

    /// This count would practically never end.
    void countingCanBeInterrupted() {
        QProcess process;
        process.start(QStringLiteral(NINEFOLD_CLI), {"check", "--count", "999999999999"});
        QVERIFY(process.waitForStarted());
        const QByteArray text = QByteArray(81, '.') + '\n' + few_;
        process.write(text);
        // While it counts it reads no more than a pipe and a batch hold.
        QTRY_VERIFY(process.bytesToWrite() < text.size());
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), SIGINT);
    }

    void anInterruptLeavesNoHalfFile_data() {
        QTest::addColumn<int>("signal");
        QTest::newRow("Ctrl-C") << SIGINT;
        QTest::newRow("kill") << SIGTERM;
    }

    /// The program waits for more input when the signal comes.
    void anInterruptLeavesNoHalfFile() {
        QFETCH(int, signal);
        QDir(path("")).mkdir("clean");
        // The answers of the previous run, which must survive.
        writeBytes(path("clean/answers"), "old");
        QProcess process;
        process.start(QStringLiteral(NINEFOLD_CLI), {"check", "--output", path("clean/answers")});
        QVERIFY(process.waitForStarted());
        process.write(few_);
        // More than a pipe holds: when it is gone, the program has started to read.
        QTRY_COMPARE(process.bytesToWrite(), 0);
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signal), 0);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::CrashExit); // the shell has to know
        QCOMPARE(process.exitCode(), signal);
        QCOMPARE(QDir(path("clean")).entryList(QDir::Files), QStringList{"answers"});
        QCOMPARE(bytesOf(path("clean/answers")), QByteArray("old"));
    }

private:
    QString path(const char* name) const { return folder_.filePath(name); }

    QTemporaryDir folder_;
    QByteArray puzzles_, few_;
};

QTEST_GUILESS_MAIN(TestStreaming)
#include "tst_streaming.moc"
