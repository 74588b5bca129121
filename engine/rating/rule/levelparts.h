// SPDX-License-Identifier: MIT
// Where in its level a puzzle is. Most random puzzles of a level are of few kinds; the parts are cut so that a
// player who asks for one of them meets something else than in the next.
#pragma once

#include "engine/core/grid.h"
#include "engine/rating/level.h"

#include <stop_token>

namespace ninefold::rating {

/// The ratings on Sudoku Explainer's scale that a level has, or a part of it, in tenths, both ends included. They are
/// what makes the parts of Normal and above.
struct LevelRatings {
    int least, most;
};
LevelRatings ratingsOfLevel(Level level);
/// For Very Easy and Easy the same as for the level.
LevelRatings ratingsOfPart(Level level, LevelPart part);

/// Is a puzzle's part in this level a matter of its open cells, not of its rating?
bool isMeasuredByOpenCells(Level level);
/// How many open cells the puzzles of a part have at the start, both ends included; only of such a level.
struct OpenCells {
    int least, most;
};
OpenCells openCellsOfPart(Level level, LevelPart part);

/// How many blank cells naked and hidden singles fill at once: the more, the easier it is to see one. It makes the
/// parts of Very Easy and Easy, whose puzzles have nearly all the same rating.
int cellsOpenAtStart(const Grid& puzzle);

/// The part of a puzzle of this level, with its rating, which Very Easy and Easy do not need.
LevelPart partByRule(Level level, int openAtStart, int explainerRating);

/// Is the puzzle of this level, by the rule of the levels, and in this part of it? Rates no further than needed. False
/// when stopped.
bool isOfPart(Level level, LevelPart part, const Grid& puzzle, const std::stop_token& stop = {});
/// The same without a part.
bool isOfLevel(Level level, const Grid& puzzle, const std::stop_token& stop = {});

} // namespace ninefold::rating
