// SPDX-License-Identifier: MIT
// XY-Wing: a pivot with two digits sees two pincers that each share one of them and have a third digit z. For either
// value of the pivot one pincer is z. XYZ-Wing: the pivot has z too, so victims must see it as well.
//
//     {x y}  *   *  | . {y z} .      (pivot {x y}; * sees both pincers and loses z)
//       .  {x z} .  | *   *   *      (with a pivot {x y z} only those in the first row do)
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/techniques.h"

#include <cassert>

namespace ninefold::logic::techniques {
namespace {

struct Wing {
    Cell pivot, one, two;
    Digit digit;
};

/// What each digit of the pivot means for a pincer, and the cells of which one holds z.
void sayCases(const Position& position, const Wing& wing, Step& step) {
    std::vector<Chain> cases, either;
    if (position.isCandidate(wing.pivot, wing.digit))
        either.push_back({{Cells::of(wing.pivot), wing.digit, true, -1, {}}});
    for (Cell pincer : {wing.one, wing.two}) {
        const Digit shared = (position.candidates(pincer) - Digits::of(wing.digit)).first();
        cases.push_back({{Cells::of(wing.pivot), shared, true, -1, {}},
                         {Cells::of(pincer), shared, false, -1, {}},
                         {Cells::of(pincer), wing.digit, true, -1, {}}});
        either.push_back({{Cells::of(pincer), wing.digit, true, -1, {}}});
    }
    step.say("cases", std::move(cases));
    step.say("either", std::move(either));
}

bool report(const Position& position, const Wing& wing, StepSink& sink) {
    assert(sees(wing.pivot, wing.one) && sees(wing.pivot, wing.two));
    assert(position.bivalue().has(wing.one) && position.bivalue().has(wing.two));
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
    sayCases(position, wing, step);
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
    .about = &kAboutXYWing,
    .conclusion = NINEFOLD_TEXT("Steps", "{result}, because {either:blocks}."),
    .text = NINEFOLD_TEXT("Steps", "{pivot} is {pivotdigits:or}. {cases:cases} Either way {fact}: {either:shares}."),
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
    .about = &kAboutXYZWing,
    .conclusion = NINEFOLD_TEXT("Steps", "{result}, because {either:blocks}."),
    .text = NINEFOLD_TEXT("Steps",
                          "{cases:cases} Otherwise {pivot} itself is {digits}. Each blocks {gone}: {either:shares}."),
    .notation = "{digits} in {pincers}, pivot {pivot}",
    .legend = kLegend,
    .find = find<3>,
};

} // namespace ninefold::logic::techniques
