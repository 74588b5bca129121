// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/logic/step.h"

#include <array>
#include <span>

namespace ninefold::verify {

/// Digits of some cells; 0 = not known.
using Values = std::array<std::uint8_t, kCellCount>;

/// Can the cells whose digits are known be filled differently, with the same digits in every row, column and box?
/// Then each solution with these digits comes with a second one, unless some of the cells are givens.
bool canBeExchanged(const Values& values, Cells cells);

/// With these digits in these cells, can others be exchanged, none of them a given? Either two digits that the cells
/// have both or not at all in each house, in all other cells; or the rest of two lines of a band or stack that have the
/// same digits in these cells.
bool leavesExchange(const Grid& grid, const Values& values, Cells cells);

/// Without the extras every open cell has two candidates, and every digit two places in every house, or none. Then
/// changing each cell of a solution to its other candidate gives a second one.
bool isGrave(const Grid& grid, std::span<const logic::Candidate> extras);

} // namespace ninefold::verify
