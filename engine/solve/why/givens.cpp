// SPDX-License-Identifier: MIT
#include "engine/solve/why/givens.h"

#include "engine/core/houses.h"

namespace ninefold::solve {
namespace {

/// A candidate that is missing because a set cell holds its digit is no restriction of its own.
Digits allowedIn(Cell cell, const Grid& grid, bool candidatesBind) {
    if (grid.isSet(cell)) return Digits::of(grid.value(cell));
    if (!candidatesBind) return Digits::all();
    Digits digits = grid.candidates(cell);
    for (const Cell peer : kPeers[cell])
        if (grid.isSet(peer)) digits.add(grid.value(peer));
    return digits;
}

} // namespace

Givens::Givens(const Grid& grid, bool candidatesBind) {
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        allowed_[cell] = allowedIn(cell, grid, candidatesBind);
        if (allowed_[cell] == Digits::all()) continue;
        cells_.add(cell);
        candidates_ = candidates_ || !grid.isSet(cell);
    }
}

Grid Givens::part(Cells cells) const {
    Grid grid;
    for (const Cell cell : cells& cells_) {
        if (allowed_[cell].single()) grid.setValue(cell, allowed_[cell].first());
        else grid.setCandidates(cell, allowed_[cell]);
    }
    for (const Cell cell : cells& cells_)
        if (grid.isSet(cell)) grid.setGiven(cell, true);
    return grid;
}

} // namespace ninefold::solve
