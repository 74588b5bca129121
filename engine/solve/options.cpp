// SPDX-License-Identifier: MIT
#include "engine/solve/options.h"

#include "engine/core/text.h"

namespace ninefold::solve {

std::span<const OptionText<Choice>> choiceTexts() {
    static constexpr OptionText<Choice> list[] = {
        {Choice::MostConstrained, "mrv", NINEFOLD_TEXT("Choice", "smallest cell"),
         NINEFOLD_TEXT("Choice", "It guesses in the cell with the fewest digits left")},
        {Choice::Activity, "activity", NINEFOLD_TEXT("Choice", "dead ends"),
         NINEFOLD_TEXT("Choice", "It guesses what took part in recent dead ends (by activity)")},
        {Choice::Narrowest, "narrowest", NINEFOLD_TEXT("Choice", "fewest ways"),
         NINEFOLD_TEXT("Choice",
                       "It guesses in the cell with the fewest digits left, or where a digit goes in the row, "
                       "column or box with the fewest places for it")},
        {Choice::FirstCell, "first", NINEFOLD_TEXT("Choice", "first cell"),
         NINEFOLD_TEXT("Choice", "It guesses in the first empty cell, row by row")},
        {Choice::Random, "random", NINEFOLD_TEXT("Choice", "at random"),
         NINEFOLD_TEXT("Choice", "It guesses any digit of any cell")},
    };
    return list;
}

std::span<const OptionText<Switch>> switchTexts() {
    static constexpr OptionText<Switch> list[] = {
        {Switch::Restarts, "restarts", NINEFOLD_TEXT("Switch", "Restarts"),
         NINEFOLD_TEXT("Switch", "From time to time it takes back all guesses and begins again with its notes")},
        {Switch::PhaseSaving, "phases", NINEFOLD_TEXT("Switch", "Phase Saving"),
         NINEFOLD_TEXT("Switch", "A cell that is guessed again gets the digit that it held last")},
        {Switch::Minimising, "minimize", NINEFOLD_TEXT("Switch", "Shorter Notes"),
         NINEFOLD_TEXT("Switch", "What follows from the rest of a note is left out of it (minimisation)")},
        {Switch::Forgetting, "forget", NINEFOLD_TEXT("Switch", "Forgetting"),
         NINEFOLD_TEXT("Switch", "Notes that were of little use are dropped")},
    };
    return list;
}

} // namespace ninefold::solve
