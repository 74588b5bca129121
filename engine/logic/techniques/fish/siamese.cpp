// SPDX-License-Identifier: MIT
// Siamese fish: two finned fish that share their base and differ in covers and fins, reported as one step. Each has
// its own victims; together they eliminate more.
//
//     . X F | . X .     the same two rows, once with the fin in the first box,
//     . - - | . . .     once with the third column as cover and the fin in the second column
//     . X F | . X .
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/fish.h"
#include "engine/logic/parts/variant.h"
#include "engine/logic/techniques.h"

#include <cassert>

namespace ninefold::logic::techniques {
namespace {

/// Combines two fish. A candidate may be part of one and a fin or a victim of the other; the latter counts.
Step both(const Fish& one, const Fish& two) {
    assert(one.digit == two.digit && one.base == two.base);
    Step step = fishStep(one);
    join(step, fishStep(two));
    const Cells fins = one.allFins() | two.allFins(), gone = one.gone | two.gone;
    step.marks.clear();
    step.mark(Role::Remove, gone, one.digit);
    step.mark(Role::On, (one.cells | two.cells) - fins, one.digit);
    step.mark(Role::Extra, fins, one.digit);
    step.say("cover2", two.cover);
    step.say("fins2", two.allFins());
    return step;
}

bool differ(const Fish& one, const Fish& two) {
    // If one has all eliminations of the other, it is better reported alone.
    return !one.gone.contains(two.gone) && !two.gone.contains(one.gone);
}

/// Every pair of fish over one base of which at least one is of the requested kind.
bool pairUp(const std::vector<Fish>& fishes, bool sashimi, bool either, LogicSearch& search, StepSink& sink) {
    for (std::size_t i = 0; i < fishes.size(); ++i)
        // Fish over the same base are consecutive here.
        for (std::size_t k = i + 1; k < fishes.size() && fishes[k].base == fishes[i].base; ++k) {
            if (!search.work()) return false;
            const Fish &one = fishes[i], &two = fishes[k];
            if (!differ(one, two)) continue;
            if (either || one.sashimi() == sashimi || two.sashimi() == sashimi)
                if (!sink.take(both(one, two))) return false;
        }
    return true;
}

template <FishShape shape, int size, bool sashimi>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    const FishKind kind{shape, size, true};
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        // Fish over the same base are found one after the other.
        std::vector<Fish> fishes;
        const auto collect = [&](const Fish& fish) {
            if (!fishes.empty() && !(fishes.back().base == fish.base)) {
                if (!pairUp(fishes, sashimi, shape != FishShape::Basic, search, sink)) return false;
                fishes.clear();
            }
            fishes.push_back(fish);
            return true;
        };
        if (!forEachFish(position, digit, kind, search, collect)) return false;
        if (!pairUp(fishes, sashimi, shape != FishShape::Basic, search, sink)) return false;
    }
    return true;
}

constexpr RoleText kLegend[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "places of {digits} in {base}")},
    {Role::Extra, NINEFOLD_TEXT("Legends", "in one of the two views outside {cover} or {cover2}")},
};

constexpr std::string_view kText = NINEFOLD_TEXT(
    "Steps", "In {base} the {digits} is in {fins:or}, or it uses up {cover}. It is also in {fins2:or}, or it uses up "
             "{cover2}. Either way, one of the two blocks each cell that goes.");
constexpr std::string_view kConclusion =
    NINEFOLD_TEXT("Steps", "{result}, because wherever the {digits} is in {base}, it blocks these.");

constexpr Technique kSiamese = {
    .family = Family::Fish,
    .onRequest = true,
    .about = &kAboutSiameseFish,
    .conclusion = kConclusion,
    .text = kText,
    .notation = "{digits} {base} {cover} fins {fins}, {cover2} fins {fins2}",
    .legend = kLegend,
};

} // namespace

const Technique siameseFinnedXWing =
    variant(kSiamese,
            {"siamese-finned-x-wing", NINEFOLD_TEXT("Techniques", "Siamese Finned X-Wing"), "03101", 130,
             HodokuGrade::Hard, 41},
            find<FishShape::Basic, 2, false>);
const Technique siameseFinnedSwordfish =
    variant(kSiamese,
            {"siamese-finned-swordfish", NINEFOLD_TEXT("Techniques", "Siamese Finned Swordfish"), "03111", 200,
             HodokuGrade::Unfair, 49},
            find<FishShape::Basic, 3, false>);
const Technique siameseFinnedJellyfish =
    variant(kSiamese,
            {"siamese-finned-jellyfish", NINEFOLD_TEXT("Techniques", "Siamese Finned Jellyfish"), "03121", 250,
             HodokuGrade::Unfair, 59},
            find<FishShape::Basic, 4, false>);
const Technique siameseSashimiXWing =
    variant(kSiamese,
            {"siamese-sashimi-x-wing", NINEFOLD_TEXT("Techniques", "Siamese Sashimi X-Wing"), "03201", 150,
             HodokuGrade::Hard, 43},
            find<FishShape::Basic, 2, true>);
const Technique siameseSashimiSwordfish =
    variant(kSiamese,
            {"siamese-sashimi-swordfish", NINEFOLD_TEXT("Techniques", "Siamese Sashimi Swordfish"), "03211", 240,
             HodokuGrade::Unfair, 51},
            find<FishShape::Basic, 3, true>);
const Technique siameseSashimiJellyfish =
    variant(kSiamese,
            {"siamese-sashimi-jellyfish", NINEFOLD_TEXT("Techniques", "Siamese Sashimi Jellyfish"), "03221", 260,
             HodokuGrade::Unfair, 61},
            find<FishShape::Basic, 4, true>);
const Technique siameseFinnedFrankenXWing =
    variant(kSiamese,
            {"siamese-finned-franken-x-wing", NINEFOLD_TEXT("Techniques", "Siamese Finned Franken X-Wing"), "03401",
             390, HodokuGrade::Unfair, 65},
            find<FishShape::Franken, 2, false>);
const Technique siameseFinnedFrankenSwordfish =
    variant(kSiamese,
            {"siamese-finned-franken-swordfish", NINEFOLD_TEXT("Techniques", "Siamese Finned Franken Swordfish"),
             "03411", 410, HodokuGrade::Unfair, 69},
            find<FishShape::Franken, 3, false>);
const Technique siameseFinnedFrankenJellyfish =
    variant(kSiamese,
            {"siamese-finned-franken-jellyfish", NINEFOLD_TEXT("Techniques", "Siamese Finned Franken Jellyfish"),
             "03421", 430, HodokuGrade::Unfair, 73},
            find<FishShape::Franken, 4, false>);
const Technique siameseFinnedMutantXWing =
    variant(kSiamese,
            {"siamese-finned-mutant-x-wing", NINEFOLD_TEXT("Techniques", "Siamese Finned Mutant X-Wing"), "03601", 470,
             HodokuGrade::Extreme, 75},
            find<FishShape::Mutant, 2, false>);
const Technique siameseFinnedMutantSwordfish =
    variant(kSiamese,
            {"siamese-finned-mutant-swordfish", NINEFOLD_TEXT("Techniques", "Siamese Finned Mutant Swordfish"), "03611",
             470, HodokuGrade::Extreme, 77},
            find<FishShape::Mutant, 3, false>);
const Technique siameseFinnedMutantJellyfish =
    variant(kSiamese,
            {"siamese-finned-mutant-jellyfish", NINEFOLD_TEXT("Techniques", "Siamese Finned Mutant Jellyfish"), "03621",
             470, HodokuGrade::Extreme, 79},
            find<FishShape::Mutant, 4, false>);

} // namespace ninefold::logic::techniques
