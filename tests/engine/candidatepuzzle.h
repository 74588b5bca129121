// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"

/// A puzzle given by candidates: its digits have several solutions, and the missing candidates exclude all but one.
/// Techniques that conclude from uniqueness set a wrong digit in it; the others solve it.
inline ninefold::Grid candidatePuzzle() {
    using ninefold::Grid;
    Grid grid = Grid::fromCells("...7..........217..75.91..31...3.89.3.9....21..71..5345..97..684....6..779.3.8452");
    grid.removeCandidate(2, 1);
    grid.removeCandidate(13, 4);
    grid.removeCandidate(13, 5);
    grid.removeCandidate(46, 2);
    grid.removeCandidate(49, 8);
    return grid;
}
