// SPDX-License-Identifier: MIT
// Direct forms: a step that leaves a hidden single at once, combined into one step, for players who note no
// candidates.
//
//     direct pointing, claiming: locked candidates take the digit from a house until one place is left
//     direct hidden pair, triplet: the cells that a hidden set fills are no places for another digit of the house
//
//     . . . | . * .      pointing: in the first box 5 can only go to the second row, so it leaves the - there,
//     5 5 . | - - .      and the second box has one place left for it, the *
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/partbypart.h"
#include "engine/logic/parts/unions.h"
#include "engine/logic/techniques.h"

#include <cassert>

namespace ninefold::logic::techniques {
namespace {

struct Locked {
    Digit digit;
    House from, to;
    Cells crossing, gone;
};

bool reportLocked(const Position& position, const Locked& locked, StepSink& sink) {
    // The same single may occur in two houses of the cell; it is reported once.
    Cells reported;
    for (Cell cell : locked.gone)
        for (House house : housesOf(cell)) {
            const Cells left = position.cellsFor(locked.digit, house) - locked.gone;
            if (house == locked.to || left.count() != 1 || reported.has(left.first())) continue;
            reported |= left;
            Step step;
            step.length = 3;
            step.place(left.first(), locked.digit);
            step.mark(Role::On, locked.crossing, locked.digit);
            step.mark(Role::Off, locked.gone, locked.digit);
            step.mark(Role::Place, left, locked.digit);
            step.mark(HouseRole::Base, locked.from);
            step.mark(HouseRole::Cover, locked.to);
            step.mark(HouseRole::Look, house);
            step.say("digits", Digits::of(locked.digit));
            step.say("cells", locked.crossing);
            step.say("house", HouseSet::of(locked.from));
            step.say("other", HouseSet::of(locked.to));
            step.say("target", HouseSet::of(house));
            step.say("place", left);
            if (!sink.take(std::move(step))) return false;
        }
    return true;
}

template <bool fromBox>
bool findLocked(const Position& position, LogicSearch& search, StepSink& sink) {
    const HouseSet houses = fromBox ? HouseSet::boxes() : HouseSet::rows() | HouseSet::columns();
    for (House from : houses)
        for (Digit digit = 1; digit <= kDigitCount; ++digit) {
            // One place is a single, and more than three never fit in one crossing.
            const int count = countOfNine(position.places(from, digit));
            if (count < 2 || count > 3) continue;
            if (!search.work()) return false;
            const Cells crossing = position.cellsFor(digit, from);
            HouseSet others = commonHouses(crossing);
            others.remove(from);
            for (House to : others) {
                const Locked locked{digit, from, to, crossing, position.cellsFor(digit, to) - crossing};
                if (!reportLocked(position, locked, sink)) return false;
            }
        }
    return true;
}

struct Hidden {
    House house;
    Cells cells;
    Digits digits;
};

/// Other digits of the house that have just one place outside the set.
bool reportHidden(const Position& position, const Hidden& set, StepSink& sink) {
    assert(set.cells.count() == set.digits.count() && kHouses[set.house].contains(set.cells));
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        const Cells places = position.cellsFor(digit, set.house), left = places - set.cells;
        // The digit must lose a place to the set, otherwise it was a single before.
        if (set.digits.has(digit) || left.count() != 1 || left == places) continue;
        Step step;
        step.length = set.cells.count() + 1;
        step.place(left.first(), digit);
        for (Digit other : set.digits) step.mark(Role::On, position.cellsFor(other) & set.cells, other);
        step.mark(Role::Off, places & set.cells, digit);
        step.mark(Role::Place, left, digit);
        step.mark(HouseRole::Look, set.house);
        step.say("digits", Digits::of(digit));
        step.say("set", set.digits);
        step.say("cells", set.cells);
        step.say("count", set.cells.count());
        step.say("house", HouseSet::of(set.house));
        step.say("place", left);
        if (!sink.take(std::move(step))) return false;
    }
    return true;
}

bool findHiddenIn(const Position& position, House house, int size, StepSink& sink) {
    // A set of all blank cells leaves no place for another digit.
    if (position.blanksIn(house) <= size) return true;
    std::array<unsigned, kDigitCount> masks{};
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        if (const unsigned places = position.places(house, digit); countOfNine(places) >= 2) masks[digit - 1] = places;
    return forEachUnion(masks, size, [&](unsigned chosen, unsigned together) {
        Hidden set{house, {}, Digits::fromMask(chosen)};
        for (unsigned rest = together; rest != 0; rest &= rest - 1)
            set.cells.add(kHouseCells[house][std::countr_zero(rest)]);
        return reportHidden(position, set, sink);
    });
}

template <int size>
bool findHidden(const Position& position, LogicSearch& search, StepSink& sink) {
    return searchPartByPart(position, Parts::Houses, 10, search, sink,
                            [&](House house, StepSink& noting) { return findHiddenIn(position, house, size, noting); });
}

constexpr std::string_view kLockedText =
    NINEFOLD_TEXT("Steps", "In {house} the {digits} fits only in {cells:or}, all in {other}. So no other cell of "
                           "{other} is {digits}, and {target} has one place left for it: {place}.");
constexpr std::string_view kLockedConclusion =
    NINEFOLD_TEXT("Steps", "{result}, the only place left for {digits} in {target}.");
constexpr std::string_view kHiddenText =
    NINEFOLD_TEXT("Steps", "In {house} the digits {set} fit only in {cells}: {count} digits for {count} cells, so they "
                           "fill them. That leaves one place for {digits} in {house}: {place}.");
constexpr std::string_view kHiddenConclusion =
    NINEFOLD_TEXT("Steps", "{result}, the only place left for {digits} in {house}.");

constexpr RoleText kLockedLegend[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "one of these is {digits}")},
    {Role::Off, NINEFOLD_TEXT("Legends", "so none of these is {digits}")},
};
constexpr RoleText kHiddenLegend[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "{set} fill these cells")},
    {Role::Off, NINEFOLD_TEXT("Legends", "so none of these is {digits}")},
};

constexpr Technique direct(std::string_view id, std::string_view name, Family family, int er,
                           std::string_view conclusion, std::string_view text, std::string_view notation,
                           std::span<const RoleText> legend, decltype(Technique::find) search) {
    return {
        .id = id,
        .name = name,
        .family = family,
        .er = er,
        .rating = er,
        .about = family == Family::Intersections ? &kAboutDirectLocked : &kAboutDirectHidden,
        .conclusion = conclusion,
        .text = text,
        .notation = notation,
        .legend = legend,
        .find = search,
    };
}

constexpr std::string_view kLockedNotation = "{digits} in {cells}", kHiddenNotation = "{set} in {cells}";

} // namespace

const Technique directPointing =
    direct("direct-pointing", NINEFOLD_TEXT("Techniques", "Direct Pointing"), Family::Intersections, 17,
           kLockedConclusion, kLockedText, kLockedNotation, kLockedLegend, findLocked<true>);
const Technique directClaiming =
    direct("direct-claiming", NINEFOLD_TEXT("Techniques", "Direct Claiming"), Family::Intersections, 19,
           kLockedConclusion, kLockedText, kLockedNotation, kLockedLegend, findLocked<false>);
const Technique directHiddenPair =
    direct("direct-hidden-pair", NINEFOLD_TEXT("Techniques", "Direct Hidden Pair"), Family::Subsets, 20,
           kHiddenConclusion, kHiddenText, kHiddenNotation, kHiddenLegend, findHidden<2>);
const Technique directHiddenTriplet =
    direct("direct-hidden-triplet", NINEFOLD_TEXT("Techniques", "Direct Hidden Triplet"), Family::Subsets, 25,
           kHiddenConclusion, kHiddenText, kHiddenNotation, kHiddenLegend, findHidden<3>);

} // namespace ninefold::logic::techniques
