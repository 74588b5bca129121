// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/collections.h"
#include "app/session/library/playhistory.h"
#include "app/store/library/base/database.h"

#include <stop_token>

namespace ninefold::session {

/// Brings the library to what the player's files say: saved games, results, daily puzzles, exercises. These files stay
/// the owners of what was played, and the library points to them. Only files that changed since the last time are read,
/// and all of it is written in one transaction, by the names of the games: so it can be stopped, killed and repeated at
/// any time, also by two windows at once. Returns whether something was written.
Result<bool> recordGamesOf(const HistoryFiles& files, library::Database& database,
                           const QString& bundledFolder = documents::kBundledFolder, const std::stop_token& stop = {});

} // namespace ninefold::session
