// SPDX-License-Identifier: MIT
// Steps that place a digit without any candidate being crossed out on the way.
#pragma once

#include "engine/rating/se/hint.h"

namespace ninefold::explainer {

/// A digit's last place in a house; a house's last cell comes first.
bool findHiddenSingle(const Board& board, Hint& hint);
bool findNakedSingle(const Board& board, Hint& hint);
/// Locked candidates that leave a digit one place in a neighbouring house.
bool findDirectLocking(const Board& board, Hint& hint);
/// A hidden set that leaves another digit one place in its house.
bool findDirectHiddenSet(const Board& board, int size, Hint& hint);

} // namespace ninefold::explainer
