// SPDX-License-Identifier: MIT
// Finned and sashimi fish: a basic fish except for some extra base cells, the fins. Only victims that see every fin
// go. Sashimi: without the fins some base row keeps just one place.
//
//     . X . | . X F     F a fin: either it holds the digit, or the X-Wing is perfect
//     . . . | . - .     - sees the fin and is in a cover column, so it goes either way
//     . X . | . X .
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/fishvariants.h"
#include "engine/logic/techniques.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <vector>

namespace ninefold::logic::techniques {
namespace {

/// A victim sees all fins and is in no base row, so it shares a box with them: every fin is in that box. For each
/// base all boxes are tried, and the base cells outside the box must be covered.
class Finned {
public:
    Finned(const Position& position, Digit digit, bool rows, int size, const FishSink& sink)
        : all_(position.cellsFor(digit)), digit_(digit), rows_(rows), size_(size), sink_(sink) {
        for (int line = 0; line < 9; ++line) masks_[line] = position.places((rows ? 0 : 9) + line, digit);
    }

    bool run() { return extendBase(0, 0, 0); }

private:
    // The three lines that cross a box, as bits.
    static constexpr unsigned kStack = 7;

    bool extendBase(int from, unsigned base, unsigned together);
    bool tryBoxes(unsigned base);
    /// All columns with the digit in these rows.
    unsigned columnsOf(unsigned base) const;
    bool tryCovers(unsigned base, int band, int stack, unsigned needed);
    bool emit(unsigned base, unsigned cover, Cells box);

    HouseSet lines(unsigned mask, bool rows) const { return HouseSet(rows ? mask : mask << 9); }

    const Cells all_;
    const Digit digit_;
    const bool rows_;
    const int size_;
    const FishSink& sink_;
    std::array<unsigned, 9> masks_;
};

bool Finned::extendBase(int from, unsigned base, unsigned together) {
    if (countOfNine(base) == size_) return tryBoxes(base);
    for (int line = from; line < 9; ++line) {
        if (countOfNine(masks_[line]) < 2) continue;
        const unsigned wider = together | masks_[line];
        // All base cells outside of some stack must be covered.
        const int outside = std::min(
            {countOfNine(wider & ~kStack), countOfNine(wider & ~(kStack << 3)), countOfNine(wider & ~(kStack << 6))});
        if (outside <= size_ && !extendBase(line + 1, base | 1u << line, wider)) return false;
    }
    return true;
}

bool Finned::tryBoxes(unsigned base) {
    for (int band = 0; band < 3; ++band) {
        const unsigned nearLines = base & kStack << 3 * band;
        if (nearLines == 0) continue;
        const unsigned far = columnsOf(base & ~nearLines);
        if (countOfNine(far) > size_) continue;
        const unsigned near = columnsOf(nearLines);
        for (int stack = 0; stack < 3; ++stack) {
            const unsigned inBox = near & kStack << 3 * stack, needed = far | (near & ~inBox);
            // Without cells that need no cover it is not a finned fish.
            if (countOfNine(needed) <= size_ && (inBox & ~needed) != 0 && !tryCovers(base, band, stack, needed))
                return false;
        }
    }
    return true;
}

unsigned Finned::columnsOf(unsigned base) const {
    unsigned columns = 0;
    for (unsigned rest = base; rest != 0; rest &= rest - 1) columns |= masks_[std::countr_zero(rest)];
    return columns;
}

/// Tries the needed covers with some columns of the stack, so that there are as many as base rows.
bool Finned::tryCovers(unsigned base, int band, int stack, unsigned needed) {
    const int box = rows_ ? 3 * band + stack : 3 * stack + band;
    for (unsigned some = 0; some <= kStack; ++some) {
        const unsigned extra = some << 3 * stack;
        if ((extra & needed) != 0 || countOfNine(needed | extra) != size_) continue;
        if (!emit(base, needed | extra, kHouses[boxHouse(box)])) return false;
    }
    return true;
}

bool Finned::emit(unsigned base, unsigned cover, Cells box) {
    assert(countOfNine(base) == size_ && countOfNine(cover) == size_);
    Fish fish;
    fish.digit = digit_;
    fish.base = lines(base, rows_);
    fish.cover = lines(cover, !rows_);
    fish.cells = all_ & cellsOf(fish.base);
    const Cells covered = cellsOf(fish.cover);
    fish.fins = fish.cells - covered;
    fish.victims = (all_ & covered) - fish.cells;
    fish.gone = fish.victims & box;
    return fish.gone.empty() || fish.fins.empty() || sink_(fish);
}

/// By size from 2: the technique under which the shared search for finned and sashimi fish is cached.
constexpr std::array kFinnedFish = {&finnedXWing,     &finnedSwordfish, &finnedJellyfish,
                                    &finnedSquirmbag, &finnedWhale,     &finnedLeviathan};

/// All fish of a size, finned and sashimi. A fact of a position.
template <int size>
struct FinnedFish {
    explicit FinnedFish(const Position& position) {
        const FishSink take = [&](const Fish& fish) {
            list.push_back(fish);
            return true;
        };
        // All of them are found, regardless of limits.
        const NegativeCache::Search key{.technique = kFinnedFish[size - 2], .parts = Parts::Digits};
        const std::uint64_t negativeCache = position.negativeCache().of(key);
        for (Digit digit = 1; digit <= kDigitCount; ++digit) {
            if ((negativeCache >> (digit - 1) & 1u) != 0) continue;
            const std::size_t before = list.size();
            for (bool rows : {true, false}) Finned(position, digit, rows, size, take).run();
            if (list.size() == before) position.negativeCache().note(key, digit - 1);
        }
    }
    std::vector<Fish> list;
};

template <int size, bool sashimi>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    // Charges the work of finding them, even if another technique has already done it.
    if (!search.work(1000)) return false;
    for (const Fish& fish : position.fact<FinnedFish<size>>().list) {
        if (fish.fins.count() > search.limits.fins || fish.sashimi() != sashimi) continue;
        if (!search.work(10) || !sink.take(fishStep(fish))) return false;
    }
    return true;
}

constexpr Technique fish(const About& about, const Variant& own, decltype(Technique::find) search) {
    Technique common = fishOfShape(about, true);
    common.onRequest = own.rating > 64;
    return variant(common, own, search);
}

} // namespace

const Technique finnedXWing =
    fish(kAboutFinnedFish,
         {"finned-x-wing", NINEFOLD_TEXT("Techniques", "Finned X-Wing"), "0310", 130, HodokuGrade::Hard, 40},
         find<2, false>);
const Technique finnedSwordfish =
    fish(kAboutFinnedFish,
         {"finned-swordfish", NINEFOLD_TEXT("Techniques", "Finned Swordfish"), "0311", 200, HodokuGrade::Unfair, 48},
         find<3, false>);
const Technique finnedJellyfish =
    fish(kAboutFinnedFish,
         {"finned-jellyfish", NINEFOLD_TEXT("Techniques", "Finned Jellyfish"), "0312", 250, HodokuGrade::Unfair, 58},
         find<4, false>);
const Technique finnedSquirmbag =
    fish(kAboutFinnedFish,
         {"finned-squirmbag", NINEFOLD_TEXT("Techniques", "Finned Squirmbag"), "0313", 470, HodokuGrade::Unfair, 66},
         find<5, false>);
const Technique finnedWhale =
    fish(kAboutFinnedFish,
         {"finned-whale", NINEFOLD_TEXT("Techniques", "Finned Whale"), "0314", 470, HodokuGrade::Unfair, 68},
         find<6, false>);
const Technique finnedLeviathan =
    fish(kAboutFinnedFish,
         {"finned-leviathan", NINEFOLD_TEXT("Techniques", "Finned Leviathan"), "0315", 470, HodokuGrade::Unfair, 70},
         find<7, false>);
const Technique sashimiXWing =
    fish(kAboutSashimiFish,
         {"sashimi-x-wing", NINEFOLD_TEXT("Techniques", "Sashimi X-Wing"), "0320", 150, HodokuGrade::Hard, 42},
         find<2, true>);
const Technique sashimiSwordfish =
    fish(kAboutSashimiFish,
         {"sashimi-swordfish", NINEFOLD_TEXT("Techniques", "Sashimi Swordfish"), "0321", 240, HodokuGrade::Unfair, 50},
         find<3, true>);
const Technique sashimiJellyfish =
    fish(kAboutSashimiFish,
         {"sashimi-jellyfish", NINEFOLD_TEXT("Techniques", "Sashimi Jellyfish"), "0322", 260, HodokuGrade::Unfair, 60},
         find<4, true>);
const Technique sashimiSquirmbag =
    fish(kAboutSashimiFish,
         {"sashimi-squirmbag", NINEFOLD_TEXT("Techniques", "Sashimi Squirmbag"), "0323", 470, HodokuGrade::Unfair, 66},
         find<5, true>);
const Technique sashimiWhale =
    fish(kAboutSashimiFish,
         {"sashimi-whale", NINEFOLD_TEXT("Techniques", "Sashimi Whale"), "0324", 470, HodokuGrade::Unfair, 68},
         find<6, true>);
const Technique sashimiLeviathan =
    fish(kAboutSashimiFish,
         {"sashimi-leviathan", NINEFOLD_TEXT("Techniques", "Sashimi Leviathan"), "0325", 470, HodokuGrade::Unfair, 70},
         find<7, true>);

} // namespace ninefold::logic::techniques
