// SPDX-License-Identifier: MIT
#include "engine/rating/se/direct.h"

namespace ninefold::rating::explainer {
namespace {

/// Boxes are searched before columns and rows, so a single that is also one in a box gets the lower rating.
bool findHiddenSingle(const Board& board, bool lastCell, Hint& hint) {
    for (const House kind : kBoxColumnRow)
        for (House house = kind; house < kind + 9; ++house) {
            // The last cell of any house has a rating of its own, so such houses are searched first.
            if ((board.blanks[house] == 1) != lastCell || board.blanks[house] == 0) continue;
            for (int digit = 0; digit < 9; ++digit) {
                const unsigned places = board.places[house][digit];
                if (countOf(places) != 1) continue;
                hint.difficulty = lastCell ? 1.0 : kind == 18 ? 1.2 : 1.5;
                hint.cell = kHouseCells[house][lowest(places)];
                hint.digit = digit;
                return true;
            }
        }
    return false;
}

} // namespace

bool findHiddenSingle(const Board& board, Hint& hint) {
    return findHiddenSingle(board, true, hint) || findHiddenSingle(board, false, hint);
}

bool findNakedSingle(const Board& board, Hint& hint) {
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        if (countOf(board.candidates[cell]) != 1) continue;
        hint.difficulty = 2.3;
        hint.cell = cell;
        hint.digit = lowest(board.candidates[cell]);
        return true;
    }
    return false;
}

} // namespace ninefold::rating::explainer
