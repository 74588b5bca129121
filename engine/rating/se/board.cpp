// SPDX-License-Identifier: MIT
// The same candidates twice, by cell and by house and digit: techniques look at them from both
// sides, and to keep both up costs less than to make one from the other again and again.
#include "engine/rating/se/board.h"

#include <algorithm>

namespace ninefold::explainer {

Board::Board(const Grid& grid) {
    blanks.fill(9);
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        if (grid.isSet(cell)) {
            filled[cell] = true;
            ++filledWith[grid.value(cell) - 1];
            for (const House house : housesOf(cell)) --blanks[house];
            continue;
        }
        candidates[cell] = static_cast<Mask>(grid.candidates(cell).mask());
        for (unsigned rest = candidates[cell]; rest != 0; rest &= rest - 1)
            for (const House house : housesOf(cell))
                places[house][lowest(rest)] |= static_cast<Mask>(1u << placeIn(house, cell));
    }
}

bool Board::isSolved() const {
    // Rows are enough: they hold every cell.
    return std::all_of(blanks.begin(), blanks.begin() + 9, [](int count) { return count == 0; });
}

void Board::place(Cell cell, int digit) {
    removeAll(cell, candidates[cell]);
    filled[cell] = true;
    ++filledWith[digit];
    for (const House house : housesOf(cell)) --blanks[house];
    for (const Cell peer : kPeers[cell])
        if (has(peer, digit)) remove(peer, digit);
}

} // namespace ninefold::explainer
