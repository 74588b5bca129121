// SPDX-License-Identifier: MIT
// Checks the output of `ninefold-cli dimacs` with MiniSat, which is independent of our code.
#include "tests/app/cli/program.h"

#include <QTemporaryDir>
#include <QTest>

class TestMinisat : public QObject {
    Q_OBJECT

private slots:
    void agrees() {
        const QTemporaryDir folder;
        const auto verdict = [&](const QByteArray& puzzle, const QString& encoding) {
            const QString file = folder.filePath("puzzle.cnf");
            runCli({"dimacs", "--encoding", encoding, "--output", file}, puzzle);
            QProcess process;
            process.start("minisat", {"-verb=0", file, folder.filePath("answer")});
            process.waitForFinished();
            return process.exitCode();
        };
        for (const char* encoding : {"minimal", "extended"}) {
            // SAT solvers report 10 for satisfiable and 20 for unsatisfiable.
            QCOMPARE(verdict(kinds::unique, encoding), 10);
            QCOMPARE(verdict(kinds::multiple, encoding), 10);
            QCOMPARE(verdict(kinds::none, encoding), 20);
            QCOMPARE(verdict(kinds::invalid, encoding), 20);
        }
    }
};

QTEST_GUILESS_MAIN(TestMinisat)
#include "tst_minisat.moc"
