// SPDX-License-Identifier: MIT
// The call of the program: help, version, mistakes, locales.
#include "app/cli/command.h"
#include "tests/app/cli/program.h"

#include <QTemporaryDir>
#include <QTest>

using namespace ninefold::cli;

class TestUsage : public QObject {
    Q_OBJECT

private slots:
    /// From the registry, so that a new command is included.
    void helpListsEveryCommand() {
        const Ran help = runCli({"--help"});
        QCOMPARE(help.code, 0);
        QCOMPARE(help.err, QByteArray());
        for (const Command* command : allCommands()) QVERIFY(help.out.contains(QByteArray("\n  ") + command->id + ' '));
    }

    /// Every command describes the common options, although they are parsed in one place.
    void everyCommandHasHelpAndVersion() {
        const QByteArray version = runCli({"--version"}).out;
        QVERIFY(version.startsWith("ninefold-cli "));
        for (const Command* command : allCommands()) {
            const Ran help = runCli({command->id, "--help"});
            QCOMPARE(help.code, 0);
            QVERIFY(help.out.contains(QByteArray("Usage: ninefold-cli ") + command->id));
            for (const char* option : {"--json", "--output FILE", "--threads N", "--limit N"})
                QVERIFY(help.out.contains(option));
            QCOMPARE(runCli({command->id, "--version"}).out, version);
        }
    }

    /// Terminals wrap anywhere, which makes lists of options unreadable.
    void noLineOfHelpIsTooWide() {
        for (const Command* command : allCommands())
            for (const QByteArray& line : runCli({command->id, "--help"}).out.split('\n'))
                QVERIFY2(line.size() <= 112, line.constData());
    }

    /// 2 = the call is wrong, 3 = a file is; each message names the word or the file.
    void wrongUsageDiffersFromWrongInput_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const QStringList& arguments, int code, const char* says) {
            QTest::newRow(qPrintable(arguments.join(' '))) << arguments << code << QByteArray(says);
        };
        row({}, 2, "command is needed");
        row({"sudoku"}, 2, "'sudoku'");
        row({"check", "--speed"}, 2, "speed");
        row({"check", "--threads", "0"}, 2, "from 1 to 1024");
        row({"check", "--threads", "two"}, 2, "'two'");
        row({"check", "--limit", "-1"}, 2, "at least 1");
        row({"check", "--limit"}, 2, "limit");
        row({"rate", "--resume"}, 2, "--output FILE");
        row({"check", "--seed", "x"}, 2, "'x'");
        row({"check", "--names", "B1"}, 2, "r1c1 or A1");
        row({"check", "--count", "0"}, 2, "at least 1");
        row({"check", "--output", ""}, 2, "name of a file");
        row({"solve", "--engine", "magic"}, 2, "'magic'");
        row({"solve", "--engine", "mrv", "--techniques", "naked-single"}, 2, "--techniques is for the engine logic");
        row({"solve", "--engine", "cdcl", "--verify"}, 2, "--verify is for the engine logic");
        row({"solve", "--techniques", ","}, 2, "at least one technique");
        row({"properties", "--backdoors", "5"}, 2, "from 0 to 4");
        row({"state", "--engine", "fast", "--at", "1"}, 2, "there are backtracking, mrv");
        row({"generate", "--pattern", "/no/such/file"}, 3, "/no/such/file: ");
        row({"convert"}, 2, "line81");
        row({"convert", "--to", "nonsense"}, 2, "line81");
        row({"dimacs", "--encoding", "short"}, 2, "minimal or extended");
        row({"dimacs", "--number", "none"}, 2, "'none'");
        row({"bench", "--engine", "magic"}, 2, "'magic'");
        row({"bench", "--simd", "mmx"}, 2, "portable");
        row({"bench", "--fingerprint", "some.txt"}, 2, "no files");
        row({"formats", "file"}, 2, "takes no FILE");
        row({"check", "/no/such/file"}, 3, "/no/such/file: ");
        row({"check", "/"}, 3, "folder");
        row({"check", "--output", "/no/such/folder/file"}, 3, "/no/such/folder/file: ");
        row({"check", "--output", "/dev/full"}, 3, "/dev/full: ");
    }

    void wrongUsageDiffersFromWrongInput() {
        QFETCH(QStringList, arguments);
        QFETCH(int, code);
        QFETCH(QByteArray, says);
        const Ran ran = runCli(arguments, kinds::unique + '\n');
        QCOMPARE(ran.code, code);
        QVERIFY2(ran.err.contains(says), ran.err.constData());
        QCOMPARE(ran.out, QByteArray());
    }

    /// cron and scripts have none; a warning on standard error would be a mail each night.
    void itRunsInAnyLocale() {
        // Qt warns about locales that are not UTF-8, and about those that do not exist.
        for (const char* locale : {"C", "C.UTF-8", "nonsense"}) {
            qputenv("LC_ALL", locale);
            const Ran ran = runCli({"check"}, kinds::unique);
            QCOMPARE(ran.code, 0);
            QCOMPARE(ran.err, QByteArray());
        }
        qputenv("LC_ALL", "C.UTF-8");
    }

    /// A name without a folder is in the caller's working directory.
    void outputGoesToTheFile() {
        const QTemporaryDir folder;
        const Ran ran = runCli({"check", "--json", "--output", "answers"}, kinds::unique, folder.path());
        QCOMPARE(ran.code, 0);
        QCOMPARE(ran.out, QByteArray());
        QFile file(folder.filePath("answers"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), runCli({"check", "--json"}, kinds::unique).out);
    }
};

QTEST_GUILESS_MAIN(TestUsage)
#include "tst_usage.moc"
