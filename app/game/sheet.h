// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cellstate.h"
#include "engine/core/grid.h"
#include "engine/formats/puzzle.h"

#include <array>
#include <vector>

namespace ninefold {

/// The paper of a game: what is printed on it and what the player wrote. A value; edits make changes to it.
struct Sheet {
    std::array<CellState, kCellCount> cells{};
    Cells givens;
    /// What the player drew from mark to mark; sorted, each once.
    std::vector<DrawnLink> links;

    Digit value(Cell cell) const { return cells[cell].value; }
    bool isGiven(Cell cell) const { return givens.has(cell); }
    Cells blanks() const;
    Cells cellsWith(Digit digit) const;
    /// The digits that no peer of a cell holds.
    Digits allowed(Cell cell) const;
    bool hasCandidates() const;

    /// Only the digits, and all candidates that the rules allow.
    Grid digits() const;
    /// The digits, and the player's candidates in the cells that have any.
    Grid withCandidates() const;
    /// As it was before the first move: the givens alone.
    Sheet blank() const;

    /// Does a move, or takes it back.
    void apply(const Move& move, bool forward);
    /// The links that end at this digit of a cell; digit 0 = at any.
    std::vector<DrawnLink> linksAt(Cell cell, Digit digit) const;

    friend bool operator==(const Sheet&, const Sheet&) = default;
};

Sheet sheetOf(const Puzzle& puzzle);

/// Puts the sheet into a puzzle, so that it can be written or copied.
void putSheet(const Sheet& sheet, Puzzle& puzzle);

} // namespace ninefold
