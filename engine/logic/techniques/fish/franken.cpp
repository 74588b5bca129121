// SPDX-License-Identifier: MIT
// Franken fish: boxes may be base or cover houses in addition to the lines of one direction.
//
//     . . . | X . .     base: the second box and the last row, whose places are all in two columns;
//     . . . | X . X     - loses the digit
//     . . . | . . X
//     ------+------
//     . . . | - . -
//     . . . | X . X
#include "engine/logic/abouts.h"
#include "engine/logic/legends.h"
#include "engine/logic/parts/fish.h"

namespace ninefold::logic::techniques {
namespace {

template <int size, bool finned>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    const FishKind kind{FishShape::Franken, size, finned};
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
        // Expensive to find, and chains nearly always see the same.
        .onRequest = true,
        .about = kAboutFrankenFish,
        .conclusion = code[2] == '3' ? kFishConclusion : kFinnedFishConclusion,
        .text = code[2] == '3' ? kFishText : kFinnedFishText,
        .notation = kFishNotation,
        .legend = kFishLegend,
        .find = search,
    };
}

} // namespace

const Technique frankenXWing = fish("franken-x-wing", NINEFOLD_TEXT("Techniques", "Franken X-Wing"), "0330", 300,
                                    HodokuGrade::Unfair, 62, find<2, false>);
const Technique frankenSwordfish = fish("franken-swordfish", NINEFOLD_TEXT("Techniques", "Franken Swordfish"), "0331",
                                        350, HodokuGrade::Unfair, 66, find<3, false>);
const Technique frankenJellyfish = fish("franken-jellyfish", NINEFOLD_TEXT("Techniques", "Franken Jellyfish"), "0332",
                                        370, HodokuGrade::Unfair, 70, find<4, false>);
const Technique frankenSquirmbag = fish("franken-squirmbag", NINEFOLD_TEXT("Techniques", "Franken Squirmbag"), "0333",
                                        470, HodokuGrade::Extreme, 76, find<5, false>);
const Technique frankenWhale = fish("franken-whale", NINEFOLD_TEXT("Techniques", "Franken Whale"), "0334", 470,
                                    HodokuGrade::Extreme, 78, find<6, false>);
const Technique frankenLeviathan = fish("franken-leviathan", NINEFOLD_TEXT("Techniques", "Franken Leviathan"), "0335",
                                        470, HodokuGrade::Extreme, 80, find<7, false>);
const Technique finnedFrankenXWing = fish("finned-franken-x-wing", NINEFOLD_TEXT("Techniques", "Finned Franken X-Wing"),
                                          "0340", 390, HodokuGrade::Unfair, 64, find<2, true>);
const Technique finnedFrankenSwordfish =
    fish("finned-franken-swordfish", NINEFOLD_TEXT("Techniques", "Finned Franken Swordfish"), "0341", 410,
         HodokuGrade::Unfair, 68, find<3, true>);
const Technique finnedFrankenJellyfish =
    fish("finned-franken-jellyfish", NINEFOLD_TEXT("Techniques", "Finned Franken Jellyfish"), "0342", 430,
         HodokuGrade::Unfair, 72, find<4, true>);
const Technique finnedFrankenSquirmbag =
    fish("finned-franken-squirmbag", NINEFOLD_TEXT("Techniques", "Finned Franken Squirmbag"), "0343", 470,
         HodokuGrade::Extreme, 76, find<5, true>);
const Technique finnedFrankenWhale = fish("finned-franken-whale", NINEFOLD_TEXT("Techniques", "Finned Franken Whale"),
                                          "0344", 470, HodokuGrade::Extreme, 78, find<6, true>);
const Technique finnedFrankenLeviathan =
    fish("finned-franken-leviathan", NINEFOLD_TEXT("Techniques", "Finned Franken Leviathan"), "0345", 470,
         HodokuGrade::Extreme, 80, find<7, true>);

} // namespace ninefold::logic::techniques
