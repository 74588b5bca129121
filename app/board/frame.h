// SPDX-License-Identifier: MIT
#pragma once

#include "app/board/theme.h"

#include "engine/core/cells.h"
#include "engine/core/cellstate.h"
#include "engine/core/houses.h"
#include "engine/core/names.h"
#include "engine/logic/step.h"

#include <array>
#include <vector>

namespace ninefold {

/// The whole picture of a board as a value. Playing, hints, playback, print and export make Frames;
/// one painter paints them all.
struct Frame {
    std::array<CellState, kCellCount> cells{};
    Cells givens;
    /// Digits of a tried branch, in the second ink.
    Cells branch;
    Cells selected;
    /// Cells tinted as peers of the selection and as carriers of the highlighted digit.
    Cells peers, lit;
    /// The digit whose candidates are written stronger, 0 for none.
    Digit litDigit = 0;
    /// Cells whose digit breaks a rule (dot and clash ink), and those that differ from the solution (cross).
    Cells clashes, wrong;
    /// What a step points at, and the links that a player drew.
    std::vector<Mark> marks;
    std::vector<HouseMark> houses;
    std::vector<Link> links;
    /// Cells that are called by a letter.
    std::vector<NamedSet> sets;
    /// The digits of a solver at work, at which level each was put down, and which of them were choices.
    Cells solver, chosen;
    std::array<std::uint8_t, kCellCount> levels{};
    /// Cells that have just been filled; cells struck through; a house, a row and so on, that has no way out; -1 for
    /// none.
    Cells fresh, struck;
    House deadHouse = -1;
    /// Where the keyboard is, -1 for nowhere.
    Cell cursor = -1;
    /// A paused game shows an empty board.
    bool covered = false;
    NameStyle names = NameStyle::RowColumn;
    friend bool operator==(const Frame&, const Frame&) = default;
};

/// What a player drew, as it is painted.
Link linkOf(const DrawnLink& drawn);

/// The cells that look different in two frames.
Cells difference(const Frame& before, const Frame& after);

} // namespace ninefold
