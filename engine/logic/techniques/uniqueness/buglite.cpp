// SPDX-License-Identifier: MIT
// BUG-Lite: a Bivalue Universal Grave in a few cells. Each cell has two candidates, and each digit has no place or two
// among them in every house. In a solution every cell could take its other candidate.
//
//     {a b} . . | {b c} .  .        conclusions as for rectangles, types 1 to 4; a pattern of only two digits is a
//     {a b} . . |   .   .  {a c x}  rectangle or a loop
//       .   . . | {b c} .  {a c}
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/techniques.h"
#include "engine/logic/techniques/uniqueness/graves.h"

namespace ninefold::logic::techniques {
namespace {

template <DeadlyType type>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    const Graves& graves = position.fact<Graves>();
    for (const Deadly& pattern : type == DeadlyType::SameDigit ? graves.oneDigit : graves.fewGuards)
        if (!concludeDeadly(position, pattern, type, 0, search, sink)) return false;
    return true;
}

constexpr Technique lite(std::string_view id, std::string_view name, std::string_view conclusion, std::string_view text,
                         decltype(Technique::find) search) {
    Technique made = deadlyTechnique(id, name, kAboutBugLite, conclusion, text, search);
    made.rating = 52;
    return made;
}

constexpr std::string_view kSecondSolution =
    NINEFOLD_TEXT("Steps", "{result}, because otherwise there would be a second solution.");

constexpr std::string_view kLiteText[] = {
    NINEFOLD_TEXT("Steps", "Without {missing}, each of {cells} would have two candidates, and each digit two places in "
                           "every row, column and box there. Taking the other candidate in all of them would give a "
                           "second solution. So {guards} is {extras:or}."),
    NINEFOLD_TEXT("Steps", "{guards:or} is {extras}, which blocks {gone}. Otherwise each of {cells} would have two "
                           "candidates, each digit two places in every row, column and box there, and switching each "
                           "cell to its other candidate gives a second solution."),
    NINEFOLD_TEXT("Steps", "{missing:or}: otherwise each of {cells} would have two candidates, and switching each to "
                           "its other candidate gives a second solution. With {set:has} that uses up {setdigits} in "
                           "{house}."),
    NINEFOLD_TEXT("Steps", "{missing:or}: otherwise each of {cells} would have two candidates, and switching each to "
                           "its other candidate gives a second solution. {house}'s {linked} fits only in the other of "
                           "the two."),
};

} // namespace

const Technique bugLite1 = lite("bug-lite-1", NINEFOLD_TEXT("Techniques", "BUG-Lite Type 1"), kSecondSolution,
                                kLiteText[0], find<DeadlyType::OneCell>);
const Technique bugLite2 = lite("bug-lite-2", NINEFOLD_TEXT("Techniques", "BUG-Lite Type 2"), kSameDigitConclusion,
                                kLiteText[1], find<DeadlyType::SameDigit>);
const Technique bugLite3 = lite("bug-lite-3", NINEFOLD_TEXT("Techniques", "BUG-Lite Type 3"), kSubsetConclusion,
                                kLiteText[2], find<DeadlyType::Subset>);
const Technique bugLite4 =
    lite("bug-lite-4", NINEFOLD_TEXT("Techniques", "BUG-Lite Type 4"),
         NINEFOLD_TEXT("Steps", "{result}, because {missing:or}, and {house}'s {linked} fits only in the other of "
                                "these two cells."),
         kLiteText[3], find<DeadlyType::StrongLink>);

} // namespace ninefold::logic::techniques
