// SPDX-License-Identifier: MIT
// Almost Locked Set XY-Wing: a hinge that shares x with one set and y with another, where only one of each two can
// hold the digit. The hinge cannot lose both x and y, so one of the wings is locked and holds z.
//
//     A { x z .. } ---- x ---- { x y .. } ---- y ---- { y z .. } B       z from cells that see its places in A and B
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/alslinks.h"
#include "engine/logic/parts/chainsteps.h"
#include "engine/logic/parts/repeats.h"
#include "engine/logic/techniques.h"

#include <cassert>

namespace ninefold::logic::techniques {
namespace {

struct Wing {
    const AlmostLockedSet &hinge, &a, &b;
};

bool report(const Position& position, const Wing& wing, Digit x, Digit y, Repeats& repeats, StepSink& sink) {
    assert(x != y && wing.hinge.digits.has(x) && wing.hinge.digits.has(y) && wing.a.digits.has(x) &&
           wing.b.digits.has(y));
    const auto& [hinge, a, b] = wing;
    // A wing is locked after it has lost the digit that it shares with the hinge, so that digit is not eliminated.
    const Digits common = (a.digits & b.digits) - Digits::of(x) - Digits::of(y);
    if (common.empty()) return true;
    Step step;
    eliminateCommon(position, a, b, common, step);
    if (step.empty()) return true;
    step.length = hinge.cells.count() + a.cells.count() + b.cells.count();
    if (!repeats.add(step)) return true;
    markEffect(step);
    markSet(position, hinge.cells, Role::SetA, step);
    markSet(position, a.cells, Role::SetB, step);
    markSet(position, b.cells, Role::SetC, step);
    linkSets(hinge, a, Digits::of(x), step);
    linkSets(hinge, b, Digits::of(y), step);
    step.say("cells", Role::SetA, hinge.cells);
    step.say("first", Role::SetB, a.cells);
    step.say("firstDigits", Digits::of(x));
    step.say("second", Role::SetC, b.cells);
    step.say("secondDigits", Digits::of(y));
    Digits lost;
    for (const Deduction& deduction : step.deductions) lost.add(deduction.digit);
    std::vector<Chain> chains;
    for (Digit z : lost)
        chains.push_back(chainThrough({{a, Role::SetB, z, x}, {hinge, Role::SetA, x, y}, {b, Role::SetC, y, z}}));
    step.say("chains", std::move(chains));
    return sink.take(std::move(step));
}

/// `rows`: two to work with. All pairs of sets that share digits with the hinge and have a candidate in sight of both.
bool findAround(const Position& position, int hinge, BitRows& rows, LogicSearch& search, Repeats& repeats,
                StepSink& sink) {
    const auto& sets = position.fact<RestrictedSets>();
    const ConstRow rivals = sets.rivals(hinge);
    const Row wings = rows[0], both = rows[1];
    for (std::size_t word = 0; word < wings.size(); ++word) wings[word] = rivals[word] & sets.partnered()[word];
    bool more = true;
    forEachBit(wings, [&](int a) {
        if (!more || !(more = search.work())) return;
        const Digits forA = sets.restricted(hinge, a);
        // Of the sets with the same hinge only those that could eliminate something together with this one.
        for (std::size_t word = 0; word < both.size(); ++word) both[word] = rivals[word] & sets.partners(a)[word];
        forEachBit(both, [&](int b) {
            // Each pair of wings once.
            if (b <= a || !more) return;
            const Digits forB = sets.restricted(hinge, b);
            for (Digit x : forA)
                for (Digit y : forB)
                    more = more && (x == y || report(position, {sets[hinge], sets[a], sets[b]}, x, y, repeats, sink));
            more = more && search.work();
        });
    });
    return more;
}

bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    if (position.fact<RefutedBy<LinkKind::Sets>>().none()) return true;
    const auto& sets = position.fact<RestrictedSets>();
    Repeats repeats(search);
    BitRows rows(2, sets.size());
    for (int hinge = 0; hinge < sets.size(); ++hinge)
        if (!findAround(position, hinge, rows, search, repeats, sink)) return false;
    return true;
}

constexpr RoleText kLegend[] = {
    {Role::SetA, NINEFOLD_TEXT("Legends", "A: it has {firstDigits} or {secondDigits}")},
    {Role::SetB, NINEFOLD_TEXT("Legends", "B: without {firstDigits} it needs its other digits")},
    {Role::SetC, NINEFOLD_TEXT("Legends", "C: without {secondDigits} it needs its other digits")},
};

} // namespace

const Technique alsXyWing = {
    .id = "als-xy-wing",
    .name = NINEFOLD_TEXT("Techniques", "Almost Locked Set XY-Wing"),
    .code = "0902",
    .family = Family::AlmostLockedSets,
    .score = 320,
    .grade = HodokuGrade::Unfair,
    .rating = 68,
    .about = &kAboutAlsXyWing,
    .conclusion = NINEFOLD_TEXT("Steps", "{result}, because {chains:pairs}."),
    .notation = "{cells} X={firstDigits} {first} Y={secondDigits} {second}",
    .legend = kLegend,
    .find = find,
};

} // namespace ninefold::logic::techniques
