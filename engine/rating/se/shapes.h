// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/hint.h"

namespace ninefold::rating::explainer {

/// What was there when a search found nothing. Candidates only go, so what has not changed since need not be searched
/// again. For one puzzle.
struct KnownEmpty {
    std::array<Mask, kCellCount> alignedPairs{}, alignedTriplets{};
    std::array<Cells, kDigitCount> nishio{};
};

bool findXyWing(const Board& board, Hint& hint);
bool findXyzWing(const Board& board, Hint& hint);
/// Rectangles and longer loops of two digits that would have two solutions; the easiest of them.
bool findUniqueLoop(const Board& board, Hint& hint);
/// The bivalue universal grave, types 1 to 4.
bool findBug(const Board& board, Hint& hint);
bool findAlignedPair(const Board& board, KnownEmpty& known, Hint& hint);
bool findAlignedTriplet(const Board& board, KnownEmpty& known, Hint& hint);

} // namespace ninefold::rating::explainer
