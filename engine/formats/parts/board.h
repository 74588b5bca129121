// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"
#include "engine/formats/parts/row.h"
#include "engine/formats/puzzle.h"

#include <array>
#include <span>

namespace ninefold::formats::text {

/// The digits that a candidate grid shows for every cell; empty where it shows nothing.
using Listing = std::array<Digits, kCellCount>;

/// The position that a candidate grid shows. A set cell looks like a cell with a single candidate left. It counts
/// as set unless an unset peer also lists that digit: programs remove a placed digit from its peers, so a peer that
/// lists it shows that the digit is not placed yet.
Grid gridFromListing(const Listing& listing);

/// All cells of a puzzle as they were written.
struct CellTexts {
    std::array<CellText, kCellCount> cell;
    unsigned characterKinds = 0;
    bool marks = false, noted = false, placed = false;
    /// Candidates as SudoCue writes them: a single digit is a given.
    bool progress = false;
};

/// Combines nine rows and derives the properties that only all rows together show.
CellTexts cellTexts(std::span<const Row, 9> rows);

/// The puzzle that the cells make. The column of an error is the number of the cell, and it has no line, because
/// the cells of a puzzle may come from nine lines or from one.
Result<Puzzle> puzzleFrom(const CellTexts& texts);

} // namespace ninefold::formats::text
