// SPDX-License-Identifier: MIT
// XY-wing and XYZ-wing: a pivot and two bivalue cells that it sees. For every digit of the pivot one of the two
// wings, or the pivot of an XYZ-wing, holds z.
#include "engine/rating/se/shapes.h"

namespace ninefold::rating::explainer {
namespace {

Cells bivalueCells(const Board& board) {
    Cells cells;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (countOf(board.candidates[cell]) == 2) cells.add(cell);
    return cells;
}

/// Removes z from the cells that see the whole pattern.
void removeSeen(const Board& board, Cells seen, unsigned z, Hint& hint) {
    for (const Cell cell : seen) hint.remove(cell, board.candidates[cell] & z);
}

/// Tries pivot, first and second wing in the order of the search.
bool findWing(const Board& board, int pivotSize, Hint& hint) {
    const Cells bivalue = bivalueCells(board);
    for (Cell pivot = 0; pivot < kCellCount; ++pivot) {
        const unsigned all = board.candidates[pivot];
        if (countOf(all) != pivotSize) continue;
        const Cells near = kPeers[pivot] & bivalue;
        for (const Cell first : near) {
            const unsigned xz = board.candidates[first];
            if (countOf(all & ~xz) != 1) continue;
            for (const Cell second : near) {
                const unsigned yz = board.candidates[second];
                // Three digits in total; the pivot of an XYZ-wing has z as well, and the wings differ.
                if (countOf(all | xz | yz) != 3 || countOf(all & xz & yz) != pivotSize - 2 || xz == yz) continue;
                Cells seen = kPeers[first] & kPeers[second];
                if (pivotSize == 3) seen &= kPeers[pivot];
                seen.remove(pivot);
                removeSeen(board, seen, xz & yz, hint);
                if (!hint.removals.empty()) return true;
            }
        }
    }
    return false;
}

} // namespace

bool findXyWing(const Board& board, Hint& hint) {
    hint.difficulty = 4.2;
    return findWing(board, 2, hint);
}

bool findXyzWing(const Board& board, Hint& hint) {
    hint.difficulty = 4.4;
    return findWing(board, 3, hint);
}

} // namespace ninefold::rating::explainer
