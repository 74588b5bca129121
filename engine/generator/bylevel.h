// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/generator/random.h"
#include "engine/generator/solutiongrid.h"
#include "engine/rating/level.h"
#include "engine/solve/bitboard.h"

#include <optional>
#include <stop_token>

namespace ninefold {

struct GeneratedPuzzle {
    Grid puzzle;
    Solution solution;
    int seedDifficulty = 0;
};

/// A puzzle with one solution whose seed difficulty lies in the range of `level`; Very Easy has exactly 26 empty
/// cells, Easy exactly 40. Nothing when stopped, or when the bound on work is met first (never seen).
std::optional<GeneratedPuzzle> generateBySeedLevel(Level level, Random& random, FastSolver& solver,
                                                   std::stop_token stop = {});

} // namespace ninefold
