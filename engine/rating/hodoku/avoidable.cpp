// SPDX-License-Identifier: MIT
// Avoidable rectangles: four cells in two boxes where two digits could be exchanged. A given among them prevents
// it; if all four were placed by solving, the puzzle would have two solutions.
#include "engine/rating/hodoku/uniqueness.h"

namespace ninefold::rating::hodoku {
namespace {

/// Two placed digits in one box and the two opposite corners in another; tests which type of rectangle they make.
struct Corners {
    const Board& board;
    Digit one, other; // in the first and in the second corner
    Cell third, fourth;

    /// A given fixes its digit, so it cannot be a corner.
    bool placed(Cell cell, Digit digit) const { return board.value(cell) == digit && !board.isGiven(cell); }
    bool open(Cell cell, Digit digit) const {
        return !board.isSet(cell) && board.has(cell, digit) && board.count(cell) == 2;
    }

    // Three corners are placed: the fourth cannot take the digit that would make them exchangeable.
    bool typeOne(Step& step) const {
        if (placed(third, other) && open(fourth, one)) step.remove(fourth, one);
        else if (placed(fourth, one) && open(third, other)) step.remove(third, other);
        return !step.removals.empty();
    }

    // Two corners are open: their common extra digit is in one of them.
    bool typeTwo(Step& step) const {
        if (!open(third, other) || !open(fourth, one)) return false;
        const Digit more = (board.candidates(third) - Digits::of(other)).first();
        if (!board.has(fourth, more)) return false;
        step.remove(kPeers[third] & kPeers[fourth] & board.cellsFor(more), more);
        return !step.removals.empty();
    }
};

bool findFrom(const Board& board, Cell first, int type, Step& step) {
    for (const Cell second : kHouseCells[boxHouse(boxOf(first))]) {
        const bool sameRow = rowOf(first) == rowOf(second);
        if (second == first || (!sameRow && columnOf(first) != columnOf(second))) continue;
        if (!board.isSet(second) || board.isGiven(second)) continue;
        for (int n = 0; n < 9; ++n) {
            const Cell third = sameRow ? cellAt(n, columnOf(first)) : cellAt(rowOf(first), n);
            const Cell fourth = sameRow ? cellAt(n, columnOf(second)) : cellAt(rowOf(second), n);
            // The rectangle needs two boxes: within one box the digits could not be exchanged.
            if (boxOf(third) == boxOf(first)) continue;
            const Corners corners{board, board.value(first), board.value(second), third, fourth};
            if (type == 1 ? corners.typeOne(step) : corners.typeTwo(step)) return true;
        }
    }
    return false;
}

} // namespace

bool findAvoidableRectangle(const Board& board, int type, Step& step) {
    step.technique = type == 1 ? "avoidable-rectangle-1" : "avoidable-rectangle-2";
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (board.isSet(cell) && !board.isGiven(cell) && findFrom(board, cell, type, step)) return true;
    return false;
}

} // namespace ninefold::rating::hodoku
