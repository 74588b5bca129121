// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/hint.h"

#include <functional>
#include <utility>

namespace ninefold::explainer {

/// A step that rests on the absence of candidates, together with what it rests on: chains that use such a step have
/// to know which absent candidates made it possible.
struct Pattern {
    enum class Kind { Locking, Naked, Hidden };
    Hint hint;
    Kind kind = Kind::Locking;
    /// Locking and fish: base houses and cover houses in pairs. Sets: the house in `bases`.
    std::array<House, 4> bases{}, covers{};
    int size = 0;
    /// The digits of a set, or the one digit.
    Mask digits = 0;
    /// The places of a set in its house.
    Mask places = 0;
};

/// True = enough, look for no more.
using PatternSink = std::function<bool(Pattern&&)>;
/// All search in a fixed order and return whether the sink wanted no more. Only steps that remove something count.
bool findLocking(const Board& board, const PatternSink& sink);
bool findNakedSets(const Board& board, int size, const PatternSink& sink);
bool findHiddenSets(const Board& board, int size, const PatternSink& sink);
bool findFish(const Board& board, int size, const PatternSink& sink);

/// The candidates whose absence the pattern needs, and which `before` still had.
std::vector<std::pair<Cell, int>> absentCandidates(const Pattern& pattern, const Board& before, const Board& now);

} // namespace ninefold::explainer
