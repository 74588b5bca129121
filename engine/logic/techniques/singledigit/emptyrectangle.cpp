// SPDX-License-Identifier: MIT
// Empty rectangle: in a box all places of a digit are in one of its rows and one of its columns. A line outside with
// two places has one of them in that row: if it holds there, the box must use the column; if not, the other end
// holds.
//
//     . X . | . . .
//     X X X | . . A     A and B are the only places of their column
//     . X . | . . .     (here X: the cross of the box, its row and its column)
//     . - . | . . B     - sees B and is in the column of the cross
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/legends.h"
#include "engine/logic/parts/partbypart.h"
#include "engine/logic/techniques.h"

#include <cassert>

namespace ninefold::logic::techniques {
namespace {

struct EmptyRectangle {
    Digit digit;
    House box;
    /// The row and the column of the cross: `touched` contains one end of the pair, `used` the victim.
    House touched, used;
    House pairHouse;
    Cell near, far;
    Cell victim;
};

/// The pairs in lines across `touched`, with an end on it outside the box.
template <typename Use>
bool forEachPair(const Position& position, EmptyRectangle found, Use use) {
    const HouseSet across = kindOf(found.touched) == HouseKind::Row ? HouseSet::columns() : HouseSet::rows();
    const Cells all = position.cellsFor(found.digit);
    for (House line : position.twoPlaces(found.digit) & across) {
        const Cells near = all & kHouses[line] & (kHouses[found.touched] - kHouses[found.box]);
        if (near.empty()) continue;
        found.pairHouse = line;
        assert(near.count() == 1);
        found.near = near.first();
        found.far = ((all & kHouses[line]) - near).first();
        // The far end sees one cell of the victim's line.
        found.victim = ((all & kHouses[found.used] & kPeers[found.far]) - kHouses[found.box]).first();
        if (found.victim >= 0 && !use(found)) return false;
    }
    return true;
}

template <typename Use>
bool forEachInBox(const Position& position, Digit digit, House box, Use use) {
    const Cells places = position.cellsFor(digit, box);
    const int firstRow = (box - boxHouse(0)) / 3 * 3, firstColumn = (box - boxHouse(0)) % 3 * 3;
    for (int row = firstRow; row < firstRow + 3; ++row)
        for (int column = firstColumn; column < firstColumn + 3; ++column) {
            const House rowOfCross = rowHouse(row), columnOfCross = columnHouse(column);
            if (!(kHouses[rowOfCross] | kHouses[columnOfCross]).contains(places)) continue;
            // Inside one line they are locked candidates.
            if (kHouses[rowOfCross].contains(places) || kHouses[columnOfCross].contains(places)) continue;
            if (!forEachPair(position, {digit, box, rowOfCross, columnOfCross, -1, -1, -1, -1}, use) ||
                !forEachPair(position, {digit, box, columnOfCross, rowOfCross, -1, -1, -1, -1}, use))
                return false;
        }
    return true;
}

Step describe(const Position& position, const EmptyRectangle& found) {
    const Cells cross = position.cellsFor(found.digit, found.box);
    const Cells touched = cross & kHouses[found.touched], used = cross - touched;
    Step step;
    step.length = 4;
    step.remove(found.victim, found.digit);
    step.mark(Role::Remove, found.victim, found.digit);
    step.mark(Role::On, used | Cells::of(found.far), found.digit);
    step.mark(Role::Off, touched | Cells::of(found.near), found.digit);
    step.mark(HouseRole::Base, found.box);
    step.mark(HouseRole::Cover, found.pairHouse);
    step.link({used, found.digit}, {touched, found.digit}, true);
    step.link({touched, found.digit}, {Cells::of(found.near), found.digit}, false);
    step.link({Cells::of(found.near), found.digit}, {Cells::of(found.far), found.digit}, true);
    step.say("digits", Digits::of(found.digit));
    step.say("box", HouseSet::of(found.box));
    step.say("lines", HouseSet::of(found.touched) | HouseSet::of(found.used));
    step.say("pairhouse", HouseSet::of(found.pairHouse));
    step.say("near", Cells::of(found.near));
    step.say("far", Cells::of(found.far));
    step.say("used", HouseSet::of(found.used));
    step.say("touched", HouseSet::of(found.touched));
    step.say("farhouse", HouseSet::of(commonHouses(Cells::of(found.far) | Cells::of(found.victim)).first()));
    step.say("rest", used);
    step.say("either", std::vector<Chain>{{{Cells::of(found.far), found.digit, true, -1, {}}},
                                          {{used, found.digit, true, -1, {}}}});
    return step;
}

bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    return searchDigitByDigit(position, 20, search, sink, [&](Digit digit, StepSink& noting) {
        for (House box : HouseSet::boxes() - position.done(digit))
            if (!forEachInBox(position, digit, box,
                              [&](const EmptyRectangle& found) { return noting.take(describe(position, found)); }))
                return false;
        return true;
    });
}

/// Both are in one box, and an end of the first may be a middle cell of the second, so the marks are made anew.
Step describeBoth(const Position& position, const EmptyRectangle& one, const EmptyRectangle& two) {
    Step step = describe(position, one);
    join(step, describe(position, two));
    step.marks.clear();
    for (const EmptyRectangle& found : {one, two}) step.mark(Role::Remove, found.victim, found.digit);
    for (const EmptyRectangle& found : {one, two})
        step.mark(Role::On, Cells::of(found.near) | Cells::of(found.far), found.digit);
    step.mark(Role::Extra, position.cellsFor(one.digit, one.box), one.digit);
    step.say("near2", Cells::of(two.near));
    step.say("far2", Cells::of(two.far));
    step.say("pairhouse2", HouseSet::of(two.pairHouse));
    return step;
}

/// Two empty rectangles of one box in one step.
bool findDual(const Position& position, LogicSearch& search, StepSink& sink) {
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        for (House box : HouseSet::boxes() - position.done(digit)) {
            std::vector<EmptyRectangle> all;
            forEachInBox(position, digit, box, [&](const EmptyRectangle& found) { return all.push_back(found), true; });
            if (!search.work(10)) return false;
            for (std::size_t i = 0; i < all.size(); ++i)
                for (std::size_t k = i + 1; k < all.size(); ++k) {
                    if (!search.work()) return false;
                    // With the same victim the second would add nothing.
                    if (all[i].victim == all[k].victim) continue;
                    if (!sink.take(describeBoth(position, all[i], all[k]))) return false;
                }
        }
    return true;
}

constexpr RoleText kDualLegend[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "one in {pairhouse}, one in {pairhouse2}")},
    {Role::Extra, NINEFOLD_TEXT("Legends", "all places of {digits} in {box}")},
};

} // namespace

const Technique emptyRectangle = {
    .id = "empty-rectangle",
    .name = NINEFOLD_TEXT("Techniques", "Empty Rectangle"),
    .code = "0402",
    .family = Family::SingleDigit,
    .score = 120,
    .grade = HodokuGrade::Hard,
    .rating = 43,
    .about = &kAboutEmptyRectangle,
    .conclusion = NINEFOLD_TEXT("Steps", "{result}, because {either:blocks}."),
    .text = NINEFOLD_TEXT(
        "Steps",
        "{pairhouse}'s {digits} is in {far} or {near}. If in {far}, it blocks {gone} ({farhouse}). If in {near}, "
        "{touched} has its {digits}, so {box} has its {digits} in {rest:or}, which blocks {gone} too ({used})."),
    .notation = "{digits} in {box} ({near}, {far})",
    .legend = kTwoLinksLegend,
    .find = find,
};

const Technique dualEmptyRectangle = {
    .id = "dual-empty-rectangle",
    .name = NINEFOLD_TEXT("Techniques", "Dual Empty Rectangle"),
    .code = "0405",
    .family = Family::SingleDigit,
    .score = 120,
    .grade = HodokuGrade::Hard,
    .rating = 44,
    .onRequest = true,
    .about = &kAboutEmptyRectangle,
    .conclusion = NINEFOLD_TEXT(
        "Steps", "{result}: whichever end of {pairhouse} and of {pairhouse2} is {digits}, it or {box} blocks this."),
    .text = NINEFOLD_TEXT(
        "Steps",
        "All {digits}s of {box} lie in one row and one column. {pairhouse}'s {digits} is in {near} or {far}, "
        "{pairhouse2}'s in {near2} or {far2}. One end of each blocks its cell; the other forces {box} to do it."),
    .notation = "{digits} in {box} ({near}, {far}; {near2}, {far2})",
    .legend = kDualLegend,
    .find = findDual,
};

} // namespace ninefold::logic::techniques
