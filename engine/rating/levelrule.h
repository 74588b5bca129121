// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/rating/level.h"
#include "engine/rating/se/rater.h"

#include <stop_token>

namespace ninefold {

/// Whether naked and hidden singles alone solve the puzzle.
bool solvedBySingles(const Grid& puzzle);

/// The hardest Hard and the hardest Very Hard puzzle on Sudoku Explainer's scale, in tenths.
inline constexpr int kHardestHard = 45;
inline constexpr int kHardestVeryHard = 72;

/// The rule of Ninefold's levels: solved by singles alone with up to 26, up to 49 or more empty cells is Very Easy,
/// Easy, Normal; else a rating up to 4.5 is Hard, up to 7.2 Very Hard, above Expert.
Level levelByRule(int blanks, bool bySingles, int explainerRating);

/// The same found out with as little rating as it takes; Expert when stopped. Starts from the candidates of the grid,
/// which allow one solution.
Level levelOf(const Grid& puzzle, std::stop_token stop = {});

/// The same where the rating is known already. One that was stopped would be taken for Expert.
Level levelOf(const Grid& puzzle, const ExplainerRating& rating);

} // namespace ninefold
