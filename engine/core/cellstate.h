// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"
#include "engine/core/digits.h"

#include <array>
#include <cstdint>
#include <vector>

namespace ninefold {

/// What a player wrote into one cell. Candidates are what is still thought possible and what hints go by; corner and
/// centre marks mean what the player wants them to mean, and nobody else reads anything into them.
/// Colours are 1.. (0 = none); a cell may have two; candidateColours[d - 1] belongs to digit d.
///
/// It stands in the core because files, games and the undo stack all pass it on.
struct CellState {
    std::uint8_t value = 0;
    Digits candidates;
    Digits corner;
    Digits centre;
    std::array<std::uint8_t, 2> colours{};
    std::array<std::uint8_t, kDigitCount> candidateColours{};
    friend bool operator==(const CellState&, const CellState&) = default;
};

/// Where a link begins or ends: one digit in one cell.
struct LinkedMark {
    Cell cell = -1;
    Digit digit = 0;
    friend bool operator==(const LinkedMark&, const LinkedMark&) = default;
    friend auto operator<=>(const LinkedMark&, const LinkedMark&) = default;
};

/// A link that a player drew from one mark to another. Strong: one of the two holds. Weak: not both hold.
struct DrawnLink {
    LinkedMark from, to;
    bool strong = true;
    friend bool operator==(const DrawnLink&, const DrawnLink&) = default;
    friend auto operator<=>(const DrawnLink&, const DrawnLink&) = default;
};

/// Can this be drawn at all? What comes from a file need not.
bool isDrawable(const DrawnLink& link);

/// Both sides are kept: to undo is to put `before` back, to redo `after`, and neither needs to know what the move was.
struct CellChange {
    Cell cell;
    CellState before;
    CellState after;
    friend bool operator==(const CellChange&, const CellChange&) = default;
};

/// One undoable change of a game, `atMs` on the game's clock.
struct Move {
    std::int64_t atMs = 0;
    std::vector<CellChange> changes = {};
    /// Links that turn over: drawn where there were none, gone where there were. Undone by doing it again.
    std::vector<DrawnLink> links = {};
    friend bool operator==(const Move&, const Move&) = default;
};

} // namespace ninefold
