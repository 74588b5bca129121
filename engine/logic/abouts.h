// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/technique.h"

namespace ninefold::logic {

// What each technique is, in three sentences for players who meet it for the first time: what it is, how to spot it,
// why it is true. Techniques of one kind share them.

inline constexpr std::string_view kAboutFullHouse = NINEFOLD_TEXT(
    "Abouts", "A row, column or box with only one empty cell. Eight of its cells are filled, so one digit is missing. "
              "That digit goes into the empty cell, because each digit must be there once.");

inline constexpr std::string_view kAboutHiddenSingle =
    NINEFOLD_TEXT("Abouts", "A digit that fits into only one cell of a row, column or box. Choose a digit and rule out "
                            "the cells that share a row, column or box with one already placed. If one cell is left, "
                            "the digit goes there, because it must be there once.");

inline constexpr std::string_view kAboutNakedSingle = NINEFOLD_TEXT(
    "Abouts", "A cell that has only one candidate left. Look at cells whose row, column and box already hold many "
              "different digits. If eight digits are ruled out, the ninth is the only one that can be there.");

inline constexpr std::string_view kAboutAllSingles = NINEFOLD_TEXT(
    "Abouts", "All cells that can be filled now, in one step. Each has only one candidate left, or is the only place "
              "for its digit in a row, column or box. None of them depends on another, so the order does not matter.");

inline constexpr std::string_view kAboutDirectLocked = NINEFOLD_TEXT(
    "Abouts", "Two steps at once that need no pencil marks. First the places of a digit in one box or line show that "
              "it cannot be elsewhere in another. That leaves the digit only one place in a third, and there it goes.");

inline constexpr std::string_view kAboutDirectHidden = NINEFOLD_TEXT(
    "Abouts",
    "Two steps at once that need no pencil marks. A few digits have just as many cells of a row, column or box to go "
    "to, so they fill these cells. Another digit of the same row, column or box then has only one place left.");

inline constexpr std::string_view kAboutLockedHidden =
    NINEFOLD_TEXT("Abouts", "A few digits that fit into just as many cells of one row, column or box, where these "
                            "cells also lie together in a second one. The digits fill these cells, so nothing else can "
                            "be there. And as they are used up in both, no other cell of the second can have them.");

inline constexpr std::string_view kAboutPointing = NINEFOLD_TEXT(
    "Abouts", "All places of a digit in a box lie in one row or column. Look for boxes where a digit has two or three "
              "places in line. The box puts its digit into that line, so the rest of the line cannot have it.");

inline constexpr std::string_view kAboutClaiming = NINEFOLD_TEXT(
    "Abouts", "All places of a digit in a row or column lie in one box. Look for lines whose places of a digit are "
              "side by side. The line puts its digit into that box, so the rest of the box cannot have it.");

inline constexpr std::string_view kAboutNakedSet = NINEFOLD_TEXT(
    "Abouts",
    "Two, three or four cells of a row, column or box that have only as many candidates together as there are cells. "
    "Not every cell needs all of the digits. The cells use these digits up, so no other cell there can have them.");

inline constexpr std::string_view kAboutLockedSet = NINEFOLD_TEXT(
    "Abouts",
    "Two or three cells in one box and also in one line, with only as many candidates together as cells. Look for "
    "cells with the same few candidates side by side. They use up these digits for the box and for the line at once.");

inline constexpr std::string_view kAboutHiddenSet = NINEFOLD_TEXT(
    "Abouts",
    "Two, three or four digits of a row, column or box that fit only into as many cells. Look for digits whose few "
    "places are the same cells. The digits fill these cells, so all other candidates go from them.");

inline constexpr std::string_view kAboutFish =
    NINEFOLD_TEXT("Abouts", "A digit that has its places in some rows only in as many columns, or the other way round: "
                            "two lines are an X-Wing, three a Swordfish, four a Jellyfish. Look for rows with few "
                            "places of the digit, one below the other. Each row puts the digit into a different one of "
                            "these columns, so they are used up, and no other cell of them can have it.");

inline constexpr std::string_view kAboutFinnedFish = NINEFOLD_TEXT(
    "Abouts", "An X-Wing, Swordfish or larger pattern of lines that is perfect except for a few extra places in one "
              "box, the fins. Look for lines that would fit but for places close together. If a fin holds the digit, "
              "its box is done; if none does, the pattern is perfect: a cell that goes either way goes.");

inline constexpr std::string_view kAboutSashimiFish = NINEFOLD_TEXT(
    "Abouts",
    "An X-Wing, Swordfish or larger pattern of lines with extra places in one box (fins), where without them some line "
    "would have only one place. Look for lines that nearly fit but for places close together. If a fin holds the "
    "digit, its box is done; if none does, the lines use up the columns: a cell that goes either way goes.");

inline constexpr std::string_view kAboutFrankenFish = NINEFOLD_TEXT(
    "Abouts", "An X-Wing, Swordfish or larger pattern of one digit in which boxes may take the part of lines. Look for "
              "rows and boxes whose places of a digit lie in as few columns or boxes. Each of them has the digit once, "
              "so the others are used up, except where extra places (fins) are in the way.");

inline constexpr std::string_view kAboutMutantFish =
    NINEFOLD_TEXT("Abouts", "A pattern of one digit in which rows, columns and boxes are mixed freely. Some of them "
                            "have all their places of the digit in as many others. Each has the digit once, so the "
                            "others are used up, except where extra places (fins) are in the way.");

inline constexpr std::string_view kAboutSiameseFish = NINEFOLD_TEXT(
    "Abouts",
    "Two patterns with fins over the same rows or columns, shown in one step. They differ in the lines that they use "
    "up and in the extra places (fins). Each rules out its own cells, so together they rule out more.");

inline constexpr std::string_view kAboutKrakenFish =
    NINEFOLD_TEXT("Abouts", "A pattern of lines with extra places (fins) that are too far from the cell in question. "
                            "From each fin a chain of simple conclusions leads to that cell. Whether a fin holds the "
                            "digit or none does, the cell cannot have its candidate.");

inline constexpr std::string_view kAboutSkyscraper = NINEFOLD_TEXT(
    "Abouts", "Two rows, or two columns, with only two places each for a digit, where one place of each shares a "
              "column or row. Look for two towers on common ground. The two on the ground cannot both hold the digit, "
              "so one of the tops does, and a cell in line with both tops cannot.");

inline constexpr std::string_view kAboutKite =
    NINEFOLD_TEXT("Abouts", "A row and a column with only two places each for a digit, where one place of each is in "
                            "the same box. Look for a box where both lines meet. The two in the box cannot both hold "
                            "the digit, so one of the far ends does, and the cell in line with both cannot.");

inline constexpr std::string_view kAboutDualKite =
    NINEFOLD_TEXT("Abouts", "Two kites of the same box in one step: a row and a column with only two places each for a "
                            "digit, which meet in the box. Each kite has two far ends of which one holds the digit. So "
                            "each rules out the cell in line with both of its ends.");

inline constexpr std::string_view kAboutTurbotFish =
    NINEFOLD_TEXT("Abouts", "Two rows, columns or boxes with only two places each for a digit, where one place of each "
                            "shares a row, column or box. These two cannot both hold the digit. So one of the other "
                            "two places does, and a cell in line with both cannot.");

inline constexpr std::string_view kAboutEmptyRectangle = NINEFOLD_TEXT(
    "Abouts", "A box where all places of a digit lie in one row and one column, like a cross, and a line outside with "
              "only two places. If the line's far place holds the digit, the cell in line with it cannot. If the near "
              "one does, the box must use the other arm of its cross, which rules out the same cell.");

inline constexpr std::string_view kAboutXYWing = NINEFOLD_TEXT(
    "Abouts", "A cell with two candidates and two others, in line with it, that share one of them each and have a "
              "third digit in common. Look for three cells such as 1-2, 1-3 and 2-3. Whatever the first cell is, one "
              "of the others becomes the common digit, so a cell in line with both cannot be it.");

inline constexpr std::string_view kAboutXYZWing =
    NINEFOLD_TEXT("Abouts", "A cell with three candidates and two cells in line with it that have two of them each, "
                            "with one digit in all three. Look for cells such as 1-2-3, 1-3 and 2-3. One of the three "
                            "must be the common digit, so a cell in line with all of them cannot be it.");

inline constexpr std::string_view kAboutWWing = NINEFOLD_TEXT(
    "Abouts", "Two cells with the same two candidates, and a row, column or box where one of these digits has only two "
              "places, one in line with each of the cells. One of the two places holds that digit. So one of the two "
              "cells must be the other digit, and a cell in line with both cannot.");

inline constexpr std::string_view kAboutWXYZWing =
    NINEFOLD_TEXT("Abouts", "Four cells in a line and a box that have only four digits together. Three of the digits "
                            "can be there only once, as their places are in line. So the fourth digit must be in one "
                            "of the cells, and a cell in line with all its places cannot have it.");

inline constexpr std::string_view kAboutRemotePair =
    NINEFOLD_TEXT("Abouts", "A line of at least four cells that all have the same two candidates, each in a row, "
                            "column or box with the next. They take the two digits in turn. So two of them an odd "
                            "number of steps apart differ, and a cell in line with both can be neither digit.");

inline constexpr std::string_view kAboutBug =
    NINEFOLD_TEXT("Abouts", "A board on which nearly every empty cell has two candidates and every digit two places in "
                            "each row, column and box. If all were like that, the puzzle would have no solution or "
                            "more than one. A proper puzzle has exactly one, so an extra candidate must be true.");

inline constexpr std::string_view kAboutRectangle =
    NINEFOLD_TEXT("Abouts", "Four cells in two rows, two columns and two boxes that would hold only the same two "
                            "digits. Then the two digits could be swapped, and the puzzle would have two solutions. A "
                            "proper puzzle has only one, so something else must be in one of the corners.");

inline constexpr std::string_view kAboutHiddenRectangle = NINEFOLD_TEXT(
    "Abouts", "Four cells in two rows, two columns and two boxes with two common candidates, where one of these has no "
              "other place in a row and a column. One digit in the corner would force the two digits into all four. "
              "They could be swapped, which a puzzle with one solution does not allow.");

inline constexpr std::string_view kAboutAvoidable =
    NINEFOLD_TEXT("Abouts", "Four cells in two rows, two columns and two boxes of which none is given and some are "
                            "solved. If they held only two digits, these could be swapped, as no given fixes them. A "
                            "proper puzzle has only one solution, so that cannot be.");

inline constexpr std::string_view kAboutUniqueLoop =
    NINEFOLD_TEXT("Abouts", "Six or more cells in a closed loop that would hold only the same two digits, two in each "
                            "row, column and box they touch. Then the digits could be swapped all round. A proper "
                            "puzzle has only one solution, so something else must be in one of the cells.");

inline constexpr std::string_view kAboutSimpleColors = NINEFOLD_TEXT(
    "Abouts", "A digit's places, joined wherever a row, column or box has only two of them. Colour them in turn: "
              "either all of one colour hold the digit or all of the other. A cell in line with both colours cannot "
              "hold it, and a colour with two cells in one row, column or box is wrong.");

inline constexpr std::string_view kAboutMultiColors = NINEFOLD_TEXT(
    "Abouts", "Two separate groups of places for a digit, each coloured in turn along rows, columns and boxes with "
              "only two places. Where a colour of one group meets a colour of the other, both cannot be true. So one "
              "of their opposites is, or a colour that meets both of the other group is wrong.");

inline constexpr std::string_view kAboutMedusa = NINEFOLD_TEXT(
    "Abouts", "Candidates of all digits, joined where a cell has only two of them or a row, column or box has only two "
              "places. Colour them in turn: all of one colour are true or all of the other. A colour that contradicts "
              "itself is wrong, and a candidate ruled out by both colours goes.");

inline constexpr std::string_view kAboutSueDeCoq =
    NINEFOLD_TEXT("Abouts", "Cells where a box and a line cross, together with cells of the rest of each, that have "
                            "just as many digits as cells. No digit can be there twice, so each is there once. Digits "
                            "of the line part are used up in the line, digits of the box part in the box.");

inline constexpr std::string_view kAboutAlignedExclusion =
    NINEFOLD_TEXT("Abouts", "Two or three cells for which every combination of digits is tried. A combination is "
                            "impossible if it leaves a nearby cell without a digit, or repeats a digit in a row, "
                            "column or box. A digit that is in no possible combination goes.");

inline constexpr std::string_view kAboutXChain =
    NINEFOLD_TEXT("Abouts", "A chain of one digit: if it is not here, it must be there, so it cannot be in the next "
                            "place, and so on. Look for rows, columns and boxes with only two places for it. If the "
                            "first place does not hold it, the last one does, so a cell in line with both cannot.");

inline constexpr std::string_view kAboutXYChain =
    NINEFOLD_TEXT("Abouts", "A chain of cells with two candidates, each in line with the next and sharing a digit. If "
                            "the first cell is not the digit, the cells follow one another until the last one is. So "
                            "one of the two ends is the digit, and a cell in line with both cannot be.");

inline constexpr std::string_view kAboutAic = NINEFOLD_TEXT(
    "Abouts", "A chain of simple conclusions (AIC): if this candidate is false, that one is true, so the next is "
              "false, and so on. Each step uses a cell with two candidates or a row, column or box with two places. "
              "The first candidate or the last is true, so what both rule out goes.");

inline constexpr std::string_view kAboutGroupedAic =
    NINEFOLD_TEXT("Abouts", "A chain of simple conclusions (AIC) in which a step may also be about two or three cells "
                            "of a box in line: one of them holds the digit, or none does. Otherwise it works like "
                            "every chain. The first statement or the last is true, so what both rule out goes.");

inline constexpr std::string_view kAboutSetAic =
    NINEFOLD_TEXT("Abouts", "A chain of simple conclusions (AIC) in which a step may also use a group of cells with "
                            "one candidate more than cells. If such a group loses one digit, it needs all the others. "
                            "The first statement or the last is true, so what both rule out goes.");

inline constexpr std::string_view kAboutContinuousLoop = NINEFOLD_TEXT(
    "Abouts", "A chain of simple conclusions that comes back to its beginning. Read forwards or backwards, it holds: "
              "every second statement is true, or all the others are. So between two neighbours in a row, column, box "
              "or cell one is always true, and what it rules out goes.");

inline constexpr std::string_view kAboutDiscontinuousLoop = NINEFOLD_TEXT(
    "Abouts",
    "A chain of simple conclusions that starts with an assumption and ends with its opposite. Look for a candidate "
    "whose consequences come back to it. The assumption contradicts itself, so the opposite is true.");

inline constexpr std::string_view kAboutAlsXz = NINEFOLD_TEXT(
    "Abouts", "Two groups of cells (almost locked sets), each with one candidate more than cells, that share a digit "
              "which only one of them can have. The group without it needs all its other digits. A digit of both "
              "groups is therefore in one of them, and a cell in line with all its places cannot have it.");

inline constexpr std::string_view kAboutAlsXyWing =
    NINEFOLD_TEXT("Abouts", "Three groups of cells (almost locked sets), each with one candidate more than cells. The "
                            "first can do without only one of its digits, so it takes a digit from one of the other "
                            "two. That group then needs all its others, and so a digit of both is in one of them.");

inline constexpr std::string_view kAboutAlsChain =
    NINEFOLD_TEXT("Abouts", "A chain of groups of cells (almost locked sets), each with one candidate more than cells. "
                            "A group that loses one digit needs all its others, and one of these takes a digit from "
                            "the next group. So a digit of the first and the last group is in one of them.");

inline constexpr std::string_view kAboutDeathBlossom = NINEFOLD_TEXT(
    "Abouts", "A cell, and for each of its candidates a group of cells with one candidate more than cells. Whatever "
              "the cell is, one group loses that digit and needs all its others. A digit that all the groups have is "
              "in one of them, and a cell in line with all its places cannot have it.");

inline constexpr std::string_view kAboutNishio = NINEFOLD_TEXT(
    "Abouts", "One digit is assumed in a place, and only this digit is followed across the board. Its other places "
              "fall until a row, column or box has none left. So the assumption was wrong, and the candidate goes.");

inline constexpr std::string_view kAboutForcingVerity =
    NINEFOLD_TEXT("Abouts", "All candidates of a cell, or all places of a digit in a row, column or box, are tried one "
                            "after the other. From each a chain of simple conclusions is followed. If all of them lead "
                            "to the same, it is true, because one of them must be.");

inline constexpr std::string_view kAboutForcingContradiction = NINEFOLD_TEXT(
    "Abouts",
    "An assumption from which several chains of simple conclusions start. Together they take all candidates of a cell, "
    "or all places of a digit in a row, column or box. That cannot be, so the assumption was wrong.");

inline constexpr std::string_view kAboutNetContradiction = NINEFOLD_TEXT(
    "Abouts", "An assumption whose consequences are followed, where a step may need several earlier ones. In the end a "
              "cell has no digit left, or a digit has no place. That cannot be, so the assumption was wrong.");

inline constexpr std::string_view kAboutNetVerity =
    NINEFOLD_TEXT("Abouts", "Several assumptions of which one must be true, each followed to all its consequences. A "
                            "step may need several earlier ones. What follows from every one of them is true.");

inline constexpr std::string_view kAboutTemplate = NINEFOLD_TEXT(
    "Abouts",
    "All ways to put one digit into every row, column and box are looked at together. A computer does this faster than "
    "a person. A cell that all ways use has the digit, and a place that none uses cannot have it.");

} // namespace ninefold::logic
