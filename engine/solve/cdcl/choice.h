// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/cdcl/trail.h"

#include <array>

namespace ninefold::cdcl {

/// How much each candidate had to do with conflicts, recent ones counting more. (Rather than letting all the others
/// fade after a conflict, what comes next counts more.)
class Activity {
public:
    void clear() {
        scores_.fill(0);
        step_ = 1;
    }
    void bump(Literal literal) { scores_[literal.variable()] += step_; }
    void fade();
    float of(Cell cell, Digit digit) const { return scores_[Literal::is(cell, digit).variable()]; }

private:
    std::array<float, kVariableCount> scores_{};
    float step_ = 1;
};

// The candidate to place next on a board with blank cells, all with two candidates or more.

/// In the cell with the fewest candidates; among equals that with the greatest degree, weighted by activity.
Literal mostConstrained(const Board& board, const Activity& activity);
/// The candidate with the greatest activity.
Literal mostActive(const Board& board, const Activity& activity);

} // namespace ninefold::cdcl
