// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/hint.h"

namespace ninefold::rating::explainer {

bool findXyWing(const Board& board, Hint& hint);
bool findXyzWing(const Board& board, Hint& hint);
/// Rectangles and longer loops of two digits that would have two solutions; the easiest of them.
bool findUniqueLoop(const Board& board, Hint& hint);
/// The bivalue universal grave, types 1 to 4.
bool findBug(const Board& board, Hint& hint);
bool findAlignedPair(const Board& board, Hint& hint);
bool findAlignedTriplet(const Board& board, Hint& hint);

} // namespace ninefold::rating::explainer
