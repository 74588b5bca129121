// SPDX-License-Identifier: MIT
// WXYZ-Wing: four cells in a line and a box with four digits. Three of the digits can occur in them only once,
// because their places in the four cells share a house; so the fourth digit, z, must be in one of them as well, and
// cells that see all its places lose it.
//
//     {w z} . {w x y z} | . . {x z} . . .        z need not be in every cell
//     .   {y z} .       |
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/partbypart.h"
#include "engine/logic/parts/unions.h"
#include "engine/logic/techniques.h"

#include <cassert>

namespace ninefold::logic::techniques {
namespace {

constexpr int kSize = 4;

bool report(const Position& position, Cells cells, Digits digits, Digit digit, StepSink& sink) {
    const Cells places = position.cellsFor(digit) & cells;
    const Cells gone = position.cellsFor(digit) & commonPeers(places);
    if (gone.empty()) return true;
    Step step;
    step.length = kSize;
    step.remove(gone, digit);
    step.mark(Role::Remove, gone, digit);
    for (Digit other : digits)
        step.mark(other == digit ? Role::On : Role::Off, position.cellsFor(other) & cells, other);
    step.say("cells", cells);
    step.say("set", digits);
    step.say("restricted", digits - Digits::of(digit));
    step.say("digits", Digits::of(digit));
    step.say("places", places);
    std::vector<Chain> either;
    for (Cell cell : places) either.push_back({{Cells::of(cell), digit, true, -1, {}}});
    step.say("either", std::move(either));
    return sink.take(std::move(step));
}

bool findIn(const Position& position, House line, House box, StepSink& sink) {
    std::array<Cell, 15> cells;
    std::array<unsigned, 15> masks;
    std::size_t count = 0;
    unsigned inLine = 0, inBox = 0;
    for (Cell cell : (kHouses[line] | kHouses[box]) & position.blanks())
        if (const Digits digits = position.candidates(cell); digits.count() >= 2 && digits.count() <= kSize) {
            if (kHouses[line].has(cell)) inLine |= 1u << count;
            if (kHouses[box].has(cell)) inBox |= 1u << count;
            cells[count] = cell;
            masks[count++] = digits.mask();
        }
    // Inside one house it would be a naked set.
    if ((inLine & ~inBox) == 0 || (inBox & ~inLine) == 0) return true;
    return forEachUnion(std::span(masks.data(), count), kSize, [&](unsigned chosen, unsigned together) {
        assert(countOfNine(together) == kSize);
        // A digit is scattered if it occurs in the line outside the box and in the box outside the line.
        Cells set;
        Digits besideBox, besideLine;
        for (unsigned rest = chosen; rest != 0; rest &= rest - 1) {
            const int i = std::countr_zero(rest);
            set.add(cells[i]);
            if ((inBox >> i & 1u) == 0) besideBox |= Digits::fromMask(masks[i]);
            if ((inLine >> i & 1u) == 0) besideLine |= Digits::fromMask(masks[i]);
        }
        const Digits scattered = besideBox & besideLine;
        if (!scattered.single()) return true;
        return report(position, set, Digits::fromMask(together), scattered.first(), sink);
    });
}

bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    return searchPartByPart(position, Parts::Crossings, 30, search, sink, [&](int part, StepSink& noting) {
        const auto [box, line] = crossingAt(part);
        return findIn(position, line, box, noting);
    });
}

constexpr RoleText kLegend[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "one of these is {digits}")},
    {Role::Off, NINEFOLD_TEXT("Legends", "each of {restricted} at most once")},
};

} // namespace

const Technique wxyzWing = {
    .id = "wxyz-wing",
    .name = NINEFOLD_TEXT("Techniques", "WXYZ-Wing"),
    .family = Family::Wings,
    .rating = 55,
    .about = &kAboutWXYZWing,
    .conclusion = NINEFOLD_TEXT("Steps", "{result}, because {either:blocks}."),
    .text = NINEFOLD_TEXT("Steps",
                          "{cells} have only {set} between them. {restricted} fit there only once each, in a shared "
                          "row, column or box, so they fill only three of the cells. So {places:or} is {digits}."),
    .notation = "{set} in {cells}, {digits}",
    .legend = kLegend,
    .find = find,
};

} // namespace ninefold::logic::techniques
