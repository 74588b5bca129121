// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/puzzle.h"

#include <string>
#include <string_view>

namespace ninefold::formats::text {

/// The 81 characters of the puzzle itself: its givens or, where they are unknown, all set cells. Formats without
/// placed digits write this, so that a game becomes its original puzzle and not a partly filled one.
std::string puzzleCells(const Puzzle& puzzle, char blank);

/// Appends 81 characters as nine lines.
void writeRows(std::string_view cells, std::string_view lineEnd, std::string& out);

/// The digits of a set, "147".
std::string digitsText(Digits digits);

/// The candidates that the set digits of the grid allow and that the grid lacks.
std::array<Digits, kCellCount> removedCandidates(const Grid& grid);

/// Placed digits: set, but not given.
Cells placedCells(const Grid& grid);

/// The digits that a candidate grid shows for a cell: its digit, or its candidates without those that a peer holds.
/// (Readers take a single digit as set when no unset peer lists it; candidates that a peer holds would mislead
/// them.)
Digits shownDigits(const Grid& grid, Cell cell);

} // namespace ninefold::formats::text
