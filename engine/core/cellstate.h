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
    std::vector<CellChange> changes;
    friend bool operator==(const Move&, const Move&) = default;
};

} // namespace ninefold
