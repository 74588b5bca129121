// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/collections.h"
#include "app/store/library/games.h"
#include "engine/formats/puzzle.h"
#include "engine/rating/level.h"

#include <optional>

namespace ninefold::session {

/// A puzzle that fits the player's strength.
struct ProposedPuzzle {
    QString givens, name;
    /// The rating, in tenths.
    int er = 0;
    std::optional<rating::Level> level;
    /// The name of the saved game in which it was started; empty if it was not.
    QString savedGame = {};
    friend bool operator==(const ProposedPuzzle&, const ProposedPuzzle&) = default;
};

/// The puzzle with the lowest rating from `er` on that was not played to its end, in the library or among the bundled
/// ones; if there is none, the hardest one below. Nothing if there is no puzzle at all.
std::optional<ProposedPuzzle> proposedPuzzle(library::Database& database, const QList<library::Game>& games, double er,
                                             const QString& folder = documents::kBundledFolder);

/// As it is played.
formats::Puzzle puzzleToPlay(const ProposedPuzzle& proposed);

} // namespace ninefold::session
