// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/board.h"

#include <cmath>
#include <vector>

namespace ninefold::explainer {

struct Removal {
    Cell cell;
    Mask digits;
    friend bool operator==(const Removal&, const Removal&) = default;
};

/// A step: what it takes away, what it places, how hard it is.
struct Hint {
    /// A sum of tenths in floating point, added up in the order of the original: sums of equal value may differ in
    /// the last bit, and this decides which of two steps counts as the easier.
    double difficulty = 0;
    std::vector<Removal> removals;
    /// What it places; cell -1 for nothing.
    Cell cell = -1;
    int digit = 0;

    void remove(Cell from, unsigned digits) {
        if (digits != 0) removals.push_back({from, static_cast<Mask>(digits)});
    }
    int tenths() const { return static_cast<int>(std::lround(difficulty * 10)); }
};

void apply(const Hint& hint, Board& board);

/// What goes when the cells at these places of a house lose these digits.
std::vector<Removal> removalsAt(const Board& board, House house, unsigned places, unsigned digits);

} // namespace ninefold::explainer
