// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"
#include "engine/core/cellstate.h"
#include "engine/core/houses.h"
#include "engine/core/names.h"
#include "engine/logic/tour.h"

#include <array>
#include <vector>

namespace ninefold::logic {

/// Everything that a picture of a board shows, as a value. Playing, hints, playback, print and export make Frames;
/// one painter paints them all.
struct Frame {
    std::array<CellState, kCellCount> cells{};
    Cells givens;
    /// Digits placed in a trial branch, painted in a second colour.
    Cells branch;
    Cells selected;
    /// Cells tinted as peers of the selection and as carriers of the highlighted digit.
    Cells peers, lit;
    /// The digit whose candidates are highlighted; 0 for none.
    Digit litDigit = 0;
    /// The selection and these highlights are muted, because a step is explained.
    bool muted = false;
    /// Cells tinted because a hint says to look there.
    Cells look;
    /// Cells whose digit breaks a rule (dot and clash ink), and those that differ from the solution (cross).
    Cells clashes, wrong;
    /// The marks, houses and links of a step, and the links that a player drew.
    std::vector<Mark> marks;
    std::vector<HouseMark> houses;
    std::vector<Link> links;
    /// Sets of cells that are named by a letter.
    std::vector<NamedSet> sets;
    /// A chain that is followed link by link; its links are not among those above.
    Tour tour;
    /// The cells that a watched solver filled, those of them that were decisions, and the decision level of each.
    Cells solver, chosen;
    std::array<std::uint8_t, kCellCount> levels{};
    /// Cells that have just been filled; cells struck through, for a conflict or a mistake; the house (row, column
    /// or box) without a place for a digit, -1 for none.
    Cells fresh, struck;
    House deadHouse = -1;
    /// Cells outlined because no digit is left for them; cells whose digits fade because they do not matter now.
    Cells dead, faded;
    /// The cell with the keyboard cursor; -1 for none.
    Cell cursor = -1;
    /// The digit keys write marks: the frame of the selection is dashed.
    bool marking = false;
    /// The player has solved the puzzle: the frame of the board is green.
    bool finished = false;
    /// How far a light wave went through the rows, 0 to 1; negative for none.
    float wave = -1;
    /// A paused game shows an empty board.
    bool covered = false;
    NameStyle names = NameStyle::RowColumn;
    friend bool operator==(const Frame&, const Frame&) = default;
};

/// Converts a link that the player drew to one that can be painted.
Link linkOf(const DrawnLink& drawn);

/// The cells that look different in two frames.
Cells difference(const Frame& before, const Frame& after);

} // namespace ninefold::logic
