// SPDX-License-Identifier: MIT
// The sentences for a player who chooses a new puzzle.
#pragma once

#include "engine/generator/symmetry.h"
#include "engine/rating/level.h"

#include <QString>

namespace ninefold::documents {

/// What the puzzles of a level need, in one sentence: "Locked candidates and pairs, sometimes an X-Wing."
QString levelNeedsText(rating::Level level);
/// What those of a third of it need.
QString levelNeedsText(rating::Level level, rating::LevelPart part);

/// Where a third of a level is on the scale of `levelScaleText`: "5.7 to 6.6", "8.7 and more".
QString levelPartRange(rating::Level level, rating::LevelPart part);
/// What the numbers of a level are.
QString levelScaleText(rating::Level level);

/// "Turn 180°"
QString symmetryText(generator::Symmetry symmetry);

/// How long a search takes, in words, for a number of seconds that is only an estimate: "about 2 seconds".
QString searchTimeText(double seconds);

} // namespace ninefold::documents
