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

/// All cells of some houses.
constexpr Cells cellsOf(HouseSet houses) {
    Cells cells;
    for (House house : houses) cells |= kHouses[house];
    return cells;
}

/// The step of a fish: its effect, its drawing and its arguments.
Step fishStep(const Fish& fish);
/// Sets the arguments for the fins, including whether there is only one.
void sayFins(Cells fins, Step& step);

/// The sentences and the notation for the steps of fishStep.
inline constexpr std::string_view kFishConclusion =
    NINEFOLD_TEXT("Steps", "{result}, because {base} use up the {digits} of {cover}.");
/// For two lines.
inline constexpr std::string_view kXWingText =
    NINEFOLD_TEXT("Steps", "{base:places}. They cannot share a {cover:kind}, so they take one each. No other cell of "
                           "{cover} can be {digits}.");
inline constexpr std::string_view kFishText =
    NINEFOLD_TEXT("Steps", "In {base} the {digits} fits only in {cover}. These {base:kinds} take one {digits} each, "
                           "and each of these {cover:kinds} holds only one, so all are used up: {fact}.");
inline constexpr std::string_view kFinnedFishConclusion = NINEFOLD_TEXT(
    "Steps", "{result}: if {fins:or} is {digits}, that blocks it; if not, {base} use up the {digits} of {cover}.");
inline constexpr std::string_view kFinnedFishText =
    NINEFOLD_TEXT("Steps", "If {fins:or} is {digits}, it blocks {gone}[ ({fins:meet})]. If not, {base} have {digits} "
                           "only in {cover}, each in a different one, so each of these has its {digits} there: {gone} "
                           "cannot be {digits}.");
/// Rows, columns and boxes mixed: their names are long.
inline constexpr std::string_view kMixedFishText =
    NINEFOLD_TEXT("Steps", "In {base} the {digits} fits only in {cover}: just as many, and each has room for one "
                           "{digits}. So these are used up: {fact}.");
inline constexpr std::string_view kFishNotation = "{digits} {base} {cover}[ fins {fins}]";

} // namespace ninefold::logic
