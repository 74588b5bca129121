// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/rating/level.h"

#include <array>
#include <cstdint>

namespace ninefold {

/// How hard a puzzle is by the branching alone: 100 x (F - 1)^2 for every step on the way to the solution, F being
/// the fewest candidates of a cell or the fewest places of a digit in a house, plus the empty cells at the start.
/// `solution` is the only one of the puzzle. What its candidates leave out beyond the rules (Sukaku) does not count.
int seedDifficulty(const Grid& puzzle, const std::array<std::uint8_t, kCellCount>& solution);

/// The level that a difficulty belongs to.
Level seedLevel(int difficulty);

/// The difficulties of a level, both ends included.
struct SeedRange {
    int lowest;
    int highest;
};
SeedRange seedRange(Level level);

} // namespace ninefold
