// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/library/base/database.h"

namespace ninefold::library {

struct MergeReport {
    long long puzzles = 0, newPuzzles = 0, newBoards = 0, games = 0;
    /// The caller asked to stop: what was merged so far is kept, and the same call again continues with the rest.
    bool stopped = false;
};

/// Adds everything that another library holds: puzzles with their ratings, boards, collections, tags, games and
/// exercises. What is there is not counted twice, and of a game the one that went further is kept. `more` gets the
/// number of puzzles read so far and returns false to stop.
Result<MergeReport> mergeLibrary(Database& into, Database& from, const std::function<bool(long long)>& more);

} // namespace ninefold::library
