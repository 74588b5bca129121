// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/about.h"

namespace ninefold::logic {

// What the pages say about almost locked sets.

inline constexpr About kAboutSueDeCoq{
    .what =
        NINEFOLD_TEXT("Abouts", "Two or three cells where a box and a row or column cross, with some cells of the rest "
                                "of the box and of the rest of the row, that have as many digits between them as there "
                                "are cells. No digit fits twice, so each is there once. Digits of the row part go from "
                                "the rest of the row, digits of the box part from the rest of the box."),
    .spot = NINEFOLD_TEXT("Abouts",
                          "Look where a box and a row cross for two cells with four candidates together. Then look for "
                          "a cell with two of these in the row, and one with the two others in the box."),
    .proof = {NINEFOLD_TEXT("Abouts", "The cells of the row part and those of the box part have no digit in common. A "
                                      "digit of the row part has its places only in the row, so it fits there once."),
              NINEFOLD_TEXT("Abouts", "A digit of the box part has its places only in the box, so it fits there once."),
              NINEFOLD_TEXT("Abouts", "There are as many cells as digits. Each cell needs one, and none can be there "
                                      "twice, so each of the digits is in one of the cells."),
              NINEFOLD_TEXT("Abouts", "So the row has its digits of the row part in these cells, and the box those of "
                                      "the box part. They go from the other cells.")},
};

inline constexpr About kAboutSueDeCoq3d{
    .what = NINEFOLD_TEXT(
        "Abouts",
        "Cells of a box, with some cells of a row and of a column that cross it, that have as many digits between them "
        "as there are cells. Each digit lies only in the row, only in the column or only in the box, so each is there "
        "once. It goes from every other cell that meets all its places."),
    .spot = NINEFOLD_TEXT("Abouts", "Look for a Sue de Coq in which the part in the box needs some cells of a second "
                                    "line, with the digits that are left over."),
    .proof = {NINEFOLD_TEXT("Abouts", "Each digit has all its places in the row, in the column or in the box. So it "
                                      "fits there once."),
              NINEFOLD_TEXT("Abouts", "There are as many cells as digits. Each cell needs one, and none can be there "
                                      "twice, so each of the digits is in one of the cells."),
              NINEFOLD_TEXT("Abouts",
                            "A cell that shares a row, column or box with all places of such a digit meets it "
                            "wherever it is. So it cannot be that digit.")},
};

inline constexpr About kAboutAlignedExclusion{
    .what =
        NINEFOLD_TEXT("Abouts", "Two or three cells for which every combination of digits is tried. A combination is "
                                "impossible if it leaves a nearby cell without any digit, or if it repeats a digit in "
                                "a row, column or box. A candidate that is in no possible combination goes."),
    .spot = NINEFOLD_TEXT("Abouts", "Choose two cells that share a row, column or box with many cells with two "
                                    "candidates. Each of these forbids one combination."),
    .proof =
        {NINEFOLD_TEXT("Abouts",
                       "Take one candidate of the first cell, and try each candidate of the other cells beside it."),
         NINEFOLD_TEXT(
             "Abouts",
             "If both digits are the same and the cells share a row, column or box, the combination breaks the rule."),
         NINEFOLD_TEXT("Abouts", "If a cell that meets them has only these two candidates, it would have no digit "
                                 "left. So the combination is impossible too."),
         NINEFOLD_TEXT("Abouts", "If every combination with the candidate fails, the candidate is wrong.")},
};

inline constexpr About kAboutAlsXz{
    .what = NINEFOLD_TEXT(
        "Abouts",
        "Two groups of cells, each in one row, column or box and with one candidate more than cells: almost locked "
        "sets. They share a digit that only one of them can have, so the other group needs all its remaining digits. "
        "Another digit that both have is then in one of them, and goes from every cell that meets all its places."),
    .spot = NINEFOLD_TEXT("Abouts",
                          "The smallest group is a cell with two candidates. Look for it beside two or three cells "
                          "with one digit more than cells, and for a digit that both have in one row, column or box."),
    .proof = {NINEFOLD_TEXT("Abouts", "All places of the shared digit in both groups share one row, column or box. So "
                                      "the digit is not in both groups."),
              NINEFOLD_TEXT("Abouts", "If the first group does not have it, the group has as many digits left as "
                                      "cells. It needs each of them, so also the second common digit."),
              NINEFOLD_TEXT("Abouts", "If the second group does not have it, the second group needs all its other "
                                      "digits, so also the second common digit."),
              NINEFOLD_TEXT("Abouts", "Either way the second common digit is in one of the groups. A cell that shares "
                                      "a row, column or box with all its places there cannot have it.")},
};

inline constexpr About kAboutAlsXyWing{
    .what = NINEFOLD_TEXT(
        "Abouts",
        "Three groups of cells, each with one candidate more than cells: almost locked sets. The first shares a digit "
        "with the second and another digit with the third, and can do without only one of them. So the second or the "
        "third group loses a digit and needs all its others, among them the digit that both have."),
    .spot = NINEFOLD_TEXT("Abouts", "It is an XY-Wing with groups of cells in place of cells. Look for the middle "
                                    "group first, then for the two others that meet it."),
    .proof = {NINEFOLD_TEXT("Abouts", "The first group has one digit more than cells. So it lacks only one of its "
                                      "digits, and has at least one of the two shared ones."),
              NINEFOLD_TEXT("Abouts", "If it has the digit that it shares with the second group, the second group "
                                      "cannot have it and needs all its others."),
              NINEFOLD_TEXT(
                  "Abouts",
                  "If it has the digit that it shares with the third group, the third group needs all its others."),
              NINEFOLD_TEXT("Abouts", "Either way a digit that the second and the third group have is in one of them. "
                                      "A cell that meets all its places there cannot have it.")},
};

inline constexpr About kAboutAlsChain{
    .what = NINEFOLD_TEXT("Abouts",
                          "A chain of groups of cells, each with one candidate more than cells: almost locked sets. A "
                          "group that loses one digit needs all its others, and one of these takes a digit from the "
                          "next group, and so on. So a digit of the first and the last group is in one of them."),
    .spot = NINEFOLD_TEXT("Abouts", "Begin with two groups that share a digit in one row, column or box, and add a "
                                    "third that shares another digit with the second."),
    .proof =
        {NINEFOLD_TEXT("Abouts", "Suppose the first group does not have the digit in question. Then it needs all its "
                                 "others, also the one that it shares with the next group."),
         NINEFOLD_TEXT("Abouts", "So the next group loses this digit and needs all its others, also the one that it "
                                 "shares with the group after it."),
         NINEFOLD_TEXT("Abouts", "So it goes on to the last group, which must have the digit in question."),
         NINEFOLD_TEXT(
             "Abouts",
             "Either the first group has it or the last. A cell that meets all its places in both cannot have it.")},
};

inline constexpr About kAboutDeathBlossom{
    .what = NINEFOLD_TEXT(
        "Abouts", "A cell, the stem, and for each of its candidates a group of cells with one candidate more than "
                  "cells, a petal. Whatever the stem is, one petal loses that digit and needs all its others. A digit "
                  "that all petals have is in one of them, and goes from every cell that meets all its places."),
    .spot = NINEFOLD_TEXT("Abouts", "Start from a cell with two or three candidates. For each of them look for a group "
                                    "whose places for it all share a row, column or box with the cell."),
    .proof = {NINEFOLD_TEXT("Abouts", "The stem is one of its candidates. Say it is the one of the first petal."),
              NINEFOLD_TEXT("Abouts", "All places for it in that petal share a row, column or box with the stem. So "
                                      "the petal loses this digit."),
              NINEFOLD_TEXT(
                  "Abouts",
                  "It then has as many digits as cells and needs them all, also the digit that all petals have."),
              NINEFOLD_TEXT("Abouts",
                            "With each other candidate of the stem it is another petal. Either way the common digit is "
                            "in one of them, and a cell that meets all its places cannot have it.")},
};

} // namespace ninefold::logic
