// SPDX-License-Identifier: MIT
// Tests the fast solver with every instruction set of this processor against a brute force that is short enough to
// be trusted. Levels must agree even in the number of guesses, because they are one algorithm.
#include "engine/core/houses.h"
#include "engine/solve/bitboard.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <random>
#include <set>
#include <string>
#include <thread>
#include <vector>

using namespace ninefold;
using namespace ninefold::solve;

namespace {

using Values = std::array<std::uint8_t, kCellCount>;

constexpr SimdLevel kLevels[] = {SimdLevel::Portable, SimdLevel::Sse, SimdLevel::Avx2, SimdLevel::Avx512};

/// The levels that this processor supports; others would fall back and repeat a test.
std::vector<FastSolver> solvers() {
    std::vector<FastSolver> all;
    for (SimdLevel level : kLevels)
        if (FastSolver solver(level); solver.level() == level) all.push_back(solver);
    return all;
}

/// Fills the cell with the fewest candidates recursively: slow, short and independent of the engine.
struct BruteForce {
    std::array<unsigned, kCellCount> candidates;
    std::mt19937* random = nullptr;
    std::uint64_t limit;
    std::set<Values> solutions;

    void run(Values values) {
        Cell best = -1;
        unsigned open = 0;
        for (Cell cell = 0; cell < kCellCount; ++cell) {
            if (values[cell] != 0) continue;
            unsigned left = candidates[cell];
            for (Cell peer : kPeers[cell])
                if (values[peer] != 0) left &= ~(1u << values[peer]);
            if (best >= 0 && std::popcount(left) >= std::popcount(open)) continue;
            best = cell;
            open = left;
        }
        if (best < 0) {
            solutions.insert(values);
            return;
        }
        // In a random order if a random solution is wanted; otherwise the order does not matter.
        std::array<std::uint8_t, 9> digits;
        std::iota(digits.begin(), digits.end(), std::uint8_t{1});
        if (random) std::shuffle(digits.begin(), digits.end(), *random);
        for (std::uint8_t digit : digits) {
            if ((open >> digit & 1u) == 0 || solutions.size() >= limit) continue;
            values[best] = digit;
            run(values);
        }
    }
};

/// No solutions if the givens clash: the search looks at blanks only and would not notice.
std::set<Values> bruteForce(const Grid& grid, std::uint64_t limit, std::mt19937* random = nullptr) {
    BruteForce search{{}, random, limit, {}};
    Values values;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        values[cell] = static_cast<std::uint8_t>(grid.value(cell));
        // Bit n for digit n.
        search.candidates[cell] = grid.candidates(cell).mask() << 1;
    }
    if (clashingCells(grid).empty()) search.run(values);
    return search.solutions;
}

/// The first row is always 1 to 9; the rest is random.
Values randomSolution(std::mt19937& random) {
    Grid grid;
    for (Cell cell = 0; cell < 9; ++cell) grid.give(cell, cell + 1);
    return *bruteForce(grid, 1, &random).begin();
}

/// Random givens of the solution, so it may have any number of solutions, but at least one.
Grid puzzleOf(const Values& solution, int clues, std::mt19937& random) {
    std::array<Cell, kCellCount> order;
    std::iota(order.begin(), order.end(), 0);
    std::shuffle(order.begin(), order.end(), random);
    Grid grid;
    for (int i = 0; i < clues; ++i) grid.give(order[i], solution[order[i]]);
    return grid;
}

/// Every digit of the solution, and each other candidate with a probability of `chance` percent.
Grid sukakuOf(const Values& solution, unsigned chance, std::mt19937& random) {
    Grid grid;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        Digits digits = Digits::of(solution[cell]);
        for (Digit digit = 1; digit <= 9; ++digit)
            if (random() % 100 < chance) digits.add(digit);
        grid.setCandidates(cell, digits);
    }
    return grid;
}

/// Gives some cells of a house only a few digits and leaves everything else open.
void crowd(Grid& grid, int cells, int digits, std::mt19937& random) {
    std::array<Cell, 9> house = kHouseCells[random() % kHouseCount];
    std::array<Digit, 9> order;
    std::iota(order.begin(), order.end(), 1);
    std::shuffle(house.begin(), house.end(), random);
    std::shuffle(order.begin(), order.end(), random);
    Digits few;
    for (int i = 0; i < digits; ++i) few.add(order[i]);
    for (int i = 0; i < cells; ++i) grid.setCandidates(house[i], grid.candidates(house[i]) & few);
}

/// Checks the rules and the puzzle: set digits stay, and only candidates are placed.
bool obeysRules(const Values& values, const Grid& grid) {
    Grid full;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        if (values[cell] < 1 || values[cell] > 9) return false;
        if (grid.isSet(cell) ? grid.value(cell) != values[cell] : !grid.isCandidate(cell, values[cell])) return false;
        full.give(cell, values[cell]);
    }
    return clashingCells(full).empty();
}

/// Compares an answer with the result of brute force, which had a limit above one.
bool agrees(const FastSolver::Answer& answer, const std::set<Values>& expected, const Grid& grid) {
    if (answer.solutions != expected.size()) return false;
    // The solver may choose which two of several it returns, but they must be correct and different.
    for (std::uint64_t i = 0; i < std::min<std::uint64_t>(answer.solutions, 2); ++i)
        if (!obeysRules(answer.solution[i], grid)) return false;
    if (answer.solutions == 1) return answer.solution[0] == *expected.begin();
    return answer.solutions == 0 || answer.solution[0] != answer.solution[1];
}

/// Equal even in the number of guesses: the levels are one algorithm.
bool same(const FastSolver::Answer& a, const FastSolver::Answer& b) {
    if (a.solutions != b.solutions || a.guesses != b.guesses) return false;
    if (a.solutions > 0 && a.solution[0] != b.solution[0]) return false;
    return a.solutions < 2 || a.solution[1] == b.solution[1];
}

/// Permutes rows, columns and digits, and sometimes transposes the board.
Grid shuffled(const Grid& grid, std::mt19937& random) {
    std::array<int, 9> rows, columns, digits;
    std::iota(digits.begin(), digits.end(), 1);
    std::shuffle(digits.begin(), digits.end(), random);
    for (auto* lines : {&rows, &columns}) {
        std::array<int, 3> bands{0, 1, 2}, within{0, 1, 2};
        std::shuffle(bands.begin(), bands.end(), random);
        for (int band = 0; band < 3; ++band) {
            std::shuffle(within.begin(), within.end(), random);
            for (int i = 0; i < 3; ++i) (*lines)[3 * band + i] = 3 * bands[band] + within[i];
        }
    }
    const bool turned = random() % 2 != 0;
    Grid result;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const int row = rows[rowOf(cell)], column = columns[columnOf(cell)];
        if (grid.isSet(cell))
            result.give(turned ? cellAt(column, row) : cellAt(row, column), digits[grid.value(cell) - 1]);
    }
    return result;
}

std::string nameOf(SimdLevel level) {
    const char* names[] = {"auto", "portable", "SSE", "AVX2", "AVX-512"};
    return names[static_cast<int>(level)];
}

} // namespace

class TestBitboard : public QObject {
    Q_OBJECT

private slots:
    /// Logs what was tested, because a processor without AVX-512 tests less.
    void initTestCase() {
        for (const FastSolver& solver : solvers()) qInfo("level %s", nameOf(solver.level()).c_str());
        QCOMPARE(FastSolver().level(), bestSimdLevel());
        QVERIFY(FastSolver(SimdLevel::Portable).level() == SimdLevel::Portable);
    }

    /// 19 to 32 clues: from many solutions to one. Limits that truncate the count and limits that do not.
    void countsAgreeWithBruteForceUpToTheLimit() {
        std::mt19937 random(1);
        auto all = solvers();
        for (int round = 0; round < 700; ++round) {
            const Grid grid = puzzleOf(randomSolution(random), 19 + round % 14, random);
            const std::uint64_t limit = round % 5 == 0 ? 500 : 2 + round % 4;
            const auto expected = bruteForce(grid, limit);
            for (FastSolver& solver : all) {
                const auto answer = solver.solve(grid, limit);
                QVERIFY(agrees(answer, expected, grid));
                QVERIFY(same(answer, all[0].solve(grid, limit)));
                QVERIFY(same(answer, solver.solveCandidates(grid, limit)));
            }
        }
    }

    /// Positions without a digit, made of candidates alone, sparse and dense.
    void candidatesThatAreRuledOutStayOut() {
        std::mt19937 random(2);
        auto all = solvers();
        for (int round = 0; round < 1500; ++round) {
            const Grid grid = sukakuOf(randomSolution(random), 10 + round % 25, random);
            const auto expected = bruteForce(grid, 50);
            for (FastSolver& solver : all) {
                const auto answer = solver.solveCandidates(grid, 50);
                QVERIFY(agrees(answer, expected, grid));
                QVERIFY(same(answer, all[0].solveCandidates(grid, 50)));
            }
        }
    }

    /// One to three changes usually make them unsolvable; brute force decides.
    void positionsWithoutSolutionHaveNone() {
        std::mt19937 random(3);
        auto all = solvers();
        for (int round = 0; round < 1500; ++round) {
            const Values solution = randomSolution(random);
            Grid grid = round % 2 == 0 ? puzzleOf(solution, 26, random) : sukakuOf(solution, 30, random);
            for (int i = 0; i <= round % 3; ++i) {
                const Cell cell = static_cast<Cell>(random() % kCellCount);
                // Removes a candidate of the solution: another solution may be left, or none.
                if (grid.isSet(cell)) grid.give(cell, grid.value(cell) % 9 + 1);
                else grid.removeCandidate(cell, solution[cell]);
            }
            const auto expected = bruteForce(grid, 2);
            for (FastSolver& solver : all) QVERIFY(agrees(solver.solveCandidates(grid, 2), expected, grid));
        }
    }

    /// Two equal digits in every house, at every distance.
    void clashesHaveNoSolution() {
        std::mt19937 random(4);
        for (FastSolver& solver : solvers())
            for (House house = 0; house < kHouseCount; ++house)
                for (int i = 1; i < 9; ++i) {
                    Grid grid;
                    grid.give(kHouseCells[house][0], i);
                    grid.give(kHouseCells[house][i], i);
                    QCOMPARE(solver.solve(grid).solutions, std::uint64_t{0});
                }
    }

    /// There is nothing to search, so the answer must come from checking.
    void fullBoardsAreRightOrWrong() {
        std::mt19937 random(5);
        auto all = solvers();
        for (int round = 0; round < 200; ++round) {
            Grid grid = puzzleOf(randomSolution(random), kCellCount, random);
            for (FastSolver& solver : all) QCOMPARE(solver.solve(grid).solutions, std::uint64_t{1});
            const Cell cell = static_cast<Cell>(random() % kCellCount);
            grid.give(cell, grid.value(cell) % 9 + 1);
            for (FastSolver& solver : all) QCOMPARE(solver.solve(grid).solutions, std::uint64_t{0});
        }
    }

    /// Includes limits 0 and 1, which leave fewer than two solutions to return.
    void theEmptyBoardCountsUpToAnyLimit() {
        for (FastSolver& solver : solvers())
            // The empty board has more solutions than any of these.
            for (std::uint64_t limit : {0, 1, 2, 3, 1000, 100000}) {
                const auto answer = solver.solve(Grid(), limit);
                QCOMPARE(answer.solutions, limit);
                if (limit > 0) QVERIFY(obeysRules(answer.solution[0], Grid()));
                if (limit > 1) QVERIFY(answer.solution[0] != answer.solution[1]);
            }
    }

    /// Four rows are blank: thousands of solutions, each counted once.
    void manySolutionsAreAllCounted() {
        std::mt19937 random(6);
        auto all = solvers();
        for (int round = 0; round < 5; ++round) {
            const Values solution = randomSolution(random);
            Grid grid;
            // Five rows stay.
            for (Cell cell = 0; cell < 45; ++cell) grid.give(cell, solution[cell]);
            const auto expected = bruteForce(grid, 1'000'000);
            for (FastSolver& solver : all) QVERIFY(agrees(solver.solve(grid, 1'000'000), expected, grid));
        }
    }

    /// Cells that share too few digits, where branching on shapes alone would take very long; and cells with just
    /// enough.
    void crowdedCellsAreSeenBeforeLong() {
        std::mt19937 random(10);
        auto all = solvers();
        for (int round = 0; round < 30; ++round) {
            const int cells = 4 + round % 4;
            Grid tooFew;
            crowd(tooFew, cells, cells - 1, random);
            Grid enough;
            crowd(enough, cells, cells, random);
            for (FastSolver& solver : all) {
                QCOMPARE(solver.solveCandidates(tooFew).solutions, std::uint64_t{0});
                const auto answer = solver.solveCandidates(enough, 20);
                QCOMPARE(answer.solutions, std::uint64_t{20});
                QVERIFY(obeysRules(answer.solution[0], enough) && obeysRules(answer.solution[1], enough));
                QVERIFY(answer.solution[0] != answer.solution[1]);
                QVERIFY(same(answer, all[0].solveCandidates(enough, 20)));
            }
        }
    }

    /// A symmetry only moves bits to other words: rows, columns and digits must all be treated equally.
    void equivalentPuzzlesHaveAsManySolutions() {
        std::mt19937 random(7);
        FastSolver solver;
        for (int round = 0; round < 500; ++round) {
            const Grid grid = puzzleOf(randomSolution(random), 20 + round % 8, random);
            const auto answer = solver.solve(grid, 1000);
            for (int i = 0; i < 4; ++i)
                QCOMPARE(solver.solve(shuffled(grid, random), 1000).solutions, answer.solutions);
        }
    }

    void valuesAndGridsAreTheSameInput() {
        std::mt19937 random(8);
        FastSolver solver;
        for (int round = 0; round < 200; ++round) {
            const Grid grid = puzzleOf(randomSolution(random), 24, random);
            Values values;
            for (Cell cell = 0; cell < kCellCount; ++cell) values[cell] = static_cast<std::uint8_t>(grid.value(cell));
            QVERIFY(same(solver.solve(grid), solver.solve(values)));
        }
    }

    /// One object per thread and nothing shared; wrong answers are counted because Qt's macros belong to one thread.
    void threadsDoNotDisturbEachOther() {
        std::mt19937 random(9);
        std::vector<Grid> puzzles;
        for (int i = 0; i < 400; ++i) puzzles.push_back(puzzleOf(randomSolution(random), 20 + i % 6, random));
        for (const FastSolver& solver : solvers()) {
            std::vector<FastSolver::Answer> expected;
            for (const Grid& puzzle : puzzles) expected.push_back(FastSolver(solver).solve(puzzle));
            std::array<int, 4> wrong{};
            std::vector<std::thread> threads;
            for (int& count : wrong)
                threads.emplace_back([&, own = solver]() mutable {
                    for (std::size_t i = 0; i < puzzles.size(); ++i) count += !same(own.solve(puzzles[i]), expected[i]);
                });
            for (std::thread& thread : threads) thread.join();
            QCOMPARE(wrong, (std::array<int, 4>{}));
        }
    }
};

QTEST_APPLESS_MAIN(TestBitboard)
#include "tst_bitboard.moc"
