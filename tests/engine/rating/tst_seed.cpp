// SPDX-License-Identifier: MIT
// The difficulty that the generator uses: a simple rule, and a fast implementation of it that is compared with a
// literal one.
#include "engine/core/houses.h"
#include "engine/generator/solutiongrid.h"
#include "engine/rating/seed.h"
#include "tests/engine/rating/thinned.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::rating;
using namespace ninefold::solve;

namespace {

/// The literal rule, every step and every choice: slow, and it shares only the Grid with the real implementation.
int difficultyByTheBook(Grid grid, const Solution& solution) {
    grid.resetCandidates();
    int difficulty = grid.blanks().count();
    while (!grid.isFull()) {
        int fewest = 10;
        Cell chosen = -1;
        for (Cell cell = 0; cell < kCellCount; ++cell)
            if (!grid.isSet(cell) && grid.candidates(cell).count() < fewest) {
                fewest = grid.candidates(cell).count();
                chosen = cell;
            }
        for (House house = 0; house < kHouseCount; ++house)
            for (Digit digit = 1; digit <= 9; ++digit) {
                int places = 0;
                Cell right = -1;
                for (Cell cell : kHouseCells[house])
                    if (grid.isCandidate(cell, digit)) {
                        ++places;
                        if (solution[cell] == digit) right = cell;
                    }
                if (places > 0 && places < fewest) {
                    fewest = places;
                    chosen = right;
                }
            }
        // A single costs nothing, a choice of two a hundred, of three four hundred.
        difficulty += (fewest - 1) * (fewest - 1) * 100;
        grid.place(chosen, solution[chosen]);
    }
    return difficulty;
}

} // namespace

class TestSeed : public QObject {
    Q_OBJECT

private slots:
    /// Both must choose the same cell in a tie, or the sums would differ: first cells in reading order, then
    /// houses.
    void followsTheBook() {
        FastSolver solver;
        int branched = 0;
        for (int n = 0; n < 400; ++n) {
            Random random(11, n);
            const Solution solution = randomSolution(random, solver);
            const Grid grid = thinned(solution, 90, random, solver);
            const int difficulty = seedDifficulty(grid, solution);
            QCOMPARE(difficulty, difficultyByTheBook(grid, solution));
            branched += difficulty >= 100;
        }
        QVERIFY(branched > 50); // or the test would have covered only easy puzzles
    }

    /// Both sides of every limit.
    void levelsPartTheDifficulties() {
        const std::map<int, Level> borders = {{0, Level::VeryEasy},   {26, Level::VeryEasy}, {27, Level::Easy},
                                              {49, Level::Easy},      {50, Level::Normal},   {99, Level::Normal},
                                              {100, Level::Hard},     {199, Level::Hard},    {200, Level::VeryHard},
                                              {299, Level::VeryHard}, {300, Level::Expert},  {9000, Level::Expert}};
        for (const auto& [difficulty, level] : borders) QCOMPARE(seedLevel(difficulty), level);
    }

    /// Names come from the command line, in any case and with any separators.
    void namesGoBothWays() {
        for (const Level level : kLevels) QCOMPARE(levelFromName(levelName(level)), std::optional(level));
        QCOMPARE(levelFromName("very-hard"), std::optional(Level::VeryHard));
        QCOMPARE(levelFromName("VERYEASY"), std::optional(Level::VeryEasy));
        for (const char* bad : {"", "hardest", "hard!", "1"}) QVERIFY(!levelFromName(bad));
    }
};

QTEST_APPLESS_MAIN(TestSeed)
#include "tst_seed.moc"
