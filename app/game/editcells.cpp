// SPDX-License-Identifier: MIT
#include "app/game/editcells.h"

#include "app/game/game.h"

namespace ninefold::game {

void EditCells::redo() {
    game_.apply(move_, true);
}

void EditCells::undo() {
    game_.apply(move_, false);
}

} // namespace ninefold::game
