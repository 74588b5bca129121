// SPDX-License-Identifier: MIT
// Finned and sashimi fish: a basic fish but for some extra base cells, the fins. Only victims that see every fin go.
// Sashimi: take the fins off and some base row keeps just one place.
//
//     . X . | . X F     F a fin: either it holds the digit, or the X-Wing is perfect
//     . . . | . - .     - sees the fin and stands in a cover column, so it goes either way
//     . X . | . X .
#include "engine/logic/parts/fish.h"

namespace ninefold::techniques {
namespace {

template <int size, bool sashimi>
bool find(const Position& position, Search& search, StepSink& sink) {
    FishKind kind;
    kind.size = size;
    kind.finned = true;
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        if (!forEachFish(position, digit, kind, search,
                         [&](const Fish& fish) { return fish.sashimi() != sashimi || sink.take(fishStep(fish)); }))
            return false;
    return true;
}

constexpr Technique fish(std::string_view id, std::string_view name, std::string_view code, int score,
                         HodokuLevel level, int rating, decltype(Technique::find) search) {
    return {
        .id = id,
        .name = name,
        .code = code,
        .family = Family::Fish,
        .score = score,
        .level = level,
        .rating = rating,
        .onRequest = rating > 64,
        .text = kFinnedFishText,
        .notation = kFishNotation,
        .find = search,
    };
}

} // namespace

const Technique finnedXWing = fish("finned-x-wing", NINEFOLD_TEXT("Techniques", "Finned X-Wing"), "0310", 130,
                                   HodokuLevel::Hard, 40, find<2, false>);
const Technique finnedSwordfish = fish("finned-swordfish", NINEFOLD_TEXT("Techniques", "Finned Swordfish"), "0311", 200,
                                       HodokuLevel::Unfair, 48, find<3, false>);
const Technique finnedJellyfish = fish("finned-jellyfish", NINEFOLD_TEXT("Techniques", "Finned Jellyfish"), "0312", 250,
                                       HodokuLevel::Unfair, 58, find<4, false>);
const Technique finnedSquirmbag = fish("finned-squirmbag", NINEFOLD_TEXT("Techniques", "Finned Squirmbag"), "0313", 470,
                                       HodokuLevel::Unfair, 66, find<5, false>);
const Technique finnedWhale = fish("finned-whale", NINEFOLD_TEXT("Techniques", "Finned Whale"), "0314", 470,
                                   HodokuLevel::Unfair, 68, find<6, false>);
const Technique finnedLeviathan = fish("finned-leviathan", NINEFOLD_TEXT("Techniques", "Finned Leviathan"), "0315", 470,
                                       HodokuLevel::Unfair, 70, find<7, false>);
const Technique sashimiXWing = fish("sashimi-x-wing", NINEFOLD_TEXT("Techniques", "Sashimi X-Wing"), "0320", 150,
                                    HodokuLevel::Hard, 42, find<2, true>);
const Technique sashimiSwordfish = fish("sashimi-swordfish", NINEFOLD_TEXT("Techniques", "Sashimi Swordfish"), "0321",
                                        240, HodokuLevel::Unfair, 50, find<3, true>);
const Technique sashimiJellyfish = fish("sashimi-jellyfish", NINEFOLD_TEXT("Techniques", "Sashimi Jellyfish"), "0322",
                                        260, HodokuLevel::Unfair, 60, find<4, true>);
const Technique sashimiSquirmbag = fish("sashimi-squirmbag", NINEFOLD_TEXT("Techniques", "Sashimi Squirmbag"), "0323",
                                        470, HodokuLevel::Unfair, 66, find<5, true>);
const Technique sashimiWhale = fish("sashimi-whale", NINEFOLD_TEXT("Techniques", "Sashimi Whale"), "0324", 470,
                                    HodokuLevel::Unfair, 68, find<6, true>);
const Technique sashimiLeviathan = fish("sashimi-leviathan", NINEFOLD_TEXT("Techniques", "Sashimi Leviathan"), "0325",
                                        470, HodokuLevel::Unfair, 70, find<7, true>);

} // namespace ninefold::techniques
