// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/playerinput.h"
#include "app/store/settings.h"
#include "engine/logic/frame.h"

#include "engine/generator/solutiongrid.h"

namespace ninefold::session {

/// The visible links that the player drew. A link whose end is covered by a digit stays hidden until the digit is
/// removed.
std::vector<logic::Link> shownLinks(const game::Sheet& sheet);

/// Builds the frame that the board view paints for a game being played. `solution` is null if it is not known or if
/// mistakes are not to be shown.
logic::Frame frameOf(const game::Game& game, const game::PlayerInput& input, const store::Settings& settings,
                     const generator::Solution* solution);

} // namespace ninefold::session
