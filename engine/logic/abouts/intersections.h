// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/about.h"

namespace ninefold::logic {

// What the pages say about digits that are confined to the crossing of a box and a line.

inline constexpr About kAboutPointing{
    .what = NINEFOLD_TEXT(
        "Abouts",
        "A digit A that fits into a box only in cells of one row, or only in cells of one column. The box needs an A, "
        "so one of these cells is A. So A can be removed from the other cells of that row or column, outside the box."),
    .spot = NINEFOLD_TEXT("Abouts", "Highlight one digit after the other. Look for boxes in which its two or three "
                                    "places are all in one row or all in one column; a gap between them does not "
                                    "matter. Often nothing is there to remove: then look for the next one."),
    .proof = {NINEFOLD_TEXT("Abouts",
                            "The box needs an A, and only these two or three cells can be A. So one of them is A."),
              NINEFOLD_TEXT("Abouts", "They all lie in the same row. Whichever of them is A, the row then has its A."),
              NINEFOLD_TEXT("Abouts", "A second A in the row is not allowed. So no other cell of the row can be A. "
                                      "With a column it is the same.")},
    .lettered = true,
};

inline constexpr About kAboutClaiming{
    .what = NINEFOLD_TEXT(
        "Abouts", "A digit A that fits into a row, or into a column, only in cells of one box. The row or column needs "
                  "an A, so one of these cells is A. So A can be removed from the other cells of the box."),
    .spot = NINEFOLD_TEXT(
        "Abouts",
        "Highlight one digit after the other. Look for rows and columns in which its two or three places are all in "
        "one box; a gap between them does not matter. Often nothing is there to remove: then look for the next one."),
    .proof = {NINEFOLD_TEXT("Abouts",
                            "The row needs an A, and only these two or three cells can be A. So one of them is A."),
              NINEFOLD_TEXT("Abouts", "They all lie in the same box. Whichever of them is A, the box then has its A."),
              NINEFOLD_TEXT("Abouts", "A second A in the box is not allowed. So no other cell of the box can be A. "
                                      "With a column it is the same.")},
    .lettered = true,
};

inline constexpr About kAboutAlmostLockedCandidates{
    .what = NINEFOLD_TEXT(
        "Abouts",
        "A row and a box that cross: outside the crossing the row has a cell with the candidates A and B, and the box "
        "has A and B in only one cell. These two cells are the same digit, and the other one is where row and box "
        "cross. So the cell of the box has no other digit, and A and B go from the rest of the row."),
    .spot = NINEFOLD_TEXT("Abouts", "Take a cell with two candidates and look at the other boxes of its row: is there "
                                    "one that has both digits outside the row in only one cell? Two cells with three "
                                    "digits, and three with four, do the same."),
    .proof = {NINEFOLD_TEXT("Abouts", "The cell of the row is A or B. If it is A, there is no other A in the row, so "
                                      "none where row and box cross."),
              NINEFOLD_TEXT("Abouts", "The box needs an A as well, and has only its one cell outside the row for it. "
                                      "Its B is then where row and box cross, and the row has it there too."),
              NINEFOLD_TEXT("Abouts", "If the cell of the row is B, it is the same the other way round.")},
    .lettered = true,
};

} // namespace ninefold::logic
