// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"

#include <qnamespace.h>

#include <optional>

namespace ninefold::widgets {

/// Returns the cell to which a key moves the cursor; nullopt for a key that does not move it. Arrows wrap around;
/// with `blanksOnly` they jump to the next cell of `blanks` in that direction.
std::optional<Cell> travel(Cell from, int key, bool blanksOnly, Cells blanks);

} // namespace ninefold::widgets
