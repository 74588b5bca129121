// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/about.h"

namespace ninefold::logic {

// What the pages say about fish.

inline constexpr About kAboutFish{
    .what = NINEFOLD_TEXT(
        "Abouts",
        "In two rows a digit A has places only in the same two columns: an X-Wing. It works with rows and columns "
        "swapped, too, and with three of each (Swordfish) or four (Jellyfish). Each of the rows has its A in a "
        "different one of the columns, so A can be removed from all other cells of these columns."),
    .spot = NINEFOLD_TEXT("Abouts", "Highlight one digit. Look for two rows where it has two places each, in the same "
                                    "columns; then remove it in the columns. Or for two columns with places in the "
                                    "same rows; then remove it in the rows. In a Swordfish each row has two or three."),
    .proof =
        {NINEFOLD_TEXT("Abouts", "Each of the two rows needs an A, and has room for it only in the two columns."),
         NINEFOLD_TEXT("Abouts", "If the upper row has its A in the left column, the lower row cannot have it there: a "
                                 "column has only one A. So its A is in the right column."),
         NINEFOLD_TEXT("Abouts",
                       "If the upper row has its A in the right column, the A of the lower row is in the left one."),
         NINEFOLD_TEXT(
             "Abouts",
             "Either way both columns have their A in these two rows. So no other cell of the two columns can be A."),
         NINEFOLD_TEXT("Abouts", "Three rows put three As into three different columns, and so each of the three "
                                 "columns has its A. Four rows do it with four.")},
    .lettered = true,
};

inline constexpr About kAboutFinnedFish{
    .what =
        NINEFOLD_TEXT("Abouts", "An X-Wing, Swordfish or larger pattern of rows and columns that is spoiled by a few "
                                "extra places for A in one box. These extra places are called fins. A goes from the "
                                "cells that lie in a column of the pattern and share the box with all fins."),
    .spot = NINEFOLD_TEXT("Abouts", "Highlight one digit. Look for two rows that would be an X-Wing if one or two "
                                    "places close to a corner were not there."),
    .proof = {NINEFOLD_TEXT("Abouts",
                            "If one of the fins is A, its box has its A. Then no other cell of the box can be A."),
              NINEFOLD_TEXT("Abouts", "If no fin is A, the pattern is a real X-Wing or Swordfish: its columns have "
                                      "their A in its rows. Then no other cell of the columns can be A."),
              NINEFOLD_TEXT("Abouts",
                            "A cell that lies in such a column and in the box of the fins loses A either way.")},
    .lettered = true,
};

inline constexpr About kAboutSashimiFish{
    .what = NINEFOLD_TEXT(
        "Abouts",
        "An X-Wing, Swordfish or larger pattern with extra places for A in one box, called fins, where a corner of the "
        "pattern beside the fins cannot be A. Without the fins, one of its rows would have only one place left. A goes "
        "from the cells that lie in a column of the pattern and share the box with all fins."),
    .spot = NINEFOLD_TEXT("Abouts", "Highlight one digit. Look for two rows with a place each in one column, whose "
                                    "other places lie in the same three columns but not in line."),
    .proof = {NINEFOLD_TEXT("Abouts",
                            "If one of the fins is A, its box has its A. Then no other cell of the box can be A."),
              NINEFOLD_TEXT("Abouts",
                            "If no fin is A, the row of the fins has its A in the place that is left, and the other "
                            "rows must use the other columns. So each column of the pattern has its A in these rows."),
              NINEFOLD_TEXT("Abouts",
                            "A cell that lies in such a column and in the box of the fins loses A either way.")},
    .lettered = true,
};

inline constexpr About kAboutFrankenFish{
    .what = NINEFOLD_TEXT(
        "Abouts", "A pattern of one digit A like an X-Wing or a Swordfish, in which boxes may take the place of rows "
                  "or columns. Some rows and boxes have all their places for A in just as many columns or boxes. A "
                  "goes from the other cells of these, unless extra places (fins) stand in the way."),
    .spot = NINEFOLD_TEXT(
        "Abouts",
        "Look for a row with few places for a digit and a box with few places for it, which use the same two columns."),
    .proof =
        {NINEFOLD_TEXT("Abouts", "Say a row and a box that do not overlap have all their places for A in two columns. "
                                 "Both need an A, and these are two different cells."),
         NINEFOLD_TEXT("Abouts",
                       "A column has only one A. So the A of the row and the A of the box are in different columns."),
         NINEFOLD_TEXT("Abouts", "Both columns then have their A, so no other cell of them can be A. With more of them "
                                 "the count is the same."),
         NINEFOLD_TEXT(
             "Abouts",
             "If there are fins: either a fin is A, or the pattern is complete. What is not A in both cases goes.")},
    .lettered = true,
};

inline constexpr About kAboutMutantFish{
    .what = NINEFOLD_TEXT("Abouts", "A pattern of one digit A in which rows, columns and boxes are mixed freely. Some "
                                    "of them have all their places for A in just as many others. A goes from the other "
                                    "cells of these others, unless extra places (fins) stand in the way."),
    .spot = NINEFOLD_TEXT("Abouts", "People find these seldom. Start from a row and a column with two places each, and "
                                    "look for a box that joins them."),
    .proof =
        {NINEFOLD_TEXT("Abouts", "Each row, column or box of the first kind needs an A. They have no place for it in "
                                 "common, so these are different cells."),
         NINEFOLD_TEXT("Abouts", "Each of these As lies in one of the second kind, which has only one A. So they all "
                                 "lie in different ones."),
         NINEFOLD_TEXT("Abouts", "There are as many of the second kind as of the first. So each of them has its A in "
                                 "the pattern, and its other cells cannot be A."),
         NINEFOLD_TEXT(
             "Abouts",
             "If there are fins: either a fin is A, or the pattern is complete. What is not A in both cases goes.")},
    .lettered = true,
};

inline constexpr About kAboutSiameseFish{
    .what = NINEFOLD_TEXT(
        "Abouts",
        "Two patterns with fins over the same rows, shown in one step. They use different columns and different extra "
        "places (fins) for the digit A. Each rules out cells of its own, so together they rule out more."),
    .spot = NINEFOLD_TEXT("Abouts", "When you have found a pattern with fins, see whether the fins can change parts "
                                    "with a corner in the same box."),
    .proof = {NINEFOLD_TEXT("Abouts", "Look at the first pattern alone. If a fin of it is A, its box has its A. If "
                                      "none is, its columns have their A in the rows."),
              NINEFOLD_TEXT("Abouts", "A cell in the box and in such a column loses A either way."),
              NINEFOLD_TEXT("Abouts",
                            "The second pattern is right for the same reason, with other fins and other columns."),
              NINEFOLD_TEXT("Abouts", "Both are true at the same time, so what each rules out goes.")},
    .lettered = true,
};

inline constexpr About kAboutKrakenFish{
    .what = NINEFOLD_TEXT("Abouts", "A pattern of rows and columns for the digit A with extra places (fins) that are "
                                    "too far from the cell in question. From each fin a chain of simple conclusions "
                                    "leads to that cell. Whether a fin is A or none is, the cell loses its candidate."),
    .spot = NINEFOLD_TEXT("Abouts", "Find a pattern that fails only because a fin is in the wrong box. Then follow "
                                    "what happens if the fin is true."),
    .proof = {NINEFOLD_TEXT("Abouts", "If no fin is A, the pattern is complete: its columns have their A in its rows. "
                                      "The cell in question lies in such a column and cannot be A."),
              NINEFOLD_TEXT("Abouts", "If a fin is A, follow the chain that starts at it, one conclusion after the "
                                      "other. It ends with the cell in question, which loses the candidate too."),
              NINEFOLD_TEXT("Abouts",
                            "One of these cases is true. The candidate is wrong in each of them, so it goes.")},
};

} // namespace ninefold::logic
