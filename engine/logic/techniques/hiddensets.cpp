// SPDX-License-Identifier: MIT
// Hidden sets: n digits of a house that have only n cells left use up these cells; all other candidates go from
// them.
//
//     {1 4 6} . {1 4 8} | . {6 8} {6 9} | ...     1 and 4 go nowhere else: r1c1 loses 6, r1c3 loses 8
//
// A cascade: when the cells of the set also lie together in a second house, the digits leave the rest of that house,
// in the same step.
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/legends.h"
#include "engine/logic/parts/partbypart.h"
#include "engine/logic/parts/unions.h"
#include "engine/logic/parts/variant.h"
#include "engine/logic/techniques.h"

#include <cassert>

namespace ninefold::logic::techniques {
namespace {

struct HiddenSet {
    House house;
    Cells cells;
    Digits digits;
};

/// The eliminations in the second house, which a set inside a crossing has.
Cells eliminatedTwice(const Position& position, const HiddenSet& set) {
    Cells gone;
    HouseSet others = commonHouses(set.cells);
    others.remove(set.house);
    for (House other : others)
        for (Digit digit : set.digits) gone |= position.cellsFor(digit, other) - set.cells;
    return gone;
}

bool report(const Position& position, const HiddenSet& set, bool cascade, StepSink& sink) {
    assert(set.cells.count() == set.digits.count() && kHouses[set.house].contains(set.cells));
    const Digits others = position.candidatesOf(set.cells) - set.digits;
    const Cells second = eliminatedTwice(position, set);
    if (others.empty() || (cascade && second.empty())) return true;
    Step step;
    step.length = set.cells.count();
    for (Digit digit : others) {
        step.remove(position.cellsFor(digit) & set.cells, digit);
        step.mark(Role::Remove, position.cellsFor(digit) & set.cells, digit);
    }
    for (Digit digit : set.digits) {
        step.mark(Role::On, position.cellsFor(digit) & set.cells, digit);
        if (!cascade) continue;
        step.remove(position.cellsFor(digit) & second, digit);
        step.mark(Role::Remove, position.cellsFor(digit) & second, digit);
    }
    step.mark(HouseRole::Base, set.house);
    step.say("digits", set.digits);
    step.say("cells", set.cells);
    step.say("count", set.cells.count());
    step.say("house", HouseSet::of(set.house));
    if (cascade) {
        HouseSet other = commonHouses(set.cells);
        other.remove(set.house);
        step.mark(HouseRole::Cover, other);
        step.say("other", other);
    }
    return sink.take(std::move(step));
}

bool findIn(const Position& position, House house, int size, bool cascade, StepSink& sink) {
    if (position.blanksIn(house) <= size) return true;
    std::array<unsigned, kDigitCount> masks{};
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        const unsigned places = position.places(house, digit);
        // A digit with more places than the set has cells cannot be part of it; a digit with a single place is a
        // single.
        if (countOfNine(places) >= 2 && countOfNine(places) <= size) masks[digit - 1] = places;
    }
    return forEachUnion(masks, size, [&](unsigned chosen, unsigned together) {
        HiddenSet set{house, {}, Digits::fromMask(chosen)};
        for (unsigned rest = together; rest != 0; rest &= rest - 1)
            set.cells.add(kHouseCells[house][std::countr_zero(rest)]);
        return report(position, set, cascade, sink);
    });
}

template <int size, bool cascade>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    return searchPartByPart(position, Parts::Houses, 10, search, sink, [&](House house, StepSink& noting) {
        return findIn(position, house, size, cascade, noting);
    });
}

constexpr std::string_view kText =
    NINEFOLD_TEXT("Steps", "In {house} the digits {digits} fit only in {cells}: {count} digits for {count} cells, so "
                           "they fill them. No other digit can be in these cells.");
constexpr std::string_view kConclusion = NINEFOLD_TEXT("Steps", "{result}, because {digits} fill {cells} in {house}.");
constexpr std::string_view kCascadeText = NINEFOLD_TEXT(
    "Steps", "In {house} the digits {digits} fit only in {cells}: {count} digits fill {count} cells, so nothing else "
             "can be there. These cells also lie in {other}, so no other cell of {other} can be {digits:or}.");
constexpr std::string_view kCascadeConclusion =
    NINEFOLD_TEXT("Steps", "{result}, because {digits} fill {cells}, in {house} and in {other}.");

constexpr Technique kHiddenSet = {
    .family = Family::Subsets,
    .about = &kAboutHiddenSet,
    .conclusion = kConclusion,
    .text = kText,
    .notation = "{digits} in {cells}",
    .legend = kSetLegend,
};

constexpr Technique kCascade = {
    .family = Family::Subsets,
    .about = &kAboutLockedHidden,
    .conclusion = kCascadeConclusion,
    .text = kCascadeText,
    .notation = "{digits} in {cells}",
    .legend = kSetLegend,
};

} // namespace

const Technique hiddenPair = variant(
    kHiddenSet, {"hidden-pair", NINEFOLD_TEXT("Techniques", "Hidden Pair"), "0210", 70, HodokuGrade::Medium, 34, 34},
    find<2, false>);
const Technique hiddenTriple =
    variant(kHiddenSet,
            {"hidden-triple", NINEFOLD_TEXT("Techniques", "Hidden Triple"), "0211", 100, HodokuGrade::Medium, 40, 40},
            find<3, false>);
const Technique hiddenQuadruple = variant(
    kHiddenSet,
    {"hidden-quadruple", NINEFOLD_TEXT("Techniques", "Hidden Quadruple"), "0212", 150, HodokuGrade::Hard, 54, 54},
    find<4, false>);
const Technique cascadePair = variant(
    kCascade, {.id = "locked-hidden-pair", .name = NINEFOLD_TEXT("Techniques", "Locked Hidden Pair"), .rating = 25},
    find<2, true>);
const Technique cascadeTriple = variant(
    kCascade, {.id = "locked-hidden-triple", .name = NINEFOLD_TEXT("Techniques", "Locked Hidden Triple"), .rating = 26},
    find<3, true>);

} // namespace ninefold::logic::techniques
