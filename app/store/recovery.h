// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/results/tally.h"
#include "engine/formats/puzzle.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace ninefold::store {

/// A game keeps at most this many positions to return to.
inline constexpr int kMostBookmarks = 99;

/// The result of reading a journal.
struct Recovered {
    /// The game after everything that could be read; nothing if even its puzzle could not.
    std::optional<formats::Puzzle> puzzle;
    /// The move at which the current branch starts, -1 = none.
    int branch = -1;
    Tally tally;
    /// Each leads from the bare puzzle to a position that the player wants to return to.
    std::vector<Move> bookmarks;
    /// True for any damage, even if only the end was cut off.
    bool damaged = false;
};

/// Replays a journal from its beginning. Damaged lines are skipped and the rest is applied as far as possible: as
/// much of a damaged game as possible is recovered, and the player is informed.
Recovered recover(const QByteArray& journal);

} // namespace ninefold::store
