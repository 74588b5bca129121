// SPDX-License-Identifier: MIT
// Problems in the environment of a run: missing files, pipes, odd names, interrupts. No user data is lost, and each
// problem gets a message and its exit code.
#include "app/documents/parts/nativepath.h"
#include "tests/app/cli/interrupting.h"
#include "tests/app/cli/program.h"
#include "tests/files.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

const QByteArray kLine = kinds::unique + '\n';

Ran inShell(const QByteArray& script, const QString& folder) {
    QProcess shell;
    shell.setWorkingDirectory(folder);
    shell.start("sh", {"-c", "N='" NINEFOLD_CLI "'; " + script});
    const bool ended = shell.waitForFinished(120'000);
    return {.code = ended ? shell.exitCode() : -1,
            .out = shell.readAllStandardOutput(),
            .err = shell.readAllStandardError()};
}

} // namespace

class TestRobust : public QObject {
    Q_OBJECT

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    /// The answers of the previous run are worth more than an empty file.
    void aRunThatFailsKeepsTheOldAnswers_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        const auto row = [](const QStringList& arguments, int code) {
            QTest::newRow(qPrintable(arguments.join(' '))) << arguments << code;
        };
        row({"check", "missing.txt"}, 3);
        row({"convert", "--to", "sdm", "missing.txt"}, 3);
        row({"check", "--json", "empty"}, 1);
        row({"generate", "--clues", "16"}, 1);
        row({"generate", "--minimal", "--clues", "60", "--tries", "3", "--seed", "1"}, 1);
    }
    void aRunThatFailsKeepsTheOldAnswers() {
        QFETCH(QStringList, arguments);
        QFETCH(int, code);
        write("answers", "old");
        write("empty", "");
        const Ran ran = run(arguments + QStringList{"--output", "answers"});
        QCOMPARE(ran.code, code);
        QVERIFY(!ran.err.isEmpty());
        QCOMPARE(content("answers"), QByteArray("old"));
    }

    /// One of two inputs exists: it is answered, and the exit code shows the other.
    void whatCanBeReadIsAnswered() {
        write("good", kLine);
        const Ran ran = run({"check", "--json", "missing", "good", "--output", "answers"});
        QCOMPARE(ran.code, 3);
        QVERIFY(content("answers").contains(kinds::unique));
    }

    /// The input must not be replaced by the output, however its name is spelled.
    void theInputIsNotReplaced() {
        write("puzzles", kLine);
        QVERIFY(QFile::link("puzzles", path("link")));
        for (const char* output : {"puzzles", "./puzzles", "link"}) {
            const Ran ran = run({"check", "puzzles", "--output", output});
            QCOMPARE(ran.code, 2);
            QVERIFY2(ran.err.contains("would replace puzzles"), ran.err.constData());
        }
        QCOMPARE(run({"dimacs", "puzzles", "--output", "puzzles"}).code, 2);
        QCOMPARE(content("puzzles"), kLine);
    }

    /// The shell has opened the file to append to; its old content must stay.
    void standardOutputByNameIsAppendedTo() {
        write("log", "before\n");
        for (const char* name : {"/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"}) {
            write("log", "before\n");
            const Ran ran =
                inShell("echo '" + kinds::unique + "' | \"$N\" check --output " + name + " >> log", folder_->path());
            QCOMPARE(ran.code, 0);
            QVERIFY2(content("log").startsWith("before\n") && content("log").contains("unique"), name);
        }
        QCOMPARE(run({"formats", "--output", "/dev/fd/97"}).code, 3);
    }

    void aNamedPipeIsReadAndWritten() {
        const Ran in =
            inShell("mkfifo in; \"$N\" check --json in & echo '" + kinds::unique + "' > in; wait $!", folder_->path());
        QCOMPARE(in.code, 0);
        QCOMPARE(in.objects().size(), 1);
        const Ran out = inShell("mkfifo out; cat out & echo '" + kinds::unique +
                                    "' | \"$N\" check --json --output out; code=$?; wait; exit $code",
                                folder_->path());
        QCOMPARE(out.code, 0);
        QCOMPARE(out.objects().size(), 1);
        // Two pipes and standard input, in order.
        const Ran three = inShell("mkfifo a b; for p in a b; do echo '" + kinds::unique + "' > $p & done; echo '" +
                                      kinds::unique + "' | \"$N\" check --json a - b",
                                  folder_->path());
        QCOMPARE(three.code, 0);
        QCOMPARE(three.objects().size(), 3);
    }

    /// No program ever writes to the pipe.
    void waitingForAPipeCanBeInterrupted() {
        QCOMPARE(::mkfifo(qPrintable(path("silent")), 0600), 0);
        for (const bool opened : {false, true}) {
            // A writer that sends nothing: the pipe is open, and empty.
            const int writer = opened ? ::open(qPrintable(path("silent")), O_RDWR | O_CLOEXEC) : -1;
            QProcess process;
            process.start(QStringLiteral(NINEFOLD_CLI), {"check", path("silent"), path("silent")});
            QVERIFY(process.waitForStarted());
            // The handler is installed before the pipe is opened; until then the signal simply ends the program.
            QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
            QVERIFY(process.waitForFinished(60'000));
            QCOMPARE(process.exitCode(), SIGINT);
            if (writer >= 0) ::close(writer);
        }
    }

    /// Names from old systems: Latin-1, and bytes that were never text.
    void namesNeedNotBeUtf8() {
        for (const QByteArray& name :
             {QByteArray("caf\xe9.txt"), QByteArray("\xff\xfe\x80"), QByteArray("\xc3\xa9 \xe9")}) {
            QCOMPARE(ninefold::documents::nativePath(ninefold::documents::pathFromNative(name.constData())), name);
            const QByteArray whole = QFile::encodeName(folder_->path()) + '/' + name;
            const int file = ::open(whole.constData(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
            QVERIFY(file >= 0);
            QCOMPARE(::write(file, kLine.constData(), static_cast<std::size_t>(kLine.size())), kLine.size());
            ::close(file);
            // Through the shell, because QProcess does not accept such a name.
            QString octal;
            for (const char byte : name)
                octal += QStringLiteral("\\%1").arg(static_cast<unsigned char>(byte), 3, 8, QLatin1Char('0'));
            const QByteArray named = "\"$(printf '" + octal.toLatin1() + "')\"";
            QCOMPARE(inShell("\"$N\" check --json " + named, folder_->path()).objects().size(), 1);
            QCOMPARE(inShell("\"$N\" check --json --shard 1/1 --seed 1 " + named, folder_->path()).code, 2);
            QCOMPARE(inShell("\"$N\" rate --scale seed --json --shard 1/1 " + named, folder_->path()).objects().size(),
                     1);
            const Ran made = inShell("\"$N\" generate --seed 3 --quiet --pattern " + named, folder_->path());
            QVERIFY2(made.code == 0, made.err.constData());
            // Not under another name.
            const Ran out = inShell("\"$N\" formats --output " + named, folder_->path());
            QCOMPARE(out.code, 3);
            QVERIFY2(out.err.contains("not UTF-8"), out.err.constData());
        }
        // UTF-8 names are unchanged, also beyond U+FFFF.
        for (const char* name : {"plain", "Zo\xc3\xab", "\xf0\x9f\x98\x80"}) {
            QCOMPARE(ninefold::documents::pathFromNative(name), QString::fromUtf8(name));
            QCOMPARE(ninefold::documents::nativePath(QString::fromUtf8(name)), QByteArray(name));
        }
    }

    /// A puzzle may be typed or pasted where a file is expected.
    void aPuzzleMayStandForAFile() {
        const Ran ran = run({"check", "--json", kinds::unique, QString(kinds::unique).replace('.', '0')});
        QCOMPARE(ran.code, 0);
        QCOMPARE(ran.objects().size(), 2);
        QCOMPARE(run({"solve", kinds::unique}).code, 0);
        // Nearly a puzzle: the mistake in it is more useful than "no such file".
        const Ran shorter = run({"check", QString(kinds::unique.first(80))});
        QCOMPARE(shorter.code, 1);
        QVERIFY2(shorter.err.contains("80 cells"), shorter.err.constData());
        // An existing file of that name is still read as a file.
        write(kinds::unique.constData(), kinds::multiple);
        QCOMPARE(run({"check", "--json", kinds::unique}).object()["status"].toString(), "multiple");
    }

    /// NAME_results.txt next to each NAME.txt, and no results overwritten by others.
    void resultsStandBesideTheirInput() {
        QDir(folder_->path()).mkdir("sub");
        write("one.txt", kLine);
        write("sub/one.txt", kinds::multiple + '\n');
        write("two", kLine + kLine);
        write("puzzle_results.txt", "another's");
        const Ran ran = run({"solve", "--results", "--quiet", "one.txt", "sub/one.txt", "two", "missing.txt"});
        QCOMPARE(ran.code, 3);
        QCOMPARE(content("one_results.txt").count(" solved "), 1);
        QCOMPARE(content("sub/one_results.txt").count(" multiple "), 1);
        QCOMPARE(content("two_results.txt").count(" solved "), 2);
        QVERIFY(!QFile::exists(path("missing_results.txt")));
        QCOMPARE(content("puzzle_results.txt"), QByteArray("another's"));
        QCOMPARE(content("one_results.txt") + content("sub/one_results.txt") + content("two_results.txt"), ran.out);
        // Two inputs with the same base name share a file; none of the results is lost.
        write("one.sdm", kinds::multiple + '\n');
        QCOMPARE(run({"solve", "--results", "--engine", "fast", "one.txt", "one.sdm"}).code, 1);
        QCOMPARE(content("one_results.txt").count(" solved "), 1);
        QCOMPARE(content("one_results.txt").count(" multiple "), 1);
        // So do two spellings of one path.
        QCOMPARE(run({"solve", "--results", "--engine", "fast", "one.txt", "./one.txt", "sub/../one.txt"}).code, 0);
        QCOMPARE(content("one_results.txt").count(" solved "), 3);
        // Input without a name of its own.
        QCOMPARE(run({"solve", "--results", kinds::unique}).code, 0);
        QVERIFY(content("puzzle_results.txt").contains(" solved "));
        // One file for all if a name is given.
        QCOMPARE(run({"solve", "--results", "--output", "all", "one.txt", "two"}).code, 0);
        QCOMPARE(content("all").count(" solved "), 3);
        // Results of results.
        QCOMPARE(run({"solve", "--results", "one.txt", "one_results.txt"}).code, 2);
    }

    /// Reported before an hour has been spent.
    void resultsNeedAFolder() {
        write("file", "");
        const Ran ran = run({"solve", "--results", "--output", "no/such/folder/file", "file"});
        QCOMPARE(ran.code, 3);
        QVERIFY2(ran.err.contains("no/such/folder/file cannot be written"), ran.err.constData());
        // A folder of that name is detected when the first results come.
        QDir(folder_->path()).mkdir("results");
        write("good", kLine);
        const Ran taken = run({"solve", "--results", "--output", "results", "good"});
        QCOMPARE(taken.code, 3);
        QVERIFY2(taken.err.contains("results: "), taken.err.constData());
    }

    /// Another engine would have solved it: "stuck" would be wrong.
    void anInterruptedEngineIsNotStuck_data() {
        QTest::addColumn<QString>("engine");
        for (const char* engine : {"mrv", "backtracking"}) QTest::newRow(engine) << engine;
    }
    void anInterruptedEngineIsNotStuck() {
        QFETCH(QString, engine);
        QProcess process;
        process.start(QStringLiteral(NINEFOLD_CLI), {"solve", "--json", "--threads", "1", "--engine", engine});
        // The second has no solution, and simple backtracking engines need minutes to find out (Norvig's impossible
        // puzzle).
        process.write(kLine + ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........\n");
        process.closeWriteChannel();
        QByteArray reported;
        interruptAfter(1, process, reported);
        if (QTest::currentTestFailed()) return;
        reported += process.readAllStandardOutput();
        QVERIFY2(!reported.contains("stuck"), reported.constData());
    }

    void anOptionIsGivenOnce() {
        const Ran ran = run({"check", "--output", "a", "--output", "b"});
        QCOMPARE(ran.code, 2);
        QVERIFY2(ran.err.contains("--output can be given only once"), ran.err.constData());
        QVERIFY(!QFile::exists(path("a")) && !QFile::exists(path("b")));
    }

    /// At once, and with the reason.
    void impossibleSpecsAreRefused_data() {
        QTest::addColumn<QStringList>("spec");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const QStringList& spec, const char* says) {
            QTest::newRow(qPrintable(spec.join(' '))) << spec << QByteArray(says);
        };
        row({"--score", "0"}, "at least 4");
        row({"--score", "100", "--clues", "30"}, "at least 4");
        row({"--score", "9000000"}, "no score is higher");
        row({"--er", "13"}, "above 11.9");
        row({"--er", "0.5"}, "rating of 1.0");
        row({"--clues", "16"}, "17 givens");
        row({"--count", "2000000000", "--score", "3"}, "at least 4");
    }
    void impossibleSpecsAreRefused() {
        QFETCH(QStringList, spec);
        QFETCH(QByteArray, says);
        const Ran ran = run(QStringList{"generate"} + spec);
        QCOMPARE(ran.code, 1);
        QCOMPARE(ran.out, QByteArray());
        QVERIFY2(ran.err.contains(says), ran.err.constData());
    }

    /// A low score needs many givens, which is known before the first try.
    void lowScoresAreFound() { QCOMPARE(run({"generate", "--score", "80-100", "--seed", "1"}).code, 0); }

private:
    QString path(const char* name) const { return folder_->filePath(name); }
    Ran run(const QStringList& arguments) const { return runCli(arguments, {}, folder_->path()); }
    void write(const char* name, const QByteArray& text) const { writeBytes(path(name), text); }
    QByteArray content(const char* name) const { return bytesOf(path(name)); }

    std::unique_ptr<QTemporaryDir> folder_;
};

QTEST_GUILESS_MAIN(TestRobust)
#include "tst_robust.moc"
