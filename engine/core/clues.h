// SPDX-License-Identifier: MIT
#pragma once

namespace ninefold {

/// No Sudoku with fewer clues has exactly one solution: McGuire, Tugemann and Civario proved it in 2012 by an
/// exhaustive search.
inline constexpr int kFewestClues = 17;

} // namespace ninefold
