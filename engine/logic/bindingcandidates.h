// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"

namespace ninefold::logic {

/// Do the puzzle's candidates exclude digits that its set cells allow? Then they belong to the puzzle (Sukaku), and no
/// technique may conclude from uniqueness: see mayUseUniqueness.
bool candidatesBind(const Grid& puzzle);

} // namespace ninefold::logic
