// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/about.h"

namespace ninefold::logic {

// What the pages say about wings.

inline constexpr About kAboutXYWing{
    .what = NINEFOLD_TEXT(
        "Abouts",
        "A cell with two candidates (A or B), the pivot, shares a row, column or box with each of two other cells, the "
        "wings: one is (A or C), the other (B or C). Whichever digit the pivot takes, one of the wings becomes C. So C "
        "can be removed from every cell that shares a row, column or box with both wings."),
    .spot = NINEFOLD_TEXT("Abouts", "Highlight all cells with two candidates. Take one (A or B) as the pivot. Look in "
                                    "its row, column and box for (A or C) and (B or C) with the same C. The wings need "
                                    "not meet. A cell may meet one by row, the other by column."),
    .proof = {NINEFOLD_TEXT("Abouts", "The pivot (A or B) shares a row, column or box with each wing."),
              NINEFOLD_TEXT("Abouts", "If the pivot is A, the wing (A or C) cannot be A. So it is C."),
              NINEFOLD_TEXT("Abouts", "If the pivot is B, the wing (B or C) cannot be B. So it is C."),
              NINEFOLD_TEXT("Abouts", "Either way one wing is C. A cell that shares a row, column or box with both "
                                      "wings meets a C, so it is not C.")},
    .lettered = true,
};

inline constexpr About kAboutXYZWing{
    .what =
        NINEFOLD_TEXT("Abouts", "A pivot with the three candidates A, B and C, and two wings that share a row, column "
                                "or box with it: one has A and C, the other B and C. One of the three cells must be C. "
                                "So C goes from every cell that shares a row, column or box with all three."),
    .spot = NINEFOLD_TEXT("Abouts",
                          "Look for a cell with three candidates, a cell with two of them in its box, and one with two "
                          "of them in its row or column outside. The cells that lose C lie in the box of the pivot."),
    .proof = {NINEFOLD_TEXT("Abouts", "If the pivot is A, the wing (A or C) meets it and is C."),
              NINEFOLD_TEXT("Abouts", "If the pivot is B, the wing (B or C) meets it and is C."),
              NINEFOLD_TEXT("Abouts", "Otherwise the pivot itself is C."),
              NINEFOLD_TEXT("Abouts", "In each case one of the three cells is C. A cell that shares a row, column or "
                                      "box with all three meets it, so it is not C.")},
    .lettered = true,
};

inline constexpr About kAboutWWing{
    .what = NINEFOLD_TEXT(
        "Abouts", "Two cells with the same candidates A and B, and a row, column or box with only two places for A, "
                  "one in line with each of the cells. One of these places is A, so one of the two cells is not A, and "
                  "is B. So B goes from every cell that shares a row, column or box with both cells."),
    .spot = NINEFOLD_TEXT("Abouts",
                          "Look for two cells with the same two candidates that do not share a row, column or box. "
                          "Then look for a row or column with two places for one of the digits that joins them."),
    .proof = {NINEFOLD_TEXT("Abouts", "The row, column or box needs an A, and has two places for it: one meets the "
                                      "first cell, the other meets the second."),
              NINEFOLD_TEXT("Abouts",
                            "If the A is at the first place, the first cell (A or B) cannot be A. So it is B."),
              NINEFOLD_TEXT("Abouts",
                            "If the A is at the second place, the second cell (A or B) cannot be A. So it is B."),
              NINEFOLD_TEXT("Abouts", "Either way one of the two cells is B. A cell that shares a row, column or box "
                                      "with both meets it, so it is not B.")},
    .lettered = true,
};

inline constexpr About kAboutBentSet{
    .what = NINEFOLD_TEXT(
        "Abouts",
        "Cells in a row or column and a box that cross, with only as many digits between them as there are cells: four "
        "in a WXYZ-Wing, five in a VWXYZ-Wing, and so on. All but one of the digits can be there only once each. So "
        "the last digit is in one of the cells, and goes from every cell that meets all its places."),
    .spot = NINEFOLD_TEXT("Abouts", "Start from a cell with three or four candidates where a box and a row cross, and "
                                    "collect cells of both that have only these digits."),
    .proof = {NINEFOLD_TEXT("Abouts", "All but one of the digits fit at most once each into these cells, because their "
                                      "places share a row, column or box."),
              NINEFOLD_TEXT("Abouts", "So they leave at least one cell open, and the last digit fills it."),
              NINEFOLD_TEXT("Abouts",
                            "A cell that shares a row, column or box with all places of such a digit meets it "
                            "wherever it is. So it cannot be that digit.")},
};

inline constexpr About kAboutRemotePair{
    .what = NINEFOLD_TEXT("Abouts",
                          "A line of at least four cells that all have the candidates A and B, each in a row, column "
                          "or box with the next. They are A and B in turn, so the first and the fourth are different. "
                          "A and B go from every cell that shares a row, column or box with both of these."),
    .spot = NINEFOLD_TEXT(
        "Abouts", "When the same two candidates stand alone in four or more cells, try to walk from one to the next."),
    .proof = {NINEFOLD_TEXT(
                  "Abouts",
                  "Neighbours in the line share a row, column or box. So they are different: one is A, the other B."),
              NINEFOLD_TEXT("Abouts", "If the first cell is A, the second is B, the third A and the fourth B."),
              NINEFOLD_TEXT("Abouts", "If the first cell is B, the second is A, the third B and the fourth A."),
              NINEFOLD_TEXT("Abouts", "Either way the first and the fourth are an A and a B. A cell that shares a row, "
                                      "column or box with both meets both digits, so it is neither.")},
    .lettered = true,
};

inline constexpr About kAboutComplexRemotePair{
    .what = NINEFOLD_TEXT("Abouts",
                          "All cells with the same two candidates A and B that are joined by rows, columns and boxes, "
                          "with branches and rings. They fall into two groups: one is all A, the other all B. A and B "
                          "go from every cell that shares a row, column or box with one cell of each group."),
    .spot = NINEFOLD_TEXT("Abouts", "When the same two candidates stand alone in five or more cells, give them two "
                                    "colors in turn, and look for cells that meet both colors."),
    .proof = {NINEFOLD_TEXT("Abouts", "Joined cells that share a row, column or box are different."),
              NINEFOLD_TEXT("Abouts", "So one group is all A and the other all B, or the other way round."),
              NINEFOLD_TEXT("Abouts", "Either way a cell that meets one of each group meets an A and a B, so it is "
                                      "neither.")},
    .lettered = true,
};

} // namespace ninefold::logic
