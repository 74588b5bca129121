// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/library/base/database.h"
#include "app/store/library/base/values.h"
#include "app/store/library/progress.h"
#include "engine/rating/level.h"

#include <array>

namespace ninefold::library {

/// How the library and its player stand.
struct Summary {
    long long puzzles = 0, boards = 0, rated = 0, games = 0;
    /// Puzzles by level.
    std::array<long long, rating::kLevels.size()> ofLevel{};
    /// Games that are saved and not finished.
    long long saved = 0, solvedGames = 0, givenUp = 0;
    long long solvedPuzzles = 0;
    struct Level {
        long long solved = 0;
        /// Only games without hints count for times.
        std::optional<qint64> bestMs, averageMs;
        long long hints = 0, mistakes = 0;
    };
    std::array<Level, rating::kLevels.size()> played{};
    /// Exercises that were answered rightly, of all that were answered.
    long long practised = 0, practisedRight = 0;
    /// Techniques with at least one right answer.
    long long techniquesCleared = 0;
    /// Each family that was tested, in the order of their first tests, with its best result.
    QList<FamilyTest> tests = {};
    /// How often each technique proved a move of a solved game, by id, and the moves without a known reason.
    QMap<QString, int> used = {};
    long long guesses = 0;
};

Result<Summary> summaryOf(Database& database);

} // namespace ninefold::library
