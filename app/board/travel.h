// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"

#include <qnamespace.h>

#include <optional>

namespace ninefold {

/// Where a key takes the cursor; nothing for a key that does not travel.
/// Arrows wrap around; with `blanksOnly` they jump to the next cell of `blanks` in that direction.
std::optional<Cell> travel(Cell from, int key, bool blanksOnly, Cells blanks);

} // namespace ninefold
