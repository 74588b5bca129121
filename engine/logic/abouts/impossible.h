// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/about.h"

namespace ninefold::logic {

// What the pages say about patterns that cannot be filled.

inline constexpr About kAboutTridagon{
    .what = NINEFOLD_TEXT(
        "Abouts",
        "Four boxes at the corners of a rectangle, each with three cells in three rows and three columns, "
        "that seem to hold only A, B and C. Also called Thor's Hammer or Trivalue Oddagon. In one or three of "
        "the boxes the cells rise, in the others they fall; such cells cannot be filled, so one of the "
        "candidates that they have besides is right."),
    .spot = NINEFOLD_TEXT("Abouts", "Look for three digits that are not yet placed in four such boxes and are left "
                                    "together in many cells there. It is rare, but breaks the hardest puzzles known."),
    .proof =
        {NINEFOLD_TEXT("Abouts", "Suppose the twelve cells hold only A, B and C. Read those of a box downwards: A, B, "
                                 "C, A and so on goes round one way, A, C, B, A and so on the other way."),
         NINEFOLD_TEXT("Abouts", "Two boxes side by side have different digits in each of the three rows. That is only "
                                 "possible if both go round the same way."),
         NINEFOLD_TEXT("Abouts", "Read from left to right, two boxes one above the other go round the same way too."),
         NINEFOLD_TEXT("Abouts", "If the cells of a box fall, both readings go the same way round. If they rise, the "
                                 "readings go opposite ways."),
         NINEFOLD_TEXT("Abouts", "So on a tour through the four boxes the way changes in each box with rising cells. "
                                 "With one or three of them it ends the wrong way round, which cannot be.")},
    .lettered = true,
};

inline constexpr About kAboutBivalueOddagon{
    .what = NINEFOLD_TEXT(
        "Abouts",
        "A closed loop of five, seven or more cells, an odd number, in which each shares a row, column or box "
        "with the next and nearly all have only A and B. With A and B alone it cannot be filled. So one of "
        "the other candidates in it, the guardians, is right."),
    .spot = NINEFOLD_TEXT("Abouts", "When the same two candidates stand alone in several cells, try to join these to a "
                                    "loop with one or two cells that have something besides."),
    .proof = {NINEFOLD_TEXT("Abouts", "Suppose the loop held only A and B. Neighbours in it differ, so A and B take "
                                      "turns along the loop."),
              NINEFOLD_TEXT("Abouts", "With an odd number of cells the last is the same as the first. But they are "
                                      "neighbours too, so this cannot be."),
              NINEFOLD_TEXT("Abouts", "So one of the cells holds something else. If only one of them can, it does. If "
                                      "all guardians are the same digit, cells that meet all of them cannot have it. "
                                      "Guardians in one row, column or box can complete a set.")},
    .lettered = true,
};

inline constexpr About kAboutChromaticPattern{
    .what = NINEFOLD_TEXT("Abouts", "Ten or more cells that seem to hold only A, B and C. They share so many "
                                    "rows, columns and boxes that no way to fill them is left. So one of "
                                    "the candidates that they have besides is right."),
    .spot = NINEFOLD_TEXT("Abouts", "Where three digits are left together in many cells, give these three "
                                    "colours, so that equal colours never meet. Where that fails, one cell "
                                    "must be something else. The best known pattern of this kind is the "
                                    "Tridagon."),
    .proof = {NINEFOLD_TEXT("Abouts", "Start with a cell with A, and a cell that meets it with B."),
              NINEFOLD_TEXT("Abouts",
                            "Every cell that meets both is C. Go on as long as a cell has one digit left, and "
                            "try both where it has two."),
              NINEFOLD_TEXT("Abouts",
                            "In the marked cells every way ends with two equal digits that meet. As the three "
                            "digits can be exchanged, another start changes nothing."),
              NINEFOLD_TEXT("Abouts", "So one of the cells holds another digit than A, B and C.")},
    .lettered = true,
};

inline constexpr About kAboutBrokenWing{
    .what = NINEFOLD_TEXT(
        "Abouts", "A closed loop of five or seven places for a digit A, each in a row, column or box with the "
                  "next that has no other places for A, but for a few: the guardians. Also called Guardians. Without "
                  "these the loop could not be right, so one of them is A."),
    .spot = NINEFOLD_TEXT("Abouts", "Highlight one digit and join its places wherever a row, column or box has only "
                                    "two. If a loop of five would close but for one or two places, you have found it."),
    .proof = {NINEFOLD_TEXT("Abouts",
                            "Suppose none of the guardians is A. Then each two neighbours in the loop are the "
                            "only places for A in their row, column or box: one is A, the other is not."),
              NINEFOLD_TEXT("Abouts", "So the cells are A and not A in turn. With an odd number of cells the last is "
                                      "the same as the first, but they are neighbours too. That cannot be."),
              NINEFOLD_TEXT("Abouts",
                            "So one of the guardians is A. Cells that meet all of them are not A, and if there "
                            "is only one, it is A.")},
    .lettered = true,
};

} // namespace ninefold::logic
