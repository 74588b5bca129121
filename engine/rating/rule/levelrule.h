// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/rating/level.h"

#include <stop_token>

namespace ninefold::rating {

/// Do naked and hidden singles alone solve the puzzle?
bool solvedBySingles(const Grid& puzzle);

/// The hardest Hard and the hardest Very Hard puzzle on Sudoku Explainer's scale, in tenths.
inline constexpr int kHardestHard = 45;
inline constexpr int kHardestVeryHard = 72;

/// The rule of Ninefold's levels: a puzzle that singles alone solve is Very Easy with up to 26 blank cells, Easy
/// with up to 49, otherwise Normal; any other puzzle is Hard up to a rating of 4.5, Very Hard up to 7.2, otherwise
/// Expert.
Level levelByRule(int blanks, bool bySingles, int explainerRating);

/// The level of the puzzles in which such a step is the hardest, as near as its rating alone says it.
Level stepLevel(int explainerRating);

/// Applies the rule with as little rating as possible; Expert when stopped. Starts from the candidates of the grid,
/// which must allow exactly one solution.
Level levelOf(const Grid& puzzle, std::stop_token stop = {});

} // namespace ninefold::rating
