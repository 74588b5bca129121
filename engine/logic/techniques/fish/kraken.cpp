// SPDX-License-Identifier: MIT
// Kraken fish: a finned fish whose victim does not see all fins, but chains connect them.
//
//     type 1: the fish alone eliminates the victim, and a chain from each fin eliminates it too
//
//     . X . | . X F ==> ... ==> not *        either a fin holds the digit, or the fish is perfect
//     . * . | . . .
//     . X . | . X .
//
//     type 2: one of the places in one cover house holds the digit, or a fin does; chains from all of these
//             eliminate the same candidate, of any digit
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/legends.h"
#include "engine/logic/parts/chainspread.h"
#include "engine/logic/parts/chainsteps.h"
#include "engine/logic/parts/fish.h"
#include "engine/logic/techniques.h"

#include <algorithm>
#include <cassert>

namespace ninefold::logic::techniques {
namespace {

/// Larger fish have too many fins to follow.
constexpr int kLargest = 4;

class Kraken {
public:
    Kraken(const Position& position, LogicSearch& search, StepSink& sink)
        : position_(position),
          search_(search),
          sink_(sink),
          spread_(position, linksInside(position, search.limits.inner)) {}

    bool run(bool anyDigit) {
        for (int size = 2; size <= kLargest; ++size)
            for (FishShape shape : {FishShape::Basic, FishShape::Franken})
                for (Digit digit = 1; digit <= kDigitCount; ++digit) {
                    // Computed for each digit in turn, so that only the places of one are in memory.
                    if (!follow(digit)) return false;
                    const FishKind kind{shape, size, true, true};
                    const FishSink take = [&](const Fish& fish) { return anyDigit ? type2(fish) : type1(fish); };
                    if (!forEachFish(position_, digit, kind, search_, take)) return false;
                }
        return true;
    }

private:
    /// Finds what chains from each place of a digit lead to.
    bool follow(Digit digit) {
        for (Cell cell : position_.cellsFor(digit)) {
            if (!search_.work(20)) return false;
            spread_.begin({cell, digit}, true);
            for (Digit each : Digits::all()) lost_[cell][each - 1] = spread_.lost(each);
        }
        return true;
    }

    /// The candidates lost from all these places of the fish's digit.
    Cells lostByAll(Cells places, Digit digit) const {
        Cells lost = position_.cellsFor(digit);
        for (Cell place : places) lost &= lost_[place][digit - 1];
        return lost;
    }

    bool type1(const Fish& fish) {
        // Eliminations by the fish alone need no chains.
        for (Cell victim : (lostByAll(fish.allFins(), fish.digit) & fish.victims) - fish.gone)
            if (!report(fish, fish.allFins(), HouseSet(), {victim, fish.digit})) return false;
        return true;
    }

    bool type2(const Fish& fish) {
        for (House cover : fish.cover) {
            const Cells starts = (fish.cells & kHouses[cover]) | fish.allFins();
            if (!search_.work()) return false;
            for (Digit digit : Digits::all())
                // For its own digit only candidates that the fish does not touch.
                for (Cell cell : lostByAll(starts, digit) - (digit == fish.digit ? starts | fish.victims : Cells()))
                    if (!report(fish, starts, HouseSet::of(cover), {cell, digit})) return false;
        }
        return true;
    }

    bool report(const Fish& fish, Cells starts, HouseSet cover, Candidate victim) {
        assert(!starts.empty());
        Step step;
        step.remove(victim.cell, victim.digit);
        markEffect(step);
        step.mark(Role::SetA, fish.cells - fish.allFins(), fish.digit);
        step.mark(Role::Extra, fish.allFins(), fish.digit);
        std::vector<Chain> chains;
        for (Cell start : starts) {
            spread_.begin({start, fish.digit}, true);
            chains.push_back(spread_.chainTo(victim.cell, victim.digit));
            drawChain(step, chains.back());
            step.length += static_cast<int>(chains.back().size());
        }
        step.length += 2 * fish.base.count();
        step.mark(HouseRole::Base, fish.base);
        step.mark(HouseRole::Cover, fish.cover);
        step.say("digits", Digits::of(fish.digit));
        step.say("base", fish.base);
        step.say("cover", fish.cover);
        sayFins(fish.allFins(), step);
        step.say("finplaces", fish.allFins());
        step.say("starts", starts);
        step.say("house", cover);
        step.say("chains", std::move(chains));
        return search_.work(20) && sink_.take(std::move(step));
    }

    const Position& position_;
    LogicSearch& search_;
    StepSink& sink_;
    ChainSpread spread_;
    std::array<std::array<Cells, kDigitCount>, kCellCount> lost_{};
};

template <bool anyDigit>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    return Kraken(position, search, sink).run(anyDigit);
}

constexpr RoleText kLegend[] = {
    {Role::On, kTrueInOneCase},
    {Role::Off, kFalseInOneCase},
    {Role::Extra, NINEFOLD_TEXT("Legends", "the other places of {digits} in {base}")},
    {Role::SetA, NINEFOLD_TEXT("Legends", "A: {digits} in {base} and {cover}")},
};

constexpr std::string_view kNotation = "{digits} {base} {cover} fins {fins}, {chains}";

} // namespace

const Technique krakenFish1 = {
    .id = "kraken-fish-1",
    .name = NINEFOLD_TEXT("Techniques", "Kraken Fish Type 1"),
    .code = "0371",
    .family = Family::Fish,
    .score = 500,
    .grade = HodokuGrade::Extreme,
    .rating = 83,
    .onRequest = true,
    .about = &kAboutKrakenFish,
    .conclusion = NINEFOLD_TEXT("Steps", "{result}: in {base} {digits} is in {cover}, so not here, or in "
                                         "{finplaces:or}, which leads to the same."),
    .notation = kNotation,
    .legend = kLegend,
    .find = find<false>,
};

const Technique krakenFish2 = {
    .id = "kraken-fish-2",
    .name = NINEFOLD_TEXT("Techniques", "Kraken Fish Type 2"),
    .code = "0372",
    .family = Family::Fish,
    .score = 500,
    .grade = HodokuGrade::Extreme,
    .rating = 84,
    .onRequest = true,
    .about = &kAboutKrakenFish,
    .conclusion = NINEFOLD_TEXT(
        "Steps", "{result}: in {base} {digits} fills {cover}, so it is in one of {starts}, and each leads to "
                 "the same."),
    .notation = kNotation,
    .legend = kLegend,
    .find = find<true>,
};

} // namespace ninefold::logic::techniques
