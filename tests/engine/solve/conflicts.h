// SPDX-License-Identifier: MIT
// Conflicts of CDCL on puzzles that have many of them.
#pragma once

#include "engine/solve/recording.h"

namespace conflicts {

inline constexpr const char* kPuzzles[] = {
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "...49.....6.1.5..84....3.5.2....7..9.139....6.....623..52........8..........5.16.",
    "...4..6..81.......4.2....7.5...1.46..2..6.....3....5.1.....1..9.....9.3..673...4.",
    "..........7.....1.6...1.972.9...18.......34..5.6......8...9.14.3.4..5...91.68.5..",
};

/// Calls `use(state, clause)` for every conflict above level 0: the state at the conflict, and what is learned from it.
template <typename Use>
int forEach(ninefold::solve::Choice choice, Use use) {
    using namespace ninefold::solve;
    int conflicts = 0;
    for (const char* puzzle : kPuzzles) {
        Recording recording(solvers::cdcl, ninefold::Grid::fromCells(puzzle),
                            {.proof = Proof::Reported, .choice = choice});
        while (recording.extend(1000)) {
        }
        for (std::uint64_t number = 1; number <= recording.eventCount(); ++number) {
            const auto window = recording.windowAt(number);
            const SolverEvent& event = window->event(number);
            if (event.kind != EventKind::Learn) continue;
            use(window->state(number - 1), window->clause(event));
            ++conflicts;
        }
    }
    return conflicts;
}

} // namespace conflicts
