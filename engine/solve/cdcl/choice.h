// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/cdcl/trail.h"
#include "engine/solve/options.h"

#include <array>
#include <cstdint>

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

/// Chooses the candidate to place next, on a board with blank cells that all have two candidates or more.
class Chooser {
public:
    void start(const SolverOptions& options) {
        choice_ = options.choice;
        random_ = options.seed;
        phases_ = {};
    }
    /// With `phases` a cell gets the digit that it held last, if that is still open.
    Literal choose(const Board& board, const Activity& activity, bool phases);
    /// Remembers the digits of a board that is about to be taken back.
    void savePhases(const Board& board);

private:
    Literal chosen(const Board& board, const Activity& activity);
    Literal anything(const Board& board);
    std::uint64_t below(std::uint64_t limit);

    Choice choice_ = Choice::MostConstrained;
    std::uint64_t random_ = 1;
    Report::Values phases_{};
};

/// In the cell with the fewest candidates; among equal cells the one with the greatest degree, weighted by
/// activity.
Literal mostConstrained(const Board& board, const Activity& activity);
/// The candidate with the greatest activity.
Literal mostActive(const Board& board, const Activity& activity);
/// In the cell with the fewest candidates, or the first place of a digit in the house with fewer places for it.
Literal narrowest(const Board& board);

} // namespace ninefold::solve::cdcl
