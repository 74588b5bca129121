// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/puzzle.h"

#include <string>
#include <string_view>

namespace ninefold::text {

/// The 81 signs of the puzzle itself: its givens; where they are not known, all that is set. Forms that hold no placed
/// digits write this, so that a game becomes the puzzle that it began with and not a half-filled one.
std::string puzzleCells(const Puzzle& puzzle, char blank);

/// Appends 81 signs as nine lines.
void writeRows(std::string_view cells, std::string_view lineEnd, std::string& out);

/// The digits of a set, "147".
std::string digitsText(Digits digits);

/// The candidates that the set digits of the grid allow and that are missing in it.
std::array<Digits, kCellCount> removedCandidates(const Grid& grid);

/// Placed digits: set, but not given.
Cells placedCells(const Grid& grid);

/// What a candidate grid shows of a cell: its digit, or its candidates without those that a peer holds. (Readers take a
/// lone digit for set when no open peer lists it; candidates that a peer holds would mislead them.)
Digits shownDigits(const Grid& grid, Cell cell);

} // namespace ninefold::text
