// SPDX-License-Identifier: MIT
// Franken fish: boxes may be base or cover houses in addition to the lines of one direction.
//
//     . . . | X . .     base: the second box and the last row, whose places are all in two columns;
//     . . . | X . X     - loses the digit
//     . . . | . . X
//     ------+------
//     . . . | - . -
//     . . . | X . X
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/fishvariants.h"
#include "engine/logic/techniques.h"

namespace ninefold::logic::techniques {
namespace {

template <int size, bool finned>
constexpr decltype(Technique::find) find = findFish<FishShape::Franken, size, finned>;

// Expensive to find, and chains nearly always see the same.
constexpr Technique kFranken = fishOfShape(kAboutFrankenFish, false, kMixedFishText),
                    kFinnedFranken = fishOfShape(kAboutFrankenFish, true);

} // namespace

const Technique frankenXWing = variant(
    kFranken, {"franken-x-wing", NINEFOLD_TEXT("Techniques", "Franken X-Wing"), "0330", 300, HodokuGrade::Unfair, 62},
    find<2, false>);
const Technique frankenSwordfish = variant(
    kFranken,
    {"franken-swordfish", NINEFOLD_TEXT("Techniques", "Franken Swordfish"), "0331", 350, HodokuGrade::Unfair, 66},
    find<3, false>);
const Technique frankenJellyfish = variant(
    kFranken,
    {"franken-jellyfish", NINEFOLD_TEXT("Techniques", "Franken Jellyfish"), "0332", 370, HodokuGrade::Unfair, 70},
    find<4, false>);
const Technique frankenSquirmbag = variant(
    kFranken,
    {"franken-squirmbag", NINEFOLD_TEXT("Techniques", "Franken Squirmbag"), "0333", 470, HodokuGrade::Extreme, 76},
    find<5, false>);
const Technique frankenWhale = variant(
    kFranken, {"franken-whale", NINEFOLD_TEXT("Techniques", "Franken Whale"), "0334", 470, HodokuGrade::Extreme, 78},
    find<6, false>);
const Technique frankenLeviathan = variant(
    kFranken,
    {"franken-leviathan", NINEFOLD_TEXT("Techniques", "Franken Leviathan"), "0335", 470, HodokuGrade::Extreme, 80},
    find<7, false>);
const Technique finnedFrankenXWing =
    variant(kFinnedFranken,
            {"finned-franken-x-wing", NINEFOLD_TEXT("Techniques", "Finned Franken X-Wing"), "0340", 390,
             HodokuGrade::Unfair, 64},
            find<2, true>);
const Technique finnedFrankenSwordfish =
    variant(kFinnedFranken,
            {"finned-franken-swordfish", NINEFOLD_TEXT("Techniques", "Finned Franken Swordfish"), "0341", 410,
             HodokuGrade::Unfair, 68},
            find<3, true>);
const Technique finnedFrankenJellyfish =
    variant(kFinnedFranken,
            {"finned-franken-jellyfish", NINEFOLD_TEXT("Techniques", "Finned Franken Jellyfish"), "0342", 430,
             HodokuGrade::Unfair, 72},
            find<4, true>);
const Technique finnedFrankenSquirmbag =
    variant(kFinnedFranken,
            {"finned-franken-squirmbag", NINEFOLD_TEXT("Techniques", "Finned Franken Squirmbag"), "0343", 470,
             HodokuGrade::Extreme, 76},
            find<5, true>);
const Technique finnedFrankenWhale =
    variant(kFinnedFranken,
            {"finned-franken-whale", NINEFOLD_TEXT("Techniques", "Finned Franken Whale"), "0344", 470,
             HodokuGrade::Extreme, 78},
            find<6, true>);
const Technique finnedFrankenLeviathan =
    variant(kFinnedFranken,
            {"finned-franken-leviathan", NINEFOLD_TEXT("Techniques", "Finned Franken Leviathan"), "0345", 470,
             HodokuGrade::Extreme, 80},
            find<7, true>);

} // namespace ninefold::logic::techniques
