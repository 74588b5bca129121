// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/puzzle.h"
#include "engine/rating/listedrating.h"

#include <QString>

namespace ninefold::documents {

/// The text for a column of a list, by the number of its rating: "7.1". Empty without a unique solution.
QString listedText(const rating::ListedRating& rating, int number);
/// Why a puzzle has no rating; empty if it has.
QString whyUnrated(const rating::ListedRating& rating);

/// Writes the rating into the puzzle for a file, in English, because files are exchanged.
void putRating(const rating::ListedRating& rating, formats::Puzzle& puzzle);

/// The facts of a puzzle from a file, in one line.
QString factsText(const formats::Puzzle& puzzle);

} // namespace ninefold::documents
