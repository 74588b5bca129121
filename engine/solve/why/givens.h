// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"

namespace ninefold::solve {

/// What a puzzle demands, cell by cell, so that parts of it can be looked at.
class Givens {
public:
    /// With `candidatesBind` a cell whose candidates are restricted is a given, too.
    Givens(const Grid& grid, bool candidatesBind);

    Cells cells() const { return cells_; }
    /// The digits that a cell may hold; all where nothing is demanded.
    Digits allowed(Cell cell) const { return allowed_[cell]; }
    /// Is some cell not set, but restricted?
    bool areCandidates() const { return candidates_; }
    /// The puzzle that only these cells make; its candidates bind if areCandidates().
    Grid part(Cells cells) const;

private:
    std::array<Digits, kCellCount> allowed_;
    Cells cells_;
    bool candidates_ = false;
};

} // namespace ninefold::solve
