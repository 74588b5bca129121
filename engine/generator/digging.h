// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"
#include "engine/generator/solutiongrid.h"

#include <span>

namespace ninefold::generator {

/// Removes the orbits one after the other, in the given order, where the solution remains unique and at least
/// `least` givens remain. With orbits of single cells and no bound the result is a minimal puzzle.
Solution dig(const Solution& solution, std::span<const Cells> orbits, int least, solve::FastSolver& solver);

/// Is every given necessary for the unique solution of the puzzle?
bool isMinimal(const Solution& puzzle, solve::FastSolver& solver);

/// The cells of the givens.
Cells givensOf(const Solution& puzzle);

/// The puzzle with all candidates that the rules allow.
Grid gridOf(const Solution& puzzle);

} // namespace ninefold::generator
