// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/level.h"

#include <QString>

namespace ninefold {

/// "Very Easy", in the player's language.
QString levelText(Level level);

/// One sentence that says what a level asks of the player.
QString levelHint(Level level);

} // namespace ninefold
