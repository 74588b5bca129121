// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/about.h"

namespace ninefold::logic {

// What the pages say about pairs, triples and quadruples.

inline constexpr About kAboutNakedSet{
    .what = NINEFOLD_TEXT(
        "Abouts", "Two cells of a row, column or box have only the same two candidates A and B: a pair. A triple is "
                  "three cells with only three digits between them, a quadruple four cells with four. The cells need "
                  "these digits for themselves, so the digits can be removed from all other cells there."),
    .spot = NINEFOLD_TEXT(
        "Abouts",
        "Look for a cell with exactly two candidates, and for a second cell with the same two in its row, column or "
        "box. If they share a row and a box, remove in both. A triple may be (A or B), (B or C) and (A or C)."),
    .proof =
        {NINEFOLD_TEXT("Abouts", "Take two cells (A or B) of one row. They share the row, so they are different."),
         NINEFOLD_TEXT("Abouts", "If the first is A, the second is B. If the first is B, the second is A."),
         NINEFOLD_TEXT(
             "Abouts",
             "Either way the row has its A and its B in these two cells. So no other cell of the row can be A or B."),
         NINEFOLD_TEXT("Abouts", "Three cells with only three digits between them hold three different digits, so all "
                                 "three. Four cells with four digits do the same.")},
    .lettered = true,
};

inline constexpr About kAboutLockedSet{
    .what =
        NINEFOLD_TEXT("Abouts", "Two cells with only the candidates A and B, or three cells with A, B and C, that lie "
                                "in one box and also in one row or column. They use these digits up for the box and "
                                "for the row or column at once. The digits go from the other cells of both."),
    .spot = NINEFOLD_TEXT("Abouts", "Look for cells with the same few candidates side by side in a box."),
    .proof = {NINEFOLD_TEXT("Abouts", "Two cells (A or B) that share a row are different: one is A, the other B."),
              NINEFOLD_TEXT("Abouts",
                            "So the row has its A and its B there, and no other cell of the row can be A or B."),
              NINEFOLD_TEXT("Abouts", "The two cells share a box too. So the box has its A and its B there as well, "
                                      "and no other cell of the box can be A or B.")},
    .lettered = true,
};

inline constexpr About kAboutHiddenSet{
    .what = NINEFOLD_TEXT("Abouts", "Two digits A and B that fit only into the same two cells of a row, column or box, "
                                    "or three digits that fit only into three cells, or four into four. The digits "
                                    "need all of these cells. So every other candidate goes from them."),
    .spot = NINEFOLD_TEXT("Abouts",
                          "In a row, column or box look for digits with only two places, and see whether two of them "
                          "have the same two. For a triple each digit may have two or three of the three cells."),
    .proof = {NINEFOLD_TEXT("Abouts", "In one row A fits only into two cells, and B fits only into the same two."),
              NINEFOLD_TEXT(
                  "Abouts",
                  "If A is in the first, B must be in the second. If A is in the second, B must be in the first."),
              NINEFOLD_TEXT("Abouts", "Either way both cells are taken by A and B. So no other digit can be in them."),
              NINEFOLD_TEXT("Abouts",
                            "Three digits that fit only into three cells take all three, and four digits take four.")},
    .lettered = true,
};

inline constexpr About kAboutLockedHidden{
    .what = NINEFOLD_TEXT("Abouts",
                          "Two or three digits that fit into only two or three cells of a row, column or box, where "
                          "all these cells lie in a second one too. The digits fill the cells, so nothing else can be "
                          "there. They are used up in both, so no other cell of the second can have them."),
    .spot = NINEFOLD_TEXT(
        "Abouts",
        "Look for two or three digits whose places in a box are the same two or three cells of one row or column."),
    .proof = {NINEFOLD_TEXT("Abouts", "In a box A and B fit only into the same two cells. One of these is A and the "
                                      "other B, so nothing else can be there."),
              NINEFOLD_TEXT("Abouts", "Both cells lie in one row. So the A and the B of this row are there as well."),
              NINEFOLD_TEXT(
                  "Abouts",
                  "No other cell of the row can be A or B. With three digits in three cells the reason is the same.")},
    .lettered = true,
};

} // namespace ninefold::logic
