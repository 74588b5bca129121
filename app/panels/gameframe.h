// SPDX-License-Identifier: MIT
#pragma once

#include "app/board/frame.h"
#include "app/game/hand.h"
#include "app/store/settings.h"

#include "engine/generator/solutiongrid.h"

namespace ninefold {

/// The links that the player drew. Under a digit one waits for the mark to come back.
std::vector<Link> shownLinks(const Sheet& sheet);

/// The picture of a game being played. `solution` is null while it is not known or not to be compared.
Frame frameOf(const Game& game, const Hand& hand, const Settings& settings, const Solution* solution);

} // namespace ninefold
