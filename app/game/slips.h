// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/game.h"

namespace ninefold {

/// Something on the board that is not so in the solution.
struct Slip {
    Cell cell = -1;
    /// The wrong digit, or the candidate that was struck out and is needed.
    Digit digit = 0;
    bool isValue = false;
    /// How many moves were done since, this one included; 0 when it was there from the beginning.
    int movesAgo = 0;
    friend bool operator==(const Slip&, const Slip&) = default;
};

/// The slip that was made first among those the board still suffers from; a cell of -1 when there is none.
Slip firstSlip(const Game& game, const Game::Digits81& solution);

/// Takes off the board what differs from the solution, where no history tells how it came there.
Changes withoutSlips(const Sheet& sheet, const Game::Digits81& solution);

} // namespace ninefold
