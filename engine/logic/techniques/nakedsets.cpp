// SPDX-License-Identifier: MIT
// Naked sets: n cells of a house that have only n digits use them up; every cell that sees all of them loses these
// digits.
//
//     {1 4} . {1 4} | {1 4 7}        r1c1 and r1c3 take 1 and 4 in some order, so r1c4 is 7
//
// A locked set is a naked pair or triple inside one box and one line that eliminates in both at once.
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/legends.h"
#include "engine/logic/parts/partbypart.h"
#include "engine/logic/parts/unions.h"
#include "engine/logic/parts/variant.h"
#include "engine/logic/techniques.h"

#include <cassert>

namespace ninefold::logic::techniques {
namespace {

/// Does a set inside a crossing eliminate in both houses?
bool eliminatesTwice(Cells gone, HouseSet houses) {
    for (House house : houses)
        // No elimination in one of them: a plain naked set.
        if (!gone.meets(kHouses[house])) return false;
    return houses.count() == 2;
}

bool report(const Position& position, Cells cells, Digits digits, bool locked, StepSink& sink) {
    assert(cells.count() == digits.count() && !commonHouses(cells).empty());
    const Cells seen = commonPeers(cells);
    const HouseSet houses = commonHouses(cells);
    Cells gone;
    for (Digit digit : digits) gone |= position.cellsFor(digit) & seen;
    // Locked and naked sets are two techniques: each reports its own.
    if (gone.empty() || eliminatesTwice(gone, houses) != locked) return true;
    Step step;
    step.length = cells.count();
    for (Digit digit : digits) {
        step.remove(position.cellsFor(digit) & seen, digit);
        step.mark(Role::On, position.cellsFor(digit) & cells, digit);
        step.mark(Role::Remove, position.cellsFor(digit) & seen, digit);
    }
    // Only houses with eliminations are highlighted.
    HouseSet eliminated;
    for (House house : houses)
        if (gone.meets(kHouses[house])) eliminated.add(house);
    step.mark(HouseRole::Look, eliminated);
    step.say("cells", cells);
    step.say("digits", digits);
    step.say("count", cells.count());
    step.say("house", eliminated);
    return sink.take(std::move(step));
}

bool findIn(const Position& position, House house, int size, bool locked, NotingSink& sink) {
    // If the house has no other blank cells, there is nothing to eliminate.
    if (position.blanksIn(house) <= size) return true;
    std::array<unsigned, 9> masks;
    std::array<Cell, 9> cells;
    std::size_t count = 0;
    for (Cell cell : kHouseCells[house])
        // Cells with one candidate are singles.
        if (const Digits digits = position.candidates(cell); digits.count() >= 2 && digits.count() <= size) {
            masks[count] = digits.mask();
            cells[count++] = cell;
        }
    return forEachUnion(std::span(masks.data(), count), size, [&](unsigned chosen, unsigned together) {
        Cells set;
        for (std::size_t i = 0; i < count; ++i)
            if (chosen >> i & 1u) set.add(cells[i]);
        // A set inside a crossing is in two houses, but is reported once.
        if (commonHouses(set).first() != house) return true;
        // A locked set that no longer eliminates in both houses becomes a naked one, so its part must be searched
        // again.
        sink.found = true;
        return report(position, set, Digits::fromMask(together), locked, sink);
    });
}

template <int size, bool locked>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    return searchPartByPart(position, Parts::Houses, 10, search, sink, [&](House house, NotingSink& noting) {
        return findIn(position, house, size, locked, noting);
    });
}

constexpr std::string_view kText =
    NINEFOLD_TEXT("Steps", "{cells:has} have only {digits} between them: {count} cells for {count} digits, so they use "
                           "them all up. No other cell of {house} can have them.");
constexpr std::string_view kLongText =
    NINEFOLD_TEXT("Steps", "{cells} have only {digits} between them: {count} cells for {count} digits, so they use "
                           "them all up. No other cell of {house} can have them.");

constexpr Technique nakedSet(const About& about, std::string_view text = kText) {
    return {
        .family = Family::Subsets,
        .about = &about,
        .conclusion = NINEFOLD_TEXT("Steps", "{result}, because {cells} use up {digits} in {house}."),
        .text = text,
        .notation = "{digits} in {cells}",
        .legend = kSetLegend,
    };
}

constexpr Technique kNakedSet = nakedSet(kAboutNakedSet), kLockedSet = nakedSet(kAboutLockedSet);
// With their candidates four cells would make a long sentence.
constexpr Technique kLongNakedSet = nakedSet(kAboutNakedSet, kLongText);

} // namespace

const Technique nakedPair = variant(
    kNakedSet, {"naked-pair", NINEFOLD_TEXT("Techniques", "Naked Pair"), "0200", 60, HodokuGrade::Medium, 30, 30},
    find<2, false>);
const Technique nakedTriple = variant(
    kNakedSet, {"naked-triple", NINEFOLD_TEXT("Techniques", "Naked Triple"), "0201", 80, HodokuGrade::Medium, 36, 36},
    find<3, false>);
const Technique nakedQuadruple =
    variant(kLongNakedSet,
            {"naked-quadruple", NINEFOLD_TEXT("Techniques", "Naked Quadruple"), "0202", 120, HodokuGrade::Hard, 50, 50},
            find<4, false>);
const Technique lockedPair = variant(
    kLockedSet, {"locked-pair", NINEFOLD_TEXT("Techniques", "Locked Pair"), "0110", 40, HodokuGrade::Medium, 30, 30},
    find<2, true>);
const Technique lockedTriple =
    variant(kLockedSet,
            {"locked-triple", NINEFOLD_TEXT("Techniques", "Locked Triple"), "0111", 60, HodokuGrade::Medium, 36, 36},
            find<3, true>);

} // namespace ninefold::logic::techniques
