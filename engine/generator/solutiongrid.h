// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"
#include "engine/generator/random.h"
#include "engine/solve/bitboard.h"

#include <array>
#include <cstdint>

namespace ninefold::generator {

/// A full board, 1..9 in reading order.
using Solution = std::array<std::uint8_t, kCellCount>;

/// A random valid full board: the first band and the first stack at random, the rest by search.
Solution randomSolution(Random& random, solve::FastSolver& solver);

} // namespace ninefold::generator
