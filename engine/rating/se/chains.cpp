// SPDX-License-Identifier: MIT
// Functions for all kinds of chains: how their length counts, and the step that they prove.
#include "engine/rating/se/chains.h"

namespace ninefold::rating::explainer {

double lengthDifficulty(int nodes) {
    // 4, 6, 8, 12, 16, 24 ...: each ceiling that is exceeded adds a tenth.
    double added = 0;
    int ceiling = 4;
    for (bool odd = false; nodes - 2 > ceiling; odd = !odd) {
        added += 0.1;
        ceiling = odd ? ceiling * 4 / 3 : ceiling * 3 / 2;
    }
    return added;
}

Hint consequenceHint(const Board& board, Candidate target, bool isTrue) {
    Hint hint;
    const Cell cell = cellOf(target);
    const unsigned digit = 1u << digitOf(target);
    hint.remove(cell, isTrue ? board.candidates[cell] & ~digit : digit);
    if (isTrue) {
        hint.cell = cell;
        hint.digit = digitOf(target);
    }
    return hint;
}

} // namespace ninefold::rating::explainer
