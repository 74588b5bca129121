// SPDX-License-Identifier: MIT
// Stores the same candidates twice, by cell and by house and digit: techniques use both views, and updating both
// costs less than deriving one from the other each time.
#include "engine/rating/se/board.h"

#include <algorithm>
#include <cassert>

namespace ninefold::rating::explainer {

Board::Board(const Grid& grid) : Board() {
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        if (grid.isSet(cell)) {
            filled[cell] = true;
            ++filledWith[grid.value(cell) - 1];
            for (const House house : housesOf(cell)) --blanks[house];
            continue;
        }
        for (const Digit digit : grid.candidates(cell)) add(cell, digit - 1);
    }
}

bool Board::isSolved() const {
    // Rows are enough: they contain every cell.
    return std::all_of(blanks.begin(), blanks.begin() + 9, [](int count) { return count == 0; });
}

Cells Board::cellsFor(int digit) const {
    // The rows side by side, nine bits each; the eighth is in both words.
    std::uint64_t low = 0;
    for (int row = 0; row < 7; ++row) low |= std::uint64_t{places[row][digit]} << (9 * row);
    const std::uint64_t eighth = places[7][digit];
    return Cells::fromWords(low | eighth << 63, eighth >> 1 | std::uint64_t{places[8][digit]} << 8);
}

void Board::place(Cell cell, int digit) {
    assert(!filled[cell] && has(cell, digit));
    removeAll(cell, candidates[cell]);
    filled[cell] = true;
    ++filledWith[digit];
    for (const House house : housesOf(cell)) --blanks[house];
    for (const Cell peer : kPeers[cell])
        if (has(peer, digit)) remove(peer, digit);
}

} // namespace ninefold::rating::explainer
