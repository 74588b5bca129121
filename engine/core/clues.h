// SPDX-License-Identifier: MIT
#pragma once

namespace ninefold {

/// No Sudoku with fewer clues has one solution: McGuire, Tugemann and Civario showed it in 2012 by search.
inline constexpr int kFewestClues = 17;

} // namespace ninefold
