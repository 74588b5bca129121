// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/puzzle.h"

/// An ordinary puzzle, and its solution for tests without a solver.
inline constexpr const char* kExampleCells =
    "5......1.6..2..3.428.9..65.35.7..2..14..8.795...5.184.49.853..6713..65.8.6...74.9";
inline constexpr const char* kExampleSolution =
    "534678912679215384281934657358749261146382795927561843492853176713496528865127439";

inline ninefold::formats::Puzzle examplePuzzle(const char* name = "") {
    ninefold::formats::Puzzle puzzle;
    puzzle.name = name;
    puzzle.grid = ninefold::Grid::fromCells(kExampleCells);
    return puzzle;
}
