// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/level.h"

#include <QString>

#include <optional>

namespace ninefold::store {

/// A game that was played to its end.
struct GameResult {
    /// When it ended, in milliseconds since 1970, and how long it was played.
    qint64 finishedMs = 0;
    qint64 elapsedMs = 0;
    /// Empty for a puzzle of unknown level.
    std::optional<rating::Level> level;
    int hints = 0, checks = 0, mistakes = 0;
    /// The 81 characters of the puzzle.
    QString givens;
    /// Its saved game; empty if it was written before results knew it.
    QString game = {};
    friend bool operator==(const GameResult&, const GameResult&) = default;
};

} // namespace ninefold::store
