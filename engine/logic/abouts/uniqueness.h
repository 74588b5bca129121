// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/about.h"

namespace ninefold::logic {

// What the pages say about techniques for puzzles with one solution.

inline constexpr About kAboutBug{
    .what = NINEFOLD_TEXT(
        "Abouts",
        "A board on which nearly every empty cell has two candidates, and nearly every digit has two places in each "
        "row, column and box where it is missing. If it were so everywhere, the puzzle could not have exactly one "
        "solution. A proper Sudoku has exactly one, so one of the extra candidates is true."),
    .spot = NINEFOLD_TEXT("Abouts", "Late in a game, when all cells but one have two candidates, look at the one with "
                                    "three. The digit that stands three times in its row is the one."),
    .proof = {NINEFOLD_TEXT("Abouts", "Suppose every empty cell had two candidates, and every missing digit two places "
                                      "in each row, column and box."),
              NINEFOLD_TEXT("Abouts", "If there were a solution, giving each of these cells its other candidate would "
                                      "make a second one: each row, column and box keeps all its digits."),
              NINEFOLD_TEXT("Abouts",
                            "So such a board has no solution or more than one, and a proper Sudoku never comes to it."),
              NINEFOLD_TEXT("Abouts", "If none of the extra candidates were true, the board would come to it. So one "
                                      "of them is true, and what meets all of them goes.")},
};

inline constexpr About kAboutRectangle1{
    .what = NINEFOLD_TEXT(
        "Abouts", "Four cells, the corners of a rectangle in two rows, two columns and two boxes, of which three have "
                  "only the candidates A and B. If the fourth were A or B too, these could be swapped, and the puzzle "
                  "would have two solutions. A proper Sudoku has only one, so A and B go from the fourth corner."),
    .spot = NINEFOLD_TEXT("Abouts", "Look for two cells with the same two candidates in one box and one row, and below "
                                    "or above them a third. The fourth corner is the interesting one."),
    .proof = {NINEFOLD_TEXT("Abouts", "If the four corners held only A and B, each row, column and box of theirs would "
                                      "have one A and one B there."),
              NINEFOLD_TEXT("Abouts", "Swapping every A and B in the corners then breaks no rule: each row, column and "
                                      "box keeps both digits. So there would be two solutions."),
              NINEFOLD_TEXT(
                  "Abouts",
                  "A proper Sudoku has only one solution. So something else than A and B is in one of the corners."),
              NINEFOLD_TEXT("Abouts",
                            "Three corners have nothing else. So it is the fourth, and that one is neither A nor B.")},
    .lettered = true,
};

inline constexpr About kAboutRectangle2{
    .what = NINEFOLD_TEXT(
        "Abouts",
        "Four cells, the corners of a rectangle in two rows, two columns and two boxes, that have only A, B and one "
        "extra candidate C. If none of them were C, A and B could be swapped, and the puzzle would have two solutions. "
        "So one of the corners with C is C, and C goes from every cell that meets all of them."),
    .spot =
        NINEFOLD_TEXT("Abouts", "Find a rectangle whose corners have A and B. If all that is extra in it is the same "
                                "digit, look for cells that share a row, column or box with all corners that have it."),
    .proof = {NINEFOLD_TEXT("Abouts", "If the four corners held only A and B, each row, column and box of theirs would "
                                      "have one A and one B there."),
              NINEFOLD_TEXT("Abouts", "Swapping every A and B in the corners then breaks no rule: each row, column and "
                                      "box keeps both digits. So there would be two solutions."),
              NINEFOLD_TEXT("Abouts", "A proper Sudoku has only one solution, so one of the corners is neither A nor "
                                      "B. The only other candidate is C."),
              NINEFOLD_TEXT("Abouts", "So one of the corners with C is C. A cell that shares a row, column or box with "
                                      "all of them meets it, so it is not C.")},
    .lettered = true,
};

inline constexpr About kAboutRectangle3{
    .what =
        NINEFOLD_TEXT("Abouts", "Four cells, the corners of a rectangle in two rows, two columns and two boxes, of "
                                "which two have only two candidates, and the other two have some more. One of these "
                                "two must be an extra digit, or the puzzle would have two solutions. Together with "
                                "other cells of their row, column or box they use digits up, which go from the rest."),
    .spot = NINEFOLD_TEXT(
        "Abouts",
        "Treat the two corners as one cell that has only their extra digits, and look for a pair or triple with it."),
    .proof = {NINEFOLD_TEXT("Abouts", "If the corners held only the two digits that all four have, swapping these "
                                      "would give a second solution: each row, column and box keeps both."),
              NINEFOLD_TEXT("Abouts",
                            "A proper Sudoku has only one. So one of the two corners is one of the extra digits."),
              NINEFOLD_TEXT("Abouts", "Other cells in the same row, column or box have only such digits as well. With "
                                      "that corner there are as many cells as digits."),
              NINEFOLD_TEXT("Abouts", "So they use these digits up, and no other cell there can have them.")},
};

inline constexpr About kAboutRectangle4{
    .what = NINEFOLD_TEXT(
        "Abouts",
        "Four cells, the corners of a rectangle in two rows, two columns and two boxes, with the candidates A and B, "
        "where one of the two digits has no other place in a row or column. It must then be in one of the corners. If "
        "the other digit came beside it, both could be swapped, so it goes from these corners."),
    .spot = NINEFOLD_TEXT("Abouts", "Find a rectangle with A and B in all corners, two of them without anything else. "
                                    "Then count the places of A and of B in the row or column of the other two."),
    .proof = {NINEFOLD_TEXT("Abouts", "The digit without another place there is in one of the two corners."),
              NINEFOLD_TEXT("Abouts",
                            "If the other corner were the other digit, all four corners would hold only A and B."),
              NINEFOLD_TEXT("Abouts", "Swapping every A and B in the corners then breaks no rule: each row, column and "
                                      "box keeps both digits. So there would be two solutions."),
              NINEFOLD_TEXT("Abouts", "A proper Sudoku has only one solution. So neither corner is that other digit.")},
    .lettered = true,
};

inline constexpr About kAboutHiddenRectangle{
    .what = NINEFOLD_TEXT(
        "Abouts", "Four cells, the corners of a rectangle in two rows, two columns and two boxes, that all have the "
                  "candidates A and B. Opposite one corner, the row and the column have no other place for A. If that "
                  "corner's opposite were B, A and B would fill all four and could be swapped, so it is not B."),
    .spot = NINEFOLD_TEXT("Abouts", "Start from a cell that has only A and B. In the row and in the column of the "
                                    "opposite corner, count the places of one digit."),
    .proof = {NINEFOLD_TEXT("Abouts", "Suppose the corner in question were B. Its row has only two places for A, both "
                                      "in the rectangle, so its neighbour in the row would be A."),
              NINEFOLD_TEXT("Abouts",
                            "Its column has only two places for A as well. So its neighbour in the column would be A."),
              NINEFOLD_TEXT(
                  "Abouts",
                  "The opposite corner (A or B) meets an A, so it would be B. All four would hold only A and B."),
              NINEFOLD_TEXT("Abouts", "Swapping every A and B in the corners then breaks no rule: each row, column and "
                                      "box keeps both digits. So there would be two solutions."),
              NINEFOLD_TEXT("Abouts", "A proper Sudoku has only one solution. So the corner in question is not B.")},
    .lettered = true,
};

inline constexpr About kAboutAvoidable{
    .what = NINEFOLD_TEXT(
        "Abouts", "Four cells, the corners of a rectangle in two rows, two columns and two boxes, none of them given "
                  "and some of them solved by you. If they held only A and B, these could be swapped, because no given "
                  "holds them. A proper Sudoku has only one solution, so one of the corners is something else."),
    .spot = NINEFOLD_TEXT("Abouts", "Look at digits that you have placed yourself. Three of them as A, B, A in a "
                                    "rectangle leave the fourth corner without B."),
    .proof =
        {NINEFOLD_TEXT(
             "Abouts",
             "None of the four corners is a given. So nothing in the puzzle says which of them is A and which is B."),
         NINEFOLD_TEXT("Abouts", "If the four corners held only A and B, each row, column and box of theirs would have "
                                 "one A and one B there."),
         NINEFOLD_TEXT("Abouts", "Swapping every A and B in the corners then breaks no rule: each row, column and box "
                                 "keeps both digits. So there would be two solutions."),
         NINEFOLD_TEXT("Abouts",
                       "A proper Sudoku has only one solution. So what would complete A and B in the corners goes.")},
    .lettered = true,
};

inline constexpr About kAboutUniqueLoop{
    .what = NINEFOLD_TEXT(
        "Abouts",
        "Six or more cells in a closed loop that nearly all have only the candidates A and B, with two of them in each "
        "row, column and box of the loop. If all were A or B, these could be swapped all round, and the puzzle would "
        "have two solutions. A proper Sudoku has only one, so an extra candidate in the loop is true."),
    .spot = NINEFOLD_TEXT("Abouts", "When many cells have the same two candidates, walk from one to the next and try "
                                    "to come back. One cell on the way may have more candidates."),
    .proof = {NINEFOLD_TEXT("Abouts", "If the loop held only A and B, they would stand in it in turn, and each row, "
                                      "column and box of it would have one A and one B there."),
              NINEFOLD_TEXT("Abouts", "Swapping every A and B of the loop then breaks no rule, because each row, "
                                      "column and box keeps both. So there would be two solutions."),
              NINEFOLD_TEXT(
                  "Abouts",
                  "A proper Sudoku has only one. So one of the cells with extra candidates holds an extra one."),
              NINEFOLD_TEXT("Abouts", "Type 1: only one cell has extras, so it is neither A nor B. Type 2: all extras "
                                      "are one digit, which goes from the cells that meet all of them."),
              NINEFOLD_TEXT("Abouts", "Type 3: the cells with extras use digits up together with others. Type 4: A has "
                                      "no other place beside them, so B cannot be there.")},
    .lettered = true,
};

inline constexpr About kAboutRectangle6{
    .what = NINEFOLD_TEXT("Abouts",
                          "Four cells, the corners of a rectangle in two rows, two columns and two boxes, that all "
                          "have A and B, and two opposite ones have more candidates. The two rows have no other place "
                          "for B, so B takes two opposite corners. In the corners with more candidates it would make "
                          "the others A, and both could be swapped, so B goes from there."),
    .spot = NINEFOLD_TEXT("Abouts",
                          "Find a rectangle with A and B in all corners and extra candidates only in two opposite "
                          "ones. Then count the places of each digit in both rows, and in both columns."),
    .proof = {NINEFOLD_TEXT("Abouts", "Both rows need a B and have room for it only in the corners. The two Bs cannot "
                                      "share a column, so they are in opposite corners."),
              NINEFOLD_TEXT("Abouts", "If they were in the corners with extra candidates, the other two corners (A or "
                                      "B) would meet a B and be A."),
              NINEFOLD_TEXT("Abouts", "Swapping every A and B in the corners then breaks no rule: each row, column and "
                                      "box keeps both digits. So there would be two solutions."),
              NINEFOLD_TEXT("Abouts",
                            "A proper Sudoku has only one solution. So the corners with extra candidates are not B.")},
    .lettered = true,
};

inline constexpr About kAboutExtendedRectangle{
    .what = NINEFOLD_TEXT(
        "Abouts", "Three or more pairs of cells side by side in the same two rows or the same two columns, that nearly "
                  "all have only as many digits as there are pairs. If they held nothing else, the two lines could "
                  "exchange these digits, and the puzzle would have two solutions. A proper Sudoku has only one, so an "
                  "extra candidate in these cells is true."),
    .spot = NINEFOLD_TEXT("Abouts", "In two rows of a band or two columns of a stack, look for three pairs of cells, "
                                    "one pair in each box, with the same three digits. One cell may have more."),
    .proof = {NINEFOLD_TEXT("Abouts", "If the cells held only these digits, each of the two lines would have all of "
                                      "them there, because it has as many cells as there are digits."),
              NINEFOLD_TEXT("Abouts", "Exchanging the two lines there breaks no rule: each pair stays in its crossing "
                                      "line, and every row, column and box keeps its digits."),
              NINEFOLD_TEXT("Abouts", "So there would be two solutions, but a proper Sudoku has only one. One of the "
                                      "cells with extra candidates holds an extra one."),
              NINEFOLD_TEXT("Abouts", "Type 1: only one cell has extras, so it is one of these. Type 2: all extras "
                                      "are one digit, which goes from the cells that meet all of them."),
              NINEFOLD_TEXT("Abouts",
                            "Type 3: the cells with extras use digits up together with others. Type 4: a "
                            "digit has no other place beside them, so the pattern's others cannot be there.")},
};

inline constexpr About kAboutBugLite{
    .what = NINEFOLD_TEXT(
        "Abouts",
        "Some cells that nearly all have two candidates, and in which each digit has two places in every row, "
        "column and box where it is. If none had more, each could take its other candidate, and the puzzle "
        "would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is "
        "true."),
    .spot = NINEFOLD_TEXT("Abouts", "Follow cells with two candidates: for each of their digits look for one partner "
                                    "in the row, in the column and in the box, until everything has a partner."),
    .proof = {NINEFOLD_TEXT("Abouts", "Suppose each of the cells had only its two candidates. In a solution each row, "
                                      "column and box would use one of the two places of each digit."),
              NINEFOLD_TEXT("Abouts", "Giving each of these cells its other candidate would use the other places: each "
                                      "row, column and box keeps all its digits, so it is a second solution."),
              NINEFOLD_TEXT("Abouts", "A proper Sudoku has only one. So in one of the cells with more than two "
                                      "candidates an extra one is true."),
              NINEFOLD_TEXT("Abouts", "Type 1: only one cell has extras, so it is one of these. Type 2: all extras "
                                      "are one digit, which goes from the cells that meet all of them."),
              NINEFOLD_TEXT("Abouts", "Type 3: the cells with extras use digits up together with others. Type 4: a "
                                      "digit has no other place beside them, so the pattern's others cannot be "
                                      "there.")},
};

inline constexpr About kAboutReverseBug{
    .what = NINEFOLD_TEXT(
        "Abouts", "Solved cells that would be a closed set with one cell more: two digits in the same rows, columns "
                  "and boxes, or the same digits in a part of two lines. If the set were closed, the rest of the grid "
                  "could be swapped as well, because no given is there. A proper Sudoku has only one solution, so the "
                  "cell does not complete the set."),
    .spot = NINEFOLD_TEXT("Abouts", "Choose two digits that have been solved in few places. Mark every row, column and "
                                    "box that has only one of them, and look for the cell where these meet."),
    .proof = {NINEFOLD_TEXT("Abouts", "Every row, column and box has each of the two digits once. If the solved cells "
                                      "had both of them or none in each, so would the cells that are still open."),
              NINEFOLD_TEXT("Abouts", "Swapping the two digits in all open cells then breaks no rule: each row, column "
                                      "and box keeps both. And no given is changed, because all givens of the two are "
                                      "in the closed set."),
              NINEFOLD_TEXT("Abouts", "So there would be two solutions, but a proper Sudoku has only one. The set is "
                                      "never closed, so a cell that would close it holds something else."),
              NINEFOLD_TEXT("Abouts",
                            "Two lines are alike: if a part of both has the same digits, so has the rest, and "
                            "the rests could be exchanged.")},
};

inline constexpr About kAboutSymmetricalPlacement{
    .what = NINEFOLD_TEXT(
        "Abouts", "The givens of a few puzzles are symmetric: turn, mirror or shift the board, exchange some digits, "
                  "and the same givens are there again. A proper Sudoku has only one solution, so the solution must be "
                  "symmetric too. A digit is in a cell only if its partner is in the partner cell, and what has lost "
                  "its partner goes."),
    .spot = NINEFOLD_TEXT("Abouts", "When the givens form a symmetric picture, compare each given with the one on the "
                                    "other side. If every 1 faces the same digit, and so on, the puzzle is symmetric."),
    .proof = {NINEFOLD_TEXT("Abouts", "Such a motion takes rows, columns and boxes to rows, columns and boxes. So it "
                                      "takes the solution to a grid that obeys the rules, also with exchanged digits."),
              NINEFOLD_TEXT("Abouts", "The givens go to the givens. So what the solution becomes is a solution of the "
                                      "same puzzle."),
              NINEFOLD_TEXT("Abouts", "There is only one, so the solution becomes itself. If a cell holds a digit, its "
                                      "partner cell holds the partner of the digit."),
              NINEFOLD_TEXT("Abouts", "A candidate whose partner is gone goes. So does one that would share a cell, or "
                                      "a row, column or box, with a partner that rules it out.")},
};

inline constexpr About kAboutMug{
    .what = NINEFOLD_TEXT(
        "Abouts", "A few cells that nearly all have only the same three or four digits, in such places that there are "
                  "always two ways to fill them with the same digits in each row, column and box. If they held nothing "
                  "else, the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in "
                  "these cells is true."),
    .spot =
        NINEFOLD_TEXT("Abouts", "Look for cells of three or four digits that meet others of them in the row, in the "
                                "column and in the box. Fill them, and try to fill them in another way with the "
                                "same digits in each row, column and box."),
    .proof = {NINEFOLD_TEXT("Abouts",
                            "Take any way to fill the cells with these digits. There is a second way in which "
                            "each row, column and box has the same digits there."),
              NINEFOLD_TEXT("Abouts",
                            "All other cells fit to the second way as well as to the first, because what they "
                            "meet is the same."),
              NINEFOLD_TEXT("Abouts", "So there would be two solutions, but a proper Sudoku has only one. One of the "
                                      "cells with extra candidates holds an extra one."),
              NINEFOLD_TEXT("Abouts", "Type 1: only one cell has extras, so it is one of these. Type 2: all extras "
                                      "are one digit, which goes from the cells that meet all of them."),
              NINEFOLD_TEXT("Abouts", "Type 3: the cells with extras use digits up together with others. Type 4: a "
                                      "digit has no other place beside them, so the pattern's others cannot be "
                                      "there.")},
};

} // namespace ninefold::logic
