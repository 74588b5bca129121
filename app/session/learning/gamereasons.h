// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/library/progress.h"
#include "engine/formats/puzzle.h"

#include <stop_token>

namespace ninefold::session {

/// What the player used in a game, from its moves. A technique of which a hint was asked for in it does not count.
library::GameReasons reasonsIn(const formats::Puzzle& game, const QMap<QString, int>& hinted,
                               const std::stop_token& stop = {});

/// Completes what the library says of solved games: the techniques that prove their moves, and the ratings of puzzles
/// that have none. Each game is written by itself, so it can be stopped at any time and continues where it was. Returns
/// whether something was written. Belongs in a thread.
bool completeGames(library::Database& database, const std::stop_token& stop = {});

} // namespace ninefold::session
