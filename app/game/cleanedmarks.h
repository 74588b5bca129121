// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/game.h"

namespace ninefold::game {

/// The changes, and with each digit that they take back also the marks that entering it struck out, as far as they are
/// still possible: not where another peer holds the digit by now, and not where the player has struck them out or wiped
/// the cell since. Other moves may lie between, which Undo would have to take back first.
Changes withCleanedMarks(const Game& game, const Changes& changes);

} // namespace ninefold::game
