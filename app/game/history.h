// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/sheet.h"

namespace ninefold::game {

/// A limit for the time of a game: ten years, longer than real play and short enough that sums of such times do not
/// overflow.
inline constexpr std::int64_t kMaxElapsedMs = std::int64_t{10} * 365 * 24 * 3600 * 1000;

/// Can this move be made on this sheet? Each cell must be as the move found it, and no given may change its digit.
bool fits(const Sheet& sheet, const Move& move);

/// Returns the sheet before the first move. Moves that do not lead to the puzzle's position belong to another game
/// and are removed from its history, as are undone moves that could not be redone; times are limited to 0 ..
/// kMaxElapsedMs.
Sheet tidyHistory(formats::Puzzle& puzzle);

} // namespace ninefold::game
