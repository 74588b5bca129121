// SPDX-License-Identifier: MIT
// The hill climbing of the sugen generator by Daniel Beer: a short random walk from the best puzzle so far, which may
// pass through boards with several solutions, and back to the best. Digging alone ends at the first puzzle without a
// spare given; the walk puts givens back and gets past it.
#include "engine/generator/climb.h"

#include "engine/generator/digging.h"
#include "engine/rating/seed.h"

namespace ninefold::generator {
namespace {

constexpr int kWalks = 200, kStepsOfWalk = 20;

/// Gives or empties one orbit at random; returns false when nothing changed.
bool change(Solution& puzzle, const Solution& solution, std::span<const Cells> orbits, Random& random) {
    const Cells orbit = orbits[static_cast<std::size_t>(random.below(static_cast<int>(orbits.size())))];
    const bool give = random.coin();
    const Solution before = puzzle;
    for (const Cell cell : orbit) puzzle[cell] = give ? solution[cell] : std::uint8_t{0};
    return puzzle != before;
}

/// The seed difficulty; nothing for a board with several solutions.
std::optional<int> difficultyOf(const Solution& puzzle, const Solution& solution, solve::FastSolver& solver) {
    if (solver.solve(puzzle, 2).solutions != 1) return std::nullopt;
    return rating::seedDifficulty(gridOf(puzzle), solution);
}

} // namespace

std::optional<Solution> climbTo(const Solution& solution, std::span<const Cells> orbits, Random& random,
                                solve::FastSolver& solver, const std::stop_token& stop) {
    Solution best = solution;
    int hardest = 0;
    for (int walk = 0; walk < kWalks && !stop.stop_requested(); ++walk) {
        Solution puzzle = best;
        for (int step = 0; step < kStepsOfWalk; ++step) {
            if (!change(puzzle, solution, orbits, random)) continue;
            const auto difficulty = difficultyOf(puzzle, solution, solver);
            if (!difficulty || *difficulty <= hardest) continue;
            best = puzzle;
            hardest = *difficulty;
        }
    }
    return stop.stop_requested() ? std::nullopt : std::optional(best);
}

} // namespace ninefold::generator
