// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cellstate.h"
#include "engine/core/grid.h"
#include "engine/formats/puzzle.h"

#include <array>
#include <vector>

namespace ninefold::game {

/// The sheet of a game: the givens and everything that the player wrote. A value; edits make changes to it.
struct Sheet {
    std::array<CellState, kCellCount> cells{};
    Cells givens;
    /// The links that the player drew between marks; sorted, without duplicates.
    std::vector<DrawnLink> links;

    Digit value(Cell cell) const { return cells[cell].value; }
    bool isGiven(Cell cell) const { return givens.has(cell); }
    Cells blanks() const;
    Cells cellsWith(Digit digit) const;
    /// The digits that no peer of a cell holds.
    Digits allowed(Cell cell) const;
    bool hasCandidates() const;

    /// A grid with only the digits, and all candidates that the rules allow.
    Grid digits() const;
    /// A grid with the digits, and the player's candidates in the cells that have any.
    Grid withCandidates() const;
    /// The sheet before the first move: the givens alone.
    Sheet blank() const;

    /// Applies a move, or takes it back.
    void apply(const Move& move, bool forward);
    /// The links that end at this digit of a cell; digit 0 = at any digit.
    std::vector<DrawnLink> linksAt(Cell cell, Digit digit) const;

    friend bool operator==(const Sheet&, const Sheet&) = default;
};

Sheet sheetOf(const formats::Puzzle& puzzle);

/// Copies the sheet into a puzzle, so that it can be written to a file or copied.
void putSheet(const Sheet& sheet, formats::Puzzle& puzzle);

} // namespace ninefold::game
