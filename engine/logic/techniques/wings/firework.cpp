// SPDX-License-Identifier: MIT
// Firework triple: three digits that each are in one of the three cells of a firework (parts/fireworks.h), a pivot and
// two wings. So they fill these cells.
//
//     X x . | Y . .       a digit in the row only at x, X and Y, and in the column only at x, X and Z, is at X, Y or Z
//     x . . | .
//     ------+             quadruple: two digits like this at X, Y or Z, two others at W, Y or Z. X and W can have only
//     Z . . | W           one each, so the wings have the others: four digits fill four cells
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/legends.h"
#include "engine/logic/parts/fireworks.h"
#include "engine/logic/techniques.h"

#include <array>
#include <cassert>

namespace ninefold::logic::techniques {
namespace {

/// Removes all but these digits from the cells, and what each digit removes elsewhere.
class FilledCells {
public:
    explicit FilledCells(const Position& position) : position_(position) {}

    void fill(Cells cells, Digits digits) {
        for (Cell cell : cells)
            for (Digit digit : position_.candidates(cell)) (digits.has(digit) ? kept_ : gone_)[digit - 1].add(cell);
    }
    void hold(const Firework& firework, Digits digits) {
        for (Digit digit : digits) gone_[digit - 1] |= goneByOnce(position_, firework, digit);
    }

    Step step() const {
        Step step;
        for (Digit digit = 1; digit <= kDigitCount; ++digit) {
            step.remove(gone_[digit - 1], digit);
            step.mark(Role::Remove, gone_[digit - 1], digit);
            step.mark(Role::On, kept_[digit - 1] - gone_[digit - 1], digit);
        }
        return step;
    }

private:
    const Position& position_;
    std::array<Cells, kDigitCount> gone_, kept_;
};

void markLines(const Firework& firework, Step& step) {
    step.mark(HouseRole::Base, rowHouse(rowOf(firework.pivot)));
    step.mark(HouseRole::Base, columnHouse(columnOf(firework.pivot)));
}

bool reportTriple(const Position& position, const Firework& firework, StepSink& sink) {
    assert(firework.held().count() == 3);
    FilledCells filled(position);
    filled.fill(firework.cells(), firework.held());
    filled.hold(firework, firework.held());
    Step step = filled.step();
    if (step.empty()) return true;
    step.length = 3;
    markLines(firework, step);
    step.say("cells", firework.cells());
    step.say("digits", firework.held());
    step.say("shot", firework.digits);
    step.say("linked", firework.linked);
    step.say("pivot", Cells::of(firework.pivot));
    step.say("wings", firework.wings());
    step.say("row", HouseSet::of(rowHouse(rowOf(firework.pivot))));
    step.say("column", HouseSet::of(columnHouse(columnOf(firework.pivot))));
    step.say("box", HouseSet::of(boxHouse(boxOf(firework.pivot))));
    return sink.take(std::move(step));
}

bool findTriple(const Position& position, LogicSearch& search, StepSink& sink) {
    for (const Firework& firework : position.fact<Fireworks>().list()) {
        if (!search.work()) return false;
        if (firework.held().count() == 3 && !reportTriple(position, firework, sink)) return false;
    }
    return true;
}

bool reportQuadruple(const Position& position, const Firework& one, Digits first, const Firework& two, Digits second,
                     StepSink& sink) {
    FilledCells filled(position);
    filled.fill(Cells::of(one.pivot), first);
    filled.fill(Cells::of(two.pivot), second);
    filled.fill(one.wings(), first | second);
    filled.hold(one, first);
    filled.hold(two, second);
    Step step = filled.step();
    if (step.empty()) return true;
    step.length = 4;
    markLines(one, step);
    markLines(two, step);
    step.say("cells", one.cells() | two.cells());
    step.say("digits", first | second);
    step.say("first", first);
    step.say("second", second);
    step.say("firework", one.cells());
    step.say("firework2", two.cells());
    step.say("pivot", Cells::of(one.pivot));
    step.say("pivot2", Cells::of(two.pivot));
    step.say("wings", one.wings());
    return sink.take(std::move(step));
}

/// All choices of two digits for each of the fireworks.
bool reportQuadruples(const Position& position, const Firework& one, const Firework& two, StepSink& sink) {
    for (Digit a : one.held())
        for (Digit b : one.held())
            for (Digit c : two.held())
                for (Digit d : two.held()) {
                    const Digits first = Digits::of(a) | Digits::of(b), second = Digits::of(c) | Digits::of(d);
                    if (a >= b || c >= d || !(first & second).empty()) continue;
                    if (!reportQuadruple(position, one, first, two, second, sink)) return false;
                }
    return true;
}

bool findQuadruple(const Position& position, LogicSearch& search, StepSink& sink) {
    const std::vector<Firework>& list = position.fact<Fireworks>().list();
    for (const Firework& one : list)
        for (const Firework& two : list) {
            if (two.pivot <= one.pivot || two.pivot != one.corner()) continue;
            if (!search.work()) return false;
            if (two.wings() == one.wings() && !reportQuadruples(position, one, two, sink)) return false;
        }
    return true;
}

constexpr std::string_view kFilledConclusion = NINEFOLD_TEXT("Steps", "{result}, because {digits} must be in {cells}.");

} // namespace

const Technique fireworkTriple = {
    .id = "firework-triple",
    .name = NINEFOLD_TEXT("Techniques", "Firework Triple"),
    .family = Family::Wings,
    .rating = 60,
    .about = &kAboutFirework,
    .conclusion = kFilledConclusion,
    .text = NINEFOLD_TEXT(
        "Steps", "Outside {box}, {row} and {column} have no places for {shot:or} but {wings}. A digit in neither is in "
                 "the box in both lines, so in {pivot}, where they cross. [For {linked} one line "
                 "has no other place. ]Three digits fill the three cells."),
    .notation = "{digits} in {cells}",
    .legend = kSetLegend,
    .find = findTriple,
};

const Technique fireworkQuadruple = {
    .id = "firework-quadruple",
    .name = NINEFOLD_TEXT("Techniques", "Firework Quadruple"),
    .family = Family::Wings,
    .rating = 63,
    .about = &kAboutFirework,
    .conclusion = kFilledConclusion,
    .text = NINEFOLD_TEXT(
        "Steps",
        "{first} must each be in one of {firework}, {second} in one of {firework2}, the only places outside a "
        "box in their rows and columns. {pivot} and {pivot2} can have only one each, so {wings} have the other "
        "two."),
    .notation = "{first} in {firework}, {second} in {firework2}",
    .legend = kSetLegend,
    .find = findQuadruple,
};

} // namespace ninefold::logic::techniques
