// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/hint.h"

#include <functional>
#include <utility>

namespace ninefold::rating::explainer {

/// A step that depends on the absence of candidates, with its houses and digits: chains that use such a step must
/// know which absent candidates made it possible.
struct Pattern {
    enum class Kind { Locking, Naked, Hidden };
    Hint hint;
    Kind kind = Kind::Locking;
    /// Locking and fish: base houses and cover houses in pairs. Sets: the house in `bases`.
    std::array<House, 4> bases{}, covers{};
    int size = 0;
    /// The digits of a set, or the single digit.
    Mask digits = 0;
    /// The positions of a set in its house.
    Mask places = 0;
};

/// Returns true to stop the search.
using PatternSink = std::function<bool(Pattern&&)>;
/// All of them search in a fixed order and return whether the sink stopped them. Only steps with removals count.
/// Locking that `before` had as well is left out, if that is not null.
bool findLocking(const Board& board, const PatternSink& sink, const Board* before = nullptr);
bool findNakedSets(const Board& board, int size, const PatternSink& sink);
bool findHiddenSets(const Board& board, int size, const PatternSink& sink);
bool findFish(const Board& board, int size, const PatternSink& sink);

/// The candidates that must be gone for the pattern, and that `before` still had.
std::vector<std::pair<Cell, int>> absentCandidates(const Pattern& pattern, const Board& before, const Board& now);

} // namespace ninefold::rating::explainer
