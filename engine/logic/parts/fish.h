// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/technique.h"

#include <functional>

namespace ninefold::logic {

/// A fish of any shape: n base houses whose places of a digit are in n cover houses, except for the fins.
///
/// If no fin holds the digit, every base house has it in a different cover house; then the digit goes from the
/// places of the covers outside the base, and from base cells that two covers share. If a fin holds it, it goes from
/// the cells that see the fin.
struct Fish {
    Digit digit = 0;
    HouseSet base, cover;
    /// The places of the digit in the base.
    Cells cells;
    /// Base cells outside the covers, and base cells that are in two base houses.
    Cells fins, endoFins;
    /// The candidates that would go if there were no fins.
    Cells victims;
    /// The candidates that go: the victims that see all fins.
    Cells gone;

    Cells allFins() const { return fins | endoFins; }
    bool finned() const { return !allFins().empty(); }
    /// Does some base house keep at most one place without the fins?
    bool sashimi() const;
};

/// Basic: rows against columns. Franken: boxes may be on either side. Mutant: everything else.
enum class FishShape : std::uint8_t { Basic, Franken, Mutant };

struct FishKind {
    FishShape shape = FishShape::Basic;
    int size = 2;
    bool finned = false;
    /// Also report fish whose victims see no fins or only some (chains may connect the others).
    bool anyVictim = false;
};

using FishSink = std::function<bool(const Fish&)>;

/// Calls the sink for every fish of this kind; returns false when the sink or the search ended it.
bool forEachFish(const Position& position, Digit digit, const FishKind& kind, LogicSearch& search,
                 const FishSink& sink);

/// The step of a fish: its effect, its drawing and its arguments.
Step fishStep(const Fish& fish);
/// Sets the arguments for the fins, including whether there is only one.
void sayFins(Cells fins, Step& step);

/// The sentences and the notation for the steps of fishStep.
inline constexpr std::string_view kFishText =
    NINEFOLD_TEXT("Steps", "All places of {digits} in {base} lie in {cover}. Each of {base} takes its {digits} in "
                           "another of {cover}, so {cover} cannot have it elsewhere: {result}.");
inline constexpr std::string_view kFinnedFishText =
    NINEFOLD_TEXT("Steps", "All places of {digits} in {base} lie in {cover}, except for [the fin {fin}]"
                           "[the fins {severalfins}]. If no fin holds {digits}, each of {base} takes its {digits} in "
                           "another of {cover}, which then cannot have it elsewhere. If a fin holds it, no cell that "
                           "sees the fin can. What sees all fins loses it either way: {result}.");
inline constexpr std::string_view kFishNotation = "{digits} {base} {cover}[ fins {fins}]";

} // namespace ninefold::logic
