// SPDX-License-Identifier: MIT
// Steps that place a digit without removing candidates first.
#pragma once

#include "engine/rating/se/hint.h"

namespace ninefold::rating::explainer {

/// The last cell of a digit in a house; houses with a single blank cell come first.
bool findHiddenSingle(const Board& board, Hint& hint);
bool findNakedSingle(const Board& board, Hint& hint);
/// Locked candidates that leave a digit one cell in a neighbouring house.
bool findDirectLocking(const Board& board, Hint& hint);
/// A hidden set that leaves another digit one cell in its house.
bool findDirectHiddenSet(const Board& board, int size, Hint& hint);

} // namespace ninefold::rating::explainer
