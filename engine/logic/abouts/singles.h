// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/about.h"

namespace ninefold::logic {

// What the pages say about single digits.

inline constexpr About kAboutFullHouse{
    .what = NINEFOLD_TEXT("Abouts",
                          "A row, column or box in which only one cell is empty. Eight of its cells are filled, so "
                          "eight different digits are used, and one digit A is missing. A goes into the empty cell."),
    .spot = NINEFOLD_TEXT(
        "Abouts",
        "Look for a row, column or box with a single gap, and count from 1 to 9 to find the digit that is missing."),
    .proof = {NINEFOLD_TEXT("Abouts",
                            "Each row, column and box has nine cells and needs each of the nine digits once."),
              NINEFOLD_TEXT("Abouts", "Eight cells are filled, with eight different digits."),
              NINEFOLD_TEXT("Abouts", "Only A is missing, and only one cell is free. So A goes there.")},
    .lettered = true,
};

inline constexpr About kAboutHiddenSingle{
    .what = NINEFOLD_TEXT(
        "Abouts",
        "A digit A that fits into only one cell of a row, column or box. Each of the other cells is filled, or shares "
        "a row, column or box with an A that is already there. So A goes into the cell that is left."),
    .spot = NINEFOLD_TEXT("Abouts", "Choose a digit that is on the board often. Follow its rows and columns into a box "
                                    "that does not have it yet, and see which cells are left."),
    .proof =
        {NINEFOLD_TEXT("Abouts", "The row, column or box needs an A, and it has none yet."),
         NINEFOLD_TEXT("Abouts", "A cell that is filled has no room for it."),
         NINEFOLD_TEXT(
             "Abouts",
             "A cell that shares a row, column or box with another A cannot be A, because A would be there twice."),
         NINEFOLD_TEXT("Abouts", "One cell is left. The A must be somewhere, so it is there.")},
    .lettered = true,
};

inline constexpr About kAboutNakedSingle{
    .what = NINEFOLD_TEXT("Abouts", "A cell that can only be A. Its row, its column and its box together already hold "
                                    "the eight other digits. Every cell needs a digit, so this one is A."),
    .spot = NINEFOLD_TEXT("Abouts", "Look where a full row, column and box cross, and count which digits the cell "
                                    "meets. With all candidates written, look for a cell with only one."),
    .proof = {NINEFOLD_TEXT("Abouts",
                            "The cell cannot be a digit that its row already has, nor one of its column or box."),
              NINEFOLD_TEXT("Abouts", "Together these are eight different digits: all but A."),
              NINEFOLD_TEXT("Abouts", "The cell must hold some digit. Only A is left, so it is A.")},
    .lettered = true,
};

inline constexpr About kAboutAllSingles{
    .what = NINEFOLD_TEXT(
        "Abouts",
        "All cells that can be filled now, in one step. Each has only one candidate left, or is the only place for its "
        "digit in a row, column or box. None of them waits for another, so their order does not matter."),
    .spot =
        NINEFOLD_TEXT("Abouts", "Go through the digits from 1 to 9, and then through the cells that meet many digits."),
    .proof = {NINEFOLD_TEXT("Abouts", "Each of the cells follows by itself: by a Hidden Single or by a Naked Single."),
              NINEFOLD_TEXT("Abouts", "A digit that is right stays right when another right digit is written."),
              NINEFOLD_TEXT("Abouts", "So all of them may be written at once.")},
};

inline constexpr About kAboutDirectLocked{
    .what = NINEFOLD_TEXT("Abouts",
                          "Two steps at once, for which no candidates need to be written. All places for A in one box "
                          "lie in one row or column, or all its places in a row or column lie in one box, so A cannot "
                          "be in the rest. That leaves A only one place somewhere else, and there it goes."),
    .spot = NINEFOLD_TEXT("Abouts", "When a digit has two or three places side by side in a box, follow their row or "
                                    "column into the next boxes. There it may have only one place left."),
    .proof =
        {NINEFOLD_TEXT("Abouts", "All places for A in the first box lie in one row, and the box needs an A. So the A "
                                 "of that row is in this box."),
         NINEFOLD_TEXT("Abouts", "The row has only one A. So none of its cells in other boxes can be A."),
         NINEFOLD_TEXT(
             "Abouts",
             "Another row, column or box had its places for A in these cells, and in one more. Only that one is left."),
         NINEFOLD_TEXT("Abouts", "So A goes there. With a column instead of the row, or a line first and its box then, "
                                 "the reason is the same.")},
    .lettered = true,
};

inline constexpr About kAboutDirectHidden{
    .what =
        NINEFOLD_TEXT("Abouts", "Two steps at once, for which no candidates need to be written. Two or three digits "
                                "fit only into two or three cells of a row, column or box, so they fill these cells. "
                                "Another digit of the same row, column or box then has only one place left."),
    .spot = NINEFOLD_TEXT("Abouts", "Look for two digits that are ruled out in the same cells of a box. Keep the two "
                                    "cells that are left for them, and see what that means for the other digits."),
    .proof = {NINEFOLD_TEXT("Abouts", "Say the digits are two, and both fit into the same two cells only. Both must be "
                                      "somewhere, and a cell holds one digit."),
              NINEFOLD_TEXT("Abouts", "So these two cells hold these two digits, and nothing else."),
              NINEFOLD_TEXT("Abouts", "A third digit loses its places there. In the row, column or box it has one "
                                      "place left, so it goes there."),
              NINEFOLD_TEXT("Abouts", "With three digits in three cells the reason is the same.")},
};

} // namespace ninefold::logic
