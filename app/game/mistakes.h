// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/game.h"

namespace ninefold::game {

/// A difference between the board and the solution.
struct Mistake {
    Cell cell = -1;
    /// The wrong digit, or the needed candidate that was removed.
    Digit digit = 0;
    bool isValue = false;
    /// The number of moves since, including this one; 0 if it was there from the beginning.
    int movesAgo = 0;
    friend bool operator==(const Mistake&, const Mistake&) = default;
};

/// The earliest of the mistakes that are still on the board; a cell of -1 if there is none.
Mistake firstMistake(const Game& game, const Game::Digits81& solution);

/// Removes everything from the board that differs from the solution, for a game without a history of it.
Changes withoutMistakes(const Sheet& sheet, const Game::Digits81& solution);

} // namespace ninefold::game
