// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/about.h"

namespace ninefold::logic {

// What the pages say about digits that are confined to the crossing of a box and a line.

inline constexpr About kAboutPointing{
    .what = NINEFOLD_TEXT(
        "Abouts", "All places for A in a box lie in one row, or in one column. The box needs an A, so the A of this "
                  "row or column is inside the box. A goes from all cells of the row or column outside the box."),
    .spot = NINEFOLD_TEXT(
        "Abouts",
        "Highlight one digit after the other, and look for boxes in which it has two or three places side by side."),
    .proof = {NINEFOLD_TEXT("Abouts",
                            "The box needs an A, and only these two or three cells can be A. So one of them is A."),
              NINEFOLD_TEXT("Abouts", "They all lie in the same row. Whichever of them is A, the row then has its A."),
              NINEFOLD_TEXT("Abouts", "A second A in the row is not allowed. So no other cell of the row can be A. "
                                      "With a column it is the same.")},
    .lettered = true,
};

inline constexpr About kAboutClaiming{
    .what =
        NINEFOLD_TEXT("Abouts", "All places for A in a row, or in a column, lie in one box. The row or column needs an "
                                "A, so the A of this box is in it. A goes from all other cells of the box."),
    .spot = NINEFOLD_TEXT("Abouts", "Highlight one digit after the other, and look for rows and columns in which it "
                                    "has only two or three places, all of them side by side in one box."),
    .proof = {NINEFOLD_TEXT("Abouts",
                            "The row needs an A, and only these two or three cells can be A. So one of them is A."),
              NINEFOLD_TEXT("Abouts", "They all lie in the same box. Whichever of them is A, the box then has its A."),
              NINEFOLD_TEXT("Abouts", "A second A in the box is not allowed. So no other cell of the box can be A. "
                                      "With a column it is the same.")},
    .lettered = true,
};

} // namespace ninefold::logic
