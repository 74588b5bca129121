// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/about.h"

namespace ninefold::logic {

// What the pages say about fireworks.

inline constexpr About kAboutFirework{
    .what = NINEFOLD_TEXT(
        "Abouts",
        "Outside the box where a row and a column cross, a digit has only one place in the row and one in the "
        "column. Then it is in one of three cells: these two, the wings, or the pivot where the lines "
        "cross. Three such digits fill the three cells; two, and two others with the same wings and the "
        "opposite pivot, fill four."),
    .spot =
        NINEFOLD_TEXT("Abouts", "Look for a row and a column with the same digits given or ruled out in many of the "
                                "cells outside the box where they cross."),
    .proof = {NINEFOLD_TEXT("Abouts", "Say the digit is in neither wing. Then the row has it inside the box, and the "
                                      "column too."),
              NINEFOLD_TEXT("Abouts", "The box has it only once, so it is where both lines meet: in the pivot."),
              NINEFOLD_TEXT("Abouts", "Three digits that each need one of three cells leave no room for others."),
              NINEFOLD_TEXT("Abouts", "Of two digits a pivot can have only one, so a wing has the other. Two pairs of "
                                      "digits with two pivots so fill both wings and both pivots.")},
};

inline constexpr About kAboutFireworkWing{
    .what = NINEFOLD_TEXT(
        "Abouts", "A Firework of two digits A and B: each is in one of three cells, the pivot where a row and a column "
                  "cross, or a wing in each of them. The pivot can have only one, so one of the wings is A or B. The "
                  "cell opposite the pivot, which meets both wings, decides what follows."),
    .spot = NINEFOLD_TEXT("Abouts", "Find two digits with only one place each outside a box in a row and a column, in "
                                    "the same cells. Then look at the cell that completes the rectangle."),
    .proof = {NINEFOLD_TEXT("Abouts", "ALP: if the opposite cell has only A and B, it keeps its digit from both wings. "
                                      "So the pivot has the same digit. With two such Fireworks around one opposite "
                                      "cell, the other digit is in its row and its column among the wings."),
              NINEFOLD_TEXT("Abouts",
                            "W-Wing: two cells with only A and B meet the opposite cell, one by row, the other "
                            "by column. If it were A, they would be B, and no wing could be A or B."),
              NINEFOLD_TEXT("Abouts", "L-Wing: a digit C has only three places in the row and the column of the "
                                      "opposite cell: this one and the wings. If it were not here, both wings would be "
                                      "C, and none A or B.")},
    .lettered = true,
};

} // namespace ninefold::logic
