// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/solve/event.h"

#include <vector>

namespace ninefold::solve {

/// How givens that contradict each other end: what follows from them by the rules, and where nothing is left then.
struct DeadEnd {
    enum class Kind {
        Repeated, ///< a digit is twice in a house
        NoDigit,  ///< no digit is left for a cell
        NoPlace,  ///< a digit has no place left in a house
        Search,   ///< the rules alone show nothing: every choice has to be tried
    };
    struct Consequence {
        Literal literal;
        Reason reason;
        friend bool operator==(const Consequence&, const Consequence&) = default;
    };

    Kind kind = Kind::Search;
    Cell cell = -1;
    House house = -1;
    Digit digit = 0;
    /// What follows on the way there, in order: digits that have one cell or one place left, candidates that go because
    /// all places of the digit in a house lie in another.
    std::vector<Consequence> consequences;
};

/// Needs givens that have no solution.
DeadEnd deadEnd(const Grid& grid, bool candidatesBind, Cells givens);

} // namespace ninefold::solve
