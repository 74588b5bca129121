// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/cycles.h"
#include "engine/rating/se/opposite.h"

namespace ninefold::rating::explainer {

/// What a search for unary chains works with. The search on the next board uses the memory again.
struct ChainTools {
    Closure closure;
    Links links;
    Opposite opposite;
    Cycles cycles;

    /// After the closure of that board was found.
    void begin(const Board& board) {
        links.begin(board);
        opposite.begin(links, closure);
        cycles.begin(board, links, closure);
    }
};

} // namespace ninefold::rating::explainer
