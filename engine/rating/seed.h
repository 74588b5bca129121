// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/rating/level.h"

#include <array>
#include <cstdint>

namespace ninefold::rating {

/// The difficulty of a puzzle by branching alone: 100 x (F - 1)^2 for every step on the way to the solution, plus
/// the number of blank cells at the start. F is the fewest candidates of a cell or the fewest cells for a digit in
/// a house. `solution` is the only one of the puzzle, with the candidates of the grid.
int seedDifficulty(const Grid& puzzle, const std::array<std::uint8_t, kCellCount>& solution);

/// The level of a difficulty.
Level seedLevel(int difficulty);

/// The difficulties of a level, both ends included.
struct SeedRange {
    int lowest;
    int highest;
};
SeedRange seedRange(Level level);

} // namespace ninefold::rating
