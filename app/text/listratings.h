// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/puzzle.h"
#include "engine/rating/listedrating.h"

#include <QString>

namespace ninefold {

/// What the columns of a list say of a puzzle: its level, or why it has none.
QString levelText(const ListedRating& rating);
/// "7.1"; empty without one solution, as the others are.
QString explainerText(const ListedRating& rating);
/// "Unfair, 1,420".
QString hodokuText(const ListedRating& rating);
/// "256".
QString branchingText(const ListedRating& rating);

/// What a file is to say of the puzzle: plain English, for files travel.
void putRating(const ListedRating& rating, Puzzle& puzzle);

/// What a file says of the puzzle, in one line.
QString factsText(const Puzzle& puzzle);

} // namespace ninefold
