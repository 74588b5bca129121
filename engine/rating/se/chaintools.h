// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/cycles.h"
#include "engine/rating/se/opposite.h"

namespace ninefold::rating::explainer {

inline constexpr LinkKinds kInHouses{.cells = false, .houses = true};
inline constexpr LinkKinds kInCells{.cells = true, .houses = false};
inline constexpr LinkKinds kAllLinks{};

/// What a search for unary chains works with. The search on the next board uses the memory again.
struct ChainTools {
    /// With links of both kinds.
    Closure closure;
    /// With strong links in houses only, and in cells only.
    Closure inHouses, inCells;
    Links links;
    Opposite opposite;
    Cycles cycles;

    /// After the closure of that board was found. The others are made only if that shows a chain.
    void begin(const Board& board) {
        links.begin(board);
        if (!closure.anyRefutesItself()) return;
        // Chains by houses alone stay with their digit, and are chains by all links as well.
        inHouses.find(board, kInHouses, closure.digitsThatRefute());
        inCells.find(board, kInCells);
    }
    const Closure& closureOf(LinkKinds kinds) const {
        if (!kinds.cells) return inHouses;
        return kinds.houses ? closure : inCells;
    }
};

} // namespace ninefold::rating::explainer
