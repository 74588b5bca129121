// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/generator/random.h"
#include "engine/generator/training.h"
#include "engine/generator/wish.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace ninefold {

struct GeneratedPuzzle {
    Grid puzzle;
    Solution solution{};
    int seedDifficulty = 0;
    /// By Ninefold's rule, where it had to be found out.
    std::optional<Level> level;
};

/// Makes puzzles as somebody wishes them: draws one after the other until one fits. The same wish and the same random
/// numbers give the same puzzle. Keep one for many puzzles; each thread needs its own.
class Maker {
public:
    explicit Maker(const Wish& wish);

    /// Nothing when none of the tries fitted, or when stopped.
    std::optional<GeneratedPuzzle> make(Random& random, const std::stop_token& stop = {});

    /// A position to train the technique of the wish, which must name one. Its puzzle keeps to the shape that is
    /// wished for, not to the level.
    std::optional<Training::Example> makeExample(Random& random, const std::stop_token& stop = {});

    /// How many puzzles a call of `make` tries at most.
    long long mostTries() const;

private:
    std::optional<GeneratedPuzzle> tryShape(Random& random, const std::stop_token& stop);
    std::optional<GeneratedPuzzle> tryOnce(Random& random, const std::stop_token& stop);
    std::optional<Solution> draw(const Solution& solution, Random& random, const std::stop_token& stop);
    bool hasRightShape(const Solution& puzzle);
    bool isHardAsWished(GeneratedPuzzle& made, const std::stop_token& stop) const;
    Range targetClues() const;
    /// In tries, how long the last one took.
    long long costOfTry() const;

    Wish wish_;
    Range clues_;
    std::vector<Cells> orbits_;
    std::optional<Training> training_;
    FastSolver solver_;
    std::uint64_t counted_ = 0; // solutions, by the last draw
};

} // namespace ninefold
