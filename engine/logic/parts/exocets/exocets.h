// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/technique.h"

#include <array>
#include <vector>

namespace ninefold::logic {

/// An Exocet: two base cells of a box and a line, and two target cells that must hold the same two digits. Three
/// cross-lines prove it, one through each box of the band: if a digit of the base were in no target, each of them
/// would need it elsewhere, and there is no room for all three.
struct Exocet {
    Cells base;
    /// What the base cells can be together: three or four digits.
    Digits digits;
    std::array<Cell, 2> targets;
    /// The box and the line of the base.
    House box, line;
    /// The cross-lines; the first leads through the base's own box, beside the base cells.
    std::array<House, 3> crossLines;

    Cells targetCells() const { return Cells::of(targets[0]) | Cells::of(targets[1]); }
};

enum class ExocetKind {
    Junior, ///< both targets are in the other two boxes of the band
    Senior  ///< the second target is on a cross-line outside the band
};

/// All Exocets of one kind, whether they remove anything or not. Stops early when the search has to end.
std::vector<Exocet> exocetsOf(const Position& position, ExocetKind kind, LogicSearch& search);

/// The junior ones, which two techniques need. A fact of a position.
struct JuniorExocets {
    explicit JuniorExocets(const Position& position);
    std::vector<Exocet> list;
};

/// Is there an Exocet of either kind?
bool holdsExocet(const Position& position);

} // namespace ninefold::logic
