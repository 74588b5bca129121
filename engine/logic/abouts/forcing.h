// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/about.h"

namespace ninefold::logic {

// What the pages say about assumptions.

inline constexpr About kAboutNishio{
    .what = NINEFOLD_TEXT("Abouts", "One digit is tried at one place, and only this digit is followed across the "
                                    "board. Its other places fall, one after the other, until a row, column or box has "
                                    "none left. So the digit cannot be there, and the candidate goes."),
    .spot = NINEFOLD_TEXT("Abouts",
                          "Choose a digit with few places left, and try it where it would take away many of them."),
    .proof = {NINEFOLD_TEXT("Abouts",
                            "Suppose the cell is A. Then A goes from all other cells of its row, column and box."),
              NINEFOLD_TEXT(
                  "Abouts",
                  "Some other row, column or box has only one place for A now. So A is there, and more places fall."),
              NINEFOLD_TEXT("Abouts",
                            "In the end some row, column or box has no place for A at all. But each needs one."),
              NINEFOLD_TEXT("Abouts", "So the cell is not A.")},
    .lettered = true,
};

inline constexpr About kAboutForcingVerity{
    .what =
        NINEFOLD_TEXT("Abouts", "All candidates of a cell, or all places of a digit in a row, column or box, are tried "
                                "one after the other. From each of them a chain of simple conclusions is followed. If "
                                "all of them lead to the same, it is true, because one of them must be right."),
    .spot =
        NINEFOLD_TEXT("Abouts", "Choose a cell with two candidates, follow both, and note what comes out the same."),
    .proof = {NINEFOLD_TEXT("Abouts", "The cell must be one of its candidates, or the digit must be at one of its "
                                      "places. There is no other case."),
              NINEFOLD_TEXT(
                  "Abouts",
                  "If it is the first, follow what must be then, conclusion by conclusion. It leads to the result."),
              NINEFOLD_TEXT(
                  "Abouts",
                  "If it is the second, or the third, the conclusions are others, but they lead to the same result."),
              NINEFOLD_TEXT("Abouts", "One of the cases is right. Whichever it is, the result is true.")},
};

inline constexpr About kAboutForcingContradiction{
    .what = NINEFOLD_TEXT(
        "Abouts",
        "An assumption from which several chains of simple conclusions start. Together they take away all candidates "
        "of a cell, or all places of a digit in a row, column or box. That cannot be, so the assumption was wrong."),
    .spot = NINEFOLD_TEXT("Abouts", "Suppose a candidate whose truth would force much, and watch cells with two "
                                    "candidates and rows with two places."),
    .proof = {NINEFOLD_TEXT("Abouts", "Suppose the candidate is true (or false)."),
              NINEFOLD_TEXT("Abouts", "One chain of conclusions takes away the first candidate of some cell, another "
                                      "chain the second, and so on."),
              NINEFOLD_TEXT(
                  "Abouts",
                  "All of them hold at the same time. So this cell would have no digit left, or a digit no place."),
              NINEFOLD_TEXT("Abouts",
                            "Every cell needs a digit. So the assumption was wrong, and the opposite is true.")},
};

inline constexpr About kAboutNetContradiction{
    .what = NINEFOLD_TEXT(
        "Abouts",
        "An assumption whose consequences are followed like a net: a conclusion may need several earlier ones. In the "
        "end a cell has no digit left, or a digit has no place. That cannot be, so the assumption was wrong."),
    .spot = NINEFOLD_TEXT(
        "Abouts", "Try it out in a branch. Write the digit, go on with singles, and see whether something breaks."),
    .proof = {NINEFOLD_TEXT("Abouts", "Suppose the candidate is true, and write down what follows at once."),
              NINEFOLD_TEXT("Abouts", "From this and the board more follows. A cell may lose its last but one "
                                      "candidate only after several of these conclusions."),
              NINEFOLD_TEXT("Abouts",
                            "In the end a cell has no digit left, or a row, column or box has no place for a digit."),
              NINEFOLD_TEXT("Abouts", "A proper Sudoku can be filled. So the assumption was wrong.")},
};

inline constexpr About kAboutWhip{
    .what = NINEFOLD_TEXT("Abouts", "A candidate is assumed, and one single after the other follows. Each "
                                    "is found in a cell, or in a row, column or box, from which the one "
                                    "before has taken something. In the end nothing is left in one of them, "
                                    "so the candidate goes."),
    .spot = NINEFOLD_TEXT("Abouts", "Choose a candidate near cells with two candidates and rows with two "
                                    "places, and follow what it forces. Look only at what the last digit "
                                    "takes away. The fewer singles it takes, the easier is the whip."),
    .proof = {NINEFOLD_TEXT("Abouts", "Suppose the candidate is true, and write down what follows at once."),
              NINEFOLD_TEXT("Abouts", "It takes something from a cell, or from a row, column or box, so that a single "
                                      "is left there. Other candidates may have gone earlier on the way."),
              NINEFOLD_TEXT("Abouts",
                            "In the end a cell has no digit left, or a row, column or box has no place for a digit."),
              NINEFOLD_TEXT("Abouts", "A proper Sudoku can be filled. So the assumption was wrong.")},
};

inline constexpr About kAboutBraid{
    .what = NINEFOLD_TEXT(
        "Abouts",
        "A candidate is assumed, and one single after the other follows, as in a whip. But each may be found anywhere, "
        "not only where the one before has taken something. In the end a cell has no digit left, or a digit no place, "
        "so the candidate goes."),
    .spot = NINEFOLD_TEXT(
        "Abouts", "Try it out in a branch. Write the digit, go on with singles, and see whether something breaks."),
    .proof = {NINEFOLD_TEXT("Abouts", "Suppose the candidate is true, and write down what follows at once."),
              NINEFOLD_TEXT("Abouts", "From this and the board more follows. A cell may lose its last but one "
                                      "candidate only after several of these conclusions."),
              NINEFOLD_TEXT("Abouts",
                            "In the end a cell has no digit left, or a row, column or box has no place for a digit."),
              NINEFOLD_TEXT("Abouts", "A proper Sudoku can be filled. So the assumption was wrong.")},
};

inline constexpr About kAboutNetVerity{
    .what = NINEFOLD_TEXT("Abouts",
                          "Several assumptions of which one must be true, each followed to all its consequences. A "
                          "conclusion may need several earlier ones. What follows from every one of them is true."),
    .spot = NINEFOLD_TEXT(
        "Abouts",
        "Choose a cell with two candidates. Write the first in a branch and go on, then the second, and compare."),
    .proof = {NINEFOLD_TEXT("Abouts", "The cell must be one of its candidates, or the digit must be at one of its "
                                      "places in a row, column or box."),
              NINEFOLD_TEXT("Abouts",
                            "If it is the first, many things follow. If it is the second, other things follow."),
              NINEFOLD_TEXT("Abouts", "What follows in every case is true, whichever case is right.")},
};

} // namespace ninefold::logic
