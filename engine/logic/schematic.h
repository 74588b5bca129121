// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/logic/frame.h"

#include <vector>

namespace ninefold::logic {

/// The pattern of a step by itself, with letters in the place of digits: the drawing beside an explanation that speaks
/// of A, B and C. Bands and stacks of the board that it does not touch are moved away, which is a symmetry of Sudoku.
struct Schematic {
    /// Digit 1 is A, 2 is B ...; only what the step marks is there.
    Frame frame;
    /// The digits of the position that the letters stand for, A first.
    std::vector<Digit> digits;
    /// The upper left part of the board that holds the pattern.
    int rows = 9, columns = 9;
};

/// The pattern comes first in the alphabet, what it removes last.
Schematic schematicOf(const Step& step, const Grid& position);

} // namespace ninefold::logic
