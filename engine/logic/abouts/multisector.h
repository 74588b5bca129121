// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/about.h"

namespace ninefold::logic {

// What the pages say about patterns of many cells that are counted as a whole.

inline constexpr About kAboutExocet{
    .what = NINEFOLD_TEXT(
        "Abouts",
        "Two base cells side by side in a box, with three or four candidates together, and two target cells that do "
        "not meet them. The targets must hold the same two digits as the base. Candidates that fit in no such way go."),
    .spot =
        NINEFOLD_TEXT("Abouts", "Look for two cells of a box in one row with three or four candidates together, and "
                                "for cells with the same candidates in other rows of the boxes beside it. In the three "
                                "columns outside these boxes, each of the digits must fit in two rows at most."),
    .proof = {NINEFOLD_TEXT("Abouts", "Say the base is in a row. Three columns matter, one in each box: those of the "
                                      "targets, and that beside the base."),
              NINEFOLD_TEXT("Abouts", "A digit of the base is nowhere else in its row and box. If it were in no target "
                                      "either, all three columns would need it in their other cells."),
              NINEFOLD_TEXT("Abouts", "These need three different rows, but there is room in two at most. So the digit "
                                      "is in a target, and so is the other one of the base."),
              NINEFOLD_TEXT("Abouts", "Both digits also need room in the three columns and in the other boxes, so not "
                                      "every pair fits. What every way left over blocks is wrong."),
              NINEFOLD_TEXT("Abouts", "Junior: both targets lie in the boxes beside the base. Senior: one lies further "
                                      "along such a column. Double: two Exocets use the same columns.")},
};

inline constexpr About kAboutSkLoop{
    .what = NINEFOLD_TEXT(
        "Abouts", "Sixteen cells in four boxes where two rows and two columns cross: in each box two cells of the row "
                  "and two of the column. They form a ring in which each pair shares digits with the next. If there is "
                  "room for just as many digits as cells, each goes from the rest of its row, column or box."),
    .spot = NINEFOLD_TEXT(
        "Abouts",
        "Look for four boxes at the corners of a rectangle with two rows and two columns that are empty there except "
        "for the crossings. Each pair of cells has about four candidates, two in common with either neighbour."),
    .proof = {NINEFOLD_TEXT("Abouts", "Go around the ring: each pair shares a row or column with one neighbour and a "
                                      "box with the other. There a digit can be only once."),
              NINEFOLD_TEXT("Abouts", "Count for each digit how many of these rows, columns and boxes contain all its "
                                      "places in the ring. Together that is as many as there are cells."),
              NINEFOLD_TEXT("Abouts", "Every cell needs a digit, so none can be lost: each of these rows, columns and "
                                      "boxes has its digits in the ring. They go from its other cells.")},
};

inline constexpr About kAboutMultiSector{
    .what = NINEFOLD_TEXT("Abouts", "The cells where some rows and some columns cross. Some digits are counted once in "
                                    "each of the columns, all others once in each of the rows. If that makes as many "
                                    "digits as there are cells, each goes from the rest of its row or column."),
    .spot = NINEFOLD_TEXT("Abouts", "Look for four rows and four or five columns that cross in many empty cells, and "
                                    "for digits that are given in many of their other cells."),
    .proof = {NINEFOLD_TEXT(
                  "Abouts",
                  "Each of the cells needs a digit. A digit can be only once in a column, and only once in a row."),
              NINEFOLD_TEXT("Abouts", "Count the digits that fit: some by columns, the others by rows. If that is just "
                                      "as many as there are cells, none can be lost."),
              NINEFOLD_TEXT(
                  "Abouts",
                  "So each row and column has the digits counted by it in these cells. They go from its other cells."),
              NINEFOLD_TEXT("Abouts", "A Multifish counts from the digits: some must be in each of some rows, and "
                                      "columns and single cells have just enough room for them.")},
};

} // namespace ninefold::logic
