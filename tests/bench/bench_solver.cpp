// SPDX-License-Identifier: MIT
// The fast solver at every level of this processor, on puzzles made on the spot: the same ones each time.
//
//     build/release/tests/bench_solver [SECONDS]
//
// Sets: minimal puzzles as random removal makes them, the hardest of them (most guesses), and the same puzzles with
// clues taken away until there are several solutions. Each puzzle is solved to "one and no second, or two"; the time
// is the processor time of the thread, the best of many passes.
#include "engine/generator/solutiongrid.h"
#include "engine/solve/bitboard.h"
#include "tests/bench/cputime.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <string>
#include <vector>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::solve;

namespace {

/// Sets are measured separately: they differ so much in guesses that a common mean would be meaningless.
struct Set {
    std::string name;
    std::vector<Solution> puzzles;
};

/// Removes clues in random order as long as the solution stays unique.
Solution minimalPuzzle(Random& random, FastSolver& solver) {
    Solution puzzle = randomSolution(random, solver);
    std::vector<Cell> order(kCellCount);
    std::iota(order.begin(), order.end(), 0);
    random.shuffle(order);
    for (Cell cell : order) {
        const std::uint8_t clue = puzzle[cell];
        puzzle[cell] = 0;
        if (solver.solve(puzzle).solutions > 1) puzzle[cell] = clue;
    }
    return puzzle;
}

std::vector<Set> makeSets() {
    // One seed for all three sets: the other two are made from the first, so they are the same in each run.
    Random random(2024);
    FastSolver solver;
    Set minimal{"minimal", {}}, hardest{"hardest", {}}, several{"several", {}};
    for (int i = 0; i < 5000; ++i) minimal.puzzles.push_back(minimalPuzzle(random, solver));
    hardest.puzzles = minimal.puzzles;
    const auto guesses = [&](const Solution& puzzle) { return solver.solve(puzzle).guesses; };
    std::ranges::stable_sort(hardest.puzzles, std::greater(), guesses);
    hardest.puzzles.resize(200);
    for (Solution puzzle : minimal.puzzles) {
        while (solver.solve(puzzle).solutions < 2) puzzle[random.below(kCellCount)] = 0;
        several.puzzles.push_back(puzzle);
    }
    return {minimal, hardest, several};
}

void measure(const Set& set, FastSolver solver, const char* level, double seconds) {
    double best = 0;
    std::uint64_t guesses = 0;
    for (const double end = threadSeconds() + seconds; threadSeconds() < end;) {
        guesses = 0;
        const double start = threadSeconds();
        for (const Solution& puzzle : set.puzzles) guesses += solver.solve(puzzle).guesses;
        // The best pass and not the mean: interference can only make a pass slower.
        best = std::max(best, static_cast<double>(set.puzzles.size()) / (threadSeconds() - start));
    }
    std::printf("%-8s %-9s %10.0f puzzles/s %8.3f guesses/puzzle\n", set.name.c_str(), level, best,
                static_cast<double>(guesses) / static_cast<double>(set.puzzles.size()));
}

} // namespace

int main(int count, char** arguments) {
    const double seconds = count > 1 ? std::atof(arguments[1]) : 1.0;
    constexpr const char* kNames[] = {"", "portable", "sse", "avx2", "avx512"};
    for (const Set& set : makeSets())
        for (SimdLevel level : {SimdLevel::Avx512, SimdLevel::Avx2, SimdLevel::Sse, SimdLevel::Portable})
            if (level <= bestSimdLevel()) measure(set, FastSolver(level), kNames[static_cast<int>(level)], seconds);
}
