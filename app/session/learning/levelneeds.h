// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/collections.h"
#include "engine/rating/level.h"

#include <QHash>
#include <QString>

#include <array>

namespace ninefold::session {

/// How many of the bundled puzzles need each technique, level by level.
struct LevelNeeds {
    static constexpr std::size_t kLevelCount = std::size(rating::kLevels);
    using Counts = std::array<int, kLevelCount>;

    /// By the ids of the techniques; a technique that no puzzle needs is missing.
    QHash<QString, Counts> needing;
    /// The number of puzzles of each level.
    Counts puzzles{};

    /// Of 100 puzzles of the level, rounded; those that need it at all count as 1 at least.
    int percent(const QString& technique, rating::Level level) const;
};

/// Reads all bundled puzzles, so it belongs in a thread.
LevelNeeds bundledNeeds(const QString& folder = documents::kBundledFolder);

} // namespace ninefold::session
