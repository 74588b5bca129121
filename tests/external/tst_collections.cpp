// SPDX-License-Identifier: MIT
// Large collections of puzzles, known to have one solution or several, checked with the fast solver, the solvers
// that can be watched, and the command line.
#include "tests/app/cli/program.h"
#include "tests/data.h"
#include "tests/engine/solve/agreement.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::solve;
using namespace ninefold::test;

class TestCollections : public QObject {
    Q_OBJECT

private slots:
    void fastSolver_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("solutions");
        QTest::newRow("17 clues") << "17_clue.txt" << 1;
        QTest::newRow("magictour") << "magictour_top1465.txt" << 1;
        QTest::newRow("hardest 1905") << "forum_hardest_1905_11plus.txt" << 1;
        QTest::newRow("hardest 1106") << "forum_hardest_1106.txt" << 1;
        QTest::newRow("several solutions") << "serg_benchmark.txt" << 2;
    }

    void fastSolver() {
        QFETCH(QString, file);
        QFETCH(int, solutions);
        const std::vector<Grid> puzzles = puzzlesOf(dataPath(file));
        QVERIFY(puzzles.size() > 100);
        FastSolver solver;
        for (const Grid& puzzle : puzzles)
            QCOMPARE(solver.solve(puzzle).solutions, static_cast<std::uint64_t>(solutions));
    }

    void engines_data() {
        QTest::addColumn<const Solver*>("solver");
        // Backtracking would not finish on these puzzles.
        for (const Solver* solver : eventSolvers())
            if (solver->id != "backtracking") QTest::newRow(std::string(solver->id).c_str()) << solver;
    }

    void engines() {
        QFETCH(const Solver*, solver);
        Tally tally;
        for (const char* name : {"17_clue.txt", "magictour_top1465.txt"})
            for (const Grid& puzzle : puzzlesOf(dataPath(name), 2000))
                if (tally.fault.isEmpty()) agree(*solver, Known(puzzle), tally);
        QCOMPARE(tally.fault, QString());
        QVERIFY(tally.finished > 0);
        qInfo("%d finished", tally.finished);
    }

    void commandLine() {
        for (const char* name : {"17_clue", "magictour_top1465", "serg_benchmark"}) {
            const Ran ran = runCli({"check", "--json", "--limit", "500", dataPath(name) + ".txt"});
            const QString status = name == QByteArray("serg_benchmark") ? "multiple" : "unique";
            QCOMPARE(ran.objects().size(), 500);
            for (const QJsonObject& object : ran.objects()) QCOMPARE(object["status"].toString(), status);
        }
    }
};

QTEST_GUILESS_MAIN(TestCollections)
#include "tst_collections.moc"
