// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/logic/technique.h"

#include <vector>

namespace ninefold::cli {

/// The puzzles and positions whose treatment makes the fingerprint: a fixed choice of the bundled ones.
struct Sample {
    struct Practice {
        const logic::Technique* technique;
        Grid grid;
    };
    /// The same number of each level, easiest first.
    std::vector<Grid> puzzles;
    /// The first positions of every technique that has some, in solving order.
    std::vector<Practice> positions;
};

Sample bundledSample();

} // namespace ninefold::cli
