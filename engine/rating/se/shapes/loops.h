// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/hint.h"

#include <functional>
#include <vector>

namespace ninefold::rating::explainer {

/// A loop of cells that all have two common candidates; neighbours share a house.
struct Loop {
    std::vector<Cell> cells;
    Mask digits = 0;
};

/// Visits every loop that would have two solutions without its extra digits, from each bivalue cell in reading
/// order; the same loop is visited several times.
void eachLoop(const Board& board, const std::function<void(const Loop&)>& use);

/// 4.5 for a rectangle, then 4.6, 4.7 and 5.0 for six, eight and more cells.
double loopDifficulty(std::size_t cells);

/// Two cells of a loop and their extra digits: together they act as one cell with these digits.
struct LoopSets {
    const Board& board;
    const Loop& loop;
    Cell first, second;
    unsigned extra;
};
/// The removals of a set, and how much harder it makes the step.
using SetOffer = std::function<void(std::vector<Removal>&&, double)>;
void eachNakedSet(const LoopSets& sets, House house, int size, const SetOffer& offer);
void eachHiddenSet(const LoopSets& sets, House house, int size, const SetOffer& offer);

} // namespace ninefold::rating::explainer
