// SPDX-License-Identifier: MIT
// Exocet: two base cells (B) of a box and a line, with three or four digits together, and two targets (T) that must
// hold the same two digits. The cross-lines prove it, one through each box: their cells outside the base's line and
// box (s) and outside the targets never have room for a digit of the base in all three lines. So such a digit is in a
// target.
//
//     B B .   . . .   . . .       Junior: both targets are in the other two boxes of the band.
//     . . .   T . .   s . .       Senior: one of them is a cell of a cross-line below.
//     . . .   s m m   T . .
//                                 What a target holds, the other box must have in its mirror cells (m: those of
//     . . s   s . .   s . .       the lower right target), which are left for it there.
//     . . s   s . .   s . .
//       ...     ...     ...
//
// A double Exocet is two of them with the same cross-lines, whose bases are in two boxes of one band: each limits how
// the other can be filled.
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/exocets/ways.h"
#include "engine/logic/parts/variant.h"
#include "engine/logic/techniques.h"

#include <algorithm>

namespace ninefold::logic::techniques {
namespace {

HouseSet linesOf(const Exocet& exocet) {
    HouseSet lines;
    for (House line : exocet.crossLines) lines.add(line);
    return lines;
}

Cells linesWithoutBand(const Exocet& exocet) {
    Cells cells;
    for (House line : exocet.crossLines) cells |= kHouses[line];
    for (int box = 0; box < 9; ++box)
        if (kHouses[boxHouse(box)].meets(kHouses[exocet.line])) cells -= kHouses[boxHouse(box)];
    return cells;
}

void draw(const Position& position, const Exocet& exocet, Step& step) {
    for (Digit digit : exocet.digits) {
        const Cells places = position.cellsFor(digit);
        step.mark(Role::On, places & exocet.base, digit);
        step.mark(Role::Off, places & exocet.targetCells(), digit);
        step.mark(Role::Extra, places & linesWithoutBand(exocet), digit);
    }
}

/// The other boxes of the band: they must have the digits of the targets too.
HouseSet boxesBeside(const Exocet& exocet) {
    HouseSet boxes;
    for (int box = 0; box < 9; ++box)
        if (kHouses[boxHouse(box)].meets(kHouses[exocet.line]) && boxHouse(box) != exocet.box) boxes.add(boxHouse(box));
    return boxes;
}

/// Does the step remove more than the digits that no base cell has, from the targets?
bool goesFurther(const Exocet& exocet, const Step& step) {
    return std::ranges::any_of(step.deductions, [&](const Deduction& gone) {
        return !exocet.targetCells().has(gone.cell) || exocet.digits.has(gone.digit);
    });
}

bool report(const Position& position, const Exocet& exocet, StepSink& sink) {
    const std::vector<ExocetWay> ways = waysOf(position, exocet);
    Step step;
    step.length = 2 + 2 + linesWithoutBand(exocet).count();
    removeBlocked(position, ways, step);
    if (step.empty()) return true;
    draw(position, exocet, step);
    step.mark(HouseRole::Cover, linesOf(exocet));
    step.say("cells", exocet.base);
    step.say("targets", exocet.targetCells());
    step.say("digits", exocet.digits);
    step.say("lines", linesOf(exocet));
    if (goesFurther(exocet, step)) {
        step.mark(HouseRole::Look, boxesBeside(exocet));
        step.say("ways", static_cast<int>(ways.size()));
    }
    return sink.take(std::move(step));
}

bool findJunior(const Position& position, LogicSearch& search, StepSink& sink) {
    for (const Exocet& exocet : position.fact<JuniorExocets>().list)
        if (!search.work(100) || !report(position, exocet, sink)) return false;
    return search.work(200);
}

bool findSenior(const Position& position, LogicSearch& search, StepSink& sink) {
    for (const Exocet& exocet : exocetsOf(position, ExocetKind::Senior, search))
        if (!search.work(100) || !report(position, exocet, sink)) return false;
    return search.work();
}

bool canBeDouble(const Exocet& one, const Exocet& other) {
    return one.box < other.box && one.line != other.line && linesOf(one) == linesOf(other) &&
           kindOf(one.line) == kindOf(other.line) && kHouses[other.box].meets(kHouses[one.line]);
}

bool reportBoth(const Position& position, const Exocet& one, const Exocet& other, StepSink& sink) {
    const std::vector<ExocetWay> ways = waysOfBoth(one, waysOf(position, one), other, waysOf(position, other));
    Step step;
    step.length = 2 * (2 + 2) + linesWithoutBand(one).count();
    removeBlocked(position, ways, step);
    if (step.empty()) return true;
    draw(position, one, step);
    draw(position, other, step);
    step.mark(HouseRole::Cover, linesOf(one));
    step.mark(HouseRole::Look, boxesBeside(one) | boxesBeside(other));
    step.say("cells", one.base);
    step.say("targets", one.targetCells());
    step.say("cells2", other.base);
    step.say("targets2", other.targetCells());
    step.say("digits", one.digits | other.digits);
    step.say("lines", linesOf(one));
    step.say("ways", static_cast<int>(ways.size()));
    return sink.take(std::move(step));
}

bool findDouble(const Position& position, LogicSearch& search, StepSink& sink) {
    const std::vector<Exocet>& all = position.fact<JuniorExocets>().list;
    for (const Exocet& one : all)
        for (const Exocet& other : all) {
            if (!canBeDouble(one, other)) continue;
            if (!search.work(200) || !reportBoth(position, one, other, sink)) return false;
        }
    return search.work();
}

constexpr RoleText kLegend[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "the base: two of these digits")},
    {Role::Off, NINEFOLD_TEXT("Legends", "the targets: the same two digits")},
    {Role::Extra, NINEFOLD_TEXT("Legends", "too little room for a third one")},
};

constexpr Technique kCommon = {
    .family = Family::AlmostLockedSets,
    .about = &kAboutExocet,
    .conclusion = NINEFOLD_TEXT("Steps", "{result}, because {targets} must hold the same two digits as {cells}."),
    .text = NINEFOLD_TEXT(
        "Steps", "{cells} hold two of {digits}. If one of them were not in {targets:or}, each of {lines} would need it "
                 "elsewhere, but only two can. So both are there.[ Ways left: {ways}. Each blocks what goes.]"),
    .notation = "{digits} {cells} = {targets}, {lines}",
    .legend = kLegend,
};

constexpr Technique kDouble = {
    .family = Family::AlmostLockedSets,
    .about = &kAboutExocet,
    .conclusion = NINEFOLD_TEXT("Steps", "{result}, because {targets} must hold the same two digits as {cells}, and "
                                         "{targets2} the same as {cells2}."),
    .text = NINEFOLD_TEXT(
        "Steps",
        "{targets} must hold the two digits of {cells}, and {targets2} those of {cells2}: {lines} have no room for a "
        "digit that is in neither target. Ways left to fill these cells: {ways}. Each of them blocks what goes."),
    .notation = "{digits} {cells} = {targets}, {cells2} = {targets2}, {lines}",
    .legend = kLegend,
};

} // namespace

const Technique juniorExocet = variant(
    kCommon, {.id = "junior-exocet", .name = NINEFOLD_TEXT("Techniques", "Junior Exocet"), .code = "", .rating = 83},
    findJunior);
const Technique doubleExocet = variant(
    kDouble, {.id = "double-exocet", .name = NINEFOLD_TEXT("Techniques", "Double Exocet"), .code = "", .rating = 84},
    findDouble);
const Technique seniorExocet = variant(
    kCommon, {.id = "senior-exocet", .name = NINEFOLD_TEXT("Techniques", "Senior Exocet"), .code = "", .rating = 84},
    findSenior);

} // namespace ninefold::logic::techniques
