// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/step.h"

#include <vector>

namespace ninefold::logic {

class Position;

/// A firework: a pivot cell, and a wing in its row and one in its column, both outside its box. A digit that has no
/// other places outside the box in the row and in the column is in one of the three cells: if it is in neither wing, it
/// is inside the box in the row and in the column, so in the pivot.
struct Firework {
    Cell pivot, inRow, inColumn;
    /// The digits of which this is so.
    Digits digits;
    /// Other digits that are in one of the cells, because their row or column has no other places at all.
    Digits linked;

    Digits held() const { return digits | linked; }
    Cells cells() const { return Cells::of(pivot) | wings(); }
    Cells wings() const { return Cells::of(inRow) | Cells::of(inColumn); }
    /// The cell that sees both wings like the pivot.
    Cell corner() const { return cellAt(rowOf(inColumn), columnOf(inRow)); }
};

/// The fireworks of a position that hold at least two digits, at least one of them as a firework.
class Fireworks {
public:
    explicit Fireworks(const Position& position);
    const std::vector<Firework>& list() const { return list_; }

private:
    std::vector<Firework> list_;
};

/// What goes because the cells of the firework hold this digit exactly once.
Cells goneByOnce(const Position& position, const Firework& firework, Digit digit);

} // namespace ninefold::logic
