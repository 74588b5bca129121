// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/about.h"

namespace ninefold::logic {

// What the pages say about two strong links of one digit.

inline constexpr About kAboutSkyscraper{
    .what = NINEFOLD_TEXT(
        "Abouts", "Two rows, or two columns, have only two places each for A, and one place of each lies in the same "
                  "column or row: the ground. The two on the ground cannot both be A, so at least one of the two tops "
                  "is. A goes from every cell that shares a row, column or box with both tops."),
    .spot = NINEFOLD_TEXT("Abouts", "Highlight one digit. Look for two columns with two places each, of which two "
                                    "stand in the same row and the other two do not."),
    .proof = {NINEFOLD_TEXT("Abouts", "The two places on the ground share a row. So one of them is not A."),
              NINEFOLD_TEXT("Abouts", "If the left one is not A, the A of the left column is at its top."),
              NINEFOLD_TEXT("Abouts", "If the right one is not A, the A of the right column is at its top."),
              NINEFOLD_TEXT("Abouts", "Either way one of the tops is A. A cell that shares a row, column or box with "
                                      "both tops meets an A, so it is not A.")},
    .lettered = true,
};

inline constexpr About kAboutKite{
    .what = NINEFOLD_TEXT("Abouts", "A row and a column have only two places each for A, and one place of each lies in "
                                    "the same box. These two cannot both be A, so at least one of the two far ends is. "
                                    "A goes from the cell that lies in the row or column of both far ends."),
    .spot = NINEFOLD_TEXT("Abouts", "Highlight one digit. Look for a row and a column with two places each that meet "
                                    "in one box without sharing a cell there."),
    .proof = {NINEFOLD_TEXT("Abouts", "The two places in the box share this box. So one of them is not A."),
              NINEFOLD_TEXT("Abouts", "If the one of the row is not A, the A of the row is at its far end."),
              NINEFOLD_TEXT("Abouts", "If the one of the column is not A, the A of the column is at its far end."),
              NINEFOLD_TEXT("Abouts", "Either way one far end is A. The cell that shares the column of the first end "
                                      "and the row of the second meets it, so it is not A.")},
    .lettered = true,
};

inline constexpr About kAboutDualKite{
    .what = NINEFOLD_TEXT("Abouts", "Two kites that use the same box, in one step. In each, a row and a column have "
                                    "only two places each for A and meet in the box, so one of their two far ends is "
                                    "A. Each kite removes A from the cell that its two far ends have in common."),
    .spot = NINEFOLD_TEXT(
        "Abouts",
        "When you have found a kite, look for a second row or column with two places that meets the same box."),
    .proof = {NINEFOLD_TEXT("Abouts",
                            "In the box of the first kite, the places of its row and its column cannot both be A."),
              NINEFOLD_TEXT("Abouts", "If the place of the row is not A, the far end of the row is A. If the place of "
                                      "the column is not A, the far end of the column is A."),
              NINEFOLD_TEXT("Abouts", "Either way the cell in line with both far ends meets an A and loses its own."),
              NINEFOLD_TEXT("Abouts", "The second kite is right for the same reason, so both cells lose A.")},
    .lettered = true,
};

inline constexpr About kAboutTurbotFish{
    .what = NINEFOLD_TEXT("Abouts",
                          "Two rows, columns or boxes have only two places each for A, and one place of each shares a "
                          "row, column or box with the other. These two cannot both be A, so at least one of the two "
                          "far ends is. A goes from every cell that shares a row, column or box with both far ends."),
    .spot = NINEFOLD_TEXT("Abouts", "Highlight one digit. Look for a box with two places, and for a row or column with "
                                    "two places that comes near one of them."),
    .proof = {NINEFOLD_TEXT("Abouts", "The two near places share a row, column or box. So one of them is not A."),
              NINEFOLD_TEXT(
                  "Abouts",
                  "If the first is not A, its partner at the far end is A, because there were only two places."),
              NINEFOLD_TEXT("Abouts", "If the second is not A, its partner at the other far end is A."),
              NINEFOLD_TEXT(
                  "Abouts",
                  "Either way a cell that shares a row, column or box with both far ends meets an A, so it is not A.")},
    .lettered = true,
};

inline constexpr About kAboutEmptyRectangle{
    .what = NINEFOLD_TEXT(
        "Abouts", "In a box all places for A lie in one row and one column, like a cross, and a row or column outside "
                  "has only two places for A. If its far place is A, the cell in line with it is not. If its near "
                  "place is A, the box must use the other arm of its cross, which removes A from the same cell."),
    .spot = NINEFOLD_TEXT("Abouts", "Highlight one digit. Look for a box whose four cells outside a cross are all "
                                    "without it, and for a row or column with two places that points at the cross."),
    .proof = {NINEFOLD_TEXT("Abouts", "Say a row outside the box has two places for A. The near one lies in the column "
                                      "of the cross, the far one does not."),
              NINEFOLD_TEXT("Abouts", "If the far place is A, its column has its A."),
              NINEFOLD_TEXT("Abouts", "If the near place is A, the column of the cross has its A outside the box. So "
                                      "the A of the box is in the row of the cross, and that row has its A."),
              NINEFOLD_TEXT("Abouts", "The cell where that column and that row cross is not A either way.")},
    .lettered = true,
};

} // namespace ninefold::logic
