// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"
#include "engine/formats/parts/row.h"
#include "engine/formats/puzzle.h"

#include <array>
#include <span>

namespace ninefold::text {

/// What a candidate grid shows of every cell; none = nothing said.
using Listing = std::array<Digits, kCellCount>;

/// The position that a candidate grid shows. It looks the same where a cell is set and where it has but one candidate
/// left: set it is, unless a peer that is still open lists that digit too. (Programs take a digit from the peers when
/// it is placed. So a peer that lists it still shows that nobody has placed it yet.)
Grid gridFromListing(const Listing& listing);

/// All cells of a puzzle as they were written.
struct CellTexts {
    std::array<CellText, kCellCount> cell;
    unsigned signs = 0;
    bool marks = false, noted = false, placed = false;
    /// Candidates as SudoCue writes them: a lone digit is a given.
    bool progress = false;
};

/// Puts nine rows together, and with them what is known of the form only when all of it is seen.
CellTexts cellTexts(std::span<const Row, 9> rows);

/// The puzzle that the cells make. An error has the number of the cell as column, and no line: the cells of a puzzle
/// may come from nine lines or from one.
Result<Puzzle> puzzleFrom(const CellTexts& texts);

} // namespace ninefold::text
