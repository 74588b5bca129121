// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/position.h"

namespace ninefold::logic {

/// A cheap test for broken wings that fails for most digits: is there an odd loop of any length with guards that one
/// place sees, or with a single guard? `mostInHouse`: how many guards a house may have.
bool mayHoldRing(const Position& position, Digit digit, int mostInHouse);

} // namespace ninefold::logic
