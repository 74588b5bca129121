// SPDX-License-Identifier: MIT
// Mutant fish: base and cover are any mixture of rows, columns and boxes.
//
//     . X . | . . .
//     X X X | . . X     base: the first box and the column of F; cover: the second row and the second column
//     . X . | . . .
//     . - . | . . F     F a fin: - sees it and is in a cover, so every empty rectangle is such a fish
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/fishvariants.h"
#include "engine/logic/techniques.h"

namespace ninefold::logic::techniques {
namespace {

template <int size, bool finned>
constexpr decltype(Technique::find) find = findFish<FishShape::Mutant, size, finned>;

constexpr Technique kMutant = fishOfShape(kAboutMutantFish, false, kMixedFishText),
                    kFinnedMutant = fishOfShape(kAboutMutantFish, true);

} // namespace

const Technique mutantXWing = variant(
    kMutant, {"mutant-x-wing", NINEFOLD_TEXT("Techniques", "Mutant X-Wing"), "0350", 450, HodokuGrade::Extreme, 74},
    find<2, false>);
const Technique mutantSwordfish = variant(
    kMutant,
    {"mutant-swordfish", NINEFOLD_TEXT("Techniques", "Mutant Swordfish"), "0351", 450, HodokuGrade::Extreme, 76},
    find<3, false>);
const Technique mutantJellyfish = variant(
    kMutant,
    {"mutant-jellyfish", NINEFOLD_TEXT("Techniques", "Mutant Jellyfish"), "0352", 450, HodokuGrade::Extreme, 78},
    find<4, false>);
const Technique mutantSquirmbag = variant(
    kMutant,
    {"mutant-squirmbag", NINEFOLD_TEXT("Techniques", "Mutant Squirmbag"), "0353", 470, HodokuGrade::Extreme, 80},
    find<5, false>);
const Technique mutantWhale = variant(
    kMutant, {"mutant-whale", NINEFOLD_TEXT("Techniques", "Mutant Whale"), "0354", 470, HodokuGrade::Extreme, 82},
    find<6, false>);
const Technique mutantLeviathan = variant(
    kMutant,
    {"mutant-leviathan", NINEFOLD_TEXT("Techniques", "Mutant Leviathan"), "0355", 470, HodokuGrade::Extreme, 84},
    find<7, false>);
const Technique finnedMutantXWing =
    variant(kFinnedMutant,
            {"finned-mutant-x-wing", NINEFOLD_TEXT("Techniques", "Finned Mutant X-Wing"), "0360", 470,
             HodokuGrade::Extreme, 74},
            find<2, true>);
const Technique finnedMutantSwordfish =
    variant(kFinnedMutant,
            {"finned-mutant-swordfish", NINEFOLD_TEXT("Techniques", "Finned Mutant Swordfish"), "0361", 470,
             HodokuGrade::Extreme, 76},
            find<3, true>);
const Technique finnedMutantJellyfish =
    variant(kFinnedMutant,
            {"finned-mutant-jellyfish", NINEFOLD_TEXT("Techniques", "Finned Mutant Jellyfish"), "0362", 470,
             HodokuGrade::Extreme, 78},
            find<4, true>);
const Technique finnedMutantSquirmbag =
    variant(kFinnedMutant,
            {"finned-mutant-squirmbag", NINEFOLD_TEXT("Techniques", "Finned Mutant Squirmbag"), "0363", 470,
             HodokuGrade::Extreme, 80},
            find<5, true>);
const Technique finnedMutantWhale = variant(
    kFinnedMutant,
    {"finned-mutant-whale", NINEFOLD_TEXT("Techniques", "Finned Mutant Whale"), "0364", 470, HodokuGrade::Extreme, 82},
    find<6, true>);
const Technique finnedMutantLeviathan =
    variant(kFinnedMutant,
            {"finned-mutant-leviathan", NINEFOLD_TEXT("Techniques", "Finned Mutant Leviathan"), "0365", 470,
             HodokuGrade::Extreme, 84},
            find<7, true>);

} // namespace ninefold::logic::techniques
