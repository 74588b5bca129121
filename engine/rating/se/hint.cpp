// SPDX-License-Identifier: MIT
#include "engine/rating/se/hint.h"

#include <cassert>

namespace ninefold::rating::explainer {

void apply(const Hint& hint, Board& board) {
    assert(hint.cell >= 0 || !hint.removals.empty());
    for (const Removal& removal : hint.removals) board.removeAll(removal.cell, removal.digits);
    if (hint.cell >= 0) board.place(hint.cell, hint.digit);
}

std::vector<Removal> removalsAt(const Board& board, House house, unsigned places, unsigned digits) {
    Hint hint;
    for (; places != 0; places &= places - 1) {
        const Cell cell = kHouseCells[house][lowest(places)];
        hint.remove(cell, board.candidates[cell] & digits);
    }
    return std::move(hint.removals);
}

} // namespace ninefold::rating::explainer
