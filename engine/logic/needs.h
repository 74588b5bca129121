// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/technique.h"

#include <stop_token>
#include <vector>

namespace ninefold::logic {

/// What a person has to know for a puzzle.
struct Needs {
    /// The techniques beyond singles, in solving order.
    std::vector<const Technique*> techniques;
    /// False when even all techniques do not solve the puzzle, or when stopped.
    bool complete = false;
};

/// The techniques on the way of a person who takes the easiest step each time. What leads to a single at once counts
/// only where no single is left, so a puzzle that singles solve needs nothing else. The puzzle must have exactly one
/// solution.
Needs needsOf(const Grid& puzzle, std::stop_token stop = {});

} // namespace ninefold::logic
