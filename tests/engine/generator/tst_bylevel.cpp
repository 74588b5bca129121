// SPDX-License-Identifier: MIT
#include "engine/generator/bylevel.h"
#include "engine/rating/seed.h"

#include <QTest>

#include <set>

using namespace ninefold;

class TestByLevel : public QObject {
    Q_OBJECT

private slots:
    void solutionGridsAreRightAndDiffer() {
        FastSolver solver;
        std::set<std::string> seen;
        for (int n = 0; n < 2000; ++n) {
            Random random(5, n);
            const Solution solution = randomSolution(random, solver);
            Grid grid;
            for (Cell cell = 0; cell < kCellCount; ++cell) grid.give(cell, solution[cell]);
            QVERIFY(grid.isFull() && clashingCells(grid).empty());
            seen.insert(grid.cellsText());
        }
        QCOMPARE(seen.size(), std::size_t{2000});
    }

    void puzzlesKeepTheirLevel_data() {
        QTest::addColumn<int>("level");
        for (const Level level : kLevels) QTest::addRow("%s", levelName(level).data()) << static_cast<int>(level);
    }

    void puzzlesKeepTheirLevel() {
        QFETCH(int, level);
        const Level wanted = kLevels[level];
        FastSolver solver;
        for (int n = 0; n < 60; ++n) {
            Random random(7, n), again(7, n);
            const auto made = generateBySeedLevel(wanted, random, solver);
            QVERIFY(made);
            const auto answer = solver.solve(made->puzzle, 2);
            QCOMPARE(answer.solutions, std::uint64_t{1});
            QCOMPARE(answer.solution[0], made->solution);
            QCOMPARE(made->seedDifficulty, seedDifficulty(made->puzzle, made->solution));
            QCOMPARE(seedLevel(made->seedDifficulty), wanted);
            const int blanks = made->puzzle.blanks().count();
            if (wanted == Level::VeryEasy) QCOMPARE(blanks, 26);
            if (wanted == Level::Easy) QCOMPARE(blanks, 40);
            QCOMPARE(generateBySeedLevel(wanted, again, solver)->puzzle, made->puzzle);
        }
    }

    void stopsWhenAsked() {
        FastSolver solver;
        Random random(1);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!generateBySeedLevel(Level::Expert, random, solver, stop.get_token()));
    }
};

QTEST_APPLESS_MAIN(TestByLevel)
#include "tst_bylevel.moc"
