// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/level.h"

#include <QString>

namespace ninefold {

/// "Very Easy", in the player's language.
QString levelText(Level level);

/// One sentence about what a level demands of the player.
QString levelHint(Level level);

} // namespace ninefold
