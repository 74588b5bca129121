// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/puzzle.h"
#include "engine/solve/bitboard.h"

namespace ninefold::documents {

/// Decides whether the candidates that a file leaves out belong to the puzzle. If the givens alone have exactly one
/// solution, they are progress towards it: the puzzle stays defined by its givens, and techniques may rely on its
/// unique solution. Otherwise (a Sukaku) they bind. Readers only report the missing candidates; this function
/// decides what they mean, for both the window and the command line.
void settleRemovedCandidates(formats::Puzzle& puzzle, solve::FastSolver& solver);

} // namespace ninefold::documents
