// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/generator/puzzlespec.h"
#include "engine/generator/random.h"
#include "engine/generator/symmetricgivens.h"
#include "engine/generator/training.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace ninefold::generator {

struct GeneratedPuzzle {
    Grid puzzle;
    Solution solution{};
    int seedDifficulty = 0;
    /// By Ninefold's rule; set when the request needed it.
    std::optional<rating::Level> level;
};

/// Generates puzzles to a specification: draws one after the other until one fits. The same specification and the
/// same random numbers give the same puzzle. Reuse one object for many puzzles; each thread needs its own.
///
/// Most random puzzles of a level stand in one part of it. So a specification with a level that leaves the part open
/// gets puzzles of one part first; after half of the tries any other will do.
class Maker {
public:
    explicit Maker(const PuzzleSpec& spec);

    /// Nothing when no try fitted, or when stopped. `first` is the part to begin with where the specification leaves it
    /// open; without it one is drawn.
    std::optional<GeneratedPuzzle> make(Random& random, const std::stop_token& stop = {},
                                        std::optional<rating::LevelPart> first = {});

    /// Called before each try of `make` with what the tries have cost so far, of `mostTries()`.
    using Progress = std::function<void(long long tried)>;
    void setProgress(Progress progress) { progress_ = std::move(progress); }

    /// A position to train the technique of the specification, which must name one. Its puzzle has the specified
    /// shape but not necessarily the specified level.
    std::optional<Training::Example> makeExample(Random& random, const std::stop_token& stop = {});

    /// How many puzzles a call of `make` tries at most.
    long long mostTries() const;

private:
    std::optional<GeneratedPuzzle> tryShape(Random& random, const std::stop_token& stop);
    std::optional<GeneratedPuzzle> tryOnce(Random& random, const std::stop_token& stop);
    std::optional<logic::MotionKind> drawnSymmetry() const;
    /// The givens, of a random solution if the specification names none.
    std::optional<Solution> drawGivens(Random& random, const std::stop_token& stop);
    std::optional<Solution> draw(const Solution& solution, Random& random, const std::stop_token& stop);
    bool hasRightShape(const Solution& puzzle);
    bool hasLevel(const Grid& puzzle, const std::stop_token& stop) const;
    bool hasWantedRating(GeneratedPuzzle& made, const std::stop_token& stop) const;
    Range targetClues() const;
    /// The duration of the last try, counted in tries.
    long long costOfTry() const;

    /// Could a puzzle of another part fit, too, and does nothing else decide how hard it is?
    bool leavesPartOpen() const;

    PuzzleSpec spec_;
    std::optional<rating::LevelPart> part_; // the part of the present tries
    Range clues_;
    std::vector<Cells> orbits_;
    std::optional<Training> training_;
    solve::FastSolver solver_;
    Progress progress_;
    std::uint64_t counted_ = 0; // solutions that the last draw counted
};

/// The part of puzzle `number` of a list: each part comes once in three puzzles, in an order that depends on the seed.
rating::LevelPart partInTurn(std::uint64_t seed, std::uint64_t number);

} // namespace ninefold::generator
