// SPDX-License-Identifier: MIT
// Almost locked candidates: a line and a box that cross. Outside the crossing the one has a few cells (A) with one
// digit more than cells; outside it the other has these digits only in as many cells (B). A takes all of the digits but
// one. These are not in the crossing, so the other house has them in B and fills it, and the last one is in the
// crossing.
//
//     .  .    .   | {1 6} . . | {1 6 *} {1 6 *} .      A is r1c4, B is r2c9: the two are the same digit, and
//                             |   no 1, no 6   {1 6 +}  the other one is in the crossing
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/partbypart.h"
#include "engine/logic/parts/unions.h"
#include "engine/logic/parts/variant.h"
#include "engine/logic/techniques.h"

#include <array>
#include <cassert>

namespace ninefold::logic::techniques {
namespace {

/// Two houses that cross, and the cells of the pattern.
struct Pattern {
    House house;  ///< of A
    House across; ///< of B
    Cells first, second;
    Digits digits;

    Cells crossing() const { return kHouses[house] & kHouses[across]; }
};

bool report(const Position& position, const Pattern& pattern, StepSink& sink) {
    assert(pattern.first.count() == pattern.second.count() && pattern.digits.count() == pattern.first.count() + 1);
    const Cells rest = kHouses[pattern.house] - pattern.crossing() - pattern.first;
    Cells last;
    Step step;
    step.length = 2 * pattern.first.count();
    for (Digit digit : Digits::all()) {
        const Cells gone = position.cellsFor(digit) & (pattern.digits.has(digit) ? rest : pattern.second);
        step.remove(gone, digit);
        step.mark(Role::Remove, gone, digit);
        if (pattern.digits.has(digit)) last |= position.cellsFor(digit) & pattern.crossing();
    }
    if (step.empty()) return true;
    for (Digit digit : pattern.digits) {
        step.mark(Role::SetA, position.cellsFor(digit) & pattern.first, digit);
        step.mark(Role::SetB, position.cellsFor(digit) & pattern.second, digit);
        step.mark(Role::On, position.cellsFor(digit) & pattern.crossing(), digit);
    }
    step.mark(HouseRole::Base, pattern.house);
    step.mark(HouseRole::Cover, pattern.across);
    step.say("first", Role::SetA, pattern.first);
    step.say("second", Role::SetB, pattern.second);
    step.say("crossing", last);
    step.say("digits", pattern.digits);
    step.say("house", HouseSet::of(pattern.house));
    step.say("across", HouseSet::of(pattern.across));
    return sink.take(std::move(step));
}

bool findIn(const Position& position, House house, House across, int size, StepSink& sink) {
    std::array<Cell, 6> cells;
    std::array<unsigned, 6> masks;
    std::size_t count = 0;
    for (Cell cell : (kHouses[house] - kHouses[across]) & position.blanks()) {
        cells[count] = cell;
        masks[count++] = position.candidates(cell).mask();
    }
    const auto take = [&](unsigned chosen, unsigned together) {
        Pattern pattern{house, across, {}, {}, Digits::fromMask(together)};
        // If the other house has one of the digits already, A may take that one.
        for (Digit digit : pattern.digits)
            if (position.done(digit).has(across)) return true;
        for (Digit digit : pattern.digits)
            pattern.second |= position.cellsFor(digit) & (kHouses[across] - kHouses[house]);
        if (pattern.second.count() != size) return true;
        for (unsigned rest = chosen; rest != 0; rest &= rest - 1) pattern.first.add(cells[std::countr_zero(rest)]);
        return report(position, pattern, sink);
    };
    return forEachUnionWith(std::span(masks.data(), count), size, size + 1, 0, take);
}

template <int size>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    return searchPartByPart(position, Parts::Crossings, 10, search, sink, [&](int part, StepSink& noting) {
        const auto [box, line] = crossingAt(part);
        return findIn(position, line, box, size, noting) && findIn(position, box, line, size, noting);
    });
}

constexpr RoleText kLegend[] = {
    {Role::SetA, NINEFOLD_TEXT("Legends", "A: all but one of {digits}")},
    {Role::SetB, NINEFOLD_TEXT("Legends", "B: the same as A")},
    {Role::On, NINEFOLD_TEXT("Legends", "the last of {digits} is one of these")},
};

constexpr Technique kAlmostLocked = {
    .family = Family::Intersections,
    .about = &kAboutAlmostLockedCandidates,
    .conclusion = NINEFOLD_TEXT("Steps", "{result}, because {first} and {second} have the same of {digits}."),
    .text = NINEFOLD_TEXT("Steps",
                          "{first} have only {digits}: all but one. {across} cannot have these in {crossing:or}, "
                          "beside {first:letters}, so it has them in {second} and fills these cells. The last one is "
                          "in {crossing:or}, and so nowhere else in {house}."),
    .notation = "{digits} in {first}, {second}",
    .legend = kLegend,
};

constexpr Technique pairOf(Technique common) {
    common.conclusion = NINEFOLD_TEXT("Steps", "{result}, because {first} and {second} are the same digit.");
    common.text =
        NINEFOLD_TEXT("Steps", "{first} is {digits:or}. {across} cannot have the same digit in {crossing:or}, beside "
                               "{first:letters}, so it has it in {second}, the only other place. The other one of "
                               "{digits} is then in {crossing:or}, and so nowhere else in {house}.");
    return common;
}

} // namespace

const Technique almostLockedPair = variant(
    pairOf(kAlmostLocked),
    {.id = "almost-locked-pair", .name = NINEFOLD_TEXT("Techniques", "Almost Locked Pair"), .rating = 48}, find<1>);
const Technique almostLockedTriple = variant(
    kAlmostLocked,
    {.id = "almost-locked-triple", .name = NINEFOLD_TEXT("Techniques", "Almost Locked Triple"), .rating = 53}, find<2>);
const Technique almostLockedQuadruple = variant(
    kAlmostLocked,
    {.id = "almost-locked-quadruple", .name = NINEFOLD_TEXT("Techniques", "Almost Locked Quadruple"), .rating = 58},
    find<3>);

} // namespace ninefold::logic::techniques
