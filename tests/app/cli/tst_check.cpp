// SPDX-License-Identifier: MIT
// check, and the common behaviour of all commands: messages, several files, unreadable input.
#include "engine/solve/verdict.h"
#include "tests/app/cli/program.h"
#include "tests/files.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace {} // namespace

class TestCheck : public QObject {
    Q_OBJECT

private slots:
    /// One puzzle of each kind; the word, the sentence and the exit code have to agree, for people and for scripts.
    void everyKindIsDistinguished_data() {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<QString>("status");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("says");
        QTest::newRow("unique") << kinds::unique << "unique" << 0 << "exactly one solution";
        QTest::newRow("complete") << kinds::solution << "unique" << 0 << "complete";
        QTest::newRow("multiple") << kinds::multiple << "multiple" << 1 << "More than one solution";
        QTest::newRow("none") << kinds::none << "none" << 1 << "r1c1 has no candidate";
        QTest::newRow("invalid") << kinds::invalid << "invalid" << 1 << "5 appears twice in column 1 (r1c1, r6c1)";
        QTest::newRow("empty") << QByteArray(81, '.') << "multiple" << 1 << "fewer than 17";
    }

    void everyKindIsDistinguished() {
        QFETCH(QByteArray, puzzle);
        QFETCH(QString, status);
        QFETCH(int, code);
        QFETCH(QString, says);
        const Ran ran = runCli({"check", "--json"}, puzzle + '\n');
        const QJsonObject object = ran.object();
        QCOMPARE(ran.code, code);
        QCOMPARE(object["puzzle"].toString().toLatin1(), puzzle);
        QCOMPARE(object["status"].toString(), status);
        QCOMPARE(object["clues"].toInt(), 81 - puzzle.count('.'));
        QVERIFY2(object["message"].toString().contains(says), ran.out.constData());
        const Ran text = runCli({"check"}, puzzle + '\n');
        QCOMPARE(text.code, code);
        QVERIFY2(text.out.contains(says.toUtf8()) && text.out.contains(status.toUtf8()), text.out.constData());
        // One puzzle, one line: no summary after a single answer.
        QCOMPARE(text.out.count('\n'), 1);
    }

    /// Limits below, at and above the number of solutions.
    void solutionsAreShownAndCounted() {
        const QJsonObject one = runCli({"check", "--json"}, kinds::unique).object();
        QCOMPARE(one["solution"].toString().toLatin1(), kinds::solution);
        QVERIFY(!one.contains("other_solution") && !one.contains("solutions"));
        const QJsonObject more = runCli({"check", "--json", "--count", "1000"}, kinds::multiple).object();
        QCOMPARE_GT(more["solutions"].toInt(), 1);
        QVERIFY(more["solution"] != more["other_solution"]);
        QCOMPARE(runCli({"check", "--json", "--count", "1"}, kinds::multiple).object()["solutions"].toInt(), 1);
        QCOMPARE(runCli({"check", "--json", "--count", "100"}, QByteArray(81, '.')).object()["solutions"].toInt(), 100);
        // All solutions, counted in pieces: the same number as in one search.
        const QByteArray open = kinds::unique.first(60) + QByteArray(21, '.');
        ninefold::solve::FastSolver solver;
        const auto all =
            ninefold::solve::examine(ninefold::Grid::fromCells(open.constData()), false, solver, 1'000'000).solutions;
        QCOMPARE_GT(all, 1000U);
        const QJsonObject counted = runCli({"check", "--json", "--count", "1000000"}, open).object();
        QCOMPARE(static_cast<std::uint64_t>(counted["solutions"].toInteger()), all);
        QCOMPARE(runCli({"check", "--json", "--count", "9"}, kinds::none).object()["solutions"].toInt(), 0);
    }

    /// --names affects sentences; the fields for scripts stay the same.
    void conflictsAreNamed() {
        const QJsonArray conflicts = runCli({"check", "--json"}, kinds::invalid).object()["conflicts"].toArray();
        QCOMPARE(conflicts.size(), 1);
        const QJsonObject expected = {{"house", "column 1"}, {"digit", 5}, {"cells", QJsonArray{"r1c1", "r6c1"}}};
        QCOMPARE(conflicts[0].toObject(), expected);
        QCOMPARE(runCli({"check", "--json"}, kinds::unique).object()["conflicts"].toArray().size(), 0);
        const Ran letters = runCli({"check", "--json", "--names", "A1"}, kinds::invalid);
        QVERIFY(letters.object()["message"].toString().contains("A1, F1"));
        QCOMPARE(letters.object()["conflicts"].toArray(), conflicts);
    }

    /// For a saved game the givens are checked; wrongly placed digits are reported.
    void placedDigitsAreNoPartOfThePuzzle() {
        QByteArray wrong = kinds::unique, right = kinds::solution;
        // The solution has a 7 there.
        wrong[0] = '1';
        const auto library = [](const QByteArray& board) {
            QByteArray text;
            for (qsizetype i = 0; i < board.size(); ++i)
                text += (kinds::unique[i] == '.' && board[i] != '.' ? "+" : "") + board.mid(i, 1);
            return text;
        };
        const auto saved = [&](const QByteArray& board) {
            return runCli({"convert", "--to", "sdk"}, ":0000:x:" + library(board) + ":::").out;
        };
        const QJsonObject object = runCli({"check", "--json"}, saved(wrong)).object();
        QCOMPARE(object["puzzle"].toString().toLatin1(), kinds::unique);
        QCOMPARE(object["status"].toString(), "unique");
        QCOMPARE(object["clues"].toInt(), 30);
        QVERIFY2(object["message"].toString().endsWith("r1c1 is wrong."), qPrintable(object["message"].toString()));
        const QJsonObject done = runCli({"check", "--json"}, saved(right)).object();
        QCOMPARE(done["puzzle"].toString().toLatin1(), kinds::unique);
        QVERIFY(done["message"].toString().contains("complete"));
        QCOMPARE(runCli({"solve", "--json"}, saved(wrong)).object()["status"].toString(), "solved");
    }

    /// A line that is too short between two good ones.
    void whatCannotBeReadIsReportedAndTheRestRead() {
        const Ran ran =
            runCli({"check", "--json"}, kinds::solution + '\n' + kinds::unique.first(80) + '\n' + kinds::unique + '\n');
        QCOMPARE(ran.code, 1);
        QCOMPARE(ran.objects().size(), 2);
        QVERIFY2(ran.err.startsWith("standard input: Line 2") && ran.err.contains("80"), ran.err.constData());
    }

    /// Twenty messages and one line with the number of the others.
    void aWrongFileDoesNotFillTheScreen() {
        QByteArray text = kinds::unique + '\n';
        for (int i = 0; i < 500; ++i) text += kinds::unique.first(70) + '\n';
        const Ran ran = runCli({"check", "--json"}, text);
        QCOMPARE(ran.objects().size(), 1);
        // Errors go to standard error, so that a pipe gets only answers.
        QCOMPARE(ran.err.count('\n'), 21);
        QVERIFY(ran.err.contains("480 more"));
    }

    /// Including standard input and a missing file: the order is that of the call, and the worst result determines
    /// the exit code.
    void severalFilesAreOneInput() {
        const QTemporaryDir folder;
        writeBytes(folder.filePath("a"), kinds::unique + '\n');
        writeBytes(folder.filePath("b"), kinds::solution + '\n' + kinds::multiple + '\n');
        const Ran ran = runCli({"check", "--json", "a", "-", "nothing", "b"}, kinds::none, folder.path());
        // The missing file outweighs the puzzle without a solution.
        QCOMPARE(ran.code, 3);
        QStringList status;
        for (const QJsonObject& object : ran.objects()) status << object["status"].toString();
        QCOMPARE(status, (QStringList{"unique", "none", "unique", "multiple"}));
        QVERIFY(ran.err.startsWith("nothing: "));
        const Ran some = runCli({"check", "--json", "--limit", "2", "a", "b"}, {}, folder.path());
        QCOMPARE(some.objects().size(), 2);
        const Ran text = runCli({"check", "a", "b"}, {}, folder.path());
        QVERIFY(text.out.contains("b: ") && text.out.endsWith("3 puzzles: 2 unique, 1 multiple.\n"));
        QVERIFY(!runCli({"check", "--quiet", "a", "b"}, {}, folder.path()).out.contains("puzzles:"));
    }
};

QTEST_GUILESS_MAIN(TestCheck)
#include "tst_check.moc"
