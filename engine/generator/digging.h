// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"
#include "engine/generator/solutiongrid.h"

#include <span>

namespace ninefold {

/// Takes the orbits away one after the other, in the order given, wherever the solution stays the only one and at
/// least `least` givens stay. Orbits of single cells and no bound: the puzzle that is left is minimal.
Solution dig(const Solution& solution, std::span<const Cells> orbits, int least, FastSolver& solver);

/// Is every given needed for the one solution that the puzzle has?
bool isMinimal(const Solution& puzzle, FastSolver& solver);

/// The givens, as cells.
Cells givensOf(const Solution& puzzle);

/// The puzzle with all candidates that the rules allow.
Grid gridOf(const Solution& puzzle);

} // namespace ninefold
