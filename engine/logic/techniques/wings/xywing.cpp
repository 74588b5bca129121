// SPDX-License-Identifier: MIT
// XY-Wing: a pivot with two digits sees two pincers that each share one of them and have a third digit z. For either
// value of the pivot one pincer is z. XYZ-Wing: the pivot has z too, so victims must see it as well.
//
//     {x y}  *   *  | . {y z} .      (pivot {x y}; * sees both pincers and loses z)
//       .  {x z} .  | *   *   *      (with a pivot {x y z} only those in the first row do)
#include "engine/logic/technique.h"

namespace ninefold::logic::techniques {
namespace {

struct Wing {
    Cell pivot, one, two;
    Digit digit;
};

bool report(const Position& position, const Wing& wing, StepSink& sink) {
    const bool xyz = position.isCandidate(wing.pivot, wing.digit);
    Cells gone = position.cellsFor(wing.digit) & kPeers[wing.one] & kPeers[wing.two];
    if (xyz) gone &= kPeers[wing.pivot];
    if (gone.empty()) return true;
    Step step;
    step.length = 3;
    step.remove(gone, wing.digit);
    step.mark(Role::Remove, gone, wing.digit);
    const Digits z = Digits::of(wing.digit);
    for (Digit digit : position.candidates(wing.pivot))
        step.mark(digit == wing.digit ? Role::On : Role::Off, wing.pivot, digit);
    for (Cell pincer : {wing.one, wing.two})
        for (Digit digit : position.candidates(pincer)) {
            step.mark(digit == wing.digit ? Role::On : Role::Off, pincer, digit);
            if (digit != wing.digit) step.link({Cells::of(wing.pivot), digit}, {Cells::of(pincer), digit}, false);
        }
    step.say("pivot", Cells::of(wing.pivot));
    step.say("pivotdigits", position.candidates(wing.pivot) - z);
    step.say("pincers", Cells::of(wing.one) | Cells::of(wing.two));
    step.say("digits", z);
    return sink.take(std::move(step));
}

/// Bivalue peers of the pivot that share one of its digits (or two of three) and, with each other, one digit z.
template <int pivotSize>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    for (Cell pivot : position.cellsWithCount(pivotSize)) {
        const Digits digits = position.candidates(pivot);
        const Cells near = position.bivalue() & kPeers[pivot];
        for (Cell one : near) {
            const Digits first = position.candidates(one);
            for (Cell two : near) {
                if (two <= one) continue;
                if (!search.work()) return false;
                const Digits second = position.candidates(two), common = first & second;
                // Together with the pivot three digits, of which the pincers share only z.
                if (common.count() != 1 || !((digits - common) == ((first | second) - common))) continue;
                if ((pivotSize == 2) == digits.has(common.first())) continue;
                if (!report(position, {pivot, one, two, common.first()}, sink)) return false;
            }
        }
    }
    return true;
}

constexpr RoleText kLegend[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "one of these is {digits}")},
    {Role::Off, NINEFOLD_TEXT("Legends", "the other digits of these cells")},
};

} // namespace

const Technique xyWing = {
    .id = "xy-wing",
    .name = NINEFOLD_TEXT("Techniques", "XY-Wing"),
    .code = "0800",
    .family = Family::Wings,
    .er = 42,
    .score = 160,
    .grade = HodokuGrade::Hard,
    .rating = 42,
    .text = NINEFOLD_TEXT("Steps", "{pivot} is one of {pivotdigits}. Whichever it is, one of the two cells {pincers} "
                                   "cannot have it and becomes {digits}. What sees both of them loses {digits}: "
                                   "{result}."),
    .notation = "{digits} in {pincers}, pivot {pivot}",
    .legend = kLegend,
    .find = find<2>,
};

const Technique xyzWing = {
    .id = "xyz-wing",
    .name = NINEFOLD_TEXT("Techniques", "XYZ-Wing"),
    .code = "0801",
    .family = Family::Wings,
    .er = 44,
    .score = 180,
    .grade = HodokuGrade::Hard,
    .rating = 44,
    .text = NINEFOLD_TEXT("Steps", "{pivot} is {digits} or one of {pivotdigits}. If it is one of {pivotdigits}, one of "
                                   "the two cells {pincers} cannot have it and becomes {digits}. So one of these three "
                                   "cells is {digits}, and what sees all three loses it: {result}."),
    .notation = "{digits} in {pincers}, pivot {pivot}",
    .legend = kLegend,
    .find = find<3>,
};

} // namespace ninefold::logic::techniques
