// SPDX-License-Identifier: MIT
// Hill climbing: from the best puzzle so far, change twenty cells at random and keep the result when it is no
// farther from the level than before. A hill that leads nowhere is left for a new solution grid.
#include "engine/generator/bylevel.h"

#include "engine/rating/seed.h"

#include <algorithm>
#include <cstdlib>

namespace ninefold {
namespace {

constexpr int kChangesAtATime = 20;
constexpr int kPatience = 60;    // rounds without getting nearer
constexpr int kMostHills = 2000; // solution grids

/// How many empty cells a level asks for, 0 where any number will do.
int wantedBlanks(Level level) {
    if (level == Level::VeryEasy) return 26;
    return level == Level::Easy ? 40 : 0;
}

/// 0 when the level is met.
int distance(Level level, int difficulty) {
    if (const int blanks = wantedBlanks(level); blanks > 0) return std::abs(difficulty - blanks);
    const SeedRange range = seedRange(level);
    return std::max({0, range.lowest - difficulty, difficulty - range.highest});
}

class Hill {
public:
    Hill(Level level, Random& random, FastSolver& solver)
        : level_(level),
          random_(random),
          solver_(solver),
          solution_(randomSolution(random, solver)),
          best_(solution_),
          bestDistance_(distance(level, 0)) {}

    bool climb(const std::stop_token& stop) {
        for (int idle = 0; bestDistance_ > 0 && idle < kPatience && !stop.stop_requested(); ++idle)
            if (tryRound()) idle = 0;
        return bestDistance_ == 0;
    }

    GeneratedPuzzle puzzle() const { return {gridOf(best_), solution_, difficulty_}; }

private:
    static Grid gridOf(const Solution& values) {
        Grid grid;
        for (Cell cell = 0; cell < kCellCount; ++cell)
            if (values[cell] != 0) grid.give(cell, values[cell]);
        return grid;
    }

    bool isUnique(const Solution& values) { return solver_.solve(values, 2).solutions == 1; }

    /// True when the level came nearer.
    bool tryRound() {
        Solution values = best_;
        bool removed = false;
        for (int change = 0; change < kChangesAtATime; ++change) {
            const int cell = random_.below(kCellCount);
            const bool add = random_.coin();
            values[cell] = add ? solution_[cell] : std::uint8_t{0};
            removed = removed || !add;
        }
        if (removed && !isUnique(values)) return false;
        const int difficulty = seedDifficulty(gridOf(values), solution_);
        const int farAway = distance(level_, difficulty);
        if (farAway > bestDistance_) return false;
        const bool nearer = farAway < bestDistance_;
        best_ = values;
        bestDistance_ = farAway;
        difficulty_ = difficulty;
        return nearer;
    }

    Level level_;
    Random& random_;
    FastSolver& solver_;
    Solution solution_;
    Solution best_;
    int bestDistance_;
    int difficulty_ = 0;
};

} // namespace

std::optional<GeneratedPuzzle> generateBySeedLevel(Level level, Random& random, FastSolver& solver,
                                                   std::stop_token stop) {
    for (int hill = 0; hill < kMostHills && !stop.stop_requested(); ++hill)
        if (Hill climbing(level, random, solver); climbing.climb(stop)) return climbing.puzzle();
    return std::nullopt;
}

} // namespace ninefold
