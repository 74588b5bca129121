// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/puzzle.h"
#include "engine/solve/bitboard.h"

namespace ninefold {

/// Decides whether the candidates that a file leaves out belong to the puzzle. Where the givens alone have exactly one
/// solution they are progress towards it, and the puzzle stays what its givens are: techniques may rely on its one
/// solution. Otherwise (a Sukaku) they bind. Readers only say that candidates are left out; this is the one place that
/// says what it means, for the window and the command line.
void settleRemovedCandidates(Puzzle& puzzle, FastSolver& solver);

} // namespace ninefold
