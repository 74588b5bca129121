// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/puzzle.h"
#include "engine/rating/listedrating.h"

#include <QString>

namespace ninefold::documents {

/// The text for a list column: the level of the puzzle, or why it has none.
QString levelText(const rating::ListedRating& rating);
/// "7.1"; empty without a unique solution, like the following ones.
QString explainerText(const rating::ListedRating& rating);
/// "Unfair, 1,420".
QString hodokuText(const rating::ListedRating& rating);
/// "256".
QString branchingText(const rating::ListedRating& rating);

/// Writes the rating into the puzzle for a file, in English, because files are exchanged.
void putRating(const rating::ListedRating& rating, formats::Puzzle& puzzle);

/// The facts of a puzzle from a file, in one line.
QString factsText(const formats::Puzzle& puzzle);

} // namespace ninefold::documents
