// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/actions.h"

namespace ninefold::window {

/// The actions of the menus about the game: Puzzle, Marks, Hint and Solve, without those of the pages.
std::span<const ActionRow> gameActions();

} // namespace ninefold::window
