// SPDX-License-Identifier: MIT
// Firework wings: a firework (parts/fireworks.h) of two digits a and b. Its pivot X has at most one of them, so one of
// the wings Y and Z has a or b. W is the cell that sees both wings.
//
//     X . . | Y       W-Wing: P and Q have only a and b. If W were a, the wings would not be, so X would be; P and Q
//           |         would be b, so again X would be b. So W is neither.
//     ------+         L-Wing: c has only the places W and Y in the column of W, and W and Z in its row. It is not in
//     Z . Q | W       both wings, so W is c.
//           | P       ALP (almost locked pair): W has only a and b. Whichever it is, no wing is, so X is the same.
//
// With two fireworks of a and b around the same W (dual ALP) both pivots are what W is, and each firework has the other
// digit in a wing: one of them is in the row of W and one in its column, which so have both digits.
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/fireworks.h"
#include "engine/logic/techniques.h"

#include <cassert>

namespace ninefold::logic::techniques {
namespace {

/// Calls use(firework, pair) for each two digits of each firework.
template <typename Use>
bool forEachPair(const Position& position, LogicSearch& search, Use use) {
    for (const Firework& firework : position.fact<Fireworks>().list())
        for (Digit one : firework.held())
            for (Digit other : firework.held()) {
                if (one >= other) continue;
                if (!search.work() || !use(firework, Digits::of(one) | Digits::of(other))) return false;
            }
    return true;
}

void markDigits(const Position& position, Cells cells, Digits digits, Role role, Step& step) {
    for (Digit digit : digits) step.mark(role, cells & position.cellsFor(digit), digit);
}

/// The drawing and the values that all have in common; removals are marked before.
void describe(const Position& position, const Firework& firework, Digits pair, Step& step) {
    markDigits(position, firework.cells(), pair, Role::On, step);
    step.mark(HouseRole::Base, rowHouse(rowOf(firework.pivot)));
    step.mark(HouseRole::Base, columnHouse(columnOf(firework.pivot)));
    step.say("cells", firework.cells());
    step.say("digits", pair);
    step.say("pivot", Cells::of(firework.pivot));
    step.say("wings", firework.wings());
    step.say("corner", Cells::of(firework.corner()));
    step.say("row", HouseSet::of(rowHouse(rowOf(firework.corner()))));
    step.say("column", HouseSet::of(columnHouse(columnOf(firework.corner()))));
}

void removeAll(const Position& position, Cells cells, Digits digits, Step& step) {
    for (Digit digit : digits) step.remove(cells & position.cellsFor(digit), digit);
    for (Digit digit : digits) step.mark(Role::Remove, cells & position.cellsFor(digit), digit);
}

/// The cells with only these two candidates.
Cells pairsOf(const Position& position, Digits pair) {
    Cells cells = position.bivalue();
    for (Digit digit : pair) cells &= position.cellsFor(digit);
    return cells;
}

bool findW(const Position& position, LogicSearch& search, StepSink& sink) {
    return forEachPair(position, search, [&](const Firework& firework, Digits pair) {
        const Cell corner = firework.corner();
        if ((position.candidates(corner) & pair).empty()) return true;
        const Cells twins = pairsOf(position, pair) - firework.cells() - Cells::of(corner);
        for (Cell one : twins& kHouses[columnHouse(columnOf(corner))])
            for (Cell two : twins& kHouses[rowHouse(rowOf(corner))]) {
                Step step;
                step.length = 5;
                removeAll(position, Cells::of(corner), pair, step);
                describe(position, firework, pair, step);
                const Cells ends = Cells::of(one) | Cells::of(two);
                markDigits(position, ends, pair, Role::Off, step);
                step.say("ends", ends);
                if (!sink.take(std::move(step))) return false;
            }
        return true;
    });
}

bool findL(const Position& position, LogicSearch& search, StepSink& sink) {
    return forEachPair(position, search, [&](const Firework& firework, Digits pair) {
        const Cell corner = firework.corner();
        for (Digit digit : position.candidates(corner) - pair) {
            const Cells in = Cells::of(corner) | firework.wings();
            const Cells row = position.cellsFor(digit, rowHouse(rowOf(corner)));
            const Cells column = position.cellsFor(digit, columnHouse(columnOf(corner)));
            if (!in.contains(row) || !in.contains(column) || !row.hasSeveral() || !column.hasSeveral()) continue;
            Step step;
            step.length = 4;
            step.place(corner, digit);
            step.mark(Role::Place, corner, digit);
            step.mark(Role::Off, firework.wings(), digit);
            describe(position, firework, pair, step);
            step.say("linked", Digits::of(digit));
            if (!sink.take(std::move(step))) return false;
        }
        return true;
    });
}

bool isAlmostLockedPair(const Position& position, const Firework& firework, Digits pair) {
    return position.candidates(firework.corner()) == pair;
}

bool findOneAlp(const Position& position, LogicSearch& search, StepSink& sink) {
    return forEachPair(position, search, [&](const Firework& firework, Digits pair) {
        const Digits others = position.candidates(firework.pivot) - pair;
        if (!isAlmostLockedPair(position, firework, pair) || others.empty()) return true;
        Step step;
        step.length = 4;
        removeAll(position, Cells::of(firework.pivot), others, step);
        describe(position, firework, pair, step);
        markDigits(position, Cells::of(firework.corner()), pair, Role::Off, step);
        step.say("single", Cells::of(firework.pivot));
        return sink.take(std::move(step));
    });
}

bool reportDual(const Position& position, const Firework& one, const Firework& two, Digits pair, StepSink& sink) {
    assert(one.corner() == two.corner());
    const Cell corner = one.corner();
    const Cells pattern = one.cells() | two.cells() | Cells::of(corner);
    const Cells lines = kHouses[rowHouse(rowOf(corner))] | kHouses[columnHouse(columnOf(corner))];
    Step step;
    step.length = 7;
    removeAll(position, lines - pattern, pair, step);
    for (Cell pivot : {one.pivot, two.pivot})
        removeAll(position, Cells::of(pivot), position.candidates(pivot) - pair, step);
    if (step.empty()) return true;
    markDigits(position, two.cells(), pair, Role::On, step);
    describe(position, one, pair, step);
    markDigits(position, Cells::of(corner), pair, Role::Off, step);
    step.say("pivots", Cells::of(one.pivot) | Cells::of(two.pivot));
    step.say("wings2", two.wings());
    return sink.take(std::move(step));
}

bool findTwoAlps(const Position& position, LogicSearch& search, StepSink& sink) {
    return forEachPair(position, search, [&](const Firework& one, Digits pair) {
        if (!isAlmostLockedPair(position, one, pair)) return true;
        for (const Firework& two : position.fact<Fireworks>().list()) {
            const bool fits = two.pivot > one.pivot && two.corner() == one.corner() && !two.wings().meets(one.wings());
            if (fits && (pair - two.held()).empty() && !reportDual(position, one, two, pair, sink)) return false;
        }
        return true;
    });
}

bool findAlp(const Position& position, LogicSearch& search, StepSink& sink) {
    return findOneAlp(position, search, sink) && findTwoAlps(position, search, sink);
}

constexpr RoleText kLegend[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "one of these is {digits:or}")},
    {Role::Off, NINEFOLD_TEXT("Legends", "candidates that meet these")},
};

constexpr Technique wing(std::string_view id, std::string_view name, int rating, std::string_view conclusion,
                         std::string_view text, decltype(Technique::find) search) {
    return {
        .id = id,
        .name = name,
        .family = Family::Wings,
        .rating = rating,
        .about = &kAboutFireworkWing,
        .conclusion = conclusion,
        .text = text,
        .notation = "{digits} in {cells}, {corner}",
        .legend = kLegend,
        .find = search,
    };
}

} // namespace

const Technique fireworkWWing =
    wing("firework-w-wing", NINEFOLD_TEXT("Techniques", "Firework W-Wing"), 59,
         NINEFOLD_TEXT("Steps", "{result}, because otherwise {pivot} would have to be both {digits}."),
         NINEFOLD_TEXT(
             "Steps",
             "{digits} must each be in one of {cells}. If {corner} were one of them, {wings} would not be it, "
             "so {pivot} would. {ends} would be the other digit and keep it from {wings}, so {pivot} would be both."),
         findW);

const Technique fireworkLWing = wing(
    "firework-l-wing", NINEFOLD_TEXT("Techniques", "Firework L-Wing"), 59,
    NINEFOLD_TEXT("Steps", "{result}, because {wings} cannot both be {linked}."),
    NINEFOLD_TEXT("Steps", "In {row} and {column}, {linked} is in {corner}, or in both {wings}. But {digits} must each "
                           "be in one of {cells}, and {pivot} can be only one of them. So {wings:or} is the other, and "
                           "{corner} is {linked}."),
    findL);

const Technique fireworkAlp = wing(
    "firework-alp", NINEFOLD_TEXT("Techniques", "Firework ALP"), 60,
    NINEFOLD_TEXT("Steps", "{result}, because [{single} is the same as {corner}][{pivots} are the same as {corner}, "
                           "which leaves the other digit for the wings]."),
    NINEFOLD_TEXT("Steps",
                  "[{digits} must each be in one of {cells}. {corner} is one of these digits, and shares a row or "
                  "column with {wings}, so these are not. So {single} is the same as {corner}.][{corner} is one of "
                  "{digits}. It keeps that digit from the wings {wings} and {wings2}, so both {pivots} are it. The "
                  "other digit is in one of {wings:or} and in one of {wings2:or}: one of these is in {row}, one in "
                  "{column}.]"),
    findAlp);

} // namespace ninefold::logic::techniques
