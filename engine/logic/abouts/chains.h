// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/about.h"

namespace ninefold::logic {

// What the pages say about chains.

inline constexpr About kAboutXChain{
    .what = NINEFOLD_TEXT("Abouts", "A chain of places for one digit A: if it is not here, it must be there, so it "
                                    "cannot be at the next place, and so on. If the first place is not A, the last one "
                                    "is. So A goes from every cell that shares a row, column or box with both ends."),
    .spot = NINEFOLD_TEXT("Abouts", "Highlight one digit. Find rows, columns and boxes with only two places for it, "
                                    "and join them where their ends share a row, column or box."),
    .proof =
        {NINEFOLD_TEXT(
             "Abouts",
             "Suppose the first place is not A. Its row, column or box has only one other place, so that one is A."),
         NINEFOLD_TEXT("Abouts", "The next place shares a row, column or box with it. So the next is not A, and its "
                                 "partner must be A. So it goes on to the last place, which is A."),
         NINEFOLD_TEXT(
             "Abouts",
             "So if the first place is not A, the last one is. If the first is A, nothing needs to be followed."),
         NINEFOLD_TEXT("Abouts", "Either way one of the ends is A. A cell that shares a row, column or box with both "
                                 "ends meets it, so it is not A.")},
    .lettered = true,
};

inline constexpr About kAboutXYChain{
    .what = NINEFOLD_TEXT(
        "Abouts",
        "A chain of cells with two candidates each, in which every cell shares a row, column or box with the next and "
        "has a digit in common with it. If the first cell is not the digit A, the cells follow one another until the "
        "last one is A. So A goes from every cell that shares a row, column or box with both ends."),
    .spot = NINEFOLD_TEXT("Abouts", "Highlight all cells with two candidates. Start from one, say that it is not A, "
                                    "and follow what the others must be until A comes back."),
    .proof = {NINEFOLD_TEXT("Abouts",
                            "The first cell has A and one other digit. If it is not A, it is the other digit."),
              NINEFOLD_TEXT("Abouts", "The next cell shares a row, column or box with it. So it is not that digit, and "
                                      "must be its own other one."),
              NINEFOLD_TEXT("Abouts", "So it goes from cell to cell, until the last one has only A left."),
              NINEFOLD_TEXT("Abouts", "If the first cell is A, one end is A at once. Either way one of the ends is A, "
                                      "and a cell that shares a row, column or box with both is not.")},
};

inline constexpr About kAboutAic{
    .what = NINEFOLD_TEXT(
        "Abouts", "A chain of simple conclusions, called AIC: if this candidate is false, that one is true, so the "
                  "next is false, and so on. Each step uses a cell with two candidates, or a row, column or box with "
                  "two places for a digit. The first candidate or the last is true, so what both rule out goes."),
    .spot = NINEFOLD_TEXT("Abouts", "Start at a candidate that you would like to see gone, and ask: what if it were "
                                    "true? Follow the forced digits until something cannot be."),
    .proof = {NINEFOLD_TEXT("Abouts", "Suppose the first candidate is false. Its cell has only one other candidate, or "
                                      "its row only one other place. So that one is true."),
              NINEFOLD_TEXT("Abouts", "What is true rules out its neighbours: the other candidates of its cell, and "
                                      "the same digit in its row, column and box."),
              NINEFOLD_TEXT("Abouts", "False, true, false, true: so it goes on, and the last candidate is true."),
              NINEFOLD_TEXT("Abouts", "If the first is false, the last is true. If the first is true, that is good as "
                                      "well. Either way what both rule out is false.")},
};

inline constexpr About kAboutGroupedAic{
    .what = NINEFOLD_TEXT(
        "Abouts", "A chain of simple conclusions (AIC) in which a step may also be about two or three cells of one box "
                  "in one row or column: one of them has the digit, or none has it. Otherwise it works like every such "
                  "chain. The first statement or the last is true, so what both rule out goes."),
    .spot = NINEFOLD_TEXT("Abouts", "When a chain is stuck because a row has three places, see whether two of them lie "
                                    "in one box. Take these two as one."),
    .proof = {NINEFOLD_TEXT("Abouts",
                            "Say a row has its places for a digit at one cell and at a group of two cells in one box."),
              NINEFOLD_TEXT("Abouts", "If the one cell does not have the digit, one of the group has it. Which one is "
                                      "not known, but both share the row and the box."),
              NINEFOLD_TEXT(
                  "Abouts",
                  "So the digit goes from all other cells of that row and that box, and the chain goes on from there."),
              NINEFOLD_TEXT(
                  "Abouts",
                  "In the end the first statement or the last is true. Either way what both rule out is false.")},
};

inline constexpr About kAboutSetAic{
    .what = NINEFOLD_TEXT("Abouts",
                          "A chain of simple conclusions (AIC) in which a step may also use a group of cells with one "
                          "candidate more than cells, called an almost locked set. If such a group loses one digit, it "
                          "needs all the others. The first statement or the last is true, so what both rule out goes."),
    .spot = NINEFOLD_TEXT("Abouts", "Look for two cells with three digits or three cells with four in a row, column or "
                                    "box. They carry a chain from one of their digits to another."),
    .proof = {NINEFOLD_TEXT("Abouts", "Take two cells of a row with the digits 1, 2 and 3 between them. If 1 is ruled "
                                      "out in both, two digits are left for two cells."),
              NINEFOLD_TEXT("Abouts", "So 2 is in one of them, and 3 in the other. A cell that shares a row, column or "
                                      "box with both places of 2 cannot be 2."),
              NINEFOLD_TEXT("Abouts", "With this the chain goes on. A larger group does the same."),
              NINEFOLD_TEXT(
                  "Abouts",
                  "In the end the first statement or the last is true. Either way what both rule out is false.")},
};

inline constexpr About kAboutContinuousLoop{
    .what = NINEFOLD_TEXT(
        "Abouts", "A chain of simple conclusions that comes back to its beginning, so that it can be read forwards and "
                  "backwards. Either every second statement is true, or all the others are. So of two neighbours in a "
                  "row, column, box or cell one is always true, and what it rules out goes."),
    .spot = NINEFOLD_TEXT("Abouts", "When the two ends of a chain meet in a row, column or box, or in one cell, close "
                                    "the loop, and look along each of its lines for what can go."),
    .proof = {NINEFOLD_TEXT(
                  "Abouts",
                  "If the first candidate is false, the second is true, the third false, and so on round the loop."),
              NINEFOLD_TEXT("Abouts", "If the first candidate is true, go round the other way: the last is false, the "
                                      "one before it true, and so on, until the second is false."),
              NINEFOLD_TEXT("Abouts", "Either way two neighbours are never both false. Where they share a row, column "
                                      "or box, the digit is in one of the two."),
              NINEFOLD_TEXT(
                  "Abouts",
                  "So it goes from the other cells there. Where the two are in one cell, its other candidates go.")},
};

inline constexpr About kAboutDiscontinuousLoop{
    .what = NINEFOLD_TEXT("Abouts", "A chain of simple conclusions that starts with an assumption about one candidate "
                                    "and comes back to it with the opposite. An assumption that leads to its own "
                                    "opposite is wrong. So the candidate goes, or it is the one to write."),
    .spot = NINEFOLD_TEXT("Abouts", "Choose a candidate whose row, column or box has few others of its digit, suppose "
                                    "that it is true, and follow the forced digits until one of them rules it out."),
    .proof = {NINEFOLD_TEXT("Abouts", "Suppose the candidate is true. Then its neighbours are false, and where only "
                                      "one other is left, that one is true."),
              NINEFOLD_TEXT("Abouts", "So it goes on, false and true in turn, each conclusion from the one before."),
              NINEFOLD_TEXT(
                  "Abouts",
                  "The last conclusion says that the first candidate is false. But it was supposed to be true."),
              NINEFOLD_TEXT("Abouts", "Both cannot be, so the candidate is false. The other way round, if it is "
                                      "supposed to be false and comes out true, it is true.")},
};

} // namespace ninefold::logic
