// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/technique.h"

#include <functional>

namespace ninefold {

/// A fish of any shape: n base houses whose places of a digit lie in n cover houses, but for the fins.
///
/// If no fin holds the digit, every base house has it in a cover house of its own; then it leaves what the covers
/// hold beside the base, and base cells that two covers share. If a fin holds it, it leaves what sees the fin.
struct Fish {
    Digit digit = 0;
    HouseSet base, cover;
    /// The places of the digit in the base.
    Cells cells;
    /// Base cells outside the covers, and base cells that lie in two base houses.
    Cells fins, endoFins;
    /// What would go if there were no fins.
    Cells victims;
    /// What goes: the victims that see all fins.
    Cells gone;

    Cells allFins() const { return fins | endoFins; }
    bool finned() const { return !allFins().empty(); }
    /// Some base house keeps at most one place when the fins are taken off.
    bool sashimi() const;
};

/// Basic: rows against columns. Franken: boxes may stand on either side. Mutant: anything that is neither.
enum class FishShape : std::uint8_t { Basic, Franken, Mutant };

struct FishKind {
    FishShape shape = FishShape::Basic;
    int size = 2;
    bool finned = false;
    /// Give fish whose victims see none or only some fins too (chains may do the rest).
    bool anyVictim = false;
};

using FishSink = std::function<bool(const Fish&)>;

/// Calls the sink for every fish of this kind; returns false when the sink or the search ended it.
bool forEachFish(const Position& position, Digit digit, const FishKind& kind, LogicSearch& search,
                 const FishSink& sink);

/// What a fish removes, and how it is drawn and told.
Step fishStep(const Fish& fish);
/// Gives texts the fins, and says whether it is one.
void sayFins(Cells fins, Step& step);

/// The sentences and the notation for what fishStep makes.
inline constexpr std::string_view kFishText =
    NINEFOLD_TEXT("Steps", "All places of {digits} in {base} lie in {cover}. Each of {base} takes its {digits} in "
                           "another of {cover}, so {cover} cannot have it elsewhere: {result}.");
inline constexpr std::string_view kFinnedFishText =
    NINEFOLD_TEXT("Steps", "All places of {digits} in {base} lie in {cover}, except for [the fin {fin}]"
                           "[the fins {severalfins}]. If no fin holds {digits}, each of {base} takes its {digits} in "
                           "another of {cover}, which then cannot have it elsewhere. If a fin holds it, no cell that "
                           "sees the fin can. What sees all fins loses it either way: {result}.");
inline constexpr std::string_view kFishNotation = "{digits} {base} {cover}[ fins {fins}]";

} // namespace ninefold
