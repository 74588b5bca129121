// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/board.h"

#include <cmath>
#include <vector>

namespace ninefold::rating::explainer {

struct Removal {
    Cell cell;
    Mask digits;
    friend bool operator==(const Removal&, const Removal&) = default;
};

/// A step: the candidates it removes, the digit it places, its difficulty.
struct Hint {
    /// A sum of tenths in floating point, added in Sudoku Explainer's order: sums of equal value may differ in the
    /// last bit, which decides which of two steps is the easier.
    double difficulty = 0;
    std::vector<Removal> removals;
    /// The placed digit; cell -1 for none.
    Cell cell = -1;
    int digit = 0;

    void remove(Cell from, unsigned digits) {
        if (digits != 0) removals.push_back({from, static_cast<Mask>(digits)});
    }
    int tenths() const { return static_cast<int>(std::lround(difficulty * 10)); }
};

void apply(const Hint& hint, Board& board);

/// The removals when the cells at these positions of a house lose these digits.
std::vector<Removal> removalsAt(const Board& board, House house, unsigned places, unsigned digits);

} // namespace ninefold::rating::explainer
