// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/cdcl/trail.h"

#include <array>

namespace ninefold::solve::cdcl {

/// How often each candidate took part in conflicts, recent ones counting more (the VSIDS heuristic of zChaff,
/// Moskewicz et al. 2001). Instead of decaying all values after a conflict, the next increment grows, as in
/// MiniSat.
class Activity {
public:
    void clear() {
        scores_.fill(0);
        step_ = 1;
    }
    void bump(Literal literal) { scores_[literal.variable()] += step_; }
    void decay();
    float of(Cell cell, Digit digit) const { return scores_[Literal::is(cell, digit).variable()]; }

private:
    std::array<float, kVariableCount> scores_{};
    float step_ = 1;
};

// Both functions choose the candidate to place next, on a board with blank cells that all have two candidates or
// more.

/// In the cell with the fewest candidates; among equal cells the one with the greatest degree, weighted by
/// activity.
Literal mostConstrained(const Board& board, const Activity& activity);
/// The candidate with the greatest activity.
Literal mostActive(const Board& board, const Activity& activity);

} // namespace ninefold::solve::cdcl
