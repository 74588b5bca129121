// SPDX-License-Identifier: MIT
// Hidden rectangle: one corner holds only a and b. If in the row and the column of the opposite corner a has no place
// outside the rectangle, b in that corner would put a into its two neighbours and b into the first corner: deadly.
//
//     {a b}    . . | {a b ..}        b leaves the corner at the bottom right when a has only two places
//     {a b ..} . . | {a b ..}        in its row and in its column
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/legends.h"
#include "engine/logic/parts/rectangles.h"
#include "engine/logic/techniques.h"

#include <cassert>

namespace ninefold::logic::techniques {
namespace {

bool report(const Position& position, const Rectangle& corners, Cell victim, Digit linked, Digit digit,
            StepSink& sink) {
    assert(linked != digit && position.isCandidate(victim, digit));
    Step step;
    step.length = 4;
    step.remove(victim, digit);
    const Cells cells = cellsOf(corners);
    const Digits pattern = Digits::of(linked) | Digits::of(digit);
    for (Cell cell : cells)
        for (Digit other : pattern& position.candidates(cell))
            step.mark(cell == victim && other == digit ? Role::Remove : Role::On, cell, other);
    // The strong links to both neighbours are the reason for the step.
    for (Cell near : cells& kPeers[victim]) step.link({Cells::of(victim), linked}, {Cells::of(near), linked}, true);
    step.mark(HouseRole::Look, rowHouse(rowOf(victim)));
    step.mark(HouseRole::Look, columnHouse(columnOf(victim)));
    step.say("cells", cells);
    step.say("pattern", pattern);
    step.say("linked", Digits::of(linked));
    step.say("digits", Digits::of(digit));
    step.say("corner", Cells::of(victim));
    const HouseSet row = HouseSet::of(rowHouse(rowOf(victim))), column = HouseSet::of(columnHouse(columnOf(victim)));
    step.say("house", row | column);
    step.say("row", row);
    step.say("beside", (cells & kHouses[row.first()]) - Cells::of(victim));
    step.say("column", column);
    step.say("below", (cells & kHouses[column.first()]) - Cells::of(victim));
    step.say("across", cells - kHouses[row.first()] - kHouses[column.first()]);
    return sink.take(std::move(step));
}

/// Does the digit have exactly two places in the row and in the column of the cell, all in the rectangle?
bool tied(const Position& position, Cells rectangle, Cell cell, Digit digit) {
    for (House house : {rowHouse(rowOf(cell)), columnHouse(columnOf(cell))})
        if (!position.twoPlaces(digit).has(house) || !rectangle.contains(position.cellsFor(digit, house))) return false;
    return true;
}

bool findIn(const Position& position, const Rectangle& corners, Cells cells, StepSink& sink) {
    for (int i = 0; i < 4; ++i) {
        const Cell corner = corners[i], victim = corners[3 - i];
        if (!position.bivalue().has(corner)) continue;
        const Digits pattern = position.candidates(corner);
        for (Digit linked : pattern) {
            const Digit digit = (pattern - Digits::of(linked)).first();
            if (position.isCandidate(victim, digit) && tied(position, cells, victim, linked) &&
                !report(position, corners, victim, linked, digit, sink))
                return false;
        }
    }
    return true;
}

bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    const Cells open = position.blanks();
    for (int i = 0; i < kRectangleCount; ++i) {
        const Cells cells = kRectangleCells[i];
        if (!open.contains(cells) || !cells.meets(position.bivalue())) continue;
        if (!search.work() || !findIn(position, kRectangles[i], cells, sink)) return false;
    }
    return true;
}

} // namespace

const Technique hiddenRectangle = {
    .id = "hidden-rectangle",
    .name = NINEFOLD_TEXT("Techniques", "Hidden Rectangle"),
    .code = "0606",
    .family = Family::Uniqueness,
    .score = 100,
    .grade = HodokuGrade::Hard,
    .rating = 47,
    .uniqueness = true,
    .about = &kAboutHiddenRectangle,
    .conclusion = NINEFOLD_TEXT(
        "Steps", "{result}, because otherwise {pattern} could be swapped in {cells}, which makes a second solution."),
    .text = NINEFOLD_TEXT("Steps", "If {corner} were {digits}, {row}'s {linked} would be in {beside} and {column}'s in "
                                   "{below}, so {across} ({pattern:or}) "
                                   "would be {digits}. Swapping {pattern} in these four cells would give a second "
                                   "solution, but a proper Sudoku has "
                                   "only one."),
    .notation = "{pattern} in {cells}",
    .legend = kDeadlyLegend,
    .find = find,
};

} // namespace ninefold::logic::techniques
