// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/level.h"

#include <QString>

namespace ninefold::documents {

/// "Very Easy", in the player's language.
QString levelText(rating::Level level);

/// "Easier", for a button beside the level.
QString levelPartText(rating::LevelPart part);

/// One sentence about what a level demands of the player.
QString levelHint(rating::Level level);

} // namespace ninefold::documents
