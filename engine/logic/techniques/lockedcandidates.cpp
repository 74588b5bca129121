// SPDX-License-Identifier: MIT
// Locked candidates: all places of a digit in one house are in its crossing with another, so the other house has the
// digit there too and nowhere else.
//
//     pointing: box -> line        claiming: line -> box
//     . . . | . . . | . . .        . 5 5 | . . . | . . .   5 only here in the row
//     . 5 5 | - - - | - - -        - - - |
//     . . . | . . . | . . .        - - - |
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/legends.h"
#include "engine/logic/parts/partbypart.h"
#include "engine/logic/techniques.h"

#include <cassert>

namespace ninefold::logic::techniques {
namespace {

bool report(const Position& position, Digit digit, House from, House to, StepSink& sink) {
    const Cells crossing = position.cellsFor(digit, from);
    assert(from != to && kHouses[to].contains(crossing));
    const Cells gone = position.cellsFor(digit, to) - kHouses[from];
    // Locked, but without an elimination.
    if (gone.empty()) return true;
    Step step;
    step.length = 2;
    step.remove(gone, digit);
    step.mark(Role::On, crossing, digit);
    step.mark(Role::Remove, gone, digit);
    step.mark(HouseRole::Base, from);
    step.mark(HouseRole::Cover, to);
    step.say("digits", Digits::of(digit));
    step.say("cells", crossing);
    step.say("house", HouseSet::of(from));
    step.say("other", HouseSet::of(to));
    return sink.take(std::move(step));
}

/// The other house that contains all of these cells; -1 if there is none.
House crossingHouse(Cells cells, House house) {
    HouseSet common = commonHouses(cells);
    common.remove(house);
    return common.first();
}

template <bool fromBox>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    const auto look = [&](House house, StepSink& noting) {
        if ((kindOf(house) == HouseKind::Box) != fromBox) return true;
        for (Digit digit = 1; digit <= kDigitCount; ++digit) {
            const int count = countOfNine(position.places(house, digit));
            // One place is a single, and more than three never fit in one crossing.
            if (count < 2 || count > 3) continue;
            const House other = crossingHouse(position.cellsFor(digit, house), house);
            if (other >= 0 && !report(position, digit, house, other, noting)) return false;
        }
        return true;
    };
    return searchPartByPart(position, Parts::Houses, 3, search, sink, look);
}

constexpr std::string_view kText =
    NINEFOLD_TEXT("Steps", "In {house} the {digits} fits only in {cells:or}. All of these lie in {other}, so that is "
                           "where {other} has its {digits}, and {fact}.");
constexpr std::string_view kConclusion = NINEFOLD_TEXT(
    "Steps", "{result}, because {other} has its {digits} in {cells:or}: {house} has no other place for it.");
constexpr std::string_view kNotation = "{digits} in {cells}";

} // namespace

const Technique pointing = {
    .id = "locked-candidates-pointing",
    .name = NINEFOLD_TEXT("Techniques", "Locked Candidates: Pointing"),
    .code = "0100",
    .family = Family::Intersections,
    .er = 26,
    .score = 50,
    .grade = HodokuGrade::Medium,
    .rating = 26,
    .about = &kAboutPointing,
    .conclusion = kConclusion,
    .text = kText,
    .notation = kNotation,
    .legend = kOneHoldsLegend,
    .find = find<true>,
};

const Technique claiming = {
    .id = "locked-candidates-claiming",
    .name = NINEFOLD_TEXT("Techniques", "Locked Candidates: Claiming"),
    .code = "0101",
    .family = Family::Intersections,
    .er = 28,
    .score = 50,
    .grade = HodokuGrade::Medium,
    .rating = 28,
    .about = &kAboutClaiming,
    .conclusion = kConclusion,
    .text = kText,
    .notation = kNotation,
    .legend = kOneHoldsLegend,
    .find = find<false>,
};

} // namespace ninefold::logic::techniques
