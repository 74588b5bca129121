// SPDX-License-Identifier: MIT
// Mutant fish: base and cover are any mixture of rows, columns and boxes.
//
//     . X . | . . .
//     X X X | . . X     base: the first box and the column of F; cover: the second row and the second column
//     . X . | . . .
//     . - . | . . F     F a fin: - sees it and is in a cover, so every empty rectangle is such a fish
#include "engine/logic/abouts.h"
#include "engine/logic/legends.h"
#include "engine/logic/parts/fish.h"

namespace ninefold::logic::techniques {
namespace {

template <int size, bool finned>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    const FishKind kind{FishShape::Mutant, size, finned};
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        if (!forEachFish(position, digit, kind, search, [&](const Fish& fish) { return sink.take(fishStep(fish)); }))
            return false;
    return true;
}

constexpr Technique fish(std::string_view id, std::string_view name, std::string_view code, int score,
                         HodokuGrade grade, int rating, decltype(Technique::find) search) {
    return {
        .id = id,
        .name = name,
        .code = code,
        .family = Family::Fish,
        .score = score,
        .grade = grade,
        .rating = rating,
        .onRequest = true,
        .about = kAboutMutantFish,
        .conclusion = code[2] == '5' ? kFishConclusion : kFinnedFishConclusion,
        .text = code[2] == '5' ? kFishText : kFinnedFishText,
        .notation = kFishNotation,
        .legend = kFishLegend,
        .find = search,
    };
}

} // namespace

const Technique mutantXWing = fish("mutant-x-wing", NINEFOLD_TEXT("Techniques", "Mutant X-Wing"), "0350", 450,
                                   HodokuGrade::Extreme, 74, find<2, false>);
const Technique mutantSwordfish = fish("mutant-swordfish", NINEFOLD_TEXT("Techniques", "Mutant Swordfish"), "0351", 450,
                                       HodokuGrade::Extreme, 76, find<3, false>);
const Technique mutantJellyfish = fish("mutant-jellyfish", NINEFOLD_TEXT("Techniques", "Mutant Jellyfish"), "0352", 450,
                                       HodokuGrade::Extreme, 78, find<4, false>);
const Technique mutantSquirmbag = fish("mutant-squirmbag", NINEFOLD_TEXT("Techniques", "Mutant Squirmbag"), "0353", 470,
                                       HodokuGrade::Extreme, 80, find<5, false>);
const Technique mutantWhale = fish("mutant-whale", NINEFOLD_TEXT("Techniques", "Mutant Whale"), "0354", 470,
                                   HodokuGrade::Extreme, 82, find<6, false>);
const Technique mutantLeviathan = fish("mutant-leviathan", NINEFOLD_TEXT("Techniques", "Mutant Leviathan"), "0355", 470,
                                       HodokuGrade::Extreme, 84, find<7, false>);
const Technique finnedMutantXWing = fish("finned-mutant-x-wing", NINEFOLD_TEXT("Techniques", "Finned Mutant X-Wing"),
                                         "0360", 470, HodokuGrade::Extreme, 74, find<2, true>);
const Technique finnedMutantSwordfish =
    fish("finned-mutant-swordfish", NINEFOLD_TEXT("Techniques", "Finned Mutant Swordfish"), "0361", 470,
         HodokuGrade::Extreme, 76, find<3, true>);
const Technique finnedMutantJellyfish =
    fish("finned-mutant-jellyfish", NINEFOLD_TEXT("Techniques", "Finned Mutant Jellyfish"), "0362", 470,
         HodokuGrade::Extreme, 78, find<4, true>);
const Technique finnedMutantSquirmbag =
    fish("finned-mutant-squirmbag", NINEFOLD_TEXT("Techniques", "Finned Mutant Squirmbag"), "0363", 470,
         HodokuGrade::Extreme, 80, find<5, true>);
const Technique finnedMutantWhale = fish("finned-mutant-whale", NINEFOLD_TEXT("Techniques", "Finned Mutant Whale"),
                                         "0364", 470, HodokuGrade::Extreme, 82, find<6, true>);
const Technique finnedMutantLeviathan =
    fish("finned-mutant-leviathan", NINEFOLD_TEXT("Techniques", "Finned Mutant Leviathan"), "0365", 470,
         HodokuGrade::Extreme, 84, find<7, true>);

} // namespace ninefold::logic::techniques
