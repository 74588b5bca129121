// SPDX-License-Identifier: MIT
#pragma once

#include "app/board/frame.h"
#include "app/game/hand.h"
#include "app/store/settings.h"

namespace ninefold {

using Solution = std::array<std::uint8_t, kCellCount>;

/// The picture of a game being played. `solution` is null while it is not known or not to be compared.
Frame frameOf(const Game& game, const Hand& hand, const Settings& settings, const Solution* solution);

} // namespace ninefold
