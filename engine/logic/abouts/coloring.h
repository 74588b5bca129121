// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/about.h"

namespace ninefold::logic {

// What the pages say about colours.

inline constexpr About kAboutSimpleColors{
    .what = NINEFOLD_TEXT(
        "Abouts",
        "All places of a digit A that are joined by rows, columns and boxes with only two places, coloured in turn "
        "with two colours. Either every cell of the first colour is A, or every cell of the second. A cell outside "
        "that meets both colours is not A, and a colour that stands twice in one row, column or box is wrong."),
    .spot =
        NINEFOLD_TEXT("Abouts", "Highlight one digit, and colour its places in turn wherever a row, column or box has "
                                "only two. Then look for cells that share a row, column or box with both colours."),
    .proof = {NINEFOLD_TEXT("Abouts", "In a row with only two places for A, one of them is A and the other is not. So "
                                      "they get different colours."),
              NINEFOLD_TEXT("Abouts", "From place to place this goes on: if one cell of a colour is A, all cells of "
                                      "that colour are, and none of the other."),
              NINEFOLD_TEXT("Abouts", "Trap: a cell outside meets both colours. If the first colour is A, it meets an "
                                      "A. If the second is, it meets an A too. Either way it is not A."),
              NINEFOLD_TEXT("Abouts", "Wrap: two cells of one colour share a row, column or box. Both cannot be A, so "
                                      "this colour is wrong everywhere, and the other one is right.")},
    .lettered = true,
};

inline constexpr About kAboutMultiColors{
    .what = NINEFOLD_TEXT(
        "Abouts", "Two separate groups of places for a digit A, each coloured in turn with two colours of its own. "
                  "Where a colour of the first group meets a colour of the second, both cannot be A. So one of the two "
                  "other colours is A, or a colour that meets both of the other group is wrong."),
    .spot = NINEFOLD_TEXT("Abouts", "Colour one digit as for Simple Colors. If a second group of places stays "
                                    "uncoloured, give it two other colours, and see where the groups touch."),
    .proof = {NINEFOLD_TEXT("Abouts", "In each group one of its two colours is A and the other is not."),
              NINEFOLD_TEXT("Abouts", "Say a cell of the blue colour shares a row, column or box with a cell of the "
                                      "green one. Then blue and green are not both A."),
              NINEFOLD_TEXT("Abouts",
                            "If blue is not A, the other colour of its group is. If green is not A, the other colour "
                            "of its group is. A cell that meets these two others is not A either way."),
              NINEFOLD_TEXT(
                  "Abouts",
                  "If blue meets both colours of the other group, it meets an A in any case. So no blue cell is A.")},
    .lettered = true,
};

inline constexpr About kAboutMedusa{
    .what =
        NINEFOLD_TEXT("Abouts", "Candidates of all digits, joined where a cell has only two of them or a row, column "
                                "or box has only two places for a digit, and coloured in turn with two colours. Either "
                                "all candidates of the first colour are true, or all of the second. A colour that "
                                "contradicts itself is wrong, and a candidate that both colours rule out goes."),
    .spot =
        NINEFOLD_TEXT("Abouts", "Start in a cell with two candidates and colour them differently. Go on along rows, "
                                "columns and boxes with only two places, and through other cells with two candidates."),
    .proof =
        {NINEFOLD_TEXT("Abouts", "Of two candidates alone in a cell, one is true and the other false. The same holds "
                                 "for the two places of a digit in a row, column or box."),
         NINEFOLD_TEXT(
             "Abouts",
             "So if one candidate of a colour is true, all of that colour are, and all of the other are false."),
         NINEFOLD_TEXT("Abouts", "Wrap: a colour has two candidates in one cell, or one digit twice in a row, column "
                                 "or box. Both cannot be true, so this colour is wrong."),
         NINEFOLD_TEXT(
             "Abouts",
             "Trap: a candidate is ruled out by the first colour, and by the second as well. Either way it is false.")},
};

} // namespace ninefold::logic
