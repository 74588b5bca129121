// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/sheet.h"

namespace ninefold {

/// Longer than anybody plays one puzzle, and so short that no sum of such times overflows: ten years.
inline constexpr std::int64_t kMaxElapsedMs = std::int64_t{10} * 365 * 24 * 3600 * 1000;

/// Can this move be made on this sheet? Each cell is as the move found it, and no given changes its digit.
bool fits(const Sheet& sheet, const Move& move);

/// The sheet before the first move. Moves that do not lead to the puzzle's position belong to another game and are
/// taken off its history, as are undone moves that could not be made again; times come to lie between 0 and
/// kMaxElapsedMs.
Sheet tidyHistory(Puzzle& puzzle);

} // namespace ninefold
