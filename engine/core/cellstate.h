// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"
#include "engine/core/digits.h"

#include <array>
#include <cstdint>
#include <vector>

namespace ninefold {

/// Everything a player wrote into one cell. Candidates are the digits that are still possible, and hints use them;
/// the meaning of corner and centre marks is up to the player, and the program does not interpret them. Colours are
/// 1.. (0 = none); a cell may have two; candidateColours[d - 1] belongs to digit d.
///
/// It is part of the core because files, games and the undo stack all use it.
struct CellState {
    std::uint8_t value = 0;
    Digits candidates;
    Digits corner;
    Digits centre;
    std::array<std::uint8_t, 2> colours{};
    std::array<std::uint8_t, kDigitCount> candidateColours{};
    friend bool operator==(const CellState&, const CellState&) = default;
};

/// One end of a link: a digit in a cell.
struct LinkedMark {
    Cell cell = -1;
    Digit digit = 0;
    friend bool operator==(const LinkedMark&, const LinkedMark&) = default;
    friend auto operator<=>(const LinkedMark&, const LinkedMark&) = default;
};

/// A link that a player drew between two candidates. Strong: one of the two is true. Weak: not both are true.
struct DrawnLink {
    LinkedMark from, to;
    bool strong = true;
    friend bool operator==(const DrawnLink&, const DrawnLink&) = default;
    friend auto operator<=>(const DrawnLink&, const DrawnLink&) = default;
};

/// Are both ends valid and different? Links from a file may not be.
bool isDrawable(const DrawnLink& link);

/// Holds both states: undo restores `before`, redo restores `after`, and neither depends on the kind of move.
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
    /// Links that the move toggles: it draws the missing ones and removes the existing ones. Toggling again undoes
    /// it.
    std::vector<DrawnLink> links = {};
    friend bool operator==(const Move&, const Move&) = default;
};

} // namespace ninefold
