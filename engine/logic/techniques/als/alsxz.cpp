// SPDX-License-Identifier: MIT
// Almost Locked Set XZ: two sets of n cells with n + 1 digits share x, and only one of the two can hold x. The other
// is then locked and holds z, so z goes from every cell that sees all its places in both.
//
//     A { x z .. } ---- x ---- { x z .. } B        z from *
//            \______ * ______/
//
// With two such digits x and y one set holds x and the other y, so both are locked: x and y go from cells that see
// their places in both, and the other digits of each set go from cells that see all their places in it.
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/legends.h"
#include "engine/logic/parts/alslinks.h"
#include "engine/logic/parts/chainsteps.h"
#include "engine/logic/techniques.h"

#include <cassert>

namespace ninefold::logic::techniques {
namespace {

/// The cells of the other set are not affected.
void eliminateAround(const Position& position, const AlmostLockedSet& set, Digits digits, Cells other, Step& step) {
    for (Digit digit : digits) step.remove((set.seenBy(digit) & position.cellsFor(digit)) - other, digit);
}

Digits lostDigits(const Step& step) {
    Digits digits;
    for (const Deduction& deduction : step.deductions) digits.add(deduction.digit);
    return digits;
}

bool report(const Position& position, const AlmostLockedSet& a, const AlmostLockedSet& b, Digits restricted,
            StepSink& sink) {
    Step step;
    const Digits common = a.digits & b.digits;
    if (restricted.count() == 1) {
        eliminateCommon(position, a, b, common - restricted, step);
    } else {
        eliminateCommon(position, a, b, restricted, step);
        eliminateAround(position, a, a.digits - restricted, b.cells, step);
        eliminateAround(position, b, b.digits - restricted, a.cells, step);
    }
    if (step.empty()) return true;
    step.length = (a.cells | b.cells).count();
    assert(!a.cells.meets(b.cells) && !restricted.empty());
    markEffect(step);
    markSet(position, a.cells, Role::SetA, step);
    markSet(position, b.cells, Role::SetB, step);
    linkSets(a, b, restricted, step);
    step.say("first", Role::SetA, a.cells);
    step.say("firstDigits", a.digits);
    step.say("second", Role::SetB, b.cells);
    step.say("secondDigits", b.digits);
    step.say(restricted.count() == 1 ? "digits" : "both", restricted);
    const Digit x = restricted.first();
    if (restricted.count() > 1) {
        const Digit y = (restricted - Digits::of(x)).first();
        sayRing(position, chainThrough({{a, Role::SetA, x, y}, {b, Role::SetB, y, x}}), step);
        return sink.take(std::move(step));
    }
    std::vector<Chain> chains;
    for (Digit z : lostDigits(step)) chains.push_back(chainThrough({{a, Role::SetA, z, x}, {b, Role::SetB, x, z}}));
    step.say("ends", chains);
    step.say("chains", std::move(chains));
    return sink.take(std::move(step));
}

bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    if (position.fact<RefutedBy<LinkKind::Sets>>().none()) return true;
    const auto& sets = position.fact<RestrictedSets>();
    bool more = true;
    std::vector<Word> others(sets.rivals(0).size());
    for (int a = 0; a < sets.size() && more; ++a) {
        if (!search.work(5)) return false;
        for (std::size_t word = 0; word < others.size(); ++word)
            others[word] = sets.rivals(a)[word] & (sets.partners(a)[word] | sets.closeRivals(a)[word]);
        forEachBit(others, [&](int b) {
            if (b <= a || !more) return;
            const AlmostLockedSet &one = sets[a], &other = sets[b];
            // Two cells with two candidates are a naked pair or nothing.
            if (one.cells.meets(other.cells) || (one.digits.count() == 2 && other.digits.count() == 2)) return;
            more = search.work() && report(position, one, other, sets.restricted(a, b), sink);
        });
    }
    return more;
}

} // namespace

const Technique alsXz = {
    .id = "als-xz",
    .name = NINEFOLD_TEXT("Techniques", "Almost Locked Set XZ-Rule"),
    .code = "0901",
    .family = Family::AlmostLockedSets,
    .score = 300,
    .grade = HodokuGrade::Unfair,
    .rating = 67,
    .about = &kAboutAlsXz,
    .conclusion = NINEFOLD_TEXT("Steps", "{result}[, because {ends:pairs}][: ruled out whether {held:if} or not]."),
    .notation = "{first} {second}[ X={digits}][ X={both}]",
    .legend = kAlmostLockedLegend,
    .find = find,
};

} // namespace ninefold::logic::techniques
