// SPDX-License-Identifier: MIT
// Basic fish: n rows have all their places of a digit in the same n columns. Each row takes one of these columns, so
// the digit leaves the rest of the columns. The same with columns and rows exchanged.
//
//     . X . . X .     X-Wing (2 rows), Swordfish (3), Jellyfish (4) ...
//     . - . . - .
//     . X . . X .     - loses the digit
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/fishvariants.h"
#include "engine/logic/parts/partbypart.h"
#include "engine/logic/parts/unions.h"
#include "engine/logic/techniques.h"

#include <cassert>

namespace ninefold::logic::techniques {
namespace {

bool report(const Position& position, Digit digit, HouseSet base, HouseSet cover, StepSink& sink) {
    assert(base.count() == cover.count() && (base & cover).empty());
    const Cells all = position.cellsFor(digit);
    Fish fish{digit, base, cover, all & cellsOf(base)};
    fish.gone = fish.victims = (all & cellsOf(cover)) - fish.cells;
    return fish.gone.empty() || sink.take(fishStep(fish));
}

bool findIn(const Position& position, Digit digit, int size, StepSink& sink) {
    for (const House first : {rowHouse(0), columnHouse(0)}) {
        std::array<unsigned, 9> masks;
        for (int line = 0; line < 9; ++line) {
            const unsigned places = position.places(first + line, digit);
            // A line with a single place is a hidden single and no part of a fish.
            masks[line] = countOfNine(places) >= 2 && countOfNine(places) <= size ? places : 0;
        }
        const bool proceed = forEachUnion(masks, size, [&](unsigned chosen, unsigned together) {
            const bool rows = first == 0;
            // The masks hold line numbers from 0; as houses, columns follow the rows.
            return report(position, digit, HouseSet(rows ? chosen : chosen << 9),
                          HouseSet(rows ? together << 9 : together), sink);
        });
        if (!proceed) return false;
    }
    return true;
}

template <int size>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    return searchDigitByDigit(position, 20, search, sink,
                              [&](Digit digit, StepSink& noting) { return findIn(position, digit, size, noting); });
}

constexpr Technique fish(const Variant& own, decltype(Technique::find) search, std::string_view text = kFishText) {
    Technique common = fishOfShape(kAboutFish, false);
    // Larger fish always have a smaller complement.
    common.onRequest = own.rating >= 60;
    common.text = text;
    return variant(common, own, search);
}

} // namespace

const Technique xWing = fish({"x-wing", NINEFOLD_TEXT("Techniques", "X-Wing"), "0300", 140, HodokuGrade::Hard, 32, 32},
                             find<2>, kXWingText);
const Technique swordfish =
    fish({"swordfish", NINEFOLD_TEXT("Techniques", "Swordfish"), "0301", 150, HodokuGrade::Hard, 38, 38}, find<3>);
const Technique jellyfish =
    fish({"jellyfish", NINEFOLD_TEXT("Techniques", "Jellyfish"), "0302", 160, HodokuGrade::Hard, 52, 52}, find<4>);
const Technique squirmbag =
    fish({"squirmbag", NINEFOLD_TEXT("Techniques", "Squirmbag"), "0303", 470, HodokuGrade::Unfair, 60}, find<5>);
const Technique whale =
    fish({"whale", NINEFOLD_TEXT("Techniques", "Whale"), "0304", 470, HodokuGrade::Unfair, 62}, find<6>);
const Technique leviathan =
    fish({"leviathan", NINEFOLD_TEXT("Techniques", "Leviathan"), "0305", 470, HodokuGrade::Unfair, 64}, find<7>);

} // namespace ninefold::logic::techniques
