// SPDX-License-Identifier: MIT
#include "engine/analysis/singlesboard.h"

#include "engine/core/houses.h"

namespace ninefold::analysis {

SinglesBoard::SinglesBoard(const Grid& grid) : blanks_(grid.blanks()) {
    for (Digit digit = 1; digit <= kDigitCount; ++digit) open_[digit - 1] = grid.cellsFor(digit);
}

void SinglesBoard::place(Cell cell, Digit digit) {
    blanks_.remove(cell);
    for (Cells& cells : open_) cells.remove(cell);
    open_[digit - 1] -= kPeers[cell];
}

void SinglesBoard::fill() {
    while (!isFull() && (placeNaked() || placeHidden())) {
    }
}

/// Counts to two in parallel for all cells.
bool SinglesBoard::placeNaked() {
    Cells once, twice;
    for (const Cells& cells : open_) {
        twice |= once & cells;
        once |= cells;
    }
    const Cells single = once - twice;
    for (Cell cell : single)
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            // A single placed before this one may have taken its digit, if the board has no solution.
            if (open_[digit - 1].has(cell)) {
                place(cell, digit);
                break;
            }
    return !single.empty();
}

bool SinglesBoard::placeHidden() {
    bool placed = false;
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        for (const Cells& house : kHouses) {
            const Cells places = open_[digit - 1] & house;
            if (places.empty() || places.hasSeveral()) continue;
            place(places.first(), digit);
            placed = true;
        }
    return placed;
}

} // namespace ninefold::analysis
